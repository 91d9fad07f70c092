/** C5.07: the fields of a card form besides the card number, which is always shown. */
export const CARD_FIELDS = ['card_name', 'expire_month', 'expire_year', 'card_ccv'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** `enable` shows an optional field. */
export type CardFieldRule = 'required' | 'enable' | 'hidden';
export type CardFieldRules = Readonly<Record<CardField, CardFieldRule>>;

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
