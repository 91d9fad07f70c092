import { callApi } from '../client/call-api.ts';
import { type Environment, type EnvironmentChoice, resolveEnvironment } from '../client/environments.ts';
import { asRecord, isText } from '../client/record.ts';
import { misuse, SdkError, UNKNOWN_ERROR } from '../client/sdk-error.ts';
import { type ConfigurationBody, emptyNames, emptyNamesMessage, FORM_META_KEYS } from './configuration-body.ts';
import { bareField, type DefinedFormField, FORM_FIELDS, type FormField } from './form-fields.ts';
import { ignore, keepKnownEntries } from './keep-known.ts';
import { assertPaymentType, assertPurpose, type PaymentType, type Purpose } from './payment-kinds.ts';

/** The part of a configuration that every widget needs; merchants meet it as `Configuration`. */
export class FormConfiguration {
  protected readonly body: ConfigurationBody;
  protected readonly stopper = new AbortController();
  protected environment: Environment = resolveEnvironment();

  /** Throws `unsupported payment type` (S5.21), `unsupported purpose` (S5.23), and refuses the deprecated `checkout` (S5.22). */
  constructor(
    gatewayId = 'default',
    paymentType: PaymentType | (string & {}) = 'card',
    purpose: Purpose = 'payment_source',
  ) {
    assertPaymentType(paymentType);
    assertPurpose(purpose);
    this.body = {
      purpose,
      meta: {},
      dynamic_fields_position: true,
      predefined_fields: { gateway_id: gatewayId, type: paymentType, card_scheme: null, card_processing_network: null },
    };
  }

  /** Where the provider posts the result. */
  setWebHookDestination(url: string): void {
    this.body.webhook_destination = url;
  }

  /** Where the shopper goes after success. */
  setSuccessRedirectUrl(url: string): void {
    this.body.success_redirect_url = url;
  }

  /** Where the shopper goes after a failure. */
  setErrorRedirectUrl(url: string): void {
    this.body.error_redirect_url = url;
  }

  /** The form's further fields; an asterisk at the end makes one required, unknown ones are dropped (S3.64, S3.65, S5.26). */
  setFormFields(fields: readonly (DefinedFormField | (string & {}))[]): void {
    this.body.defined_form_fields = fields.filter(
      (field): field is DefinedFormField =>
        FORM_FIELDS.includes(bareField(field) as FormField) || ignore(`unsupported form field ${field}`),
    );
  }

  /** What the provider shows or keeps with the payment; unknown keys are dropped (S5.27). */
  setMeta(meta: Readonly<Record<string, unknown>>): void {
    this.body.meta = Object.fromEntries(keepKnownEntries('meta key', meta, FORM_META_KEYS));
  }

  /** Gift cards only, and both values are needed; anything else throws and stores nothing (S5.24, S5.25). */
  setGiftCardSchemeData(cardScheme: string, cardProcessingNetwork: string): void {
    const fields = {
      ...this.body.predefined_fields,
      card_scheme: cardScheme,
      card_processing_network: cardProcessingNetwork,
    };
    if (fields.type !== 'gift_card') throw misuse('unsupported payment type');
    const message = emptyNamesMessage(emptyNames({ ...fields, gateway_id: 'any' }));
    if (message) throw misuse(message);
    this.body.predefined_fields = fields;
  }

  /** Chooses where requests go. */
  setEnv(env: EnvironmentChoice, alias?: string): void {
    this.environment = resolveEnvironment(env, alias);
  }

  /** The environment's name. */
  getEnv(): string {
    return this.environment.name;
  }

  /** A copy of the body as it stands. */
  getConfigs(): ConfigurationBody {
    return structuredClone(this.body);
  }

  /**
   * The one call behind every token, stopped by the given signal or by `destroy()`.
   * @internal
   */
  async requestToken(credential: string, signal: AbortSignal = this.stopper.signal): Promise<string> {
    const message = emptyNamesMessage(emptyNames(this.body.predefined_fields));
    if (message) throw misuse(message);
    const call = { path: '/v1/remote-action/configs', body: this.body, signal } as const;
    const { configuration_token: token } = asRecord(await callApi(this.environment, credential, call));
    if (isText(token)) return token;
    throw new SdkError(UNKNOWN_ERROR);
  }

  /** Stops requests under way; their callbacks never run. */
  destroy(): void {
    this.stopper.abort();
  }
}
