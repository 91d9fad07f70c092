import { describe, expect, it } from 'vitest';
import { detailOf, emailOf, lineOf, linesOf } from './form-input.ts';

describe('a text of a form', () => {
  it('has one way to write each letter, however it was pasted', () => {
    const input = { name: 'He\u0304mi Jose\u0301', text: 'Nga\u0304whā\r\nTe\u0304', email: 'jose\u0301@example.org' };
    expect(lineOf(input, 'name')).toBe('H\u0113mi Jos\u00e9');
    expect(linesOf(input, 'text')).toBe('Ng\u0101whā\nT\u0113');
    expect(emailOf(input, 'email')).toBe('jos\u00e9@example.org');
  });

  it.each(['\u200b', '\u3164', '\u00ad\u2060', ' \u200e '])('is empty when it shows nothing: %j', (name) =>
    expect(lineOf({ name }, 'name')).toBe(''),
  );

  it('keeps the joiners within a name', () => expect(lineOf({ name: 'علی\u200cرضا' }, 'name')).toBe('علی\u200cرضا'));
});

describe('a detail of a person', () => {
  it.each([
    ['customerEmailAddress', 'mailto:a@b.org.', 'a@b.org'],
    ['confirmEmail', 'a＠b.org', 'a@b.org'],
    ['customerPhoneNumber', '٠٤١٢ ٣٤٥ ٦٧٨', '0412 345 678'],
    ['mobile', '０４１２', '0412'],
    ['billingAddressPostcode', '٣١٢١', '3121'],
    ['expiryDate', '٠٤/٢٩', '04/29'],
    ['customerLastName', 'D’Arcy ٧', 'D’Arcy ٧'],
  ])('%s: %j is read as %j', (field, text, read) => expect(detailOf({ [field]: text }, field)).toBe(read));
});
