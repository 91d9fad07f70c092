import { callApi } from '../client/call-api.ts';
import { asRecord, isText } from '../client/record.ts';
import { settle } from '../client/settle.ts';
import { assertFilled, NOT_CONFIGURED } from './configuration-body.ts';
import { createTokens } from './create-tokens.ts';
import { FormConfiguration } from './form-configuration.ts';
import type { AllowedResponseData } from './form-events.ts';

/** The settings of one form, which become a configuration token for a widget. */
export class Configuration extends FormConfiguration {
  /** Sets the title of the form's tab. */
  setLabel(text: string): void {
    this.body.label = text;
  }

  /** The customer that the one-time token is for: it can be saved to no other, and a charge of it is theirs. */
  setCustomerId(id: string): void {
    this.body.predefined_fields.customer_id = id;
  }

  /** False if further fields stand below the payment details even if `setFormFields` names them first. */
  setDynamicFieldsPosition(on: boolean): void {
    this.body.dynamic_fields_position = on;
  }

  /** Whether the form asks for the card's security code; without it the purpose decides. */
  setHandleCvv(on: boolean): void {
    this.body.handle_cvv = on;
  }

  /** True if the form does not show the outcome of a submission, because the page does. */
  setDisableResultMessage(on: boolean): void {
    this.body.disable_result_message = on;
  }

  /** The names that `finish` and the webhook destination may receive beside the one-time token. */
  setAllowedResponseData(names: readonly (keyof AllowedResponseData | 'payment_source')[]): void {
    this.body.allowed_response_data = [...names];
  }

  /** Requests the id of the gateway `default`; `not_configured` if there is none (S7.23). */
  async resolveDefaultGateway(credential: string): Promise<string> {
    const fields = this.body.predefined_fields;
    if (fields.gateway_id === 'default') {
      const call = { path: '/v1/gateways/default', signal: this.stopper.signal } as const;
      const { _id: id } = asRecord(await callApi(this.environment, credential, call).catch(() => undefined));
      fields.gateway_id = isText(id) ? id : NOT_CONFIGURED;
    }
    return fields.gateway_id ?? NOT_CONFIGURED;
  }

  /**
   * Creates the configuration token: `callback` receives it, `onError` the message. Without callbacks it returns a
   * promise.
   */
  createToken(credential: string): Promise<string>;
  createToken(credential: string, callback: (token: string) => void, onError?: (message: string) => void): void;
  createToken(credential: string, callback?: (token: string) => void, onError?: (message: string) => void) {
    return settle(this.#createToken(credential), callback, ({ message }) => (onError ?? console.error)(message));
  }

  /** Creates a token for each configuration, in order. Errors read `gateway: <id> | <message>`. */
  static createEachToken(
    credential: string,
    configurations: readonly Configuration[],
    callback: (tokens: string[]) => void,
    onError: (errors: string[]) => void = console.error,
  ): void {
    const fail = (errors: string[]) => onError(errors);
    const request = (configuration: FormConfiguration) => (configuration as Configuration).#createToken(credential);
    void createTokens(configurations, credential, callback, fail, undefined, request);
  }

  /** An explicit token needs a gateway (S5.20); a form's own request may leave it to the provider. */
  async #createToken(credential: string): Promise<string> {
    assertFilled(this.body.predefined_fields);
    return this.requestToken(credential);
  }
}
