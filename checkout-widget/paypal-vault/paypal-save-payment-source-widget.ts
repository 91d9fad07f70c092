import { message, type Shown } from '#locales/message.ts';
import { type EnvironmentChoice, type PaypalVaultApi, PaypalVaultClient, type VaultedPaypal } from '#sdk';
import type { VaultError } from '#sdk/vault/vault-error.ts';
import { VaultFlow, type VaultState } from '#sdk/vault/vault-flow.ts';
import styleSheet from './paypal-vault.css?inline';
import '#checkout/checkout-languages.ts';
import { adoptStyles } from '#runtime/adopt-styles.ts';
import { watchTexts } from '#runtime/texts/language.ts';
import { textOf } from '#runtime/texts/texts-for.ts';
import PAY_WIDGET_VAULT_TEXTS from '#texts/checkout/pay-widget-vault';

/** The widget's part of the merchant's page. */
interface VaultView {
  readonly show: (state: VaultState) => void;
  readonly render: (buttons: ReturnType<PaypalVaultApi['Buttons']>) => Promise<void>;
  remove(): void;
}

const TEXTS: Readonly<Record<VaultState, Shown>> = {
  loading: message(PAY_WIDGET_VAULT_TEXTS, 'loading'),
  ready: '',
  working: message(PAY_WIDGET_VAULT_TEXTS, 'waiting'),
  failed: message(PAY_WIDGET_VAULT_TEXTS, 'notAvailable'),
  done: message(PAY_WIDGET_VAULT_TEXTS, 'saved'),
};

/** Creates the container of PayPal's button, with a line that shows the state. */
function renderVault(container: Element, styleSheet: string, onRetry: () => void): VaultView {
  const make = <Tag extends keyof HTMLElementTagNameMap>(parent: Element, tag: Tag, className: string) => {
    const element = parent.appendChild(document.createElement(tag));
    element.className = className;
    return element;
  };
  const release = adoptStyles(container.getRootNode() as Document | ShadowRoot, [styleSheet]);
  const box = make(container, 'div', 'pay-vault');
  const place = make(box, 'div', 'pay-vault-button');
  const line = make(box, 'p', 'pay-vault-text');
  line.role = 'status';
  const retry = make(box, 'button', 'pay-vault-retry');
  retry.type = 'button';
  retry.hidden = true;
  let current: VaultState = 'ready';
  const renderTexts = () => {
    line.textContent = textOf(box, TEXTS[current]);
    retry.textContent = textOf(box, message(PAY_WIDGET_VAULT_TEXTS, 'retry'));
  };
  renderTexts();
  const unwatch = watchTexts(box, renderTexts);
  retry.onclick = () => {
    line.tabIndex = -1;
    line.focus();
    onRetry();
  };
  let close: (() => Promise<void>) | undefined;
  return {
    show(state) {
      box.dataset['state'] = state;
      box.ariaBusy = String(state === 'loading' || state === 'working');
      current = state;
      renderTexts();
      retry.hidden = state !== 'failed';
      // The account is saved: another click would save it again.
      place.inert = state === 'done';
    },
    async render(buttons) {
      place.replaceChildren();
      close = () => Promise.resolve(buttons.close?.());
      await buttons.render(place);
    },
    remove() {
      close?.().catch(() => {});
      box.remove();
      release();
      unwatch();
    },
  };
}

/** Sets the address of a copy of PayPal's script, or of the sandbox's fake; call it before `load()`. */
export { setVendorScripts } from '#sdk';

/** The widget's container: a CSS selector of the page, or the element itself (in a shadow root, for example). */
type Target = string | Element;

/** The merchant's options beside credential and gateway. */
export interface PaypalVaultOptions {
  /** The look of PayPal's button, as PayPal documents it. */
  readonly style?: Readonly<Record<string, unknown>>;
  /** The page's nonce, for PayPal's script. */
  readonly nonce?: string;
}

/** The data of each event. */
type Handlers = {
  success: (saved: VaultedPaypal) => void;
  error: (error: VaultError) => void;
  cancel: () => void;
};

