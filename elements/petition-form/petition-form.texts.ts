import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `petition-form`. */
export const PETITION_TEXTS = {
  room: 'petition-form',
  texts: {
    signatures: 'signatures',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    postcode: 'Postcode',
    mobile: 'Mobile',
    location: 'Location',
    goal: 'Our goal is {number}.',
    goalReached: 'We have reached our goal of {number}.',
    privacy: 'We use your details for this petition.',
    sending: 'Sending…',
    sent: 'Petition sent',
    added: 'Your signature is added.',
    notOpened: 'The next page could not be opened. You do not need to sign again.',
    thanks: 'Thank you. Your signature is added.',
    opening: 'The next page is opening.',
    opened: 'The next page has opened in another tab.',
    next: 'Go to the next page',
  },
} as const satisfies Catalogue;
