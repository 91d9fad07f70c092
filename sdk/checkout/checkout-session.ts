import { callApi } from '../client/call-api.ts';
import { asRecord } from '../client/record.ts';
import { rest } from '../client/rest.ts';
import { asSdkError, SdkError } from '../client/sdk-error.ts';
import type { CheckoutDetails } from '../external-checkout/external-checkout.ts';
import { backOff, readRetryAfter } from './back-off.ts';
import { type Instruction, readInstruction } from './instruction.ts';
import { TokenClient } from './token-client.ts';

/** Milliseconds until a long poll is aborted and sent again. */
export const POLL_TIMEOUT = 60_000;
/**
 * A response without an instruction after this many milliseconds means that the server holds long polls: the next poll
 * need not wait. The same holds for a poll that was cut: proxies end one that is silent for too long, by 504 or without
 * a response, and nobody would listen to the bank's decision during a pause.
 */
export const HELD = 5000;

/** The minimum milliseconds between two polls of a listener, for a server that does not hold them. */
export const LISTEN_PAUSE = 250;

/** Errors that a retry cannot solve: destroyed, refused, and an unreadable token. */
const FINAL: readonly unknown[] = ['aborted', 'access_forbidden', 'invalid_configuration'];

/** The data of a checkout that the server drives: its instructions, the reports about them, and its details. */
export class CheckoutSession extends TokenClient {
  #asking: Promise<Instruction> | undefined;
  #isListening = false;
  #fault: SdkError | undefined;
  #retryWait = new AbortController();

  /** Why the last poll for an instruction failed; undefined after a response. */
  get fault(): SdkError | undefined {
    return this.#fault;
  }

  /** Polls at once if a retry is waiting. */
  hurry(): void {
    this.#retryWait.abort();
  }

  /** Ends the session: no further poll is sent. */
  override destroy(): void {
    super.destroy();
    this.#retryWait.abort();
  }

  /**
   * The next instruction, by a long poll (S7.17) that is retried during outages; several callers share one. The session
   * then uses the instruction's token. Rejects if the server refuses (403), for an unreadable token, and on
   * `destroy()`.
   */
  nextInstruction(): Promise<Instruction> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  /**
   * Passes every instruction to the handler, and requests the next when the handler is done, until the session ends.
   */
  listen(
    onInstruction: (instruction: Instruction) => void | Promise<void>,
    onError: (error: SdkError) => void = console.error,
  ): void {
    if (this.#isListening) return;
    this.#isListening = true;
    const loop = async () => {
      const { signal } = this.stopper;
      while (!signal.aborted) {
        const paused = rest(LISTEN_PAUSE, signal);
        await onInstruction(await this.nextInstruction());
        await paused;
      }
    };
    loop().catch((reason) => {
      this.#isListening = false;
      const error = asSdkError(reason);
      if (error.cause !== 'aborted') onError(error);
    });
  }

  /**
   * Reports the outcome of an instruction (S7.19, S7.20); never retried automatically. Resolves with the response's
   * data.
   */
  report(event: string, payload: object): Promise<unknown> {
    const { signal } = this.stopper;
    return callApi(this.environment, this.token, { path: '/v1/checkouts/callback', body: { event, payload }, signal });
  }

  /** The details of a checkout (S7.21). */
  async details(id: string): Promise<CheckoutDetails> {
    const { signal } = this.stopper;
    const path = `/v1/checkouts/${encodeURIComponent(id)}` as const;
    return asRecord(await callApi(this.environment, this.token, { path, signal })) as object as CheckoutDetails;
  }

  async #ask(): Promise<Instruction> {
    const { signal } = this.stopper;
    let failures = 0;
    for (;;) {
      if (signal.aborted) throw new SdkError('The checkout was stopped by destroy().', 'aborted');
      const now = Date.now();
      let patience = 0;
      let isHeld = false;
      try {
        const data = await callApi(this.environment, this.token, {
          path: `/v1/checkouts/instruction?time=${now}`,
          signal,
          timeout: POLL_TIMEOUT,
          onHeaders: (headers) => {
            patience = readRetryAfter(headers.get('retry-after'), Date.now());
          },
        });
        this.#fault = undefined;
        const instruction = readInstruction(data);
        if (instruction) {
          const { instruction_token: token } = instruction;
          if (token !== undefined) this.follow(token);
          return instruction;
        }
        isHeld = true;
      } catch (reason) {
        const error = asSdkError(reason);
        if (FINAL.includes(error.cause)) throw error; // S7.18
        this.#fault = error;
        isHeld = error.status === 504 || error.status === undefined;
      }
      isHeld &&= Date.now() - now >= HELD;
      failures = isHeld ? 0 : failures + 1;
      const wait = Math.max(failures && backOff(failures - 1, Math.random()), patience);
      this.#retryWait = new AbortController();
      if (wait && !signal.aborted) await rest(wait, this.#retryWait.signal);
    }
  }
}
