import type { CheckoutEventName } from '#sdk';
import type { StepName } from './instructions.ts';
import { NamedTimers } from './named-timers.ts';
import { returnPayload } from './session/session-events.ts';
import type { SessionState } from './session/session-state.ts';
import { MESSAGE_ADVANCE_MS } from './steps/message-card/message-card-instruction.ts';
import type { ReportOptions, StepCallbackEvent, StepEventName } from './steps/step.ts';
import { STEP_TABLE } from './steps/step-table.ts';
import type { Store } from './store.ts';

/** Milliseconds until a spinner without a pending call is hidden, because the step's frame is probably broken. */
export const OVERLAY_LIMIT_MS = 30_000;

type Payload = Readonly<Record<string, unknown>>;

/** The dependencies of a turn. */
export interface TurnTools {
  readonly store: Store<SessionState>;
  /** Sends the callback; false when it failed, which is logged. */
  readonly send: (event: StepCallbackEvent, payload: Payload) => Promise<boolean>;
  readonly emit: (name: CheckoutEventName, detail: unknown) => void;
  /** True while the next instruction is being requested. */
  readonly isAsking: () => boolean;
}

/**
 * `done`: the server received the step's outcome. `idle`: a call has finished. `outdated`: the checkout may have gone
 * on without this step.
 */
type TurnEvent = 'done' | 'idle' | 'outdated';

/** The time a step is on screen: limits it to one outcome and controls its spinner. After `end()` it does nothing. */
export class StepTurn {
  readonly #name: StepName;
  readonly #tools: TurnTools;
  readonly #happened: (event: TurnEvent) => void;
  readonly #timers = new NamedTimers<'overlay' | 'advance'>();
  #isOver = false;
  #isReporting = false;
  #isActing = false;
  #isDone = false;
  #isShown = false;
  /** Sends again what the server did not take. */
  #resend: (() => Promise<boolean>) | undefined;

  constructor(name: StepName, tools: TurnTools, happened: (event: TurnEvent) => void) {
    this.#name = name;
    this.#tools = tools;
    this.#happened = happened;
  }

  /** The outcome was delivered: nothing more is reported. */
  get isDone(): boolean {
    return this.#isDone;
  }

  get isReporting(): boolean {
    return this.#isReporting;
  }

  /** The step is on screen: starts its timers (C9.13). Returns true on the first call only. */
  markShown(): boolean {
    if (this.#isOver || this.#isShown) return false;
    this.#isShown = true;
    const { overlay } = STEP_TABLE[this.#name];
    if (overlay === 0) this.overlay(false);
    else this.hideAfter(overlay === 'step' ? OVERLAY_LIMIT_MS : overlay);
    if (this.#name === 'generic.show_message') this.#timers.start('advance', MESSAGE_ADVANCE_MS, () => this.#finish());
    return true;
  }

  /** The step could not be rendered; the shopper may try again. */
  failed(error: unknown): void {
    if (this.#isOver) return;
    console.error(error);
    this.#set({ problem: 'failed', isOverlayVisible: false });
    this.#tools.emit('error', error);
  }

  /** See `StepProps.report`. */
  async report(event: StepCallbackEvent, payload: Payload, options: ReportOptions = {}): Promise<boolean> {
    if (!this.#mayAct || this.#isReporting || this.#isDone) return false;
    return this.#deliver(event, payload, options);
  }

  /** C2.08: back to the payment methods, also if the step has reported an outcome and no instruction followed. */
  async goBack(): Promise<boolean> {
    if (!STEP_TABLE[this.#name].hasGoBack || !this.#mayAct) return false;
    if (this.#tools.store.get().isBusy || this.#needsOverlay) return false;
    return this.#deliver('callback.payment_methods.return', returnPayload());
  }

  /** Sends again what could not be sent; false if there is nothing. */
  resend(): boolean {
    const resend = this.#mayAct && !this.#isReporting ? this.#resend : undefined;
    void resend?.();
    return resend !== undefined;
  }

  /** See `StepProps.overlay`. */
  overlay(isVisible: boolean): void {
    // The session controls the spinner while a callback is pending and until the next instruction arrives.
    if (this.#isOver || (!isVisible && this.#needsOverlay)) return;
    this.#timers.stop('overlay');
    this.#set({ isOverlayVisible: isVisible });
    if (isVisible) this.hideAfter(OVERLAY_LIMIT_MS);
  }

  hideAfter(delay: number): void {
    this.#timers.start('overlay', delay, () => {
      if (!this.#needsOverlay) this.#set({ isOverlayVisible: false });
    });
  }

  /** See `StepProps.act`. */
  act(action: () => Promise<unknown> | undefined): void {
    if (!this.#mayAct || this.#tools.store.get().isBusy || this.#isDone) return;
    this.#isActing = true;
    this.#set({ isBusy: true });
    // Runs synchronously, because browsers open popups and wallet sheets only during the click.
    new Promise((resolve) => resolve(action()))
      .catch((error) => console.error(error))
      .finally(() => {
        this.#isActing = false;
        if (!this.#isOver) this.#set({ isBusy: this.#isReporting });
      });
  }

  /** See `StepProps.merchantEvent`. */
  merchantEvent(name: StepEventName, data: unknown): void {
    if (!this.#isOver) this.#tools.emit(name, data);
  }

  /** Ends the turn, because another step is shown or the checkout is over. */
  end(): void {
    this.#isOver = true;
    this.#timers.stop();
  }

  /** C4.21, C4.26 */
  get #mayAct(): boolean {
    return !this.#isOver && !this.#tools.store.get().isExpired;
  }

  get #needsOverlay(): boolean {
    return this.#isReporting || (this.#isDone && this.#tools.isAsking());
  }

  #set(change: Partial<SessionState>): void {
    this.#tools.store.set(change);
  }

  async #deliver(event: StepCallbackEvent, payload: Payload, options: ReportOptions = {}): Promise<boolean> {
    this.#isReporting = true;
    this.#resend = undefined;
    this.#timers.stop('overlay');
    this.#set({ isBusy: true, isOverlayVisible: true, isStaying: options.stay === true, problem: undefined });
    const isDelivered = await this.#tools.send(event, payload);
    this.#isReporting = false;
    // Another instruction may have arrived in the meantime.
    if (this.#isOver) return isDelivered;
    if (isDelivered && !options.stay) this.#finish();
    if (options.isOutdated) this.#happened('outdated');
    // C4.03, C8.18, C8.19: if the shopper stays on this step, its controls are enabled again.
    const isWaiting = this.#needsOverlay && !this.#tools.store.get().isExpired;
    this.#set({ isBusy: this.#isActing, isOverlayVisible: isWaiting, isStaying: false });
    if (!isDelivered && !options.showsProblem) {
      this.#resend = () => this.#deliver(event, payload, options);
      this.#set({ problem: 'stalled' });
    }
    this.#happened('idle');
    return isDelivered;
  }

  #finish(): void {
    this.#isDone = true;
    this.#happened('done');
  }
}
