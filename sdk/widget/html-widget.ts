import type { ElementTarget } from '../surfaces/find-target.ts';
import type { FormMeta } from './configuration-body.ts';
import { FormConfiguration } from './form-configuration.ts';
import type { DefinedFormField } from './form-fields.ts';
import { HtmlMultiWidget } from './html-multi-widget.ts';
import type { FormElement } from './multi-widget.ts';
import type { PaymentType, Purpose } from './payment-kinds.ts';

/** The usual card or bank form: an `HtmlMultiWidget` with exactly one configuration. */
export class HtmlWidget extends HtmlMultiWidget {
  readonly #configuration: FormConfiguration;

  /** Throws the errors of `Configuration` and `HtmlMultiWidget`. */
  constructor(
    target: ElementTarget,
    credential: string,
    ...form: [gatewayId?: string, paymentType?: PaymentType, purpose?: Purpose]
  ) {
    const configuration = new FormConfiguration(...form);
    super(target, credential, configuration);
    this.#configuration = configuration;
  }

  /** The address of the merchant's server to which the provider posts the one-time token. */
  setWebHookDestination(url: string): void {
    this.#configuration.setWebHookDestination(url);
  }

  /** A page of the merchant that the shopper is sent to after `finish`. */
  setSuccessRedirectUrl(url: string): void {
    this.#configuration.setSuccessRedirectUrl(url);
  }

  /** A page of the merchant that the shopper is sent to when the provider cannot make the token. */
  setErrorRedirectUrl(url: string): void {
    this.#configuration.setErrorRedirectUrl(url);
  }

  /** Sets additional fields; a final asterisk makes one required. */
  setFormFields(fields: readonly DefinedFormField[]): void {
    this.#configuration.setFormFields(fields);
  }

  /** The data that the provider shows or stores with the payment. */
  setMeta(meta: Readonly<FormMeta>): void {
    this.#configuration.setMeta(meta);
  }

  /** Sets the gift card's scheme and network, for type `gift_card`. */
  setGiftCardScheme(cardScheme: string, cardProcessingNetwork: string): void {
    this.#configuration.setGiftCardSchemeData(cardScheme, cardProcessingNetwork);
  }

  /** Defines the form's fields and their texts. */
  override setFormElements(elements: readonly FormElement[]): void {
    this.setFormFields(elements.map(({ field }) => field));
    super.setFormElements(elements);
  }
}
