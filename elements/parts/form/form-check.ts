import type { Shown } from '#locales/message.ts';
/** The values of a form: texts, and true or false for tick boxes. Names contain no dots. */
export type RuleFormValues = Record<string, string | boolean>;

/** One message for each field that is wrong. */
export type FormErrors<Values> = { readonly [Name in keyof Values]?: Shown | undefined };

/** Checks a whole form. */
export type FormCheck<Values> = (values: Values) => FormErrors<Values>;

/** Checks one field; `all` has every field as text, a ticked box as "true" and an unticked one as "". */
export type FormRule = (value: string, all: Record<string, string>) => Shown | undefined;

/** Makes a form check from one rule per field; fields without a rule are always valid. */
export function checkByRules<Values extends RuleFormValues>(
  rules: { readonly [Name in keyof Values]?: FormRule },
): FormCheck<Values> {
  return (values) => {
    const all: Record<string, string> = {};
    for (const [name, value] of Object.entries(values)) all[name] = textOf(value);
    const errors: { [Name in keyof Values]?: Shown | undefined } = {};
    for (const name of Object.keys(rules) as (keyof Values & string)[]) {
      const message = rules[name]?.(all[name] ?? '', all);
      if (message !== undefined) errors[name] = message;
    }
    return errors;
  };
}

function textOf(value: string | boolean): string {
  return typeof value === 'string' ? value : value ? 'true' : '';
}
