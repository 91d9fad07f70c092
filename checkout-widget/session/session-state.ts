import type { CheckoutEventName, Instruction, SdkError } from '#sdk';
import type { KnownInstruction, StepName } from '../instructions.ts';
import type { StepTurn } from '../step-turn.ts';
import type { StepEnvironment } from '../steps/step.ts';

/** A token and its provider. */
export interface IntentCredentials {
  /** The token of the next call. */
  readonly token: string;
  readonly env: StepEnvironment;
  /** The origin of the provider's pages. */
  readonly widgetOrigin: string;
}

/** Where instructions come from and outcomes go: the library's `CheckoutSession`. */
export interface InstructionSource extends IntentCredentials {
  /** Why the last request failed. */
  readonly fault?: SdkError | undefined;
  /** False where the page named no environment and no provider. */
  readonly isNamed?: boolean;
  /** The origin of the provider's API. */
  readonly apiOrigin?: string;
  /** Sends the request at once if it waits for a retry. */
  hurry?(): void;
  nextInstruction(): Promise<Instruction>;
  report(event: string, payload: object): Promise<unknown>;
  destroy(): void;
}

/** What a session needs from its element. */
export interface SessionPage {
  /** Emits an event to the merchant's page. */
  emit(name: CheckoutEventName, detail: unknown): void;
  /** Takes a fingerprint; `report` receives the callback's payload once. Returns a function that stops this. */
  startFingerprint(
    gatewayId: string,
    credentials: IntentCredentials,
    report: (payload: Readonly<Record<string, unknown>>) => void,
  ): () => void;
}

/** The step on screen. */
export interface ShownStep {
  /** Another mounting of a step, even of the same instruction, has another id. */
  readonly id: number;
  readonly instruction: KnownInstruction<StepName>;
  /** The credentials at the time when the step appeared. */
  readonly credentials: IntentCredentials;
  /** What the step may call. */
  readonly turn: StepTurn;
}

/** The status in the server's last event. */
export type CheckoutResult = 'success' | 'failure' | 'expired';

/**
 * Why the checkout does not continue by itself: `stalled` (the server's response could not be used) and `failed` (the
 * step could not be rendered) can be tried again, `refused` (403, or a token that cannot be read) is final.
 */
export type SessionProblem = 'stalled' | 'failed' | 'refused';

export interface SessionState {
  readonly step: ShownStep | undefined;
  readonly isOverlayVisible: boolean;
  /** A button action or a callback is under way (C4.34). */
  readonly isBusy: boolean;
  /** The shopper stays at the step during the pending report, as after an invalid field: no spinner is shown. */
  readonly isStaying: boolean;
  /** A disable event is final for the options on screen (C4.36). */
  readonly areOptionsDisabled: boolean;
  /** C4.19, C4.21: blocks the shopper's actions and outcomes, not the next instruction. */
  readonly isExpired: boolean;
  /** C4.26: nothing more is sent. */
  readonly isFinalised: boolean;
  readonly outcome: CheckoutResult | undefined;
  readonly problem: SessionProblem | undefined;
  /** The server's text why the last attempt was refused; until the step after that message is over. */
  readonly refusal: string | undefined;
  /** The time to pay runs out within two minutes. */
  readonly isEnding: boolean;
}

export const INITIAL_STATE: SessionState = {
  step: undefined,
  isOverlayVisible: true,
  isBusy: false,
  isStaying: false,
  areOptionsDisabled: false,
  isExpired: false,
  isFinalised: false,
  outcome: undefined,
  problem: undefined,
  refusal: undefined,
  isEnding: false,
};
