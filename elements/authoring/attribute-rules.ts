import * as z from 'zod/mini';
import { siteOfCountry } from '#rules/country.ts';
import { attributeKind, kebabCase, parseAttribute } from '#runtime/attributes/attribute-parsing.ts';
import type { Definition } from './definitions.ts';
import type { Seen } from './outline.ts';
import { attributeText, type FindingDraft, forEachBlock } from './rule.ts';

/** Values that a block's own schema refuses, with the text of the block's own warning, and missing attributes. */
export const attributeValues = forEachBlock(function* (block, definition) {
  yield* refused(block, definition);
  for (const [name, schema] of definition.attributeSchemas) yield* misread(block, definition, name, schema);
  const country = attributeText(block, 'site-country-code');
  if (definition.attributeSchemas.has('site-country-code') && country && !siteOfCountry(country)) {
    yield {
      severity: 'warning',
      rule: 'unknown-country',
      seen: block,
      attribute: 'site-country-code',
      message: `Unknown site-country-code "${country}": AUS is used.`,
      advice: 'Write AUS or NZL, or leave it out: the block then takes the country of the page.',
    };
  }
});

const BARE = 'Invalid input';
const KINDS: Readonly<Record<string, string>> = {
  number: 'write a number with only digits and a decimal point',
  int: 'write a whole number',
  string: 'write a text',
  boolean: 'write true or false',
  array: 'write a JSON list, such as ["one","two"]',
  object: 'write a JSON object, such as {"name":"value"}',
};

/**
 * The addition to the message of a refused value: the position in a list or an object, why JSON cannot be parsed, and
 * the expected value if the schema has no message for it.
 */
function expectationOf(issue: z.core.$ZodIssue, text: string | undefined): string {
  const place = issue.path
    .slice(1)
    .map((step) => (typeof step === 'number' ? `entry ${step + 1}` : `"${String(step)}"`))
    .join(', ');
  const expected = issue.message.startsWith(BARE) ? textFor(issue) : '';
  const broken = place === '' && isOfJson(issue) ? brokenJson(text) : '';
  const more = [place && `in ${place}`, broken || expected].filter(Boolean).join(': ');
  return more && ` (${more})`;
}

function textFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `write ${issue.values.map((value) => `"${String(value)}"`).join(' or ')}`;
  if (issue.code !== 'invalid_type') return '';
  return KINDS[issue.expected] ?? '';
}

const isOfJson = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_type' && ['array', 'object', 'record', 'tuple'].includes(issue.expected);

/** Our own text for invalid JSON, because the message differs between browsers. */
function brokenJson(text = ''): string {
  try {
    JSON.parse(text);
    return '';
  } catch {
    const isQuoted = /[[{,:]\s*'/.test(text);
    const advice = ': put names and texts between double quotation marks, and the attribute between single ones';
    return `this is not JSON${isQuoted ? advice : ''}`;
  }
}

function* refused(block: Seen, { tag, attributes, attributeSchemas, proseOf }: Definition): Iterable<FindingDraft> {
  const input: Record<string, unknown> = {};
  for (const property of Object.keys(attributes.shape)) {
    const name = kebabCase(property);
    const schema = attributeSchemas.get(name) as z.core.$ZodType;
    const text = block.attributes.get(name);
    // A page's script may have set the property instead.
    input[property] =
      text === undefined ? propertyOf(block, property) : parseAttribute(attributeKind(schema), text, name);
  }
  const reported = new Set<string>();
  for (const issue of attributes.safeParse(input).error?.issues ?? []) {
    const property = String(issue.path[0]);
    const name = kebabCase(property);
    if (reported.has(name)) continue;
    reported.add(name);
    const isMissing = input[property] === undefined;
    yield {
      severity: 'error',
      rule: isMissing ? 'missing-attribute' : 'refused-value',
      seen: block,
      ...(!isMissing && { attribute: name }),
      message: isMissing
        ? `<${tag}> shows its fallback: it needs the attribute "${name}".`
        : `<${tag}> shows its fallback: attribute "${name}": ${issue.message}` +
          expectationOf(issue, block.attributes.get(name)),
      advice: proseOf(name),
    };
  }
}

/** The property that a page's script has set on the element, before its definition or after. */
function propertyOf({ element, isUnknown }: Seen, property: string): unknown {
  try {
    return isUnknown && !Object.hasOwn(element, property) ? undefined : Reflect.get(element, property);
  } catch {
    return;
  }
}

/** Values that the schema accepts, but not with the meaning that the author expects. */
function* misread(
  block: Seen,
  { tag, proseOf }: Definition,
  name: string,
  schema: z.core.$ZodType,
): Iterable<FindingDraft> {
  const text = block.attributes.get(name);
  if (text === undefined) return;
  const inner = forgivingInner(schema);
  if (inner && !z.safeParse(inner, parseAttribute(attributeKind(inner), text, name)).success) {
    yield {
      severity: 'warning',
      rule: 'value-passed-over',
      seen: block,
      attribute: name,
      message: `<${tag}> does not support ${name}="${text}" and uses its default.`,
      advice: proseOf(name),
    };
  }
}

/** The inner schema of one that replaces any other value by its default. */
function forgivingInner(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { type, innerType } = schema._zod.def as { type: string; innerType?: z.core.$ZodType };
  return type === 'catch' ? innerType : undefined;
}

/** Attributes without which a block does not work, or not for everybody. */
export const neededAttributes = forEachBlock(function* (block, { needs, proseOf }) {
  for (const [attribute, { severity, without, when }] of needs) {
    if (attributeText(block, attribute) || (when && !attributeText(block, kebabCase(when)))) continue;
    yield {
      severity,
      rule: attribute === 'captions' ? 'missing-captions' : 'needed-attribute',
      seen: block,
      message: `<${block.name}> has no “${attribute}”: ${without}.`,
      advice: `Add “${attribute}”. ${proseOf(attribute)}`,
    };
  }
});
