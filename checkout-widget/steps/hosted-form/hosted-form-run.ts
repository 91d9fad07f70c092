import type { StepCallbackEvent, StepProps } from '#checkout/steps/step.ts';
import { message, type Shown } from '#locales/message.ts';
import type { FormFinishEvent, FormMetaEvent, HtmlWidget } from '#sdk';
import HOSTED_FORM_TEXTS from '#texts/checkout/pay-widget-form';

/** C2.30, C4.27, C2.45, C9.13: milliseconds after loading until the spinner is hidden and Submit is shown. */
export const SUBMIT_BUTTON_DELAY = 500;
/** Milliseconds until a frame without messages counts as failed. */
export const LOAD_LIMIT = 20_000;
/** Milliseconds until a submission without an answer counts as failed; the frame's own requests time out earlier. */
export const SUBMIT_LIMIT = 40_000;

/** `settling`: the frame is loaded, and Submit is not shown yet. */
export type FormRunState = 'loading' | 'settling' | 'ready' | 'failed';

/** The members of the library's form that the step uses. */
export type FormWidget = Pick<HtmlWidget, 'load' | 'reload' | 'trigger' | 'isValidForm' | 'destroy' | 'on'>;

/** The differences between the card form and the bank form. */
export interface FormKind {
  readonly event: StepCallbackEvent;
  created(token: string, meta: FormMetaEvent | undefined): Readonly<Record<string, unknown>>;
  failed(text?: unknown): Readonly<Record<string, unknown>>;
}

type Step = Pick<StepProps, 'report' | 'overlay' | 'merchantEvent' | 'act'>;

/** Displays the form's state and problems. */
export interface FormPlace {
  show(state: FormRunState): void;
  /** Shows the problem of a failed submission; without a text it removes the last one. */
  showProblem(text?: Shown): void;
}

/** Controls one hosted form from loading to its token: timers and messages, without rendering. */
export class HostedFormRun {
  readonly #widget: FormWidget;
  readonly #kind: FormKind;
  readonly #step: Step;
  readonly #place: FormPlace;
  #state: FormRunState = 'loading';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #meta: FormMetaEvent | undefined;
  /** Resolves the pending submission; undefined if there is none. */
  #settle: (() => void) | undefined;
  #isOver = false;

  constructor(widget: FormWidget, kind: FormKind, step: Step, place: FormPlace) {
    this.#widget = widget;
    this.#kind = kind;
    this.#step = step;
    this.#place = place;
  }

  /** Loads the form; `onLoad` runs each time the frame has rendered it. */
  start(onLoad: () => void): void {
    const widget = this.#widget;
    widget.on('afterLoad', () => this.#loaded(onLoad));
    widget.on('error', ({ message }) => this.#fail(message));
    widget.on('metaChange', (meta) => {
      this.#meta = meta;
    });
    widget.on('submit', () => this.#submitted());
    widget.on('finish', (data) => this.#finished(data));
    widget.on('validationError', (data) => this.#refused(data));
    widget.on('systemError', (data) => this.#refused(data, true));
    this.#wait();
    widget.load();
  }

  /** Submits the form, after the Submit button or Enter inside the form. */
  submit(): void {
    if (this.#isOver || this.#state !== 'ready' || this.#settle) return;
    this.#step.act(() => {
      // The action may start later, when the form may already be removed.
      if (this.#isOver || this.#settle) return undefined;
      this.#place.showProblem();
      if (this.#widget.isValidForm()) this.#step.overlay(true); // C4.28
      this.#widget.trigger('submit_form');
      return new Promise<void>((resolve) => {
        this.#timer = setTimeout(() => this.#giveUp(), SUBMIT_LIMIT);
        this.#settle = resolve;
      });
    });
  }

  /** Loads the frame again after a failure. */
  retry(): void {
    if (this.#isOver || this.#state !== 'failed') return;
    this.#step.overlay(true);
    this.#change('loading');
    this.#wait();
    this.#widget.reload();
  }

  /** Stops all actions; the form stays on screen (C4.26). */
  stop(): void {
    this.#isOver = true;
    this.#end();
  }

  /** Removes the form. */
  destroy(): void {
    this.stop();
    this.#widget.destroy();
  }

  #loaded(onLoad: () => void): void {
    if (this.#isOver) return;
    this.#end();
    this.#change('settling');
    onLoad();
    this.#timer = setTimeout(() => {
      this.#step.overlay(false);
      this.#change('ready');
    }, SUBMIT_BUTTON_DELAY);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fail('The form did not load in time.'), LOAD_LIMIT);
  }

  #fail(message: string): void {
    if (this.#isOver || this.#state === 'failed') return;
    this.#end();
    this.#step.overlay(false);
    this.#change('failed');
    this.#step.merchantEvent('error', { message }); // C8.30
  }

  /** The form reported a submission; if none is pending, the shopper pressed Enter in it, and it needs the trigger. */
  #submitted(): void {
    if (this.#isOver) return;
    if (this.#settle) this.#step.overlay(true);
    else this.submit();
  }

  #finished({ payment_source: token }: FormFinishEvent): void {
    if (this.#isOver) return;
    if (typeof token === 'string' && token) void this.#report(this.#kind.created(token, this.#meta), false);
    else void this.#report(this.#kind.failed(), true);
  }

  #refused(data: object, isOutdated = false): void {
    if (this.#isOver) return;
    const { message } = data as { message?: unknown };
    if (this.#state === 'loading' || this.#state === 'failed') {
      // The form could not start: its frame shows the error and a button that tries again.
      if (this.#state === 'loading') this.#step.merchantEvent('error', { message });
      this.#end();
      this.#step.overlay(false);
      return;
    }
    void this.#report(this.#kind.failed(message), true, isOutdated);
  }

  async #report(payload: Readonly<Record<string, unknown>>, stay: boolean, isOutdated = false): Promise<void> {
    clearTimeout(this.#timer);
    const isDelivered = await this.#step.report(this.#kind.event, payload, { stay, isOutdated, showsProblem: true });
    if (this.#isOver) return;
    if (stay || !isDelivered) this.#step.overlay(false);
    if (!stay && !isDelivered) this.#place.showProblem(message(HOSTED_FORM_TEXTS, 'notSent'));
    this.#end();
  }

  #giveUp(): void {
    this.#end();
    this.#step.overlay(false);
    this.#place.showProblem(message(HOSTED_FORM_TEXTS, 'silent'));
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#settle?.();
    this.#settle = undefined;
  }

  #change(state: FormRunState): void {
    this.#state = state;
    this.#place.show(state);
  }
}
