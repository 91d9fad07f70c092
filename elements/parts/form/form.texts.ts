import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `form`. */
export const FORM_TEXTS = {
  room: 'form',
  texts: {
    errorTitle: 'Error: ',
    privacy: 'See our {notice}.',
    privacyNotice: 'privacy notice',
    newTab: '(opens in a new tab)',
    problem: 'There is a problem',
  },
} as const satisfies Catalogue;
