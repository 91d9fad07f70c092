import { assertCredential, isAccessToken, isOnListedDomain } from '../client/credential.ts';
import { type Environment, type EnvironmentChoice, resolveEnvironment } from '../client/environments.ts';
import { randomId } from '../client/random-id.ts';
import { misuse } from '../client/sdk-error.ts';
import { WIRE_TYPE, WIRE_VERSION } from '../client/version.ts';
import { createTokens, type TokensOutcome } from './create-tokens.ts';
import { FormConfiguration } from './form-configuration.ts';
import { FormOptions } from './form-options.ts';
import { frameAddress } from './frame-address.ts';

/** What a form shows: configuration tokens that exist already, or configurations that become tokens when it loads. */
export type FormSource = string | FormConfiguration | readonly (string | FormConfiguration)[];

function sourcesOf(source: unknown): (string | FormConfiguration)[] {
  const list: unknown[] = Array.isArray(source) ? source : [source];
  if (!list.length || list.some((item) => item === undefined || item === null || item === '')) {
    throw misuse('configuration token is required'); // S5.43
  }
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
  /** Stops whatever is under way when the widget is destroyed. */
  protected readonly stopper = new AbortController();
  protected environment: Environment = resolveEnvironment();
  readonly #sources: (string | FormConfiguration)[];

  /** Throws `configuration token is required` (S5.43) and `Unsupported type of configuration token` (S5.44). */
  constructor(publicKey: string, source: FormSource) {
    super();
    assertCredential(publicKey);
    this.credential = publicKey;
    this.#sources = sourcesOf(source);
  }

  /** Chooses the provider for this form and its configurations. */
  setEnv(env: EnvironmentChoice, alias?: string): void {
    this.environment = resolveEnvironment(env, alias);
    for (const source of this.#sources) if (typeof source !== 'string') source.setEnv(env, alias);
  }

  /** The environment's name. */
  getEnv(): string {
    return this.environment.name;
  }

  /** Creates the tokens and gives the form's full address; errors read `gateway: <id> | <message>`. */
  loadIFrameUrl(callback: (url: string) => void, onError: (errors: string[]) => void = console.error): void {
    this.requestTokens().then(({ tokens, failure }) => {
      if (this.stopper.signal.aborted) return;
      if (failure) onError(failure.errors);
      else callback(this.address(tokens));
    });
  }

  /** Stops requests under way; nothing is called back afterwards. */
  destroy(): void {
    this.stopper.abort();
  }

  /** The tokens when neither a request nor an error stands between them and the form. */
  protected readyTokens(): string[] | undefined {
    const areTokens = this.#sources.every((source) => typeof source === 'string');
    return areTokens && isOnListedDomain(this.credential) ? this.#sources : undefined;
  }

  protected requestTokens(): Promise<TokensOutcome> {
    return createTokens(this.#sources, this.credential, this.stopper.signal);
  }

  /** The form's address; `over` holds options that win over the setters. */
  protected address(
    configurationTokens: readonly string[],
    over: Iterable<[string, string]> = [],
    sdkOrigin = globalThis.origin,
  ): string {
    return frameAddress(
      {
        widgetId: this.widgetId,
        origin: this.environment.widget,
        sdkOrigin,
        version: WIRE_VERSION,
        type: WIRE_TYPE,
        credential: [isAccessToken(this.credential) ? 'token' : 'public_key', this.credential],
        configurationTokens,
      },
      new Map([...this.options, ...over]),
    );
  }
}
