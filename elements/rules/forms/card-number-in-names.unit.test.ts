import { describe, expect, it } from 'vitest';
import { parseDonation } from '#rules/donations/donation-fields.ts';
import { validateCustomer } from '#rules/shop/customer.ts';
import { missingEcardDetails } from '#rules/shop/ecard.ts';
import { inEnglish } from '#testing/in-english.ts';
import { parsePetition } from './petition.ts';
import { parseSubscribe } from './subscribe.ts';
import { parseUpdateDetails } from './update-details.ts';

const SENTENCE = 'This looks like a card number. Enter a name here.';
const TYPED = ['4242424242424242', 'Aroha 4242 4242 4242 4242', '3782-822463-10005'];
const NAMES = ['Aroha', 'Henare IV', '2nd Street Church 1890', 'Ward 1795791190006'];

const card = (changes: object) => ({
  cardType: 'email' as const,
  recipientName: 'Hemi',
  recipientEmailAddress: 'hemi@example.org',
  message: 'Kia ora',
  senderName: 'Aroha',
  ...changes,
});
const donation = (field: string, text: string) => {
  const dedicated = { dedicationKind: 'memory', dedicationName: 'Nan', dedicationMessage: 'Arohanui' };
  const { errors } = parseDonation(
    { ...dedicated, dedicationRecipientEmail: 'hemi@example.org', dedicationRecipientName: 'Hemi', [field]: text },
    { siteCountryCode: 'AUS' },
  );
  return errors[field as keyof typeof errors];
};

/** What each form says beside a name. */
const FORMS: readonly [form: string, fields: readonly string[], errorOf: (field: string, text: string) => unknown][] = [
  [
    'the donation form',
    ['customerFirstName', 'customerLastName', 'organisation', 'dedicationName', 'dedicationRecipientName'],
    donation,
  ],
  [
    'the shop’s details',
    ['customerFirstName', 'customerLastName'],
    (field, text) => ({ ...validateCustomer({ [field]: text }, 'NZL') })[field as 'customerFirstName'],
  ],
  [
    'the petition',
    ['firstName', 'lastName'],
    (field, text) =>
      parsePetition({ [field]: text }, { fields: [{ name: field as 'firstName', type: 'None', required: true }] })
        .errors[field as 'firstName'],
  ],
  [
    'the newsletter',
    ['firstName', 'lastName'],
    (field, text) => {
      const names = { firstName: 'Aroha', lastName: 'Ngata', email: 'aroha@example.org' };
      return parseSubscribe({ ...names, [field]: text }).errors[field as 'firstName'];
    },
  ],
  [
    'the update of details',
    ['firstName', 'lastName', 'newFirstName', 'newLastName'],
    (field, text) => parseUpdateDetails({ updateName: true, [field]: text }).errors[field as 'firstName'],
  ],
];

describe.each(FORMS)('a name in %s', (_, fields, errorOf) => {
  it.each(fields)('is no card number: %s', (field) => {
    for (const text of TYPED) expect(inEnglish(errorOf(field, text)), text).toBe(SENTENCE);
    for (const text of NAMES) expect(errorOf(field, text), text).toBeUndefined();
  });
});

it.each(['recipientName', 'senderName'] as const)('an e-card with a card number as its %s is not complete', (field) => {
  for (const text of TYPED) expect(missingEcardDetails(card({ [field]: text }))).toEqual([field]);
  for (const text of NAMES) expect(missingEcardDetails(card({ [field]: text }))).toEqual([]);
});
