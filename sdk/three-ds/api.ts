import { ApiClient } from '../client/api-client.ts';
import { callApi } from '../client/call-api.ts';
import { assertCredential } from '../client/credential.ts';
import type { EnvironmentChoice } from '../client/environments.ts';
import type { SdkError } from '../client/sdk-error.ts';
import { settle } from '../client/settle.ts';
import { type BrowserDetails, readBrowserDetails } from './browser-details.ts';

/** A charge that needs authentication before it is made. */
export interface PreAuthRequest {
  readonly amount: string | number;
  readonly currency: string;
  /** The one-time payment-source token. */
  readonly token: string;
  readonly _3ds?: { readonly redirect_url?: string; readonly [name: string]: unknown };
  readonly [name: string]: unknown;
}

/** The provider's response. */
export interface PreAuthAnswer {
  /**
   * `token` is for `Canvas3ds`; send `id` with the charge. Both are null for a card that is not enrolled in 3-D Secure.
   */
  readonly _3ds: { readonly id: string | null; readonly token: string | null };
  readonly status: string;
}

/** The charge calls that are allowed from a page. */
export interface ChargeCalls {
  /**
   * Requests authentication (S7.16): `callback` receives the response, `onError` the error. Without callbacks it
   * returns a promise.
   */
  preAuth(payload: PreAuthRequest): Promise<PreAuthAnswer>;
  preAuth(
    payload: PreAuthRequest,
    callback: (answer: PreAuthAnswer) => void,
    onError?: (error: SdkError) => void,
  ): undefined;
}

/** API calls for pages that render their own forms. */
export class Api extends ApiClient {
  readonly #credential: string;

  /** `credential` is a public key or an access token; throws if it is empty. */
  constructor(credential: string) {
    super();
    assertCredential(credential);
    this.#credential = credential;
  }

  /** Sets the origin of requests; returns the same object. */
  override setEnv(env: EnvironmentChoice, alias?: string): this {
    super.setEnv(env, alias);
    return this;
  }

  /** The browser details that an issuer requires. */
  getBrowserDetails(): BrowserDetails {
    return readBrowserDetails();
  }

  /** The charge calls. */
  charge(): ChargeCalls {
    const preAuth = (
      payload: PreAuthRequest,
      callback?: (answer: PreAuthAnswer) => void,
      onError: (error: SdkError) => void = console.error,
    ) => {
      const body = { ...payload, _3ds: { ...payload._3ds, browser_details: this.getBrowserDetails() } };
      const answer = callApi(this.environment, this.#credential, {
        path: '/v1/charges/3ds',
        body,
        signal: this.stopper.signal,
      });
      return settle(answer as Promise<PreAuthAnswer>, callback, onError);
    };
    return { preAuth: preAuth as ChargeCalls['preAuth'] };
  }
}
