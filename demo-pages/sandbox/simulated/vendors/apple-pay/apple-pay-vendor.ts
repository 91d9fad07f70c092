import { renderPayButton } from '../sheet/pay-button.ts';
import { ApplePaySession } from './apple-pay-session.ts';

const TEXTS: Record<string, string> = {
  plain: '',
  buy: 'Buy with',
  donate: 'Donate with',
  'check-out': 'Check out with',
  pay: 'Pay with',
  subscribe: 'Subscribe with',
  'set-up': 'Set up',
};

/** Apple's button element: `buttonstyle` and `type` are attributes, size and radius are custom properties. */
class ApplePayButton extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const type = this.getAttribute('type') ?? 'plain';
    const isWhite = (this.getAttribute('buttonstyle') ?? 'black').startsWith('white');
    const button = renderPayButton(
      this,
      { text: TEXTS[type] ?? '', brand: 'SimApple Pay', look: isWhite ? 'white' : 'black' },
      () => {},
    );
    button.style.height = 'var(--apple-pay-button-height, 30px)';
    button.style.width = 'var(--apple-pay-button-width, 100%)';
    button.style.borderRadius = 'var(--apple-pay-button-border-radius, 4px)';
  }
}

/** Provides Apple's interface in every browser and replaces an existing one. */
export function startApplePay(): void {
  class ApplePayError extends Error {
    constructor(
      readonly code: string,
      readonly contactField?: string,
      message?: string,
    ) {
      super(message);
    }
  }
  Object.assign(window, { ApplePaySession, ApplePayError });
  if (!customElements.get('apple-pay-button')) customElements.define('apple-pay-button', ApplePayButton);
}
