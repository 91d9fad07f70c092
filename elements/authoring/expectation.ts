import type * as z from 'zod/mini';

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
export function expectationOf(issue: z.core.$ZodIssue, text: string | undefined): string {
  const place = issue.path
    .slice(1)
    .map((step) => (typeof step === 'number' ? `entry ${step + 1}` : `"${String(step)}"`))
    .join(', ');
  const wanted = issue.message.startsWith(BARE) ? wordsFor(issue) : '';
  const broken = place === '' && isOfJson(issue) ? brokenJson(text) : '';
  const more = [place && `in ${place}`, broken || wanted].filter(Boolean).join(': ');
  return more && ` (${more})`;
}

function wordsFor(issue: z.core.$ZodIssue): string {
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
    return `this is not JSON${isQuoted ? ': put names and texts between double quotation marks, and the attribute between single ones' : ''}`;
  }
}
