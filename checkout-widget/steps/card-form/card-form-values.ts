/** C3.13: what the server may fill in. */
const PREFILLED = ['card_name', 'card_ccv', 'card_number_last4', 'expire_month', 'expire_year'] as const;
export type PrefilledField = (typeof PREFILLED)[number];
export type PrefilledValues = Partial<Readonly<Record<PrefilledField, string>>>;

/** A name with this many digits is a card's number in the wrong place, and the frame's address would carry it. */
const NUMBER_IN_NAME = /(?:\d\D{0,2}){11}\d/;

const ACCEPTED: Record<PrefilledField, (value: string) => boolean> = {
  card_name: (value) => value !== '' && value.length <= 200 && !NUMBER_IN_NAME.test(value),
  card_ccv: (value) => /^\d{3,4}$/.test(value),
  card_number_last4: (value) => /^\d{4}$/.test(value), // C2.34
  expire_month: (value) => /^(?:0?[1-9]|1[0-2])$/.test(value),
  expire_year: (value) => /^(?:\d{2}|20\d{2})$/.test(value),
};

/** The values of a card form, by the way that they reach it. */
export interface CardFormValues {
  /** Only the security code is asked for, because the rest of the card is known (C2.32). */
  readonly isCvvOnly: boolean;
  /** May stand in the frame's address. */
  readonly open: PrefilledValues;
  /** Travels in a message to the provider's origin and nowhere else (C3.14). */
  readonly secret: PrefilledValues;
}

/**
 * Reads `form_values`; keys that it does not know are not passed on, and a value of another form than its field's is
 * ignored. `warn` hears which field that was, never the value: it may be what nobody should read.
 */
export function readCardFormValues(formValues: unknown, warn: (text: string) => void = console.warn): CardFormValues {
  const given = new Map<string, unknown>(Object.entries(Object(formValues) as object));
  const values: Partial<Record<PrefilledField, string>> = {};
  for (const field of PREFILLED) {
    const value = given.get(field) ?? '';
    if (value === '') continue;
    const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
    if (ACCEPTED[field](text)) values[field] = text;
    else warn(`Card form: the value of ${field} has another form than expected and is ignored.`);
  }
  const { card_ccv, ...open } = values;
  return {
    isCvvOnly: open.card_number_last4 !== undefined,
    open,
    secret: card_ccv === undefined ? {} : { card_ccv },
  };
}
