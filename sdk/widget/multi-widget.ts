import { assertCredential, isAccessToken } from '../client/credential.ts';
import type { EnvironmentChoice } from '../client/environments.ts';
import { randomId } from '../client/random-id.ts';
import { misuse } from '../client/sdk-error.ts';
import { WIRE_TYPE, WIRE_VERSION } from '../client/version.ts';
import { createTokens, type TokenSource } from './create-tokens.ts';
import { FormConfiguration } from './form-configuration.ts';
import { FormOptions } from './form-options.ts';
import { frameAddress } from './frame-address.ts';

/** Configuration tokens, or configurations from which tokens are created when the form loads. */
export type FormSource = TokenSource | readonly TokenSource[];

function sourcesOf(source: unknown): TokenSource[] {
  const list = [source].flat();
  if (!list.length || !list.every(Boolean)) throw misuse('configuration token is required'); // S5.43
  return list.map((item) => {
    if (typeof item === 'string' || item instanceof FormConfiguration) return item;
    throw misuse('Unsupported type of configuration token'); // S5.44
  });
}

/** Builds the address of a hosted form without drawing it. */
export class MultiWidget extends FormOptions {
  /** The public key or access token. */
  protected readonly credential: string;
  /** Identifies this form in every message of its frame (S7.42). */
  protected readonly widgetId = randomId();
  /** The configurations or their tokens, one for each tab. */
  protected readonly sources: readonly TokenSource[];

  /** Throws `configuration token is required` (S5.43) and `Unsupported type of configuration token` (S5.44). */
  constructor(publicKey: string, source: FormSource) {
    super();
    assertCredential(publicKey);
    this.credential = publicKey;
    this.sources = sourcesOf(source);
  }

  /** Sets the environment of this form and its configurations. */
  override setEnv(env: EnvironmentChoice, alias?: string): void {
    super.setEnv(env, alias);
    for (const source of this.sources) if (typeof source !== 'string') source.setEnv(env, alias);
  }

  /** Creates the tokens and passes the form's address to `callback`; errors are `gateway: <id> | <message>`. */
  loadIFrameUrl(callback: (url: string) => void, onError?: (errors: string[]) => void): void {
    const done = (tokens: readonly string[]) => callback(this.address(tokens));
    void createTokens(this.sources, this.credential, done, onError, this.stopper.signal);
  }

  /** The form's address; the options in `over` override the setters. */
  protected address(configurationTokens: readonly string[], over: Readonly<Record<string, string>> = {}): string {
    return frameAddress(this.environment.widget, {
      widget_id: this.widgetId,
      sdk_version: WIRE_VERSION,
      sdk_type: WIRE_TYPE,
      sdk_origin: globalThis.origin,
      [isAccessToken(this.credential) ? 'token' : 'public_key']: this.credential,
      ...this.options,
      ...over,
      configuration_tokens: configurationTokens.join(),
    });
  }
}
