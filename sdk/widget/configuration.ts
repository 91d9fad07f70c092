import { callApi } from '../client/call-api.ts';
import { asRecord, isText } from '../client/record.ts';
import { settle } from '../client/settle.ts';
import { NOT_CONFIGURED } from './configuration-body.ts';
import { createTokens } from './create-tokens.ts';
import { FormConfiguration } from './form-configuration.ts';

/** The settings of one form, which become a configuration token for a widget. */
export class Configuration extends FormConfiguration {
  /** Sets the title of the form's tab. */
  setLabel(text: string): void {
    this.body.label = text;
  }

  /** Links the payment source to a customer of the merchant. */
  setCustomerId(id: string): void {
    this.body.predefined_fields.customer_id = id;
  }

  /** True if further fields take part in the form's own order. */
  setDynamicFieldsPosition(on: boolean): void {
    this.body.dynamic_fields_position = on;
  }

  /** True if the form accepts a security code for a stored card. */
  setHandleCvv(on: boolean): void {
    this.body.handle_cvv = on;
  }

  /** True if the form does not show the outcome. */
  setDisableResultMessage(on: boolean): void {
    this.body.disable_result_message = on;
  }

  /** The names that the form's response may contain. */
  setAllowedResponseData(names: readonly string[]): void {
    this.body.allowed_response_data = [...names];
  }

  /** Requests the id of the gateway `default`; `not_configured` if there is none (S7.23). */
  async resolveDefaultGateway(publicKey: string): Promise<string> {
    const fields = this.body.predefined_fields;
    if (fields.gateway_id === 'default') {
      const call = { path: '/v1/gateways/default', signal: this.stopper.signal } as const;
      const { _id: id } = asRecord(await callApi(this.environment, publicKey, call).catch(() => undefined));
      fields.gateway_id = isText(id) ? id : NOT_CONFIGURED;
    }
    return fields.gateway_id;
  }

  /**
   * Creates the configuration token: `callback` receives it, `onError` the message. Without callbacks it returns a
   * promise.
   */
  createToken(publicKey: string): Promise<string>;
  createToken(publicKey: string, callback: (token: string) => void, onError?: (message: string) => void): void;
  createToken(publicKey: string, callback?: (token: string) => void, onError?: (message: string) => void) {
    return settle(this.requestToken(publicKey), callback, ({ message }) => (onError ?? console.error)(message));
  }

  /** Creates a token for each configuration, in order. Errors read `gateway: <id> | <message>`. */
  static createEachToken(
    publicKey: string,
    configurations: readonly Configuration[],
    callback: (tokens: string[]) => void,
    onError: (errors: string[]) => void = console.error,
  ): void {
    void createTokens(configurations, publicKey, callback, (errors) => onError(errors));
  }
}
