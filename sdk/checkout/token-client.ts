import { type EnvironmentChoice, resolveEnvironment } from '../client/environments.ts';
import { ProviderClient } from '../client/provider-client.ts';
import { readInstructionToken } from './instruction-token.ts';

/** What stands on an intent's token: it goes to the environment that the token names. */
export class TokenClient extends ProviderClient {
  #token: string;
  /** The domain of a provider under a name of its own. */
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
   * Chooses the alias, or a provider of one's own by its two origins, which then stays whatever a token says. Of the named
   * environments the token's own counts; another one is warned about.
   */
  override setEnv(env: EnvironmentChoice, alias?: string): void {
    super.setEnv(env, alias);
    this.alias = alias;
    const chosen = this.getEnv();
    this.#follow();
    if (this.getEnv() !== chosen) console.warn(`The checkout's token is for ${this.getEnv()}: ${chosen} is ignored.`);
  }

  /** Takes a new token in place of the old one; throws `Invalid instruction token.` and keeps the old one. */
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
