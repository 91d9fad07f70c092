import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';
import { imageName } from '../images.ts';
import type { ContentFault } from '../json-file.ts';
import { textOf } from '../json-file.ts';
import { isAllowedAddress } from './addresses.ts';

const line = (least: number, most: number, write: string) =>
  z.string({ error: write }).trim().min(least, write).max(most, `write at most ${most} characters`);
const strict = <Shape extends z.ZodRawShape>(shape: Shape, write: string) =>
  z.strictObject(shape, { error: ({ code }) => (code === 'invalid_type' ? write : undefined) });
const moment = z.iso
  .datetime({ offset: true, error: 'write a moment with its offset, such as 2026-12-01T09:00:00+13:00' })
  .transform((text) => Date.parse(text));

const PATH = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
/** The first parts of paths that are not pages: prefixes of sites, files and calls. */
const TAKEN = /^\/(?:nz|ar|es|fr|mi|vi|zh|en-xa|design|elements|umbraco|v\d+|healthz|pictures|analytics)(?:\/|$)/;
const MENUS = ['main', 'give', 'takePart', 'readAndWatch', 'about'] as const;

const label = line(1, 30, 'write what the link says');
const both = {
  title: line(1, 70, 'write the title of the page'),
  description: line(50, 160, 'write what the page is about, in 50 to 160 characters, for search engines'),
  path: z
    .string({ error: 'write the path, such as /about-us' })
    .max(80, 'write at most 80 characters')
    .regex(PATH, 'write a path of small letters, figures and hyphens, such as /about-us')
    .refine((path) => !TAKEN.test(path), 'another part of the site has this path: write another'),
  picture: z
    .string({ error: 'write the address of a picture' })
    .transform(imageName)
    .refine(isAllowedAddress, 'write a path that begins with /, or an address that begins with https://')
    .optional(),
  alt: line(1, 200, 'write what the picture shows').optional(),
};
const needsAlt = { error: 'write alt: what the picture shows', path: ['picture'] };
const hasAlt = ({ picture, alt }: { picture?: string | undefined; alt?: string | undefined }) =>
  picture === undefined || alt !== undefined;

/** What stands above a page in English. Where it is, and when, is the same in its other languages. */
export const pageSchema = strict(
  {
    ...both,
    navigation: strict(
      {
        menu: z.enum(MENUS, { error: `write ${MENUS.join(', ')}` }),
        order: z.number({ error: 'write a number' }).default(100),
        label: label.optional(),
      },
      'write { menu: about, order: 5, label: … }',
    ).optional(),
    countries: z
      .array(z.enum(['AUS', 'NZL'], { error: 'write AUS or NZL' }), { error: 'write a list, such as [NZL]' })
      .min(1, 'write a list, such as [NZL]')
      .optional(),
    publish: moment.optional(),
    unpublish: moment.optional(),
  },
  'write title, description and path',
)
  .refine(hasAlt, needsAlt)
  .refine(({ publish = 0, unpublish = Number.POSITIVE_INFINITY }) => publish < unpublish, {
    error: 'write a moment after publish',
    path: ['unpublish'],
  });

/** What stands above the same page in another language. */
export const translationSchema = strict(
  { ...both, navigation: strict({ label }, 'write { label: … }').optional() },
  'write title, description and path',
).refine(hasAlt, needsAlt);

export type PageFacts = z.output<typeof pageSchema>;

/** Reads the front matter of a page, which begins on this line. */
export function checkFrontMatter<Schema extends z.ZodType>(
  file: string,
  text: string,
  firstLine: number,
  schema: Schema,
): { value?: z.output<Schema>; faults: ContentFault[] } {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, schema: 'core', prettyErrors: false });
  const at = (offset: number, fault: string): ContentFault => {
    const { line: below, col } = counter.linePos(offset);
    return { file, line: firstLine + Math.max(below, 1) - 1, column: Math.max(col, 1), text: fault };
  };
  const faults = [...document.errors, ...document.warnings].map(({ pos, code }) =>
    at(pos[0], YAML_ADVICE[code] ?? YAML),
  );
  if (faults.length > 0) return { faults };
  let raw: unknown;
  try {
    // An alias could make much of little.
    raw = document.toJS({ maxAliasCount: 0 });
  } catch {
    return { faults: [at(0, 'write each value where it stands: & and * have no meaning here')] };
  }
  for (const pair of isMap(document.contents) ? document.contents.items : []) {
    const { value } = pair;
    if (isScalar(value) && /^[“”‘’„«]/.test(String(value.value)))
      faults.push(at(value.range?.[0] ?? 0, 'write the text without quotes, or in straight ones'));
  }
  const { data, error } = schema.safeParse(raw ?? {});
  for (const issue of error?.issues ?? []) {
    const path = issue.path.filter((segment) => typeof segment !== 'symbol');
    for (const key of issue.code === 'unrecognized_keys' ? issue.keys : [undefined])
      faults.push(at(offsetOf(document, path, key), textOf(schema, issue, key)));
  }
  return faults.length > 0 ? { faults } : { value: data as z.output<Schema>, faults };
}

const YAML = 'write lines such as title: Our work, with a space after the colon';
const YAML_ADVICE: Record<string, string> = {
  DUPLICATE_KEY: 'this is written twice: remove one',
  MISSING_CHAR: 'a quote, bracket or colon is missing here',
  TAB_AS_INDENT: 'write spaces in place of the tab',
  BAD_INDENT: 'begin the line in the same column as the lines above',
};

/** Where a fault stands: the unknown name, or the value, or what should hold a missing one. */
function offsetOf(
  document: ReturnType<typeof parseDocument>,
  path: readonly (string | number)[],
  key?: string,
): number {
  const nodeAt = (of: readonly (string | number)[]): unknown =>
    of.length > 0 ? document.getIn(of, true) : document.contents;
  if (key !== undefined) {
    const map = nodeAt(path);
    const pair = isMap(map) ? map.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
    if (isScalar(pair?.key)) return pair.key.range?.[0] ?? 0;
  }
  for (let length = path.length; length >= 0; length -= 1) {
    const node = nodeAt(path.slice(0, length)) as { range?: readonly number[] } | undefined;
    if (node?.range) return node.range[0] ?? 0;
  }
  return 0;
}
