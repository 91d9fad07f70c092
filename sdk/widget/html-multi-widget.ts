import { isOnListedDomain } from '../client/credential.ts';
import { isText } from '../client/record.ts';
import { refusesLoad } from '../client/refuses-load.ts';
import type { SdkError } from '../client/sdk-error.ts';
import { warnOfTrackingProtection } from '../client/tracking-protection.ts';
import { Emitter } from '../messaging/emitter.ts';
import { type FrameChannel, openFrameChannel } from '../messaging/frame-channel.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';
import { awaitElement } from '../surfaces/await-element.ts';
import { drawNotice } from '../surfaces/draw-notice.ts';
import { type ElementTarget, findElement } from '../surfaces/find-element.ts';
import { followPointer } from '../surfaces/follow-pointer.ts';
import { appendFrame, hideFrame, resizeFrame, showFrame, withCopies } from '../surfaces/frame.ts';
import { type LoadingPlace, placeLoading } from '../surfaces/place-loading.ts';
import { replaceFormer } from '../surfaces/replace-former.ts';
import { watchSilence } from '../surfaces/silent-frame.ts';
import { type SurfaceTexts, surfaceTexts } from '../surfaces/surface-texts.ts';
import type { HideableElement } from './appearance.ts';
import { containerOptions } from './container-options.ts';
import { createTokens } from './create-tokens.ts';
import { EVENT } from './event.ts';
import { FORM_EVENTS, type FormEventMap, type FormEventName, type FormFinishEvent } from './form-events.ts';
import { FORM_FIELDS, type FormField } from './form-fields.ts';
import { type FormValidation, failedRule, readValidation } from './form-validation.ts';
import { interceptSubmit } from './intercept-submit.ts';
import { type FormSource, MultiWidget } from './multi-widget.ts';
import { nameValueList, separablePairs } from './name-value-list.ts';
import { type Trigger, type TriggerData, triggerMessage } from './trigger.ts';

/** A hosted payment form in the merchant's page; several configurations become tabs. */
export class HtmlMultiWidget extends MultiWidget {
  readonly #target: ElementTarget;
  // The list has all event names of the library, because pages listen to all of them; a form sends only some.
  readonly #emitter = new Emitter<FormEventMap>([...(Object.values(EVENT) as FormEventName[]), 'error']);
  #container: Element | undefined;
  #frame: HTMLIFrameElement | undefined;
  #channel: FrameChannel | undefined;
  /** Aborted together with the frame that is being created. */
  #drawing = new AbortController();
  #validation: Partial<FormValidation> = {};
  #isAutoResized = false;
  /** True while the page has not rendered the container. */
  #isAwaiting = false;
  #loading: LoadingPlace | undefined;
  /** Removes the loading state, or the notice about a form that did not load, and stops watching the frame. */
  #endNotice = () => {};

  /** `target` is a CSS selector of the container, or the container itself. Throws the errors of `MultiWidget`. */
  constructor(target: ElementTarget, credential: string, source: FormSource) {
    super(credential, source);
    this.#target = target;
  }

  /**
   * Creates the tokens, then shows the form's frame. A second call does nothing. If the container is missing, it waits
   * for it and sends nothing; after 10 s it warns. A form that another widget shows in the container is destroyed.
   */
  load(): void {
    const { signal } = this.stopper;
    if (refusesLoad(signal) || this.#container || this.#isAwaiting) return;
    this.#isAwaiting = true;
    awaitElement(this.#target, 'the payment form is not loaded', signal, (container) => {
      this.#isAwaiting = false;
      if (!container) return;
      replaceFormer(container, 'form', signal, () => {
        console.warn('Another payment form was loaded in this container: this one is destroyed.');
        this.destroy();
      });
      this.#container = container;
      warnOfTrackingProtection(navigator.userAgent);
      this.reload();
    });
  }

