import { callApi } from '../client/call-api.ts';
import { assertCredential } from '../client/credential.ts';
import type { EnvironmentChoice } from '../client/environments.ts';
import { ProviderClient } from '../client/provider-client.ts';
import type { SdkError } from '../client/sdk-error.ts';
import { settle } from '../client/settle.ts';
import { type BrowserDetails, readBrowserDetails } from './browser-details.ts';

/** A charge that is to be authenticated first. */
export interface PreAuthRequest {
  readonly amount: string | number;
  readonly currency: string;
  /** The one-time payment-source token. */
  readonly token: string;
  readonly _3ds?: { readonly redirect_url?: string; readonly [name: string]: unknown };
  readonly [name: string]: unknown;
}

/** The provider's answer. */
export interface PreAuthAnswer {
  /** `token` is for `Canvas3ds`; `id` goes with the charge. Both are null for a card without 3-D Secure. */
  readonly _3ds: { readonly id: string | null; readonly token: string | null };
  readonly status: string;
}

/** The calls on charges that a page may make. */
export interface ChargeCalls {
  /** Asks for authentication (S7.16): `callback` gets the answer, `onError` the error. Without callbacks a promise answers. */
  preAuth(payload: PreAuthRequest): Promise<PreAuthAnswer>;
  preAuth(
    payload: PreAuthRequest,
    callback: (answer: PreAuthAnswer) => void,
    onError?: (error: SdkError) => void,
  ): undefined;
}

/** The provider's calls, for a page that draws its own forms. */
export class Api extends ProviderClient {
  readonly #publicKey: string;

  /** `publicKey` is a public key or an access token; throws when it is empty. */
  constructor(publicKey: string) {
    super();
    assertCredential(publicKey);
    this.#publicKey = publicKey;
  }

  /** Chooses where requests go; returns the same object. */
  override setEnv(env: EnvironmentChoice, alias?: string): this {
    super.setEnv(env, alias);
    return this;
  }

  /** What an issuer asks about this browser. */
  getBrowserDetails(): BrowserDetails {
    return readBrowserDetails();
  }

  /** The calls on charges. */
  charge(): ChargeCalls {
    const preAuth = (
      payload: PreAuthRequest,
      callback?: (answer: PreAuthAnswer) => void,
      onError: (error: SdkError) => void = console.error,
    ) => {
      const body = { ...payload, _3ds: { ...payload._3ds, browser_details: this.getBrowserDetails() } };
      const answer = callApi(this.environment, this.#publicKey, {
        path: '/v1/charges/3ds',
        body,
        signal: this.stopper.signal,
      });
      return settle(answer as Promise<PreAuthAnswer>, callback, onError);
    };
    return { preAuth: preAuth as ChargeCalls['preAuth'] };
  }
}
