import { describe, expect, it } from 'vitest';
import { CARD_FIELDS, inputRules, readCardFieldRules } from './card-form-setup.ts';

const REQUIRED = { card_name: 'required', expire_month: 'required', expire_year: 'required', card_ccv: 'required' };
const HIDDEN = { card_name: 'hidden', expire_month: 'hidden', expire_year: 'hidden', card_ccv: 'hidden' };

describe('the fields of a card form', () => {
  it('are four, all required, without a map [C5.07]', () => {
    expect(CARD_FIELDS).toEqual(['card_name', 'expire_month', 'expire_year', 'card_ccv']);
    for (const none of [undefined, null, {}, [], 'card_name', 7]) expect(readCardFieldRules(none)).toEqual(REQUIRED);
  });

  it('are switched by the map, which hides what it leaves out [C5.08, C5.11, C2.31]', () => {
    expect(readCardFieldRules({ card_ccv: 'required' })).toEqual({ ...HIDDEN, card_ccv: 'required' });
    expect(readCardFieldRules({ card_name: 'required' })).toEqual({ ...HIDDEN, card_name: 'required' });
  });

  it('know enable and required, and nothing else [C3.12]', () => {
    const both = { card_name: 'enable', card_ccv: 'required' };
    expect(readCardFieldRules(both)).toEqual({ ...HIDDEN, ...both });
    expect(readCardFieldRules({ card_name: 'yes' })).toEqual(REQUIRED);
    expect(readCardFieldRules({ card_name: 'yes', card_ccv: 'enable' })).toEqual({ ...HIDDEN, card_ccv: 'enable' });
    expect(readCardFieldRules({ card_name: true, card_ccv: 'Required' })).toEqual(REQUIRED);
  });

  it('hold no card number, which no map can switch off [C2.28]', () => {
    expect(readCardFieldRules({ card_number: 'enable' })).toEqual(REQUIRED);
    expect(readCardFieldRules({ card_number: 'enable', card_name: 'enable' })).not.toHaveProperty('card_number');
  });

  it('show month and year in one input, by the stronger of the two', () => {
    const rule = (fields: object) => inputRules(readCardFieldRules(fields)).expire_month;
    expect(rule({ expire_month: 'enable', expire_year: 'required' })).toBe('required');
    expect(rule({ expire_month: 'required' })).toBe('required');
    expect(rule({ expire_year: 'enable' })).toBe('enable');
    expect(rule({ card_name: 'enable' })).toBe('hidden');
    expect(inputRules(readCardFieldRules({}))).not.toHaveProperty('expire_year');
  });
});
