import { ApiClient } from '../client/api-client.ts';
import { callApi, UNREADABLE_RESPONSE } from '../client/call-api.ts';
import { FORM_META_KEYS } from '../client/meta-keys.ts';
import { asText, isText } from '../client/record.ts';
import { misuse, SdkError, UNKNOWN_ERROR } from '../client/sdk-error.ts';
import {
  assertFilled,
  type ConfigurationBody,
  type FormMeta,
  GIFT_CARD_FIELDS,
  NOT_CONFIGURED,
} from './configuration-body.ts';
import { bareField, type DefinedFormField, FORM_FIELD_NAMES, type FormField } from './form-fields.ts';
import { ignore, keepSupportedEntries } from './keep-supported.ts';
import { assertPaymentType, assertPurpose, type PaymentType, type Purpose } from './payment-kinds.ts';

/** The part of a configuration that every widget needs; public as `Configuration`. */
export class FormConfiguration extends ApiClient {
  /** The request's body. */
  protected readonly body: ConfigurationBody;

  /**
   * Throws `unsupported payment type` (S5.21) and `unsupported purpose` (S5.23), and rejects the deprecated `checkout`
   * (S5.22).
   */
  constructor(gatewayId = 'default', paymentType: PaymentType = 'card', purpose: Purpose = 'payment_source') {
    super();
    assertPaymentType(paymentType);
    assertPurpose(purpose);
    this.body = {
      purpose,
      meta: {},
      dynamic_fields_position: true,
      predefined_fields: { gateway_id: gatewayId, type: paymentType, card_scheme: null, card_processing_network: null },
    };
  }

  /** The address of the merchant's server to which the provider posts the one-time token. */
  setWebHookDestination(url: string): void {
    this.body.webhook_destination = url;
  }

  /** A page of the merchant that the shopper is sent to after `finish`. */
  setSuccessRedirectUrl(url: string): void {
    this.body.success_redirect_url = url;
  }

  /** A page of the merchant that the shopper is sent to when the provider cannot make the token. */
  setErrorRedirectUrl(url: string): void {
    this.body.error_redirect_url = url;
  }

  /** Sets additional fields; a final asterisk makes one required, unknown ones are dropped (S3.64, S3.65, S5.26). */
  setFormFields(fields: readonly DefinedFormField[]): void {
    this.body.defined_form_fields = fields
      .map(asText)
      .filter(
        (field): field is DefinedFormField =>
          FORM_FIELD_NAMES.includes(bareField(field) as FormField) || ignore(`unsupported form field ${field}`),
      );
  }

  /** The data that the provider shows or stores with the payment; unknown keys are dropped (S5.27). */
  setMeta(meta: Readonly<FormMeta>): void {
    this.body.meta = Object.fromEntries(keepSupportedEntries('meta key', meta, FORM_META_KEYS));
  }

  /** Gift cards only, and both values are required; anything else throws and stores nothing (S5.24, S5.25). */
  setGiftCardSchemeData(cardScheme: string, cardProcessingNetwork: string): void {
    const fields = {
      ...this.body.predefined_fields,
      card_scheme: cardScheme,
      card_processing_network: cardProcessingNetwork,
    };
    if (fields.type !== 'gift_card') throw misuse('unsupported payment type');
    assertFilled(fields, GIFT_CARD_FIELDS);
    this.body.predefined_fields = fields;
  }

  /** The gateway's id. @internal */
  get gatewayId(): string | undefined {
    return this.body.predefined_fields.gateway_id;
  }

  /** A copy of the current body. */
  getConfigs(): ConfigurationBody {
    return structuredClone(this.body);
  }

  /** Requests the token of a form; aborted by the given signal or by `destroy()`. @internal */
  async requestToken(credential: string, signal: AbortSignal = this.stopper.signal): Promise<string> {
    const { gateway_id, ...others } = this.body.predefined_fields;
    assertFilled({ ...others, gateway_id: gateway_id === NOT_CONFIGURED ? 'default' : gateway_id });
    const predefined_fields = gateway_id === NOT_CONFIGURED ? others : this.body.predefined_fields;
    const body = { ...this.body, predefined_fields };
    // P8.02: a form that did not appear is an error after 10 s, as a silent frame is.
    const call = { path: '/v1/remote-action/configs', body, signal, timeout: 10_000 } as const;
    try {
      const { configuration_token: token } = Object(await callApi(this.environment, credential, call));
      if (isText(token)) return token;
    } catch (reason) {
      if (!(reason instanceof SdkError && reason.code === UNREADABLE_RESPONSE)) throw reason;
    }
    // A portal or a proxy responded in the provider's place: another try may reach it, and cannot charge twice.
    throw new SdkError(UNKNOWN_ERROR, 'service_unreachable', { code: UNREADABLE_RESPONSE });
  }
}
