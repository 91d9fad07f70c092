import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `countdown-timer`. */
export const COUNTDOWN_TEXTS = {
  room: 'countdown-timer',
  texts: {
    days: 'days',
    hours: 'hours',
    minutes: 'minutes',
    seconds: 'seconds',
    ended: 'Countdown ended',
  },
} as const satisfies Catalogue;
