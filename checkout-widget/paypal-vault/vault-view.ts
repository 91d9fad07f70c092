import { adoptStyles } from '#runtime/adopt-styles.ts';
import type { PaypalVaultApi } from '#sdk';
import type { VaultState } from './vault-flow.ts';

/** The widget's part of the merchant's page. */
export interface VaultView {
  readonly show: (state: VaultState) => void;
  readonly draw: (buttons: ReturnType<PaypalVaultApi['Buttons']>) => Promise<void>;
  remove(): void;
}

const TEXTS: Readonly<Record<VaultState, string>> = {
  loading: 'Loading PayPal…',
  ready: '',
  working: 'Waiting for PayPal…',
  failed: 'PayPal is not available at the moment.',
  done: 'Your PayPal account is saved.',
};

/** Creates the container of PayPal's button, with a line that shows the state. */
export function drawVault(container: Element, styleSheet: string, onRetry: () => void): VaultView {
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
  retry.textContent = 'Try again';
  retry.hidden = true;
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
      line.textContent = TEXTS[state];
      retry.hidden = state !== 'failed';
      // The account is saved: another click would save it again.
      place.inert = state === 'done';
    },
    async draw(buttons) {
      place.replaceChildren();
      close = () => Promise.resolve(buttons.close?.());
      await buttons.render(place);
    },
    remove() {
      close?.().catch(() => {});
      box.remove();
      release();
    },
  };
}
