import type { AppleUpdate } from './assert-apple-pay-request.ts';

const ANSWER_MS = 30_000;

/** The session's pending request to the merchant's page, one at a time: a missing answer ends the session. */
export class ApplePayCompletions {
  #open: { name: string; resolve: (update: AppleUpdate) => void; reject: (error: Error) => void } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onTimeout: () => void) {}

  /** Waits for the completion with this name. Rejects when the session ends first. */
  ask(name: string): Promise<AppleUpdate> {
    return new Promise((resolve, reject) => {
      this.#open = { name, resolve, reject };
      this.#timer = setTimeout(this.onTimeout, ANSWER_MS);
    });
  }

  /** Throws when no event is waiting for this completion, as Apple's session does. */
  answer(name: string, update: AppleUpdate): void {
    if (this.#open?.name !== name) {
      throw new DOMException(`Nothing waits for this completion: ${name}.`, 'InvalidStateError');
    }
    this.#settle()?.resolve(update ?? {});
  }

  abandon(): void {
    this.#settle()?.reject(new DOMException('The session has ended.', 'AbortError'));
  }

  #settle() {
    clearTimeout(this.#timer);
    const open = this.#open;
    this.#open = undefined;
    return open;
  }
}
