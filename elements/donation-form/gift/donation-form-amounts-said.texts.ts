import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `donation-form-amounts-said`: what the amounts do, of an author who gives none. */
export const DONATION_AMOUNTS_SAID = {
  room: 'donation-form-amounts-said',
  said: true,
  texts: {
    blankets: 'five thick blankets',
    cooks: 'a family cooks its own meals again',
    tent: 'a tent for a family of five',
    canvas: 'two families under canvas',
    school: 'a child at school, all year',
    water: 'safe water for a family, all year',
    workshop: 'a workshop place and its tools',
    midwife: 'a midwife’s supplies for twenty births',
  },
} as const satisfies Catalogue;
