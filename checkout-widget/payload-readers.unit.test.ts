import { expect, it } from 'vitest';
import { readFlag, readList, readMap, readOneOf, readPayloadFields, readShape, readText } from './payload-readers.ts';

const JUNK = [undefined, null, 0, 7, '', 'x', true, false, [], ['x'], {}, { a: 1 }];
const taken = (reader: (value: unknown) => unknown) => JUNK.filter((value) => reader(value) !== undefined);

it('each reader takes its own kind, as it came', () => {
  expect(taken(readText)).toEqual(['', 'x']);
  expect(taken(readFlag)).toEqual([true, false]);
  expect(taken(readPayloadFields)).toEqual([{}, { a: 1 }]);
  expect(taken(readOneOf('x', 'y'))).toEqual(['x']);
  const fields = { a: 1 };
  expect(readPayloadFields(fields)).toBe(fields);
});

it('a list keeps the members that fit, and anything else is an empty one', () => {
  const read = readList(readText);
  expect(read(['a', 7, null, 'b', ['c']])).toEqual(['a', 'b']);
  for (const value of [undefined, null, 'ab', {}, { length: 1, 0: 'a' }]) expect(read(value)).toEqual([]);
});

it('a shape keeps the named fields that are there and fit', () => {
  const read = readShape({ a: readText, b: readFlag });
  expect(read({ a: 'x', b: 1, c: 2 })).toEqual({ a: 'x' });
  expect(read({ a: '', b: false })).toEqual({ a: '', b: false });
  for (const value of [undefined, null, 'x', []]) expect(read(value)).toBeUndefined();
  // Inherited fields are ignored.
  expect(readShape({ constructor: (value: unknown) => value })({})).toEqual({});
});

it('a shape that keeps the others leaves them as they came, but never a field that does not fit', () => {
  const read = readShape({ a: readText }, true);
  expect(read({ a: 7, c: { d: 1 } })).toEqual({ c: { d: 1 } });
  expect(read({ a: 'x', c: null })).toEqual({ a: 'x', c: null });
  const value = { a: 7 };
  read(value);
  expect(value).toEqual({ a: 7 });
});

it('a map keeps every field that fits, whatever its name', () => {
  const read = readMap(readOneOf('enable', 'required'));
  expect(read({ x: 'enable', y: 'yes', z: 'required' })).toEqual({ x: 'enable', z: 'required' });
  for (const value of [undefined, 'x', ['enable']]) expect(read(value)).toBeUndefined();
});
