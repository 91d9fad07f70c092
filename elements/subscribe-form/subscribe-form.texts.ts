import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `subscribe-form`. */
export const SUBSCRIBE_TEXTS = {
  room: 'subscribe-form',
  texts: {
    subscribed: 'Successfully subscribed!',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    privacy: 'News by email, about once a month. Unsubscribe whenever you like.',
    subscribing: 'Subscribing…',
    subscribe: 'Subscribe',
  },
} as const satisfies Catalogue;
