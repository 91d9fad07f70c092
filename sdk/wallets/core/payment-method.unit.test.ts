import { expect, it } from 'vitest';
import { compact, splitName } from './payment-method.ts';

it('what a wallet does not send is left out at every depth, and nothing else [S3.51]', () => {
  const full = { a: 0, b: false, c: [{ d: '', e: 'x' }], f: { g: undefined, h: { i: null } }, j: '' };
  expect(compact(full)).toEqual({ a: 0, b: false, c: [{ e: 'x' }] });
  expect(compact({ a: { b: '' } })).toBeUndefined();
});

it.each([
  ['Ann Lee', { first_name: 'Ann', last_name: 'Lee' }],
  ['Ann van der Berg', { first_name: 'Ann', last_name: 'van der Berg' }],
  [' Ann ', { first_name: 'Ann', last_name: '' }],
  [' Ann  Lee ', { first_name: 'Ann', last_name: 'Lee' }],
  ['', { first_name: '', last_name: '' }],
  [undefined, { first_name: '', last_name: '' }],
])('a full name: %s', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});
