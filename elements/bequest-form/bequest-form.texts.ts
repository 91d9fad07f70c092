import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `bequest-form`. */
export const BEQUEST_TEXTS = {
  room: 'bequest-form',
  texts: {
    sentTo: 'We’re sending it to {email}. We send it at most once a day.',
    email: 'Your email',
    sentThere: 'We’ll send the guide to this address.',
    sentThereOpens: 'We’ll send the guide to this address. The link will open here as well.',
    sending: 'Sending…',
    thanks: 'Thank you. The guide is on its way.',
    open: 'Open the guide',
    newTab: '(opens in a new tab)',
  },
} as const satisfies Catalogue;
