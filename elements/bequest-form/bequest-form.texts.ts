import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `bequest-form`. */
export const BEQUEST_TEXTS = {
  room: 'bequest-form',
  texts: {
    sentTo: 'We are sending it to {email}. It comes once a day at most, however often you ask.',
    email: 'Your email',
    sentThere: 'We send the guide there.',
    sentThereOpens: 'We send the guide there. The link opens here as well.',
    sending: 'Sending…',
    thanks: 'Thank you. The guide is on its way.',
    open: 'Open the guide',
    newTab: '(opens in a new tab)',
  },
} as const satisfies Catalogue;
