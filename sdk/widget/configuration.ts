import { callApi } from '../client/call-api.ts';
import { type Environment, type EnvironmentChoice, resolveEnvironment } from '../client/environments.ts';
import { asRecord, isText } from '../client/record.ts';
import { misuse, SdkError, UNKNOWN_ERROR } from '../client/sdk-error.ts';
import { settle } from '../client/settle.ts';
import {
  type ConfigurationBody,
  emptyNames,
  emptyNamesMessage,
  FORM_META_KEYS,
  NOT_CONFIGURED,
} from './configuration-body.ts';
import { createTokens } from './create-tokens.ts';
import { bareField, type DefinedFormField, FORM_FIELDS, type FormField } from './form-fields.ts';
import { ignore, keepKnownEntries } from './keep-known.ts';
import { assertPaymentType, assertPurpose, type PaymentType, type Purpose } from './payment-kinds.ts';

/** What one form asks for. It becomes a configuration token, which a widget shows. */
export class Configuration {
  readonly #body: ConfigurationBody;
  readonly #stopper = new AbortController();
  #environment: Environment = resolveEnvironment();

  /** Throws `unsupported payment type` (S5.21), `unsupported purpose` (S5.23), and refuses the deprecated `checkout` (S5.22). */
  constructor(
    gatewayId = 'default',
    paymentType: PaymentType | (string & {}) = 'card',
    purpose: Purpose = 'payment_source',
  ) {
    assertPaymentType(paymentType);
    assertPurpose(purpose);
    this.#body = {
      purpose,
      meta: {},
      dynamic_fields_position: true,
      predefined_fields: { gateway_id: gatewayId, type: paymentType, card_scheme: null, card_processing_network: null },
    };
  }

  /** Where the provider posts the result. */
  setWebHookDestination(url: string): void {
    this.#body.webhook_destination = url;
  }

  /** Where the shopper goes after success. */
  setSuccessRedirectUrl(url: string): void {
    this.#body.success_redirect_url = url;
  }

  /** Where the shopper goes after a failure. */
  setErrorRedirectUrl(url: string): void {
    this.#body.error_redirect_url = url;
  }

  /** The form's further fields; an asterisk at the end makes one required, unknown ones are dropped (S3.64, S3.65, S5.26). */
  setFormFields(fields: readonly (DefinedFormField | (string & {}))[]): void {
    this.#body.defined_form_fields = fields.filter(
      (field): field is DefinedFormField =>
        FORM_FIELDS.includes(bareField(field) as FormField) || ignore(`unsupported form field ${field}`),
    );
  }

  /** What the provider shows or keeps with the payment; unknown keys are dropped (S5.27). */
  setMeta(meta: Readonly<Record<string, unknown>>): void {
    this.#body.meta = Object.fromEntries(keepKnownEntries('meta key', meta, FORM_META_KEYS));
  }

  /** The title of the form's tab. */
  setLabel(text: string): void {
    this.#body.label = text;
  }

  /** Gift cards only, and both values are needed; anything else throws and stores nothing (S5.24, S5.25). */
  setGiftCardSchemeData(cardScheme: string, cardProcessingNetwork: string): void {
    const fields = {
      ...this.#body.predefined_fields,
      card_scheme: cardScheme,
      card_processing_network: cardProcessingNetwork,
    };
    if (fields.type !== 'gift_card') throw misuse('unsupported payment type');
    const message = emptyNamesMessage(emptyNames({ ...fields, gateway_id: 'any' }));
    if (message) throw misuse(message);
    this.#body.predefined_fields = fields;
  }

  /** Ties the payment source to a customer of the merchant. */
  setCustomerId(id: string): void {
    this.#body.predefined_fields.customer_id = id;
  }

  /** Whether further fields take part in the form's own order. */
  setDynamicFieldsPosition(on: boolean): void {
    this.#body.dynamic_fields_position = on;
  }

  /** Whether the form takes a security code for a stored card. */
  setHandleCvv(on: boolean): void {
    this.#body.handle_cvv = on;
  }

  /** Whether the form keeps silent about the outcome. */
  setDisableResultMessage(on: boolean): void {
    this.#body.disable_result_message = on;
  }

  /** The names that the form's answer may carry. */
  setAllowedResponseData(names: readonly string[]): void {
    this.#body.allowed_response_data = [...names];
  }

  /** Chooses where requests go. */
  setEnv(env: EnvironmentChoice, alias?: string): void {
    this.#environment = resolveEnvironment(env, alias);
  }

  /** The environment's name. */
  getEnv(): string {
    return this.#environment.name;
  }

  /** A copy of the body as it stands. */
  getConfigs(): ConfigurationBody {
    return structuredClone(this.#body);
  }

  /** Asks the provider which gateway `default` is and takes its id; `not_configured` when it has none (S7.23). */
  async resolveDefaultGateway(publicKey: string): Promise<string> {
    const fields = this.#body.predefined_fields;
    if (fields.gateway_id === 'default') {
      const call = { path: '/v1/gateways/default', signal: this.#stopper.signal } as const;
      const { _id: id } = asRecord(await callApi(this.#environment, publicKey, call).catch(() => undefined));
      fields.gateway_id = isText(id) ? id : NOT_CONFIGURED;
    }
    return fields.gateway_id;
  }

  /** Makes the configuration token: `callback` gets it, `onError` the message. Without callbacks a promise answers. */
  createToken(publicKey: string): Promise<string>;
  createToken(publicKey: string, callback: (token: string) => void, onError?: (message: string) => void): void;
  createToken(publicKey: string, callback?: (token: string) => void, onError?: (message: string) => void) {
    return settle(this.requestToken(publicKey), callback, ({ message }) => (onError ?? console.error)(message));
  }

  /**
   * The one call behind every token, stopped by the given signal or by `destroy()`.
   * @internal
   */
  async requestToken(credential: string, signal: AbortSignal = this.#stopper.signal): Promise<string> {
    const message = emptyNamesMessage(emptyNames(this.#body.predefined_fields));
    if (message) throw misuse(message);
    const call = { path: '/v1/remote-action/configs', body: this.#body, signal } as const;
    const { configuration_token: token } = asRecord(await callApi(this.#environment, credential, call));
    if (isText(token)) return token;
    throw new SdkError(UNKNOWN_ERROR);
  }

  /** Stops requests under way; their callbacks never run. */
  destroy(): void {
    this.#stopper.abort();
  }

  /** Makes a token for each configuration, in order. Errors read `gateway: <id> | <message>`. */
  static createEachToken(
    publicKey: string,
    configurations: readonly Configuration[],
    callback: (tokens: string[]) => void,
    onError: (errors: string[]) => void = console.error,
  ): void {
    createTokens(configurations, publicKey).then(({ tokens, failure }) => {
      if (failure) onError(failure.errors);
      else callback(tokens);
    });
  }
}
