import * as z from 'zod/mini';

/** One row of a list: the posted value and the visible label. */
export interface ListboxChoice {
  value: string;
  label: string;
  /** `label` is in it where it is in English on a page of another language. */
  english?: readonly string[];
}

const EXPECTED = 'Give a JSON list of texts or of objects with "value" and "label".';

function choiceOf(input: unknown): ListboxChoice | undefined {
  if (typeof input === 'string') return { value: input, label: input };
  const { value, label, english } = (input ?? {}) as Record<string, unknown>;
  const isText = typeof label === 'string' && (typeof value === 'string' || typeof value === 'number');
  if (!isText) return undefined;
  return { value: String(value), label, ...(Array.isArray(english) && { english: english.map(String) }) };
}

/** A list of choices, as a property or as JSON. */
export const choiceList = z.pipe(
  z._default(z.array(z.unknown(), { error: EXPECTED }), []),
  z.transform((input, context): ListboxChoice[] => {
    const choices = input.map(choiceOf);
    if (!choices.includes(undefined)) return choices as ListboxChoice[];
    context.issues.push({ code: 'custom', input, message: EXPECTED });
    return [];
  }),
);