/**
 * Saves a PayPal payment source: shows PayPal's button and gives the merchant's page a one-time token with the
 * shopper's email address (C1.18). Events: `success`, `error` and `cancel`; each attempt ends in exactly one of them.
 */
export class PaypalSavePaymentSourceWidget {
  readonly #target: Target;
  readonly #options: PaypalVaultOptions;
  readonly #client: PaypalVaultClient;
  readonly #handlers: { [Name in keyof Handlers]: Set<Handlers[Name]> } = {
    success: new Set(),
    error: new Set(),
    cancel: new Set(),
  };
  #view: VaultView | undefined;
  #flow: VaultFlow | undefined;
  #isDestroyed = false;
  #hasRefused = false;

  /** `credential` is a public key or an access token. Throws if it or the gateway is empty. */
  constructor(target: Target, credential: string, gatewayId: string, options: PaypalVaultOptions = {}) {
    if (!gatewayId) throw new Error('PaypalSavePaymentSourceWidget needs the id of a PayPal gateway.');
    this.#target = target;
    this.#options = options;
    this.#client = new PaypalVaultClient(credential, gatewayId);
  }

  /** Sets the provider, before `load()`. */
  setEnv(env: EnvironmentChoice, alias?: string): void {
    this.#client.setEnv(env, alias);
  }

  /** Shows the button. A second call does nothing; if the container is missing, it warns and sends nothing. */
  load(): void {
    if (this.#isDestroyed) {
      if (!this.#hasRefused) console.warn('load() after destroy() does nothing: make a new object.');
      this.#hasRefused = true;
      return;
    }
    if (this.#flow) return;
    const container = typeof this.#target === 'string' ? document.querySelector(this.#target) : this.#target;
    if (!container) {
      console.warn(`No element matches "${this.#target}": PayPal is not rendered.`);
      return;
    }
    const { style, nonce } = this.#options;
    const client = this.#client;
    const start = () => void flow.load(style);
    const view = renderVault(container, styleSheet, start);
    const flow = new VaultFlow(
      {
        clientId: () => client.clientId(),
        idToken: () => client.idToken(),
        setupToken: () => client.setupToken(),
        exchange: (token) => client.exchange(token),
        loadPaypal: (clientId, idToken) => client.loadPaypal(clientId, idToken, nonce),
      },
      {
        render: view.render,
        show: view.show,
        onSuccess: (saved) => this.#emit('success', saved),
        onError: (error) => {
          if (!this.#emit('error', error)) console.error(`PayPal cannot be saved. ${error.code}: ${error.message}`);
        },
        onCancel: () => this.#emit('cancel'),
      },
    );
    this.#view = view;
    this.#flow = flow;
    start();
  }

  /** Runs the handler at every occurrence; returns a function that unsubscribes. */
  on<Name extends keyof Handlers>(name: Name, handler: Handlers[Name]): () => void {
    const handlers = this.#handlers[name];
    if (!handlers) throw new Error(`invalid event: ${String(name)}. Use success, error or cancel.`);
    handlers.add(handler);
    return () => void handlers.delete(handler);
  }

  /** `on('success', …)`: receives `{token, email}`. */
  onSuccess(handler: Handlers['success']): () => void {
    return this.on('success', handler);
  }

  /** `on('error', …)`: receives `{code, message, details}`. */
  onError(handler: Handlers['error']): () => void {
    return this.on('error', handler);
  }

  /** `on('cancel', …)`: the shopper closed PayPal without approving. */
  onCancel(handler: Handlers['cancel']): () => void {
    return this.on('cancel', handler);
  }

  /** Removes the button and every handler, and aborts what is pending. */
  destroy(): void {
    this.#isDestroyed = true;
    this.#flow?.destroy();
    this.#client.destroy();
    this.#view?.remove();
    for (const handlers of Object.values(this.#handlers)) handlers.clear();
  }

  #emit<Name extends keyof Handlers>(name: Name, ...data: Parameters<Handlers[Name]>): boolean {
    const handlers = [...this.#handlers[name]] as ((...data: Parameters<Handlers[Name]>) => void)[];
    for (const handler of handlers) {
      try {
        handler(...data);
      } catch (error) {
        reportError(error);
      }
    }
    return handlers.length > 0;
  }
}
