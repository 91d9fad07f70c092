import { message, type Shown } from '#locales/message.ts';
import '#checkout/checkout-languages.ts';
import { adoptStyles } from '#runtime/adopt-styles.ts';
import { watchTexts } from '#runtime/texts/language.ts';
import { textOf } from '#runtime/texts/texts-for.ts';
import type { PaypalVaultApi } from '#sdk';
import type { VaultState } from '#sdk/vault/vault-flow.ts';
import PAY_WIDGET_VAULT_TEXTS from '#texts/checkout/pay-widget-vault';

/** The widget's part of the merchant's page. */
export interface VaultView {
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
export function renderVault(container: Element, styleSheet: string, onRetry: () => void): VaultView {
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
