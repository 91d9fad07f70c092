import { ApiClient } from '../../client/api-client.ts';
import { assertCredential, isAccessToken } from '../../client/credential.ts';
import { randomId } from '../../client/random-id.ts';
import { asText, isText } from '../../client/record.ts';
import { misuse } from '../../client/sdk-error.ts';
import { STYLES, type Style } from '../appearance.ts';
import { keepSupported, keepSupportedEntries } from '../keep-supported.ts';
import { pageQuery } from '../page-query.ts';
import { PAYMENT_SOURCE_TYPES, type PaymentSourceType } from './payment-source-type.ts';

/** Builds the address of a customer's saved payment sources without showing them. */
export class PaymentSourceWidget extends ApiClient {
  /** The public key or access token. */
  protected readonly credential: string;
  /** Identifies this list in every message of its frame. */
  protected readonly widgetId = randomId();
  readonly #queryToken: string;
  readonly #options: Record<string, string> = {};

  /** `queryToken` is created by the merchant's server for one customer. Throws if either argument is missing. */
  constructor(credential: string, queryToken: string) {
    super();
    assertCredential(credential);
    if (!isText(queryToken)) throw misuse('a query token is required');
    this.credential = credential;
    this.#queryToken = queryToken;
  }

  /** Sets one style of the list. */
  setStyle(name: Style, value: string): void {
    this.setStyles({ [name]: value });
  }

  /** Sets styles of the list; unknown ones are ignored with a warning. */
  setStyles(styles: { readonly [Name in Style]?: string }): void {
    Object.assign(this.#options, Object.fromEntries(keepSupportedEntries('style', styles, STYLES)));
  }

  /** Sets a reference of the merchant, which every event repeats. */
  setRefId(refId: string): void {
    this.#options['ref_id'] = refId;
  }

  /** The number of sources on a page of the list. Throws for anything but a whole number from 1 up. */
  setLimit(count: number): void {
    if (!Number.isInteger(count) || count < 1) throw misuse(`invalid limit: ${count}. Use a whole number from 1 up.`);
    this.#options['limit'] = String(count);
  }

  /** Sets the list's language, ISO 639-1. */
  setLanguage(code: string): void {
    this.#options['language'] = code;
  }

  /** Shows sources of these gateways only. */
  filterByGatewayIds(ids: readonly string[]): void {
    this.#options['gateway_ids'] = ids.map(asText).join();
  }

  /** Shows sources of these types only; unknown ones are ignored with a warning. */
  filterByTypes(types: readonly (PaymentSourceType | (string & {}))[]): void {
    const supported = keepSupported('payment source type', types, PAYMENT_SOURCE_TYPES);
    // An empty filter would hide every source, which a mistyped name must not cause.
    if (supported.length) this.#options['payment_source_types'] = supported.join();
  }

  /** The list's address with the current options. */
  getIFrameUrl(): string {
    const query = pageQuery(this.widgetId, {
      query_token: this.#queryToken,
      [isAccessToken(this.credential) ? 'access_token' : 'public_key']: this.credential,
      ...this.#options,
    });
    return `${this.environment.widget}/payment-sources?${query}`;
  }
}
