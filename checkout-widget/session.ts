import { type CheckoutEventName, type Instruction, SdkError } from '#sdk';
import { FingerprintTurn } from './fraud/fingerprint-turn.ts';
import { InstructionFeed } from './instruction-feed.ts';
import {
  isStepName,
  type KnownInstruction,
  type Payloads,
  readKnownInstruction,
  type StepName,
} from './instructions.ts';
import { merchantEventOf } from './session/session-events.ts';
import {
  INITIAL_STATE,
  type InstructionSource,
  type IntentCredentials,
  type SessionPage,
  type SessionState,
  type ShownStep,
} from './session/session-state.ts';
import { StepTurn, type TurnTools } from './step-turn.ts';
import { messageLine } from './steps/message-card/message-card-instruction.ts';
import { SPINNER_HIDE_MS } from './steps/payment-methods/payment-methods-instruction.ts';
import type { StepCallbackEvent } from './steps/step.ts';
import { Store } from './store.ts';

/** P8.02: milliseconds until a provider without any response counts as silent. */
const RESPONSE_PATIENCE_MS = 10_000;

/** The most likely reason why no instruction arrived, and what the page's developer can do about it. */
export function silenceOf({ fault, isNamed = true, apiOrigin = '' }: InstructionSource): SdkError {
  const failed = (code: string, text: string) => new SdkError(text, 'service_unreachable', { code });
  if (fault?.code && fault.code !== 'offline') return failed(fault.code, fault.message);
  const what = 'The checkout has received no response yet';
  if (globalThis.navigator?.onLine === false) return failed('offline', `${what}: this device is offline.`);
  if (!isNamed) {
    const help = 'Give the tag environment, alias or api-origin and widget-origin.';
    return failed('environment_not_set', `${what} from ${apiOrigin}, which the token names. ${help}`);
  }
  const cause = fault?.message ?? 'it did not respond.';
  return failed('no_answer', `${what} from ${apiOrigin}: ${cause} Does this page's connect-src allow it?`);
}

/** The text of an error message that was the last step. */
function refusalOf(step: ShownStep | undefined): string | undefined {
  const { name, payload } = step?.instruction ?? {};
  if (name !== 'generic.show_message') return undefined;
  const message = payload as Payloads['generic.show_message'];
  return (message.type === 'error' && messageLine(message)) || undefined;
}

