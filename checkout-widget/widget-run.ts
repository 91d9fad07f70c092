import { message } from '#locales/message.ts';
import { languageAt, textsRevision } from '#runtime/texts/language.ts';
import type { CheckoutEventName } from '#sdk';
import PAY_WIDGET_TEXTS from '#texts/checkout/pay-widget';
import { loadStage, type StageModule } from './load-stage.ts';
import type { PayWidgetAttributes } from './pay-widget.definition.ts';
import { sessionId } from './session/session-id.ts';
import type { SessionPage, SessionState } from './session/session-state.ts';
import { Session } from './session.ts';
import type { StageHost, StageView } from './stage/stage-host.ts';
import { Store } from './store.ts';
import { createBox } from './widget-box.ts';
import { WidgetSource } from './widget-source.ts';

/** Starts a fingerprint; its code is loaded at the server's first request for one. */
const startFingerprint: SessionPage['startFingerprint'] = (gatewayId, credentials, report) => {
  let isStopped = false;
  let stop = () => {};
  import('./fraud/run-fraud.ts').then(
    ({ runFraud }) => {
      if (!isStopped) stop = runFraud(gatewayId, credentials, report);
    },
    () => report({ status: 'error', message: 'error in fraud service widget' }), // C8.07
  );
  return () => {
    isStopped = true;
    stop();
  };
};

/** React is loaded after the response with the first instruction, or after this many milliseconds without one. */
export const FIRST_RESPONSE_PATIENCE_MS = 200;

/** The shopper's input is being sent. */
const isSent = ({ isBusy, isOverlayVisible, isStaying }: SessionState) => isBusy && isOverlayVisible && !isStaying;

/** One checkout in the page, from a token to its end: the session, its box, and its stage. */
export class WidgetRun {
  readonly box = createBox();
  readonly #session: Session;
  readonly #view: Store<StageView>;
  readonly #host: StageHost;
  #leaveAhead: (() => boolean) | undefined;
  #unmount: (() => void) | undefined;
  #hasStage = false;
  #isDestroyed = false;

  /** Throws `Invalid instruction token.`, and for an invalid environment. */
  constructor(
    attributes: PayWidgetAttributes,
    root: Document | ShadowRoot,
    emit: (name: CheckoutEventName, detail: unknown) => void,
    load: () => Promise<StageModule> = loadStage,
    private readonly restart = () => {},
  ) {
    const { box } = this;
    const source = new WidgetSource(attributes.token, attributes);
    this.#view = new Store<StageView>({ look: attributes.look, root, texts: '' });
    this.#session = new Session(source, { emit, startFingerprint });
    this.#session.store.subscribe((state, before) => {
      if (state.isBusy && !before.isBusy) box.focus.act();
      const isReplaced = state.step !== before.step;
      const isOver = state.isFinalised || state.isExpired;
      if (isReplaced || isOver !== (before.isFinalised || before.isExpired)) box.focus.hold();
      if (isReplaced || state.isOverlayVisible !== before.isOverlayVisible) box.cover(state.isOverlayVisible);
      if (isSent(state) && !isSent(before)) box.announce(message(PAY_WIDGET_TEXTS, 'wait'));
      // The shopper is back in the same step.
      const isBack = before.isBusy && !state.isBusy && !state.isOverlayVisible;
      if (isBack) box.focus.restore();
      if (isBack && !state.isExpired) box.announce('');
    });
    const { element, stage: place, focus, announce, freeHeight } = box;
    this.#host = { session: this.#session, view: this.#view, box: element, place, focus, announce, freeHeight };
    sessionId();
    this.#session.start();
    // In parallel with the first instruction. If this script fails, the chooser only appears later; the framed one
    // needs React.
    const ahead =
      attributes.look === 'plain' &&
      import('./ahead/chooser-ahead.tsx').then(
        (chooser) => this.#showAhead(chooser),
        () => {},
      );
    this.#firstInstruction(ahead)
      .then(load)
      .then(
        (stage) => this.#mount(stage),
        (error) => this.#fail(error),
      );
  }

  /** True when the checkout has ended. */
  get isFinalised(): boolean {
    return this.#session.store.get().isFinalised;
  }

  /** Changes settings of a running checkout. */
  setView(view: Partial<StageView>): void {
    this.#view.set(view);
  }

  /** Shows the texts of the language in force. */
  renderTexts(): void {
    const { element } = this.box;
    this.box.renderTexts();
    this.#view.set({ texts: `${languageAt(element)} ${textsRevision()}` });
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#session.destroy();
    this.#endAhead();
    this.#unmount?.();
    this.box.element.remove();
  }

  /**
   * Resolves with the first instruction, or after the time limit, so that loading React does not delay the chooser. A
   * chooser that is rendered ahead is painted first, since the requests for React take up to 10 ms.
   */
  async #firstInstruction(ahead: Promise<void> | false): Promise<void> {
    const { store } = this.#session;
    let stop = () => {};
    const received = new Promise<void>((resolve) => {
      stop = store.subscribe(({ step, problem, isExpired, isFinalised }) => {
        if (step || problem || isExpired || isFinalised) resolve();
      });
    });
    const painted = received.then(async () => {
      if (!ahead || store.get().step?.instruction.name !== 'payment_methods.show') return;
      await ahead;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, FIRST_RESPONSE_PATIENCE_MS);
    });
    await Promise.race([painted, patience]);
    clearTimeout(timer);
    stop();
  }

  #showAhead({ showChooserAhead }: typeof import('./ahead/chooser-ahead.tsx')): void {
    if (!this.#isDestroyed && !this.#hasStage) this.#leaveAhead = showChooserAhead(this.#host);
  }

  /** Stops the chooser ahead; true if it left nodes in the stage's place. */
  #endAhead(): boolean {
    const leave = this.#leaveAhead;
    this.#leaveAhead = undefined;
    return leave?.() ?? false;
  }

  #mount({ mountStage }: StageModule): void {
    if (this.#isDestroyed) return;
    this.#hasStage = true;
    this.#unmount = mountStage(this.#host, this.#endAhead());
  }

  /** Without its stage the widget can only show an error. */
  #fail(error: unknown): void {
    if (this.#isDestroyed) return;
    this.#hasStage = true;
    this.#endAhead();
    console.error(error);
    this.#session.emit('error', error);
    this.#session.destroy();
    this.box.showFault(message(PAY_WIDGET_TEXTS, 'notLoaded'), this.restart);
  }
}
