/** C5.07: what a card form asks for beside the number, which it cannot do without. */
export const CARD_FIELDS = ['card_name', 'expire_month', 'expire_year', 'card_ccv'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** What becomes of a field: asked for, offered, or left out. */
export type FieldRule = 'required' | 'enable' | 'hidden';
export type CardFieldRules = Readonly<Record<CardField, FieldRule>>;

const isRule = (value: unknown): value is 'required' | 'enable' => value === 'required' || value === 'enable';

/**
 * Reads `form_fields`: a field that it leaves out is hidden (C5.11), other values have no effect (C3.12), and a map without
 * any effect keeps the default of four required fields (C5.07). The card number is no part of it (C2.28).
 */
export function readCardFieldRules(formFields: unknown): CardFieldRules {
  const given = new Map(Object.entries(Object(formFields) as object));
  const isOwn = CARD_FIELDS.some((field) => isRule(given.get(field)));
  const ruleOf = (field: CardField): FieldRule => {
    const rule = given.get(field);
    return isRule(rule) ? rule : isOwn ? 'hidden' : 'required';
  };
  return Object.fromEntries(CARD_FIELDS.map((field) => [field, ruleOf(field)])) as CardFieldRules;
}

/** Month and year share one input, named for the month: it is shown when either is, and required when either is. */
export function inputRules({ expire_month, expire_year, ...rules }: CardFieldRules) {
  const either = (rule: FieldRule) => expire_month === rule || expire_year === rule;
  return { ...rules, expire_month: either('required') ? 'required' : either('enable') ? 'enable' : 'hidden' } as const;
}