/** The checkout without a page: requests an instruction, shows its step, reports its outcome, and repeats. */
export class Session {
  readonly store = new Store<SessionState>(INITIAL_STATE);
  readonly #source: InstructionSource;
  readonly #page: SessionPage;
  readonly #feed: InstructionFeed;
  readonly #fingerprint = new FingerprintTurn();
  /** The dependencies of every step's turn. */
  readonly #tools: TurnTools = {
    store: this.store,
    send: (event, payload) => this.send(event, payload),
    emit: (name, detail) => this.emit(name, detail),
    isAsking: () => this.#feed.isUnderWay,
  };
  #ids = 0;
  /** True after a disable event without a next instruction: the server stopped sending on purpose. */
  #isQuiet = false;
  /** Runs until the first response arrives. */
  #responseTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: InstructionSource, page: SessionPage) {
    this.#source = source;
    this.#page = page;
    this.#feed = new InstructionFeed(source, {
      stepOf: (name) => this.#stepOf(name),
      follow: (instruction, isRepeated) => this.#follow(instruction, isRepeated),
      rest: () => this.#settle(),
      refuse: (error) => this.#refuse(error),
      setEnding: (isEnding) => this.store.set({ isEnding }),
    });
  }

  /** The token of the next call. */
  get token(): string {
    return this.#source.token;
  }

  /** C1.04: requests the first instruction; nothing is rendered before it arrives. */
  start(): void {
    this.#feed.ask();
    this.#waitForResponse();
  }

  /** The shopper clicked the button that tries again. */
  retry(): void {
    const { problem, step, refusal } = this.store.get();
    if (problem === 'failed' && step) this.#show(step.instruction, refusal);
    else if (problem === 'stalled' && !step?.turn.resend()) {
      this.store.set({ problem: undefined, isOverlayVisible: true });
      this.#source.hurry?.();
      this.#feed.ask();
      if (!step) this.#waitForResponse();
    }
  }

  /** Stops the session without emitting events. */
  destroy(): void {
    this.#stop();
    this.store.set({ isFinalised: true, isOverlayVisible: false });
  }

  /** C8.16: a failed callback is logged and reported as an error, not as an outcome; then it resolves to false. */
  async send(event: StepCallbackEvent, payload: Readonly<Record<string, unknown>>): Promise<boolean> {
    try {
      await this.#source.report(event, payload);
      return true;
    } catch (error) {
      if (error instanceof SdkError && error.cause === 'aborted') return false;
      console.error(error);
      // The step is over, because the checkout went on in another tab: the next instruction names the current step.
      if (error instanceof SdkError && [401, 409].includes(error.status ?? 0)) this.#feed.ask();
      else this.emit('error', error);
      return false;
    }
  }

  emit(name: CheckoutEventName, detail: unknown): void {
    if (!this.store.get().isFinalised) this.#page.emit(name, detail);
  }

  #proceed(): void {
    // A new request is possible, so a stop that the server announced earlier no longer applies.
    this.#isQuiet = false;
    this.#feed.noteOutcome();
    this.#source.hurry?.();
    this.#feed.ask();
  }

  /** If nothing is pending and no step is usable, shows the problem with a button to try again. */
  #settle(): void {
    const { isFinalised, isExpired, problem, step } = this.store.get();
    const isUnderWay = this.#feed.isUnderWay || step?.turn.isReporting || this.#fingerprint.isRunning;
    const isUsable = step && !step.turn.isDone;
    if (isUnderWay || this.#isQuiet || isFinalised || isUsable) return;
    this.store.set({ isOverlayVisible: false, problem: isExpired ? problem : (problem ?? 'stalled') });
  }

  get #credentials(): IntentCredentials {
    const { token, env, widgetOrigin } = this.#source;
    return { token, env, widgetOrigin };
  }

  #stepOf(name: string) {
    const { step } = this.store.get();
    if (step?.instruction.name !== name) return undefined;
    return step.turn.isDone ? 'finished' : 'unfinished';
  }

  /** P8.02: reports a silent provider to the page and to the shopper; the request stays open. */
  #waitForResponse(): void {
    clearTimeout(this.#responseTimer);
    this.#responseTimer = setTimeout(() => {
      const error = silenceOf(this.#source);
      console.error(error.message);
      this.store.set({ problem: 'stalled', isOverlayVisible: false });
      this.#page.emit('error', error);
    }, RESPONSE_PATIENCE_MS);
  }

  #follow(instruction: Instruction, isRepeated: boolean): void {
    clearTimeout(this.#responseTimer);
    const known = readKnownInstruction(instruction);
    if (known) this.#run(known);
    else {
      console.warn(`<pay-widget> does not support the instruction ${JSON.stringify(instruction.name)}: it is ignored.`);
      this.#hideOverlay();
    }
    if (instruction.next_instruction) isRepeated ? this.#feed.askLater() : this.#feed.ask();
    this.#settle();
  }

  #run(known: KnownInstruction): void {
    if (isStepName(known.name)) this.#show(known as KnownInstruction<StepName>);
    else if (known.name === 'fraud_service.show') this.#takeFingerprint(known.payload.gateway_id ?? '');
    else if (known.name === 'merchant_event.emit') this.#emitMerchantEvent(known);
    else if (known.name === 'disable_payment_method_event.emit') this.#disable(known);
  }

  #show(instruction: KnownInstruction<StepName>, refusal = refusalOf(this.store.get().step)): void {
    this.store.get().step?.turn.end();
    this.#isQuiet = false;
    this.#ids += 1;
    const turn = new StepTurn(instruction.name, this.#tools, (event) => {
      if (event === 'done') this.#proceed();
      else if (event === 'outdated') this.#feed.ask();
      else this.#settle();
    });
    this.store.set({
      step: { id: this.#ids, instruction, credentials: this.#credentials, turn },
      isOverlayVisible: true,
      isBusy: false,
      isStaying: false,
      areOptionsDisabled: this.store.get().isExpired,
      problem: undefined,
      refusal,
    });
  }

  #disable({ payload, next_instruction }: KnownInstruction<'disable_payment_method_event.emit'>): void {
    const isExpired = payload.status === 'expired';
    this.store.set({ areOptionsDisabled: true, ...(isExpired ? { isExpired, isOverlayVisible: false } : {}) });
    this.#isQuiet = !next_instruction;
    // C4.20 leaves the spinner on, but without a next instruction nothing else would hide it.
    const { step } = this.store.get();
    if (this.#isQuiet && step) step.turn.hideAfter(SPINNER_HIDE_MS);
    else if (this.#isQuiet) this.#hideOverlay();
  }

  #emitMerchantEvent({ payload: { status, ...detail } }: KnownInstruction<'merchant_event.emit'>): void {
    if (!status) {
      console.warn('<pay-widget> received a merchant event without a known status: no event is emitted.');
      return;
    }
    this.#page.emit(merchantEventOf(status), detail);
    this.#stop();
    this.store.set({ isFinalised: true, isOverlayVisible: false, isBusy: false, outcome: status, problem: undefined });
  }

  #takeFingerprint(gatewayId: string): void {
    if (this.store.get().isExpired) return;
    this.#fingerprint.start(
      (report) => this.#page.startFingerprint(gatewayId, this.#credentials, report),
      async (payload) => {
        if (this.store.get().isExpired) return;
        if (await this.send('callback.fraud_service.status', payload)) this.#feed.ask();
        else this.#hideOverlay(); // C8.17
      },
      () => this.#settle(),
    );
  }

  /** 403, or a token that cannot be read: treated as the session expired signal (C4.33), once. */
  #refuse(error: unknown): void {
    clearTimeout(this.#responseTimer);
    console.error(error);
    this.store.set({ isExpired: true, areOptionsDisabled: true, isOverlayVisible: false, problem: 'refused' });
    this.#page.emit('error', error);
  }

  /** The spinner stays while a callback is pending. */
  #hideOverlay(): void {
    if (!this.store.get().step?.turn.isReporting) this.store.set({ isOverlayVisible: false });
  }

  #stop(): void {
    clearTimeout(this.#responseTimer);
    this.store.get().step?.turn.end();
    this.#feed.stop();
    this.#fingerprint.stop();
    this.#source.destroy();
  }
}
