import { isOnListedDomain } from '../client/credential.ts';
import { isText } from '../client/record.ts';
import type { SdkError } from '../client/sdk-error.ts';
import { warnOfTrackingProtection } from '../client/tracking-protection.ts';
import { awaitElement } from '../surfaces/await-element.ts';
import { type ElementTarget, findTarget } from '../surfaces/find-target.ts';
import { replaceFormer } from '../surfaces/replace-former.ts';
import { surfaceTexts } from '../surfaces/surface-texts.ts';
import type { HideableElement } from './appearance.ts';
import { containerOptions } from './container-options.ts';
import { createTokens } from './create-tokens.ts';
import { EVENT } from './event.ts';
import type { FormEventMap, FormFinishEvent } from './form-events.ts';
import { FORM_FIELD_NAMES, type FormField } from './form-fields.ts';
import { type FormValidation, failedRule, readValidation } from './form-validation.ts';
import { HostedFrame } from './hosted-frame.ts';
import { interceptSubmit } from './intercept-submit.ts';
import { type FormSource, MultiWidget } from './multi-widget.ts';
import { nameValueList, separablePairs } from './name-value-list.ts';
import { type Trigger, type TriggerData, triggerMessage } from './trigger.ts';

/** A hosted payment form in the merchant's page; several configurations become tabs. */
export class HtmlMultiWidget extends MultiWidget {
  readonly #target: ElementTarget;
  readonly #frame = new HostedFrame<FormEventMap>({
    widgetId: this.widgetId,
    signal: this.stopper.signal,
    // All event names of the library, because pages listen to all of them; a form sends only some.
    names: [...Object.values(EVENT), 'error'],
    form: 'The payment form',
  });
  #validation: Partial<FormValidation> = {};

  /** `target` is a CSS selector of the container, or the container itself. Throws the errors of `MultiWidget`. */
  constructor(target: ElementTarget, credential: string, source: FormSource) {
    super(credential, source);
    this.#target = target;
    this.on('validation', (data) => {
      this.#validation = readValidation({ ...data });
    });
  }

  /**
   * Creates the tokens, then shows the form's frame. A second call does nothing. If the container is missing, it waits
   * for it and sends nothing; after 10 s it warns. A form that another widget shows in the container is destroyed.
   */
  load(): void {
    this.#frame.claim(this.#target, 'the payment form is not loaded', (container) => {
      replaceFormer(container, 'form', this.stopper.signal, () => {
        console.warn('Another payment form was loaded in this container: this one is destroyed.');
        this.destroy();
      });
      warnOfTrackingProtection(navigator.userAgent);
      this.reload();
    });
  }

  /** Removes the frame and loads the form again with the current options and configurations. */
  reload(): void {
    const texts = surfaceTexts(this.options.language);
    // The usual height of a card form in CSS pixels, so that little moves when the form appears.
    const height = this.options['hidden_elements']?.includes('submit_button') ? 340 : 410;
    const place = this.#frame.reserve(texts, texts.loading, height);
    if (!place) return;
    this.#validation = {};
    const retry = () => this.reload();
    const render = (tokens: readonly string[]) =>
      this.#frame.render({
        address: this.address(tokens, containerOptions(place.container)),
        environment: this.environment,
        title: texts.title,
        retry,
      });
    // What is wrong with the page is for its developer; the shopper reads that there is no form, and what to do.
    const fail = (errors: string[], error: SdkError) =>
      this.#frame.fail(error, error.retryable ? retry : undefined, errors);
    // Existing tokens are shown at once, so that `trigger` and `hide` work right after `load`.
    if (this.sources.every(isText) && isOnListedDomain(this.credential)) render(this.sources);
    else void createTokens(this.sources, this.credential, render, fail, place.signal);
  }

  /**
   * Runs the handler at every occurrence and returns a function that unsubscribes; without a handler, returns a promise
   * of the next occurrence.
   */
  on<Name extends keyof FormEventMap>(name: Name): Promise<FormEventMap[Name]>;
  on<Name extends keyof FormEventMap>(name: Name, handler: (data: FormEventMap[Name]) => void): () => void;
  on<Name extends keyof FormEventMap>(name: Name, handler?: (data: FormEventMap[Name]) => void) {
    return handler ? this.#frame.events.on(name, handler) : this.#frame.events.next(name);
  }

  /** Sends a trigger to the form; does nothing before `load()`. */
  trigger(name: Trigger, data: TriggerData = {}): void {
    this.#frame.post(triggerMessage(name, data));
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
    for (const pair of separablePairs(values, FORM_FIELD_NAMES)) {
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
      const element = findTarget(input, `${dataType} is not inserted`);
      const value = data[dataType];
      if (element && isText(value)) (element as HTMLInputElement).value = value;
    });
  }

  /**
   * When a page's form is submitted, submits the payment form first; the page's form follows 50 ms after `finish`.
   * Enter in the payment form submits the page's form.
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
   * Makes the frame as tall as its content whatever the page's style sheets say, and without scroll bars. Without it
   * the frame follows its content too, but a height in the page's style sheets wins.
   */
  useAutoResize(): void {
    this.#frame.isAutoResized = true;
  }

  /** Hides the form; with `saveSize` its space stays. */
  hide(saveSize = false): void {
    this.#frame.hide(saveSize);
  }

  /** Shows the form again, in its previous state. */
  show(): void {
    this.#frame.show();
  }

  override destroy(): void {
    super.destroy();
    this.#validation = {};
  }

  #toggle(trigger: 'hide_elements' | 'show_elements', names: readonly string[]): void {
    const elements = this.hideable(names).join();
    if (elements) this.trigger(trigger, { elements });
  }
}
