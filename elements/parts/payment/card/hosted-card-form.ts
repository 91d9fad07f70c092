import type { SiteCountryCode } from '#rules/country.ts';
import { isPreviewPage } from '#rules/preview-page.ts';
import { isEnglish, languageAt } from '#runtime/texts/language.ts';
import { HtmlWidget } from '#sdk';
import type { ProviderSettings } from '../provider-settings.ts';
import type { CardForm, CardFormEvents } from './card-form.ts';
import { CARD_INPUT_STYLE, HIDDEN_ELEMENTS, themeCardForm } from './card-form-options.ts';
import { frameTheme } from './frame-theme.ts';

/** The form of each country: BSB and number in Australia, one account number in New Zealand. */
const BANK_FORM_TYPES = { AUS: 'bsb', NZL: 'bank_account' } as const satisfies Record<SiteCountryCode, string>;

/** The settings of the provider's bank account form: the look of the card form, and the rules of the gateway. */
function themeBankForm(
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

/** The time limit for loading the card form, in ms. */
export const CARD_FORM_TIMEOUT_MS = 20_000;

type Library = { readonly HtmlWidget: typeof HtmlWidget; readonly themeCardForm: typeof themeCardForm };

const loadLibrary = async (): Promise<Library> => ({ HtmlWidget, themeCardForm });

/**
 * Opens the provider's form for a card or a bank account in `container`. Never throws: every failure goes to
 * `events.failed`, once.
 */
export function openHostedCardForm(
  container: Element,
  { env, publicKey, gatewayId, bankCountry, holderName = '' }: ProviderSettings,
  events: CardFormEvents,
  load: () => Promise<Library> = loadLibrary,
  themeOf = frameTheme,
): CardForm {
  let isOpen = true;
  let isReady = false;
  let widget: HtmlWidget | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const destroy = () => {
    isOpen = false;
    clearTimeout(timer);
    widget?.destroy();
  };
  const fail = (cause: unknown) => {
    if (!isOpen) return;
    destroy();
    events.failed(cause);
  };
  const awaitLoad = () => {
    isReady = false;
    clearTimeout(timer);
    timer = setTimeout(() => fail(new Error('The card form did not load within 20 s.')), CARD_FORM_TIMEOUT_MS);
  };
  const listen = (form: HtmlWidget) => {
    form.on('afterLoad', () => {
      isReady = true;
      clearTimeout(timer);
      events.ready();
    });
    form.on('validation', ({ form_valid }) => events.validated(form_valid));
    form.on('submit', () => events.submitted());
    form.on('finish', ({ payment_source: token }) => {
      // Messages come from another origin, so the token is checked.
      if (typeof token === 'string' && token !== '') events.finished(token);
      else events.returned();
    });
    form.on('validationError', () => events.returned());
    form.on('systemError', (event) => (isReady ? events.returned() : fail(event)));
    form.on('error', ({ error }) => fail(error));
  };

  const start = () => {
    awaitLoad();
    load()
      .then(({ HtmlWidget, themeCardForm }) => {
        if (!isOpen) return;
        const language = languageAt(container);
        const type = bankCountry ? BANK_FORM_TYPES[bankCountry] : 'card';
        widget = new HtmlWidget(container, publicKey, gatewayId, type, 'payment_source');
        widget.setEnv(env);
        if (bankCountry) themeBankForm(widget, bankCountry, language);
        else themeCardForm(widget, language);
        if (holderName) widget.setFormValues({ [bankCountry ? 'account_name' : 'card_name']: holderName });
        const { styles, borderRadius } = themeOf(container);
        widget.setStyles(styles);
        if (borderRadius) widget.setElementStyle('input', { ...CARD_INPUT_STYLE, border_radius: borderRadius });
        listen(widget);
        widget.load();
      })
      .catch(fail);
  };

  if (isPreviewPage()) queueMicrotask(() => fail(new Error('The card form does not open in a preview.')));
  else start();

  return {
    submit: () => widget?.trigger('submit_form'),
    reload() {
      if (!isOpen) return;
      awaitLoad();
      widget?.reload();
    },
    destroy,
  };
}
