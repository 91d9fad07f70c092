import { render } from 'lit/html.js';
import { followPointer } from '../../surfaces/follow-pointer.ts';
import { loadTexts, type TextKey } from '../texts/texts.ts';
import { askProvider, ProviderFailure } from './ask-provider.ts';
import { finishData } from './finish-data.ts';
import { type FormKit, loadKit, PLAIN_KIT } from './form-kit.ts';
import { FormModel, metaOf } from './form-model.ts';
import { type FrameOptions, parseFormValues } from './frame-options.ts';
import { parseList } from './pairs.ts';
import { type FrameTrigger, openParentChannel } from './parent-channel.ts';
import { readFormConfiguration } from './read-configuration.ts';
import { validationState } from './validation-state.ts';
import { type FormState, formView } from './views/form-view.ts';

/** Milliseconds for the outcome to reach the page: a pending message is lost when its page is left. */
const DELIVERY_MS = 500;

/** The payment form of one frame: holds the state, renders it, and reports changes to the page around it. */
export class HostedForm {
  readonly #container: HTMLElement;
  readonly #view: Window;
  readonly #options: FrameOptions;
  readonly #channel: ReturnType<typeof openParentChannel>;
  readonly #resizes: ResizeObserver;
  readonly #end = new AbortController();
  readonly #whenPointerRests: (callback: () => void) => void;
  readonly hidden: Set<string>;
  #models: FormModel[] = [];
  #kit: FormKit = PLAIN_KIT;
  /** The page received `submit` at Enter, so it is not posted again. */
  #isAnnounced = false;
  #active = 0;
  #status: FormState['status'] = 'loading';
  #notice: FormState['notice'] = null;
  #alert: FormState['alert'] = null;

  constructor(container: HTMLElement, options: FrameOptions, view: Window & typeof globalThis = window) {
    this.#container = container;
    this.#view = view;
    this.#options = options;
    this.hidden = new Set(options.hidden);
    const purpose = () => this.#model?.configuration.purpose ?? 'payment_source';
    const envelope = { ...options, purpose };
    this.#channel = openParentChannel(view, options.sdkOrigin, envelope, (trigger) => runTrigger(this, trigger));
    this.#resizes = new view.ResizeObserver(() => this.#reportSize());
    this.#resizes.observe(container);
    this.#whenPointerRests = followPointer(container.ownerDocument, this.#end.signal);
  }

  get models(): readonly FormModel[] {
    return this.#models;
  }

