import { isEnglish } from '#runtime/texts/language.ts';
import type { HtmlWidget } from '#sdk';

/** W2.41: the labels, exactly as specified. Month and year share one input, named `expire_month`. */
export const CARD_LABELS = {
  card_number: 'Card Number*',
  card_name: 'Card Holders Name*',
  card_ccv: 'CCV*',
  expire_month: 'Expiry*',
} as const;

/** W2.42 */
export const CARD_PLACEHOLDERS = { expire_month: 'mm/yy' } as const;

/** W2.43 */
export const CARD_BRANDS = ['visa', 'mastercard'] as const;

/** W2.44: the site has its own submit button, and there is only one form, so no tabs. */
export const HIDDEN_ELEMENTS = ['submit_button', 'tabs'] as const;

/** W9.16 */
export const CARD_INPUT_STYLE = { height: '40px', border_radius: '10px' } as const;

/** The checkout's settings for the look of the provider's card form. */
export function themeCardForm(
  widget: Pick<
    HtmlWidget,
    | 'setLanguage'
    | 'setFormLabels'
    | 'setFormPlaceholders'
    | 'setSupportedCardIcons'
    | 'setHiddenElements'
    | 'setElementStyle'
    | 'useAutoResize'
  >,
  language = 'en',
): void {
  if (isEnglish(language)) {
    widget.setFormLabels(CARD_LABELS);
    widget.setFormPlaceholders(CARD_PLACEHOLDERS);
  } else widget.setLanguage(language);
  widget.setSupportedCardIcons(CARD_BRANDS, true);
  widget.setHiddenElements(HIDDEN_ELEMENTS);
  widget.setElementStyle('input', CARD_INPUT_STYLE);
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of the payments library, not a hook.
  widget.useAutoResize();
}
