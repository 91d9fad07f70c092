import type { Instruction } from '#sdk';
import type { InstructionSource } from './session/session-state.ts';

/** Milliseconds before the next request after a repeated instruction, for a server that responds without waiting. */
export const REPEAT_PAUSE_MS = 1000;

/** The fewest seconds before an expiry is checked, for a server that keeps reporting 0. */
export const SOONEST_EXPIRY_S = 1;

/** Milliseconds before the time to pay runs out at which the shopper is warned. */
const WARNING_MS = 120_000;

export interface FeedListener {
  /** The state of the step on screen, if it has this name; `finished` once its outcome was reported. */
  stepOf(name: string): 'unfinished' | 'finished' | undefined;
  follow(instruction: Instruction, isRepeated: boolean): void;
  /** The instruction was not new, and no further request is planned. */
  rest(): void;
  refuse(error: unknown): void;
  /** True from two minutes before the time to pay runs out; false if the server gives more time. */
  setEnding(isEnding: boolean): void;
}

/** Requests instructions one at a time, and passes the new ones to the listener. */
export class InstructionFeed {
  readonly #source: InstructionSource;
  readonly #listener: FeedListener;
  #isAsking = false;
  #isStopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #expiry: ReturnType<typeof setTimeout> | undefined;
  #warning: ReturnType<typeof setTimeout> | undefined;
  #outcomes = 0;
  #lastText = '';

  constructor(source: InstructionSource, listener: FeedListener) {
    this.#source = source;
    this.#listener = listener;
  }

  /** A request is pending or planned. */
  get isUnderWay(): boolean {
    return this.#isAsking || this.#timer !== undefined;
  }

  /** Requests the next instruction, unless a request is pending. */
  ask(): void {
    this.#clear();
    if (this.#isAsking || this.#isStopped) return;
    this.#isAsking = true;
    const outcomes = this.#outcomes;
    this.#source.nextInstruction().then(
      (instruction) => this.#receive(() => this.#take(instruction, outcomes !== this.#outcomes)),
      (error) => this.#receive(() => this.#listener.refuse(error)),
    );
  }

  askLater(): void {
    this.#clear();
    if (!this.#isStopped) this.#timer = setTimeout(() => this.ask(), REPEAT_PAUSE_MS);
  }

  /** An outcome was delivered, so the response to an earlier request may be out of date. */
  noteOutcome(): void {
    this.#outcomes += 1;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#expiry);
    clearTimeout(this.#warning);
    this.#clear();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /**
   * Warns ahead of the time at which the checkout expires, and then requests an instruction, because the server then
   * responds that it is over.
   */
  #awaitExpiry(seconds: number | undefined): void {
    clearTimeout(this.#expiry);
    clearTimeout(this.#warning);
    const left = seconds === undefined ? Number.POSITIVE_INFINITY : Math.max(seconds, SOONEST_EXPIRY_S) * 1000;
    this.#listener.setEnding(left <= WARNING_MS);
    if (left === Number.POSITIVE_INFINITY) return;
    this.#expiry = setTimeout(() => this.ask(), left);
    if (left > WARNING_MS) this.#warning = setTimeout(() => this.#listener.setEnding(true), left - WARNING_MS);
  }

  #receive(act: () => void): void {
    this.#isAsking = false;
    if (!this.#isStopped) act();
  }

  #take(instruction: Instruction, isOld: boolean): void {
    const { instruction_token: _token, expires_in: expiry, ...rest } = instruction;
    this.#awaitExpiry(expiry);
    const text = JSON.stringify(rest);
    const isRepeated = text === this.#lastText;
    this.#lastText = text;
    const step = this.#listener.stepOf(instruction.name);
    // A repeated instruction must not reset an unfinished step; for a finished step it may be out of date.
    if (!isRepeated || !step || (step === 'finished' && !isOld)) this.#listener.follow(instruction, isRepeated);
    else if (isOld || instruction.next_instruction) this.askLater();
    else this.#listener.rest();
  }
}