  /** Removes the frame and loads the form again with the current options and configurations. */
  reload(): void {
    this.#clearFrame();
    const container = this.#container;
    if (!container) return;
    this.#drawing = new AbortController();
    this.#loading = placeLoading(container, this.#texts.loading, this.#firstHeight);
    this.#endNotice = this.#loading.remove;
    const draw = (tokens: readonly string[]) => this.#draw(container, tokens);
    // Existing tokens are shown at once, so that `trigger` and `hide` work right after `load`.
    if (this.sources.every(isText) && isOnListedDomain(this.credential)) draw(this.sources);
    else void createTokens(this.sources, this.credential, draw, this.#fail, this.#drawing.signal);
  }

  /**
   * Runs the handler at every occurrence and returns a function that unsubscribes; without a handler, returns a promise
   * of the next occurrence.
   */
  on<Name extends keyof FormEventMap>(name: Name): Promise<FormEventMap[Name]>;
  on<Name extends keyof FormEventMap>(name: Name, handler: (data: FormEventMap[Name]) => void): () => void;
  on<Name extends keyof FormEventMap>(name: Name, handler?: (data: FormEventMap[Name]) => void) {
    return handler ? this.#emitter.on(name, handler) : this.#emitter.next(name);
  }

  /** Sends a trigger to the form; does nothing before `load()`. */
  trigger(name: Trigger, data: TriggerData = {}): void {
    this.#channel?.post(triggerMessage(name, data));
  }

  /** Hides elements or fields of a loaded form; unknown names are ignored with a warning (S5.30). */
  hideElements(names: readonly (HideableElement | FormField)[]): void {
    this.#toggle('hide_elements', names);
  }

  /** Shows hidden elements or fields again. */
  showElements(names: readonly (HideableElement | FormField)[]): void {
    this.#toggle('show_elements', names);
  }

  /** Changes one value of a loaded form. */
  updateFormValue(field: FormField, value: string): void {
    this.updateFormValues({ [field]: value });
  }

  /** Changes values of a loaded form, one message for each field (S4.84). */
  updateFormValues(values: { readonly [Field in FormField]?: string }): void {
    for (const pair of separablePairs(values, FORM_FIELDS)) {
      this.trigger('update_form_values', { form_values: nameValueList([pair]) });
    }
  }

  /** The last validation the form reported; empty before the first. */
  getValidationState(): Partial<FormValidation> {
    return { ...this.#validation };
  }

  /** True if the form reported that it may be submitted. */
  isValidForm(): boolean {
    return !!this.#validation.form_valid;
  }

  /** True if the field breaks a rule, visibly or not. */
  isInvalidField(field: string): boolean {
    return !!this.#validation.invalid_fields?.includes(field);
  }

  /** True if the field's error is visible. */
  isFieldErrorShowed(field: string): boolean {
    return !!this.#validation.invalid_showed_fields?.includes(field);
  }

  /** True if the field breaks the named rule. */
  isInvalidFieldByValidator(field: string, validator: string): boolean {
    return failedRule(this.#validation, field, validator);
  }

  /** On `finish`, writes that property of its data, normally `payment_source`, into an input of the page. */
  onFinishInsert(input: ElementTarget, dataType: keyof FormFinishEvent): void {
    this.on('finish', (data) => {
      const element = findElement(input, `${dataType} is not inserted`);
      const value = data[dataType];
      if (element && isText(value)) (element as HTMLInputElement).value = value;
    });
  }

  /**
   * When a page's form is submitted, submits the payment form first; the page's form follows 50 ms after `finish`. Enter
   * in the payment form submits the page's form.
   */
  interceptSubmitForm(form: ElementTarget): void {
    this.setHiddenElements(['submit_button']);
    const { signal } = this.stopper;
    awaitElement(form, 'its submit is not intercepted', signal, (element) => {
      if (!element) return;
      const ask = () => this.trigger('submit_form');
      const { enter, finish } = interceptSubmit(element as HTMLFormElement, ask, signal);
      this.on('submit', ({ by_enter }) => by_enter === true && enter());
      this.on('finish', finish);
    });
  }

  /** Submits the form automatically after an embedded checkout succeeded. */
  useCheckoutAutoSubmit(): void {
    this.setHiddenElements(['submit_button']);
    this.on('checkoutSuccess', () => this.trigger('submit_form'));
  }

  /**
   * Makes the frame as tall as its content whatever the page's style sheets say, and without scroll bars. Without it the
   * frame follows its content too, but a height in the page's style sheets wins.
   */
  useAutoResize(): void {
    this.#isAutoResized = true;
  }

  /** Hides the form; with `saveSize` its space is kept. */
  hide(saveSize = false): void {
    if (!this.#frame) return;
    this.#loading?.remove();
    hideFrame(this.#frame, saveSize);
  }

  /** Shows the form again, in its previous state. */
  show(): void {
    if (this.#frame) showFrame(this.#frame);
  }

  /** Aborts requests, removes the frame and every listener; the widget cannot be used afterwards. */
  override destroy(): void {
    super.destroy();
    this.#clearFrame();
    this.#container = undefined;
    this.#emitter.clear();
  }

  #toggle(trigger: 'hide_elements' | 'show_elements', names: readonly string[]): void {
    const elements = this.hideable(names).join();
    if (elements) this.trigger(trigger, { elements });
  }

  /** The usual height of a card form in CSS pixels, so that little moves when the form appears. */
  get #firstHeight(): number {
    return this.options['hidden_elements']?.includes('submit_button') ? 340 : 410;
  }

  get #texts(): SurfaceTexts {
    return surfaceTexts(this.options.language);
  }

  #draw(container: Element, tokens: readonly string[]): void {
    const address = this.address(tokens, containerOptions(container));
    const place = this.#loading;
    place?.giveSpace();
    const { title, language } = this.#texts;
    const frame = appendFrame(container, address, title, this.#firstHeight);
    frame.lang = language; // of its title
    if (this.#isAutoResized) frame.scrolling = 'no';
    const whenPointerRests = followPointer(frame.ownerDocument, this.#drawing.signal);
    this.#frame = frame;
    const endWatch = watchSilence(frame, {
      what: 'The payment form',
      environment: this.environment,
      texts: this.#texts,
      onSilent: (error) => {
        place?.remove();
        this.#emitError([error.message], error);
      },
      retry: () => this.reload(),
    });
    this.#endNotice = () => {
      place?.remove();
      endWatch();
    };
    // Some pages show a clone of the container: its frame belongs to this form as well.
    this.#channel = openFrameChannel(
      frame,
      this.environment.widget,
      (message, speaker) => this.#receive(speaker, message, whenPointerRests),
      () => withCopies(frame),
    );
  }

  #receive(frame: HTMLIFrameElement, message: FrameMessage, whenPointerRests: (callback: () => void) => void): void {
    this.#endNotice();
    const name = message.event as FormEventName;
    if (message['widget_id'] !== this.widgetId || !FORM_EVENTS.includes(name)) return;
    if (name === 'resize') {
      const kind = this.#isAutoResized ? undefined : 'suggested';
      whenPointerRests(() => resizeFrame(frame, message['height'], kind));
    }
    if (name === 'validation') this.#validation = readValidation(message);
    // The provider's page is trusted: further fields are not checked.
    this.#emitter.emit(name, message as unknown as FormEventMap[typeof name]);
  }

  readonly #fail = (errors: string[], error: SdkError): void => {
    this.#endNotice();
    // What is wrong with the page is for its developer; the shopper reads that there is no form, and what to do.
    const retry = error.retryable ? () => this.reload() : undefined;
    if (this.#container) this.#endNotice = drawNotice(this.#container, this.#texts, retry);
    this.#emitError(errors, error);
  };

  #emitError(errors: string[], error: SdkError): void {
    const data = { event: 'error', widget_id: this.widgetId, message: error.message, errors, error } as const;
    if (!this.#emitter.emit('error', data)) console.error(`The payment form is not loaded. ${errors.join('; ')}`);
  }

  #clearFrame(): void {
    this.#drawing.abort();
    this.#endNotice();
    this.#channel?.close();
    this.#frame?.remove();
    this.#validation = {};
  }
}
