import { message } from '#locales/message.ts';
import './checkout-languages.ts';
import { adoptStyles } from '#runtime/adopt-styles.ts';
import { kebabCase } from '#runtime/attributes/attribute-parsing.ts';
import { LightView } from '#runtime/light-view.ts';
import { watchTexts } from '#runtime/texts/language.ts';
import { textsProperty } from '#runtime/texts/own-texts.ts';
import type { CheckoutEventName } from '#sdk';
import PAY_WIDGET_TEXTS from '#texts/checkout/pay-widget';
import css from './pay-widget.css?inline';
import type { PayWidgetAttributes } from './pay-widget.definition.ts';
import { createBox, type WidgetBox } from './widget-box.ts';
import controls from './widget-controls.css?inline';
import { WidgetRun } from './widget-run.ts';

/**
 * Replaces the addresses of vendors' scripts (wallets, fingerprints) with the page's own; the widget bundles its own
 * copy of the library.
 */
export { setVendorScripts } from '#sdk';

const tag = 'pay-widget';
/**
 * The attributes of the definition. Its schema is not imported: all attributes are texts, and zod would double what
 * loads before the first instruction.
 */
const names: readonly (keyof PayWidgetAttributes)[] = [
  ...(['token', 'environment', 'alias', 'apiOrigin', 'widgetOrigin', 'look'] as const),
];
const nameOf = Object.fromEntries(names.map((name) => [kebabCase(name), name]));
/** A change of any of these starts another checkout. */
const RESTARTING = ['token', 'environment', 'alias', 'apiOrigin', 'widgetOrigin'] as const;

/** True for an author's child that a shopper with JavaScript sees. */
const isShown = (node: Node): boolean =>
  node.nodeType === Node.TEXT_NODE
    ? node.textContent?.trim() !== ''
    : node.nodeType === Node.ELEMENT_NODE && node.nodeName !== 'NOSCRIPT';

/** On a server there are no elements, and importing this file must not throw there. */
const Base = globalThis.HTMLElement ?? (Object as never);

/**
 * `<pay-widget>`: a checkout that the provider's server drives. It follows the contract of Haven's tags with a separate
 * class, because theirs needs React, and this one requests its first instruction while React is still loading.
 */
export class PayWidget extends Base {
  static observedAttributes = Object.keys(nameOf);

  #own: Record<string, string> = {};
  #attributes: PayWidgetAttributes | undefined;
  #run: WidgetRun | undefined;
  /** Shown for a token with which no checkout can start. */
  #fault: WidgetBox | undefined;
  /** Where the checkout is rendered, beside the author's children. */
  #light = new LightView(this);
  /** The token of a finished checkout, which is not started again. */
  #endedToken: string | undefined;
  #releaseStyles: (() => void) | undefined;
  /** True if no checkout can start with the current attributes. */
  #isRefused = false;
  #isLeaving = false;
  #isChanging = false;

  constructor() {
    super();
    // A property set before the definition hides the accessor of the same name: read its value, then delete it.
    const self = this as unknown as Record<string, unknown>;
    for (const name of names) {
      if (!Object.hasOwn(self, name)) continue;
      if (self[name] != null) this.#own[name] = String(self[name]);
      delete self[name];
    }
  }

