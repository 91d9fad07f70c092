import { render } from 'lit/html.js';
import { readConfiguration } from './form-configuration.ts';
import { FormModel } from './form-model.ts';
import { type FormState, formView } from './form-view.ts';
import type { FrameOptions } from './frame-options.ts';
import { metaOf } from './meta-of.ts';
import { openParentChannel } from './parent-channel.ts';
import { askProvider, ProviderFailure } from './provider-client.ts';
import { runTrigger } from './run-trigger.ts';
import { validationState } from './validation-state.ts';

/** The payment form of one frame: keeps the state, draws it, and tells the page around it what happens. */
export class HostedForm {
  readonly #container: HTMLElement;
  readonly #options: FrameOptions;
  readonly #channel: ReturnType<typeof openParentChannel>;
  readonly #resizes: ResizeObserver;
  readonly hidden: Set<string>;
  #models: FormModel[] = [];
  #active = 0;
  #status: FormState['status'] = 'loading';
  #notice: FormState['notice'] = null;
  #lastPosted: Record<string, string> = {};

  constructor(container: HTMLElement, options: FrameOptions, view: Window & typeof globalThis = window) {
    this.#container = container;
    this.#options = options;
    this.hidden = new Set(options.hidden);
    const purpose = () => this.#model?.configuration.purpose ?? 'payment_source';
    this.#channel = openParentChannel(view, options.sdkOrigin, { ...options, purpose }, (trigger) =>
      runTrigger(this, trigger),
    );
    this.#resizes = new view.ResizeObserver(() => this.#reportSize());
    this.#resizes.observe(container);
  }

  get models(): readonly FormModel[] {
    return this.#models;
  }

  get #model(): FormModel | undefined {
    return this.#models[this.#active];
  }

  /** Fetches the configurations behind the tokens and draws their forms. */
  async load(): Promise<void> {
    this.#status = 'loading';
    this.#notice = null;
    this.draw();
    try {
      this.#models = await this.#fetchModels();
      this.#status = 'ready';
      this.draw();
      this.#channel.post('afterLoad');
      this.#reportState();
      this.#reportSize();
    } catch (error) {
      this.#status = 'failed';
      this.#fail(error);
    }
  }

  async #fetchModels(): Promise<FormModel[]> {
    const { configurationTokens, credential } = this.#options;
    if (configurationTokens.length === 0 || !credential) {
      const message = 'This payment form was opened without its settings. Please reload the page.';
      throw new ProviderFailure(message, 'invalid_configuration', false);
    }
    const answers = configurationTokens.map(async (token) => {
      const data = await askProvider(`/v1/remote-action/configs/${encodeURIComponent(token)}`, credential);
      const configuration = readConfiguration(token, data);
      if (configuration) return new FormModel(configuration, this.#options);
      throw new ProviderFailure('This payment form cannot be shown here.', 'invalid_configuration', false);
    });
    return Promise.all(answers);
  }

  /** Asks for a token once, however often it is called while an answer is under way. */
  async submit(): Promise<void> {
    const model = this.#model;
    if (!model || this.#status !== 'ready') return;
    model.touchAll();
    this.#notice = null;
    const [firstInvalid] = model.errors(this.hidden, new Date()).keys();
    if (firstInvalid !== undefined) {
      this.draw();
      this.#reportState();
      this.#container.querySelector<HTMLElement>(`#${firstInvalid}`)?.focus();
      this.#channel.post('validationError', { code: 'invalid_fields', message: 'Some fields need attention.' });
      return;
    }
    this.#status = 'submitting';
    this.draw();
    this.#reportState();
    this.#channel.post('submit');
    try {
      const token = await askProvider('/v1/payment_sources/tokens', this.#options.credential, model.tokenRequest());
      if (typeof token !== 'string') {
        throw new ProviderFailure('The payment service gave no token. Please try again.', 'unreadable_answer', false);
      }
      this.#status = 'ready';
      const text = this.#options.texts.get('finish_text');
      this.#notice = text ? { kind: 'success', text } : null;
      this.draw();
      const { token: configuration_token, type, gatewayType } = model.configuration;
      const details = { configuration_token, type, gateway_type: gatewayType };
      this.#channel.post('finish', { ...details, payment_source: token });
    } catch (error) {
      this.#status = 'ready';
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const failure =
      error instanceof ProviderFailure
        ? error
        : new ProviderFailure('The payment form met a fault. Please reload the page.', 'unknown_error', false);
    this.#notice = { kind: 'error', text: failure.message };
    this.draw();
    const { message, code } = failure;
    this.#channel.post(failure.isInput ? 'validationError' : 'systemError', { message, code });
    this.#reportSize();
  }

  /** Shows another payment type. */
  choose(index: number): void {
    if (!this.#models[index] || this.#status === 'submitting') return;
    this.#active = index;
    this.#notice = null;
    this.refresh();
  }

  /** Draws what changed and reports it. */
  refresh(): void {
    this.draw();
    this.#reportState();
  }

  draw(): void {
    const model = this.#model;
    const state: FormState = {
      options: this.#options,
      models: this.#models,
      active: this.#active,
      hidden: this.hidden,
      errors: model?.errors(this.hidden, new Date()) ?? new Map(),
      status: this.#status,
      notice: this.#notice,
    };
    const changed = (change: (model: FormModel) => void) => {
      if (model) change(model);
      this.refresh();
    };
    render(
      formView(state, {
        onInput: (name, value) => changed((current) => current.setValue(name, value)),
        onBlur: (name) => changed((current) => current.touch(name)),
        onSubmit: () => void this.submit(),
        onRetry: () => void this.load(),
        onTab: (index) => this.choose(index),
      }),
      this.#container,
    );
  }

  #reportState(): void {
    const model = this.#model;
    if (!model) return;
    const isShown = (name: Parameters<FormModel['isTouched']>[0]) => model.isTouched(name);
    this.#postChange('validation', validationState(model.errors(this.hidden, new Date()), isShown));
    this.#postChange('metaChange', metaOf(model));
  }

  // The page takes the frame's first message as the sign that it can be told things, so none comes before the forms.
  #reportSize(): void {
    if (this.#status === 'loading') return;
    const { width, height } = this.#container.getBoundingClientRect();
    this.#postChange('resize', { height: Math.ceil(height), width: Math.ceil(width) });
  }

  /** Posts an event that describes a state, unless the page already knows it. */
  #postChange(event: string, data: object): void {
    const text = JSON.stringify(data);
    if (this.#lastPosted[event] === text) return;
    this.#lastPosted[event] = text;
    this.#channel.post(event, data);
  }

  /** Lets go of the page: no more messages in or out. */
  destroy(): void {
    this.#resizes.disconnect();
    this.#channel.close();
  }
}
