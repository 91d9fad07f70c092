import * as z from 'zod/mini';

/** One row of a list: the posted value and the visible label. */
export interface Choice {
  value: string;
  label: string;
  /** `label` is in it where it is in English on a page of another language. */
  english?: readonly string[];
}

const EXPECTED = 'Give a JSON list of texts or of objects with "value" and "label".';

function choiceOf(given: unknown): Choice | undefined {
  if (typeof given === 'string') return { value: given, label: given };
  const { value, label, english } = (given ?? {}) as Record<string, unknown>;
  const isText = typeof label === 'string' && (typeof value === 'string' || typeof value === 'number');
  if (!isText) return undefined;
  return { value: String(value), label, ...(Array.isArray(english) && { english: english.map(String) }) };
}

/** A list of choices, as a property or as JSON. */
export const choiceList = z.pipe(
  z._default(z.array(z.unknown(), { error: EXPECTED }), []),
  z.transform((given, context): Choice[] => {
    const choices = given.map(choiceOf);
    if (!choices.includes(undefined)) return choices as Choice[];
    context.issues.push({ code: 'custom', input: given, message: EXPECTED });
    return [];
  }),
);
