import { assertCredential, isAccessToken } from '../client/credential.ts';
import type { EnvironmentChoice } from '../client/environments.ts';
import { randomId } from '../client/random-id.ts';
import { misuse } from '../client/sdk-error.ts';
import { WIRE_TYPE, WIRE_VERSION } from '../client/version.ts';
import { createTokens, type TokenSource } from './create-tokens.ts';
import { FormConfiguration } from './form-configuration.ts';
import { FormOptions } from './form-options.ts';
import { frameAddress } from './frame-address.ts';

/** The source of a form: existing configuration tokens, or configurations that become tokens when it loads. */
export type FormSource = TokenSource | readonly TokenSource[];

function sourcesOf(source: unknown): TokenSource[] {
  const list = [source].flat();
  if (!list.length || !list.every(Boolean)) throw misuse('configuration token is required'); // S5.43
  return list.map((item) => {
    if (typeof item === 'string' || item instanceof FormConfiguration) return item;
    throw misuse('Unsupported type of configuration token'); // S5.44
  });
}

/** Builds the address of a hosted form without showing it. */
export class MultiWidget extends FormOptions {
  /** The public key or access token. */
  protected readonly credential: string;
  /** Identifies this form in every message of its frame (S7.42). */
  protected readonly widgetId = randomId();
  /** The configurations, one for each tab, as tokens or not yet requested. */
  protected readonly sources: readonly TokenSource[];

  /** Throws `configuration token is required` (S5.43) and `Unsupported type of configuration token` (S5.44). */
  constructor(credential: string, source: FormSource) {
    super();
    assertCredential(credential);
    this.credential = credential;
    this.sources = sourcesOf(source);
  }

  /** Sets the provider for this form and its configurations. */
  override setEnv(env: EnvironmentChoice, alias?: string): void {
    super.setEnv(env, alias);
    for (const source of this.sources) if (typeof source !== 'string') source.setEnv(env, alias);
  }

  /** Creates the tokens and resolves with the form's full address; errors read `gateway: <id> | <message>`. */
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
