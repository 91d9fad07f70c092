import { ApiClient } from '../client/api-client.ts';
import { type EnvironmentChoice, resolveEnvironment } from '../client/environments.ts';
import { readInstructionToken } from './instruction-token.ts';

/** Base class of a client with an intent's token: it calls the environment that the token names. */
export class TokenClient extends ApiClient {
  #token: string;
  /** The domain of a provider under another name. */
  protected alias: string | undefined;

  /** Throws `Invalid instruction token.` */
  constructor(token: string) {
    super();
    this.#token = token;
    this.#follow();
  }

  /** The token of the next call. */
  get token(): string {
    return this.#token;
  }

  /**
   * Sets the alias, or the two origins of a self-hosted provider, which no token overrides. A named environment that
   * differs from the token's is ignored with a warning.
   */
  override setEnv(env: EnvironmentChoice, alias?: string): void {
    super.setEnv(env, alias);
    this.alias = alias;
    const chosen = this.getEnv();
    this.#follow();
    if (this.getEnv() !== chosen) console.warn(`The checkout's token is for ${this.getEnv()}: ${chosen} is ignored.`);
  }

  /** Replaces the token; throws `Invalid instruction token.` and keeps the old one. */
  protected follow(token: string): void {
    readInstructionToken(token);
    this.#token = token;
    this.#follow();
  }

  #follow(): void {
    const name = readInstructionToken(this.#token);
    if (this.getEnv() !== 'custom') this.environment = resolveEnvironment(name, this.alias);
  }
}
