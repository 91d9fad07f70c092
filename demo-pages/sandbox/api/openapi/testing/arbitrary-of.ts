import fc from 'fast-check';
import type { JsonSchema } from '../json-schema.ts';

/**
 * Texts that are easily taken wrong: no characters, controls, half pairs, pictures, names of the language, long ones.
 */
const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff a',
  '😀',
  '😀'.repeat(200),
  '__proto__',
  'constructor',
  '4242424242424242',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00+23:59',
  '-1',
  '1e400',
  'x'.repeat(256),
  "' or 1=1 --",
  '%00',
  '../..',
  'http://[::1]:99999',
  'http://127.0.0.1/hook',
  'javascript:alert(1)',
];

const KNOWN_PATTERNS = new Map<string, fc.Arbitrary<string>>();

function ofPattern(pattern: string): fc.Arbitrary<string> {
  const known = KNOWN_PATTERNS.get(pattern);
  if (known) return known;
  const made = arbitraryOfPattern(pattern);
  KNOWN_PATTERNS.set(pattern, made);
  return made;
}

function arbitraryOfPattern(pattern: string): fc.Arbitrary<string> {
  // Every date of zod's long pattern that the language can write.
  if (pattern.includes('02-29'))
    return fc
      .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString());
  try {
    const texts = fc.stringMatching(new RegExp(pattern));
    fc.sample(texts, 1);
    return texts;
  } catch {
    // The generator does not know every construct, such as a look ahead.
    return fc.constantFrom('shop.example.org', '*.example.org', 'localhost', '127.0.0.1');
  }
}

export interface Words {
  /** Texts that mean something to the server, such as ids of what there is. */
  known: readonly string[];
}

function texts(
  { minLength = 0, maxLength = 300, pattern, format }: JsonSchema,
  { known }: Words,
): fc.Arbitrary<string> {
  const fits = (text: string) => [...text].length >= minLength && [...text].length <= maxLength;
  const usual = fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40), unit: 'grapheme' });
  if (pattern) return ofPattern(pattern).filter(fits);
  const addresses = known.filter((word) => word.startsWith('http'));
  if (format === 'uri') return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...addresses) }, fc.webUrl());
  return fc.oneof(
    usual,
    fc.constantFrom(...ODD_TEXTS.filter(fits), 'a'.repeat(Math.max(1, minLength))),
    fc.nat().map((at) => known[at % known.length] ?? ''),
  );
}

function objects(schema: JsonSchema, words: Words): fc.Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties: more } = schema;
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, arbitraryOf(property as JsonSchema, words)]),
  );
  const named = fc.record(model, { requiredKeys: required.filter((name) => name in model) });
  if (more === false || (Object.keys(model).length > 0 && more === undefined)) return named;
  const names = (schema.propertyNames ?? {}) as JsonSchema;
  const values = typeof more === 'object' ? arbitraryOf(more, words) : fc.jsonValue({ maxDepth: 1 });
  const free = fc.dictionary(texts({ maxLength: 20, ...names }, words), values as fc.Arbitrary<unknown>, {
    maxKeys: 4,
  });
  return fc.tuple(free, named).map(([one, other]) => ({ ...one, ...other }));
}

const numbers = ({ minimum, maximum, exclusiveMinimum }: JsonSchema) => {
  const min = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum : -1e6);
  return { min: Math.max(min, Number.MIN_SAFE_INTEGER), max: Math.min(maximum ?? 1e6, Number.MAX_SAFE_INTEGER) };
};

/** Values that a schema of the description allows, or nearly so: the validator decides. */
export function arbitraryOf(schema: JsonSchema, words: Words): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either && !schema.properties) return fc.oneof(...either.map((each) => arbitraryOf(each as JsonSchema, words)));
  if (either) {
    const base = { ...schema };
    delete base.anyOf;
    delete base.oneOf;
    const each = either.map((one) => {
      const properties = { ...base.properties, ...(one as JsonSchema).properties };
      return arbitraryOf({ ...base, properties }, words);
    });
    return fc.oneof(...each);
  }
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => arbitraryOf({ ...schema, type } as JsonSchema, words)));
  }
  switch (schema.type) {
    case 'object':
      return objects(schema, words);
    case 'array':
      return fc.array(arbitraryOf((schema.items ?? {}) as JsonSchema, words), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
      });
    case 'string':
      return texts(schema, words);
    case 'integer':
      return fc.integer(numbers(schema));
    case 'number':
      return fc.oneof(fc.integer(numbers(schema)), fc.double({ ...numbers(schema), noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Some value of a JSON tree replaced, added or taken away: mostly what the schema forbids. */
export const damaged = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(values, fc.nat(), fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom(...ODD_TEXTS)), fc.boolean())
    .map(([value, place, other, removes]) => replaceAt(value, place, other, removes));

function replaceAt(value: unknown, place: number, other: unknown, removes: boolean): unknown {
  if (typeof value !== 'object' || value === null) return other;
  const keys = Object.keys(value);
  const key = keys[place % Math.max(1, keys.length)];
  if (key === undefined) return other;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  const inner = copy[key];
  if (typeof inner === 'object' && inner !== null && place % 3 > 0) {
    copy[key] = replaceAt(inner, Math.floor(place / 3), other, removes);
  } else if (removes) delete copy[key];
  else copy[key] = other;
  return copy;
}
