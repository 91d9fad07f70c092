import type { CheckoutEventName, Instruction, SdkError } from '#sdk';
import type { KnownInstruction, StepName } from '../instructions.ts';
import type { StepTurn } from '../step-turn.ts';
import type { StepEnvironment } from '../steps/step.ts';

/** What a token stands for. */
export interface IntentCredentials {
  /** The token of the next call. */
  readonly token: string;
  readonly env: StepEnvironment;
  /** The origin of the provider's pages. */
  readonly widgetOrigin: string;
}

/** Where instructions come from and outcomes go: the library's `CheckoutSession`. */
export interface InstructionSource extends IntentCredentials {
  /** Why the last question was not answered. */
  readonly fault?: SdkError | undefined;
  /** False where the page named no environment and no provider. */
  readonly isNamed?: boolean;
  /** Where questions go. */
  readonly apiOrigin?: string;
  /** Asks at once, where a question waits for its next try. */
  hurry?(): void;
  nextInstruction(): Promise<Instruction>;
  report(event: string, payload: object): Promise<unknown>;
  destroy(): void;
}

/** What a session asks of the element that it lives in. */
export interface SessionPage {
  /** Tells the merchant's page. */
  emit(name: CheckoutEventName, detail: unknown): void;
  /** Takes a fingerprint of the device; `report` is called with the callback's payload, once. Returns its end. */
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
  /** As they stood when the step appeared. */
  readonly credentials: IntentCredentials;
  /** What the step may call. */
  readonly turn: StepTurn;
}

/** The words of the server's last event. */
export type CheckoutResult = 'success' | 'failure' | 'expired';

/**
 * Why nothing goes on by itself: `stalled` (the server's answer could not be followed) and `failed` (the step could not
 * be rendered) can be tried again, `refused` (403, or a token that cannot be read) is final.
 */
export type SessionProblem = 'stalled' | 'failed' | 'refused';

export interface SessionState {
  readonly step: ShownStep | undefined;
  readonly isOverlayVisible: boolean;
  /** A button action or a callback is under way (C4.34). */
  readonly isBusy: boolean;
  /** The report under way leaves the shopper at the step, as that of an invalid field: there is nothing to wait for. */
  readonly isStaying: boolean;
  /** A disable event is final for the options on screen (C4.36). */
  readonly areOptionsDisabled: boolean;
  /** C4.19, C4.21: blocks the shopper's actions and outcomes, not the next instruction. */
  readonly isExpired: boolean;
  /** C4.26: nothing is sent any more. */
  readonly isFinalised: boolean;
  readonly outcome: CheckoutResult | undefined;
  readonly problem: SessionProblem | undefined;
  /** Why the last attempt was refused, in the server's words; until the step that follows the message is over. */
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
