import { expect, it } from 'vitest';
import { constantsOf } from './constant-keys.ts';
import { asRecord, asText } from './record.ts';

it('reads anything as a record, an empty one where it is none', () => {
  const record = { a: 1 };
  expect(asRecord(record)).toBe(record);
  for (const value of [undefined, null, 5, 'text', [1]]) expect(asRecord(value)).toEqual({});
});

it('makes well-formed text of anything, and never throws', () => {
  expect([asText(5), asText(null), asText('é😀')]).toEqual(['5', 'null', 'é😀']);
  expect(asText('a\ud83d')).toBe('a\ufffd');
  expect(asText(Object.create(null))).toBe('object');
  expect(() => encodeURIComponent(asText('\ude00'))).not.toThrow();
});

it('names constants in upper case', () => {
  expect(constantsOf(['card_name', 'card_ccv'])).toEqual({ CARD_NAME: 'card_name', CARD_CCV: 'card_ccv' });
  expect(constantsOf(['afterLoad', 'next'])).toEqual({ AFTER_LOAD: 'afterLoad', NEXT: 'next' });
});
