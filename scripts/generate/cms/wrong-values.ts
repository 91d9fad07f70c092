import { type BlockProperty, schemaOf } from './accepted-by-schema.ts';

/** A mistake of an author: a value of an attribute that no form may save. */
export interface WrongValue {
  tag: string;
  name: string;
  value: unknown;
}

const WRONG_TYPE = [true, null, ['one', 'two'], { text: 'one' }];

const MARKUP = ['<b>Give now</b>', 'Give <a href="/donate">now</a>', '<script>alert(1)</script>', '   '];
const ADDRESSES = ['javascript:alert(1)', 'www example org', 'https://', 'mailto:ana@example.org', '"onclick="x'];
const DATES = ['31/12/2030', '2030-13-01', 'tomorrow', '2030-2-3', '20301231'];

/** Mistakes by what the schema says about a text; the first match counts. */
const MISTAKES: readonly (readonly [(property: BlockProperty, name: string) => boolean, readonly unknown[]])[] = [
  [({ enum: words }) => words?.includes('AUS') ?? false, ['Australia', 'aus', 'USA', 'AUS, NZL']],
  [({ enum: words }) => words?.includes('AUD') ?? false, ['$', 'aud', 'dollars', 'XXX']],
  [({ enum: words }) => words !== undefined, ['something else', 'Card', 'yes', 7]],
  [
    ({ format }) => format === 'email',
    ['ana', 'ana@', '@example.org', 'ana@example', 'Ana <ana@example.org>', '0412 345 678'],
  ],
  [({ format }) => format === 'date', DATES],
  [(_, name) => name === 'end-date', [...DATES, '2030-12-31 09:00', '2030-12-31T25:00', '2030-12-31T09:00 AEST']],
  [(_, name) => /locale|language/.test(name), ['English', 'en_AU', 'EN', 'australia']],
  [(_, name) => /url$|^(href|src|captions|image|poster|.*-image)$/.test(name), ADDRESSES],
  [(_, name) => name === 'phone', ['call me', '12', '0412-CALL-NOW']],
  [(_, name) => name === 'default-state', ['Victoria', 'vic', 'V']],
  [(_, name) => name.endsWith('-id') && !name.startsWith('banner'), ['two words', '<id>', 'a/b', '#1']],
  [() => true, MARKUP],
];

const STRAY_NUMBERS = ['45 dollars', '$45', '', Number.NaN];

function mistakes(name: string, property: BlockProperty): readonly unknown[] {
  const { type, minimum, maximum, exclusiveMinimum } = property;
  if (type === 'boolean') return ['yes', 'on', 1, null];
  if (type === 'array') return ['one, two', [42], [{ colour: 'red' }], {}];
  if (type === 'object') return ['Ana Lee', [], { colour: 'red' }];
  if (type === 'string') {
    const [, typical = []] = MISTAKES.find(([fits]) => fits(property, name)) ?? [];
    return [...typical, ...WRONG_TYPE];
  }
  const least = minimum ?? exclusiveMinimum;
  return [
    ...STRAY_NUMBERS,
    ...(least === undefined ? [] : [minimum === undefined ? least : least - 1, -1_000_000]),
    ...(maximum === undefined ? [] : [maximum + 1, 1e15]),
    ...(type === 'integer' ? [2.5] : []),
  ];
}

/** Mistakes for every attribute of a tag. */
export function wrongValues(tag: string): WrongValue[] {
  return Object.entries(schemaOf(tag).properties).flatMap(([name, property]) =>
    name === 'content' || name === 'slots' ? [] : mistakes(name, property).map((value) => ({ tag, name, value })),
  );
}
