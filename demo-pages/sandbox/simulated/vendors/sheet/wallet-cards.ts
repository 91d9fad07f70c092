import type { SandboxOutcome } from '../sandbox-outcomes.ts';

/** A card in a simulated wallet; the choice of card decides how the payment ends. */
export type WalletCard = {
  outcome: SandboxOutcome;
  scheme: 'visa' | 'mastercard' | 'amex';
  last4: string;
  effect: string;
};

export const WALLET_CARDS: readonly WalletCard[] = [
  { outcome: 'approve', scheme: 'visa', last4: '4242', effect: 'Pays' },
  { outcome: 'slow', scheme: 'visa', last4: '0077', effect: 'Pays after 5 seconds' },
  { outcome: 'in_review', scheme: 'mastercard', last4: '4444', effect: 'Is held for review' },
  { outcome: 'decline', scheme: 'visa', last4: '0002', effect: 'Is declined' },
  { outcome: 'fail', scheme: 'visa', last4: '0119', effect: 'Fails with an error' },
  { outcome: 'lost', scheme: 'amex', last4: '0005', effect: 'Pays, but the first answer is lost' },
];

const SCHEME_NAMES = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

/** The display name of a card: `Visa ending in 4242`. */
export const cardName = ({ scheme, last4 }: WalletCard) => `${SCHEME_NAMES[scheme]} ending in ${last4}`;

/** A person that the simulated wallets know, with one of their addresses. */
export type WalletContact = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  line1: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
  countryName: string;
};

const AVERY = { firstName: 'Avery', lastName: 'Tester', email: 'avery.tester@example.org', phone: '+61400000000' };

export const WALLET_CONTACTS: readonly WalletContact[] = [
  {
    ...AVERY,
    id: 'sydney',
    line1: '1 Example Street',
    city: 'Sydney',
    state: 'NSW',
    postcode: '2000',
    country: 'AU',
    countryName: 'Australia',
  },
  {
    ...AVERY,
    id: 'auckland',
    line1: '2 Example Road',
    city: 'Auckland',
    state: 'AUK',
    postcode: '1010',
    country: 'NZ',
    countryName: 'New Zealand',
  },
  {
    ...AVERY,
    id: 'paris',
    line1: '3 rue Exemple',
    city: 'Paris',
    state: '',
    postcode: '75001',
    country: 'FR',
    countryName: 'France',
  },
];

export const contactName = ({ city, postcode, countryName }: WalletContact) => `${city} ${postcode}, ${countryName}`;

/** The first item of a list that is never empty. */
export function firstOf<Item>(list: readonly Item[]): Item {
  const [first] = list;
  if (first === undefined) throw new RangeError('The list is empty');
  return first;
}
