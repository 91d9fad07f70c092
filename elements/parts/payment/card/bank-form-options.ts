import type { SiteCountryCode } from '#rules/country.ts';
import { isEnglish } from '#runtime/texts/language.ts';
import type { HtmlWidget } from '#sdk';
import { CARD_INPUT_STYLE, HIDDEN_ELEMENTS } from './card-form-options.ts';

/** The form of each country: BSB and number in Australia, one account number in New Zealand. */
export const BANK_FORM_TYPES = { AUS: 'bsb', NZL: 'bank_account' } as const satisfies Record<SiteCountryCode, string>;

/** The settings of the provider's bank account form: the look of the card form, and the rules of the gateway. */
export function themeBankForm(
  widget: Pick<
    HtmlWidget,
    'setLanguage' | 'setHiddenElements' | 'setElementStyle' | 'useAutoResize' | 'useGatewayFieldValidation' | 'setMeta'
  >,
  country: SiteCountryCode,
  language = 'en',
): void {
  if (!isEnglish(language)) widget.setLanguage(language);
  widget.setHiddenElements(HIDDEN_ELEMENTS);
  widget.setElementStyle('input', CARD_INPUT_STYLE);
  // Without it the donor would choose the country in the form.
  if (country === 'NZL') widget.setMeta({ address_country: 'NZ' });
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of the payments library, not a hook.
  else widget.useGatewayFieldValidation();
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of the payments library, not a hook.
  widget.useAutoResize();
}