  get #say() {
    return this.#kit.texts.messages;
  }

  get #model(): FormModel | undefined {
    return this.#models[this.#active];
  }

  /** Fetches the configurations of the tokens and renders their forms. */
  async load(): Promise<void> {
    this.#status = 'loading';
    this.#notice = null;
    const texts = await loadTexts(this.#options.language);
    this.#kit = { ...PLAIN_KIT, texts };
    const page = this.#container.ownerDocument;
    page.title = texts.messages.formName;
    page.documentElement.lang = texts.language;
    page.documentElement.dir = texts.direction;
    this.render();
    try {
      const { models, kit } = await fetchModels(this.#options, texts.messages);
      this.#models = models;
      this.#kit = kit;
      this.#status = 'ready';
      this.render();
      this.#channel.post('afterLoad');
      this.#reportState();
      this.#reportSize();
    } catch (error) {
      this.#status = 'failed';
      this.#fail(error);
    }
  }

  /** Requests one token; further calls while it is pending do nothing. */
  async submit(): Promise<void> {
    const model = this.#model;
    if (!model || this.#status !== 'ready') return;
    model.touchAll();
    this.#notice = this.#alert = null;
    const [firstInvalid] = model.errors(this.hidden, new Date());
    if (firstInvalid !== undefined) {
      const [name, { message }] = firstInvalid;
      const field = this.#container.querySelector<HTMLElement>(`#${name}`);
      // The focus, when it moves, has the error read as the field's description.
      if (field?.matches(':focus') && !this.#options.hideUiErrors) this.#alert = { text: message };
      this.render();
      this.#reportState();
      field?.focus();
      this.#channel.post('validationError', { code: 'invalid_fields', message: this.#say.attention });
      this.#isAnnounced = false;
      return;
    }
    this.#status = 'submitting';
    this.render();
    this.#reportState();
    if (!this.#isAnnounced) this.#channel.post('submit');
    this.#isAnnounced = false;
    try {
      const { credential } = this.#options;
      const body = { ...model.tokenRequest(), configuration_token: model.configuration.token };
      const token = await askProvider('/v1/payment_sources/tokens', credential, this.#say, body);
      if (typeof token !== 'string') {
        throw new ProviderFailure(this.#say.noToken, 'unreadable_answer');
      }
      const text = this.#options.texts.get('finish_text');
      const { isQuiet, successPage } = model.configuration.result;
      // While the page is left, nothing is sent again.
      this.#status = successPage === null ? 'ready' : 'submitting';
      this.#notice = text && !isQuiet ? { kind: 'success', text } : null;
      this.render();
      this.#channel.post('finish', finishData(model, token));
      await leavePage(this.#view, successPage);
      this.#status = 'ready';
    } catch (error) {
      this.#status = 'ready';
      const { hasResponse, isInput } = this.#fail(error, model.configuration.result.isQuiet);
      // What the shopper can mend stays in the form; without a connection the other page would not be there either.
      if (hasResponse && !isInput) await leavePage(this.#view, model.configuration.result.errorPage);
    }
  }

  #fail(error: unknown, isQuiet = false): ProviderFailure {
    const failure = error instanceof ProviderFailure ? error : new ProviderFailure(this.#say.fault, 'unknown_error');
    const { message, code, detail } = failure;
    this.#notice = isQuiet ? null : { kind: 'error', text: message };
    this.render();
    this.#channel.post(failure.isInput ? 'validationError' : 'systemError', { message: detail, code });
    this.#reportSize();
    return failure;
  }

  // The page hides the button, so it decides what Enter does; it may answer with `submit_form`.
  #announceEnter(): void {
    if (this.#status !== 'ready') return;
    this.#isAnnounced = true;
    this.#channel.post('submit', { by_enter: true });
  }

  /** Shows another payment type. */
  choose(index: number): void {
    if (!this.#models[index] || this.#status === 'submitting') return;
    this.#active = index;
    this.#notice = null;
    this.refresh();
  }

  /** Renders the current state and reports it. */
  refresh(): void {
    this.render();
    this.#reportState();
  }

  render(): void {
    const model = this.#model;
    const state: FormState = {
      options: this.#options,
      kit: this.#kit,
      models: this.#models,
      active: this.#active,
      hidden: this.hidden,
      errors: model?.errors(this.hidden, new Date()) ?? new Map(),
      status: this.#status,
      notice: this.#notice,
      alert: this.#alert,
    };
    // While the form is sent, no control is disabled, because it would lose the focus: changes are undone instead.
    const changed = (change: (model: FormModel) => void) => {
      if (model && this.#status !== 'submitting') change(model);
      this.refresh();
    };
    render(
      formView(state, {
        onInput: (name, value) => {
          this.#isAnnounced = false;
          this.#alert = null;
          changed((current) => current.setValue(name, value));
        },
        // The text of an error would move the button that is being clicked.
        onBlur: (name) => this.#whenPointerRests(() => changed((current) => current.touch(name))),
        onPhoneCountry: (name, code) => changed((current) => current.choosePhoneCountry(name, code)),
        onCountry: (country) => changed((current) => current.chooseCountry(country)),
        onSubmit: () => void this.submit(),
        onEnter: () => this.#announceEnter(),
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
    this.#channel.postChange('validation', validationState(model.errors(this.hidden, new Date()), isShown));
    this.#channel.postChange('metaChange', metaOf(model));
  }

  // The page sends messages after the frame's first one, so none is posted before the forms are shown.
  #reportSize(): void {
    if (this.#status === 'loading') return;
    const { width, height } = this.#container.getBoundingClientRect();
    this.#channel.postChange('resize', { height: Math.ceil(height), width: Math.ceil(width) });
  }

  /** Stops exchanging messages with the page. */
  destroy(): void {
    this.#end.abort();
    this.#resizes.disconnect();
    this.#channel.close();
  }
}

/**
 * Fetches the configurations of the tokens, then the texts and rules of their forms. Throws a {@link ProviderFailure}.
 */
async function fetchModels(
  options: FrameOptions,
  messages: Readonly<Record<TextKey, string>>,
): Promise<{ models: FormModel[]; kit: FormKit }> {
  const { configurationTokens, credential } = options;
  if (configurationTokens.length === 0 || !credential) {
    throw new ProviderFailure(messages.noSettings, 'invalid_configuration');
  }
  const configurations = await Promise.all(
    configurationTokens.map(async (token) => {
      const path = `/v1/remote-action/configs/${encodeURIComponent(token)}`;
      const configuration = readFormConfiguration(token, await askProvider(path, credential, messages));
      if (configuration) return configuration;
      throw new ProviderFailure(messages.cannotShow, 'invalid_configuration');
    }),
  );
  const kit = await loadKit(configurations, options);
  return { kit, models: configurations.map((configuration) => new FormModel(configuration, options, kit)) };
}

/**
 * Takes the page around the frame to another page of the merchant. A browser refuses that to a frame that the shopper
 * has not touched, or whose page is itself framed by a stranger: then nothing happens. Resolves when it was tried.
 */
async function leavePage(view: Window, address: string | null): Promise<void> {
  if (address === null) return;
  await new Promise((resolve) => view.setTimeout(resolve, DELIVERY_MS));
  try {
    view.parent.location.href = address;
  } catch {
    // The page also received the outcome as an event.
  }
}

/** Runs a command of the page around the frame; unknown and checkout-only triggers change nothing. */
function runTrigger(form: HostedForm, { trigger, data }: FrameTrigger): void {
  if (trigger === 'submit_form') void form.submit();
  if (trigger === 'hide_elements') for (const name of parseList(text(data.elements))) form.hidden.add(name);
  if (trigger === 'show_elements') for (const name of parseList(text(data.elements))) form.hidden.delete(name);
  if (trigger === 'update_form_values') {
    const values = parseFormValues(text(data.form_values));
    for (const model of form.models) model.fill(values);
  }
  if (trigger === 'tab') {
    const byToken = form.models.findIndex(({ configuration }) => configuration.token === data.configuration_token);
    form.choose(byToken >= 0 ? byToken : Number(data.tab_number ?? -1));
  }
  if (/^(hide_elements|show_elements|update_form_values)$/.test(trigger)) form.refresh();
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
