import { ApiClient } from '../client/api-client.ts';
import { callApi } from '../client/call-api.ts';
import { assertCredential } from '../client/credential.ts';
import { isText } from '../client/record.ts';
import { refusesLoad } from '../client/refuses-load.ts';
import { asSdkError, misuse } from '../client/sdk-error.ts';
import { Emitter } from '../messaging/emitter.ts';
import { fingerprintProvider } from './fingerprint-provider.ts';
import { readFraudConfiguration } from './fraud-configuration.ts';
import { FRAUD_EVENT, type FraudEventMap } from './fraud-event.ts';
import { assertFraudOptions, type FraudOptions } from './fraud-options.ts';
import { takeFingerprint } from './take-fingerprint.ts';

const EVENTS: readonly string[] = Object.values(FRAUD_EVENT);

/** Takes a fingerprint of the shopper's device for a fraud service (S1.10); has no visible parts. */
export class FraudService extends ApiClient {
  readonly #serviceId: string;
  readonly #credential: string;
  readonly #options: FraudOptions;
  readonly #emitter = new Emitter<FraudEventMap>();
  #isDone = false;

  /** Throws for an empty id or credential, and for invalid options, with a message that says what they must be. */
  constructor(serviceId: string, credential: string, options: FraudOptions) {
    super();
    if (!isText(serviceId)) throw misuse('a fraud service id is required');
    assertCredential(credential);
    this.#serviceId = serviceId;
    this.#credential = credential;
    this.#options = assertFraudOptions(options);
  }

  /**
   * Runs the handler at every occurrence and returns a function that unsubscribes; without one, returns a promise.
   * Throws for unknown events.
   */
  on<Name extends keyof FraudEventMap>(name: Name): Promise<FraudEventMap[Name]>;
  on<Name extends keyof FraudEventMap>(name: Name, handler: (data: FraudEventMap[Name]) => void): () => void;
  on<Name extends keyof FraudEventMap>(name: Name, handler?: (data: FraudEventMap[Name]) => void) {
    if (!EVENTS.includes(name)) throw misuse('Event not supported');
    return handler ? this.#emitter.on(name, handler) : this.#emitter.next(name);
  }

  /**
   * Takes the fingerprint: exactly one of the two events follows. A call while it is pending, or after a token, does
   * nothing; after an error, call it again to retry.
   */
  load(): void {
    if (refusesLoad(this.stopper.signal) || this.#isDone) return;
    this.#isDone = true;
    this.#take().then(
      (token) => void this.#emitter.emit('fingerprint-token-ready', token),
      (reason) => {
        const error = asSdkError(reason);
        if (error.cause === 'aborted') return;
        this.#isDone = false;
        if (!this.#emitter.emit('fingerprint-token-error', error)) console.error(error.message);
      },
    );
  }

  /** Stops requests, timers and listeners; no event follows. */
  override destroy(): void {
    super.destroy();
    this.#emitter.clear();
  }

  async #take(): Promise<string> {
    const { signal } = this.stopper;
    const path = `/v1/services/${encodeURIComponent(this.#serviceId)}/config` as const;
    const data = await callApi(this.environment, this.#credential, { path, signal });
    const configuration = readFraudConfiguration(data, this.#options);
    return takeFingerprint(fingerprintProvider(configuration, this.#options), signal, this.#options.cookieLifetime);
  }
}
