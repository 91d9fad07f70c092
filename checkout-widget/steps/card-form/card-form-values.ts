/** C3.13: the fields that the server may prefill. */
const PREFILLED = ['card_name', 'card_ccv', 'card_number_last4', 'expire_month', 'expire_year'] as const;
export type PrefilledField = (typeof PREFILLED)[number];
export type PrefilledValues = Partial<Readonly<Record<PrefilledField, string>>>;

/** A name with this many digits is probably a card number, which must not appear in the frame's address. */
const NUMBER_IN_NAME = /(?:\d\D{0,2}){11}\d/;

const ACCEPTED: Record<PrefilledField, (value: string) => boolean> = {
  card_name: (value) => value !== '' && value.length <= 200 && !NUMBER_IN_NAME.test(value),
  card_ccv: (value) => /^\d{3,4}$/.test(value),
  card_number_last4: (value) => /^\d{4}$/.test(value), // C2.34
  expire_month: (value) => /^(?:0?[1-9]|1[0-2])$/.test(value),
  expire_year: (value) => /^(?:\d{2}|20\d{2})$/.test(value),
};

/** The prefilled values of a card form. */
export interface CardFormValues {
  /** The form shows only the security code, because the rest of the card is known (C2.32). */
  readonly isCvvOnly: boolean;
  /** Values that may appear in the frame's address. */
  readonly open: PrefilledValues;
  /** Values that are sent only in a message to the provider's origin (C3.14). */
  readonly secret: PrefilledValues;
}

/**
 * Reads `form_values`; unknown keys and invalid values are ignored. `warn` receives the name of an invalid field, never
 * its value, which may be confidential.
 */
export function readCardFormValues(formValues: unknown, warn: (text: string) => void = console.warn): CardFormValues {
  const input = new Map<string, unknown>(Object.entries(Object(formValues) as object));
  const values: Partial<Record<PrefilledField, string>> = {};
  for (const field of PREFILLED) {
    const value = input.get(field) ?? '';
    if (value === '') continue;
    const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
    if (ACCEPTED[field](text)) values[field] = text;
    else warn(`Card form: the value of ${field} is invalid and is ignored.`);
  }
  const { card_ccv, ...open } = values;
  return {
    isCvvOnly: open.card_number_last4 !== undefined,
    open,
    secret: card_ccv === undefined ? {} : { card_ccv },
  };
}
