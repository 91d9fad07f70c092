import { describe, expect, it } from 'vitest';
import { englishTexts } from '#runtime/texts/use-texts.ts';
import SAVED_CARDS_TEXTS from '#texts/checkout/pay-widget-saved';
import { CARD_SCHEME_NAMES, schemeName } from './card-scheme-name.ts';
import {
  cardSelected,
  expiryText,
  isSavedCardExpired,
  maskedNumber,
  readSavedCards,
  SAVED_CARD_EVENT,
} from './saved-card.ts';

describe('a saved card', () => {
  it('has one of ten schemes [C3.31]', () => {
    const codes = 'amex ausbc diners discover japcb laser mastercard solo visa eftpos'.split(' ');
    expect(Object.keys(CARD_SCHEME_NAMES)).toEqual(codes);
  });

  it.each([
    ['ausbc', 'Australian Bank Card'],
    ['visa', 'Visa'],
    ['mastercard', 'MasterCard'],
    ['diners', "Diner's Club"],
    ['japcb', 'Japanese Credit Bureau'],
    ['solo', 'Solo'],
    ['discover', 'Discover'],
    ['amex', 'American Express'],
    ['eftpos', 'Eftpos'],
    ['laser', 'Laser'],
  ])('of %s is called %s [C3.32]', (code, name) => expect(schemeName(code)).toBe(name));

  it.each([
    ['visa_white', 'Visa'],
    ['eftpos_white', 'Eftpos'],
    ['xyz', 'xyz'],
    ['xyz_white', 'xyz_white'],
    ['toString', 'toString'],
    ['', ''],
  ])('of the further scheme %j is called %j [C3.33]', (code, name) => expect(schemeName(code)).toBe(name));

  it('shows its last four digits behind a mask, and nothing that is not four digits [C2.39, C2.41]', () => {
    expect(maskedNumber('4242')).toBe('•••• 4242');
    for (const other of ['424', '42424', '4242424242424242', '', 'abcd']) expect(maskedNumber(other)).toBeUndefined();
  });

  it('shows when it expires, unless the date is none [C2.40, C2.41]', () => {
    expect(expiryText('0528', englishTexts(SAVED_CARDS_TEXTS))).toBe('Expires 05/28');
    expect(expiryText('1228', englishTexts(SAVED_CARDS_TEXTS))).toBe('Expires 12/28');
    expect(expiryText('0100', englishTexts(SAVED_CARDS_TEXTS))).toBe('Expires 01/00');
    for (const other of ['1328', '0028', '528', '05/28', '052028', ''])
      expect(expiryText(other, englishTexts(SAVED_CARDS_TEXTS))).toBeUndefined();
  });

  it('has expired from the first day after its month [C2.41]', () => {
    expect(isSavedCardExpired('0930', new Date(2030, 8, 30, 23, 59))).toBe(false);
    expect(isSavedCardExpired('0930', new Date(2030, 9, 1))).toBe(true);
    expect(isSavedCardExpired('1230', new Date(2030, 11, 31, 23, 59))).toBe(false);
    expect(isSavedCardExpired('1230', new Date(2031, 0, 1))).toBe(true);
    for (const other of ['1328', '', '520']) expect(isSavedCardExpired(other, new Date(2099, 0, 1))).toBe(false);
  });

  it('is read with its four fields, in the given order [C3.15]', () => {
    const card = { id: 'c1', schema: 'visa', last4: '4242', expiration: '0528' };
    expect(readSavedCards([card, { ...card, id: 'c2', more: 1 }])).toEqual([card, { ...card, id: 'c2' }]);
    expect(readSavedCards([{ id: 7 }])).toEqual([{ id: '7', schema: '', last4: '', expiration: '' }]);
    for (const none of [undefined, null, {}, 'x', [null, 3, {}, { id: '' }]]) expect(readSavedCards(none)).toEqual([]);
    expect(readSavedCards([card, { ...card, schema: 'amex' }])).toEqual([card]);
  });

  it('is reported by its id alone [C7.08]', () => {
    expect(SAVED_CARD_EVENT).toBe('callback.saved_card_form.selected');
    expect(cardSelected({ id: 'c2' })).toEqual({ card_id: 'c2' });
  });
});