  connectedCallback(): void {
    this.#isLeaving = false;
    // The first call is sent before styles are applied.
    if (!this.#run) this.#update();
    this.#enterRoot();
  }

  /** Removal and insertion in one task is a move: the checkout continues. */
  disconnectedCallback(): void {
    this.#isLeaving = true;
    this.#releaseStyles?.();
    queueMicrotask(() => {
      if (!this.#isLeaving || this.isConnected) return;
      this.#isLeaving = false;
      this.#stop();
    });
  }

  /** `moveBefore()` keeps everything; only the root may change. */
  connectedMoveCallback(): void {
    this.#releaseStyles?.();
    this.#enterRoot();
  }

  attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
    const name = nameOf[attribute] as string;
    this.set(name, text);
  }

  /** @internal used by the accessors of the attributes. */
  set(name: string, input: unknown): void {
    const value = input == null ? undefined : String(input);
    if (this.#own[name] === value) return;
    if (value === undefined) delete this.#own[name];
    else this.#own[name] = value;
    if (this.#isChanging || !this.isConnected) return;
    // Several attributes that change in one task count as one change.
    this.#isChanging = true;
    queueMicrotask(() => {
      this.#isChanging = false;
      if (this.isConnected) this.#update();
    });
  }

  /** @internal the value in force. */
  get(name: string): string {
    const text = this.#own[name] ?? '';
    return name !== 'look' || text === 'framed' ? text : 'plain';
  }

  #enterRoot(): void {
    const root = this.getRootNode() as Document | ShadowRoot;
    const releaseStyles = adoptStyles(root, [css, controls]);
    const releaseView = this.#light.enter();
    const unwatch = watchTexts(this, () => this.#renderTexts());
    this.#releaseStyles = () => {
      releaseStyles();
      releaseView();
      unwatch();
    };
    this.#run?.setView({ root });
    this.#renderTexts();
  }

  /** Applies the attributes: a new token or origin starts another checkout, a new look changes this one. */
  #update(): void {
    // A mistyped look must not prevent a payment.
    const data = Object.fromEntries(names.map((name) => [name, this.get(name)])) as PayWidgetAttributes;
    const before = this.#attributes;
    this.#attributes = data;
    const isSame = before && RESTARTING.every((name) => before[name] === data[name]);
    // The same error is not reported again after a move or a change of the look.
    if (isSame && this.#isRefused) return;
    if (isSame && this.#run) {
      this.#run.setView({ look: data.look });
      return;
    }
    this.#isRefused = false;
    this.#stop();
    this.#removeFault();
    // A page may set the token later.
    if (data.token === '' || this.#endedToken === data.token) return;
    this.#start(data);
  }

  #start(attributes: PayWidgetAttributes): void {
    try {
      this.#run = new WidgetRun(
        attributes,
        this.getRootNode() as Document | ShadowRoot,
        (name, detail) => this.#emit(name, detail),
        undefined,
        () => this.#restart(),
      );
    } catch (error) {
      this.#refuse(error);
      return;
    }
    this.#light.element.append(this.#run.box.element);
    this.#light.show(true);
    this.#run.renderTexts();
  }

  /**
   * Starts the same checkout again after an error of the widget itself. As after a reload it uses the token of the
   * attribute: with an instruction's own token, the provider would wait for the step after it.
   */
  #restart(): void {
    // The button that was clicked is gone.
    const hadFocus = this.#run?.box.element.contains((this.getRootNode() as Document | ShadowRoot).activeElement);
    this.#stop();
    if (this.#attributes) this.#start(this.#attributes);
    if (hadFocus) this.#run?.box.element.focus({ preventScroll: true });
  }

  #stop(): void {
    const { token } = this.#attributes ?? {};
    if (!this.#run) return;
    if (this.#run.isFinalised) this.#endedToken = token;
    this.#run.destroy();
    this.#run = undefined;
    if (this.isConnected) this.#light.show(false);
    else this.#light.leave();
  }

  /** No checkout can start: dispatches an error, and shows it unless the author's children stand there. */
  #refuse(error: unknown): void {
    this.#stop();
    this.#isRefused = true;
    if (![...this.childNodes].some((node) => node !== this.#light.element && isShown(node))) {
      this.#fault = createBox();
      this.#light.element.append(this.#fault.element);
      this.#fault.showFault(message(PAY_WIDGET_TEXTS, 'notStarted'));
      this.#light.show(true);
    }
    console.error(error);
    // Listeners may be added in the task that adds the element.
    queueMicrotask(() => this.#emit('error', error));
  }

  #removeFault(): void {
    if (!this.#fault) return;
    this.#fault.element.remove();
    this.#fault = undefined;
    this.#light.show(false);
  }

  #renderTexts(): void {
    this.#run?.renderTexts();
    this.#fault?.renderTexts();
  }

  #emit(name: CheckoutEventName, detail: unknown): void {
    // `error` events of the window are script errors, so this event does not bubble.
    const bubbles = name !== 'error';
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles, composed: bubbles }));
  }

  static {
    Object.defineProperty(PayWidget.prototype, 'texts', textsProperty);
    for (const name of names) {
      Object.defineProperty(PayWidget.prototype, name, {
        get(this: PayWidget) {
          return this.get(name);
        },
        set(this: PayWidget, value: unknown) {
          this.set(name, value);
        },
      });
    }
  }
}

const registry = globalThis.customElements;
if (registry?.get(tag)) console.warn(`<${tag}> is defined twice`);
else registry?.define(tag, PayWidget);
