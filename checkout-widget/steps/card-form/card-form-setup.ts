import type { Payloads } from '#checkout/instructions.ts';
import type { WidgetTheme } from '#checkout/theme/theme.ts';
import type { DefinedFormField, FormField, HtmlWidget } from '#sdk';
import { inputRules, readCardFieldRules } from './card-field-rules.ts';
import { type CardFormValues, readCardFormValues } from './card-form-values.ts';

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
