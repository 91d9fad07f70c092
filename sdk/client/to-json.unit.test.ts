import { afterEach, expect, it } from 'vitest';
import { toJson } from './to-json.ts';

const lists = Array.prototype as unknown as { toJSON?: () => string };
afterEach(() => {
  delete lists.toJSON;
});

it('writes lists as lists where a library of the page gives arrays a toJSON of their own', () => {
  const body = { fields: ['email*', ['phone']], at: new Date(0), none: undefined, own: { toJSON: () => 'mine' } };
  const expected = '{"fields":["email*",["phone"]],"at":"1970-01-01T00:00:00.000Z","own":"mine"}';
  expect([toJson(body), toJson(['a']), toJson([])]).toEqual([expected, '["a"]', '[]']);
  lists.toJSON = () => '[written twice]';
  expect(JSON.stringify(['a'])).toBe('"[written twice]"');
  expect([toJson(body), toJson(['a']), toJson([])]).toEqual([expected, '["a"]', '[]']);
});

it('writes nothing for nothing', () => {
  expect(toJson(undefined)).toBeUndefined();
});
