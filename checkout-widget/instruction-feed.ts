import type { Instruction } from '#sdk';
import type { InstructionSource } from './session/session-state.ts';

/** The pause before an instruction that came twice is asked for again, for a server that does not hold its answers. */
export const REPEAT_PAUSE_MS = 1000;

/** The soonest that an expiry is asked about, for a server whose time does not pass. */
export const SOONEST_EXPIRY_S = 1;

export interface FeedListener {
  /** An unfinished step of this name is on screen, or the outcome of one was reported. */
  stepOf(name: string): 'unfinished' | 'finished' | undefined;
  follow(instruction: Instruction, isRepeated: boolean): void;
  /** Nothing new came, and nothing is asked for. */
  rest(): void;
  refuse(error: unknown): void;
}

/** Asks for instructions one at a time, and passes on those that are new. */
export class InstructionFeed {
  readonly #source: InstructionSource;
  readonly #listener: FeedListener;
  #isAsking = false;
  #isStopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #expiry: ReturnType<typeof setTimeout> | undefined;
  #outcomes = 0;
  #lastText = '';

  constructor(source: InstructionSource, listener: FeedListener) {
    this.#source = source;
    this.#listener = listener;
  }

  /** An answer is awaited, or about to be asked for. */
  get isUnderWay(): boolean {
    return this.#isAsking || this.#timer !== undefined;
  }

  /** Asks; while an answer is awaited, that one serves. */
  ask(): void {
    this.#clear();
    if (this.#isAsking || this.#isStopped) return;
    this.#isAsking = true;
    const outcomes = this.#outcomes;
    this.#source.nextInstruction().then(
      (instruction) => this.#hear(() => this.#take(instruction, outcomes !== this.#outcomes)),
      (error) => this.#hear(() => this.#listener.refuse(error)),
    );
  }

  askLater(): void {
    this.#clear();
    if (!this.#isStopped) this.#timer = setTimeout(() => this.ask(), REPEAT_PAUSE_MS);
  }

  /** An outcome was delivered: what was asked for earlier may be out of date. */
  noteOutcome(): void {
    this.#outcomes += 1;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#expiry);
    this.#clear();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** A checkout's time passes without its shopper: the server is asked then, and says that it is over. */
  #awaitExpiry(seconds: number | undefined): void {
    clearTimeout(this.#expiry);
    if (seconds !== undefined) this.#expiry = setTimeout(() => this.ask(), Math.max(seconds, SOONEST_EXPIRY_S) * 1000);
  }

  #hear(act: () => void): void {
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
    // An unfinished step that is named again stays as the shopper left it; a finished one is named by an old answer.
    if (!isRepeated || !step || (step === 'finished' && !isOld)) this.#listener.follow(instruction, isRepeated);
    else if (isOld || instruction.next_instruction) this.askLater();
    else this.#listener.rest();
  }
}
