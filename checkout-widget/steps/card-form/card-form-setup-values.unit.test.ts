import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCardFormValues } from './card-form-setup.ts';

const read = (values: unknown) => {
  const warnings: string[] = [];
  return { ...readCardFormValues(values, (text) => warnings.push(text)), warnings };
};

describe('the values of a card form', () => {
  it.each([
    ['card_name', 'A Shopper'],
    ['card_number_last4', '4242'],
    ['expire_month', '05'],
    ['expire_year', '28'],
  ])('pass %s on, and nothing else [C3.13]', (field, value) => {
    expect(read({ [field]: value })).toMatchObject({ open: { [field]: value }, secret: {}, warnings: [] });
    expect(Object.keys(read({ [field]: value }).open)).toEqual([field]);
  });

  it('keep the security code apart from what an address may hold [C3.13, C3.14]', () => {
    expect(read({ card_ccv: '123' })).toEqual({
      isCvvOnly: false,
      open: {},
      secret: { card_ccv: '123' },
      warnings: [],
    });
    expect(read({ card_ccv: 1234, card_name: 'Jo' })).toMatchObject({
      open: { card_name: 'Jo' },
      secret: { card_ccv: '1234' },
    });
  });

  it('do not pass unknown keys on [C3.13]', () => {
    const odd = { card_number: '4242424242424242', email: 'a@b.test', __proto__: { card_name: 'x' } };
    expect(read(odd)).toEqual({ isCvvOnly: false, open: {}, secret: {}, warnings: [] });
    for (const none of [undefined, null, [], 'x', 4]) expect(read(none)).toMatchObject({ open: {}, secret: {} });
  });

  it('ask for the security code alone when the last four digits are known [C2.32]', () => {
    expect(read({ card_number_last4: '4242' }).isCvvOnly).toBe(true);
    expect(read({ card_number_last4: 4242 }).isCvvOnly).toBe(true);
    expect(read({ card_name: 'A Shopper', expire_month: '05' }).isCvvOnly).toBe(false);
  });

  it.each(['424', '42424', '4242424242424242', '42a2', ' ', {}, ['4242'], true])(
    'ignore %j as last four digits, with a warning that does not repeat it [C2.34]',
    (value) => {
      const { isCvvOnly, open, warnings } = read({ card_number_last4: value });
      expect([isCvvOnly, open]).toEqual([false, {}]);
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain('card_number_last4');
      if (typeof value === 'string' && value.trim()) expect(warnings[0]).not.toContain(value);
    },
  );

  it('let no card number into what an address may hold, whatever the server sends [C3.14]', () => {
    const number = fc
      .tuple(fc.stringMatching(/^\d{12,19}$/), fc.constantFrom('', ' ', '-', ' - '), fc.string({ maxLength: 5 }))
      .map(([digits, gap, around]) => around + digits.replace(/(\d{4})/g, `$1${gap}`) + around);
    const value = fc.oneof(number, fc.string(), fc.integer(), fc.anything());
    const fields = [
      'card_name',
      'card_ccv',
      'card_number_last4',
      'expire_month',
      'expire_year',
      'card_number',
    ] as const;
    const values = fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });
    fc.assert(
      fc.property(values, (given) => {
        const { open, secret, warnings } = read(given);
        for (const text of Object.values(open)) expect(text).not.toMatch(/(?:\d\D{0,2}){12}/);
        expect(Object.keys(open)).not.toContain('card_ccv');
        expect(Object.keys(open)).not.toContain('card_number');
        if (secret.card_ccv) expect(warnings.join()).not.toContain(secret.card_ccv);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['expire_month', ['0', '13', '00', 'May'], ['1', '01', '12']],
    ['expire_year', ['1', '123', '1999', '2100'], ['28', '2028', '00']],
    ['card_ccv', ['12', '12345', '12a'], ['123', '1234']],
    ['card_name', ['4242 4242 4242 4242', '4242-4242-4242', 'x'.repeat(201)], ['R2D2 Li', 'x'.repeat(200)]],
  ])('take %s in its own form only [C3.13]', (field, bad, good) => {
    for (const value of bad) {
      const { open, secret, warnings } = read({ [field]: value });
      expect([open, secret]).toEqual([{}, {}]);
      expect(warnings.join()).toContain(field);
      expect(warnings.join()).not.toContain(value);
    }
    for (const value of good) {
      const { open, secret, warnings } = read({ [field]: value });
      expect({ ...open, ...secret }).toEqual({ [field]: value });
      expect(warnings).toEqual([]);
    }
  });
});
