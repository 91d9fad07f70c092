import type { Payloads } from '#checkout/instructions.ts';
import type { WidgetTheme } from '#checkout/theme/theme.ts';
import type { DefinedFormField, FormField, HtmlWidget } from '#sdk';

/** C3.13: the fields that the server may prefill. */
const PREFILLED = ['card_name', 'card_ccv', 'card_number_last4', 'expire_month', 'expire_year'] as const;
type PrefilledField = (typeof PREFILLED)[number];
type PrefilledValues = Partial<Readonly<Record<PrefilledField, string>>>;

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
interface CardFormValues {
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

/** C5.07: the fields of a card form besides the card number, which is always shown. */
export const CARD_FIELDS = ['card_name', 'expire_month', 'expire_year', 'card_ccv'] as const;
type CardField = (typeof CARD_FIELDS)[number];

/** `enable` shows an optional field. */
type CardFieldRule = 'required' | 'enable' | 'hidden';
type CardFieldRules = Readonly<Record<CardField, CardFieldRule>>;

const isRule = (value: unknown): value is 'required' | 'enable' => value === 'required' || value === 'enable';

/**
 * Reads `form_fields`: a field that is not listed is hidden (C5.11), unknown values have no effect (C3.12), and a map
 * without a known value keeps the default of four required fields (C5.07). It does not cover the card number (C2.28).
 */
export function readCardFieldRules(formFields: unknown): CardFieldRules {
  const rules = new Map(Object.entries(Object(formFields) as object));
  const isOwn = CARD_FIELDS.some((field) => isRule(rules.get(field)));
  const ruleOf = (field: CardField): CardFieldRule => {
    const rule = rules.get(field);
    return isRule(rule) ? rule : isOwn ? 'hidden' : 'required';
  };
  return Object.fromEntries(CARD_FIELDS.map((field) => [field, ruleOf(field)])) as CardFieldRules;
}

/** Month and year share the input `expire_month`, shown if either is enabled and required if either is required. */
export function inputRules({ expire_month, expire_year, ...rules }: CardFieldRules) {
  const either = (rule: CardFieldRule) => expire_month === rule || expire_year === rule;
  return { ...rules, expire_month: either('required') ? 'required' : either('enable') ? 'enable' : 'hidden' } as const;
}

/** The options of a card form, as the library names them. */
export interface CardFormSetup {
  readonly fields: readonly DefinedFormField[];
  readonly hidden: readonly (FormField | 'submit_button' | 'tabs')[];
  readonly values: CardFormValues;
}

const CARD_INPUTS = ['card_name', 'expire_month', 'card_ccv'] as const;

/** Computes the card form's options from the payload (C3.11); an empty payload gives the default form. */
export function cardFormSetup(payload: Partial<Payloads['card_form.show']>): CardFormSetup {
  const values = readCardFormValues(payload.form_values);
  const consent: DefinedFormField[] =
    payload.enable_saved_card_consent_checkbox === true ? ['save_card_consent_accepted'] : []; // C2.35
  if (values.isCvvOnly) {
    return { fields: ['enable_cvv_tokenization_mode', ...consent], hidden: ['submit_button', 'tabs'], values };
  }
  const rules = inputRules(readCardFieldRules(payload.form_fields));
  // If any field has an asterisk, those without one are optional (C5.09); the number is always required (C2.28).
  const own = CARD_INPUTS.flatMap((input): DefinedFormField[] =>
    rules[input] === 'hidden' ? [] : [rules[input] === 'required' ? `${input}*` : input],
  );
  const absent = CARD_INPUTS.filter((input) => rules[input] === 'hidden');
  return { fields: ['card_number*', ...own, ...consent], hidden: ['submit_button', 'tabs', ...absent], values };
}

/** Sets the form's fields, values and styles. */
export function setUpCardForm(
  widget: Pick<HtmlWidget, 'setFormFields' | 'setHiddenElements' | 'setFormValues' | 'setStyles' | 'useAutoResize'>,
  { fields, hidden, values }: CardFormSetup,
  theme: WidgetTheme,
): void {
  widget.setFormFields(fields);
  widget.setHiddenElements(hidden);
  widget.setFormValues(values.open);
  widget.setStyles(theme);
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of the payments library, not a hook.
  widget.useAutoResize();
}
