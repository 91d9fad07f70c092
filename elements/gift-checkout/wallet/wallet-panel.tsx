import { StatusMessage } from '#parts/form/status-message.tsx';
import { CHECKOUT_MESSAGES } from '../checkout-messages.ts';
import type { CheckoutSnapshot } from '../gift-checkout-store.ts';

export interface WalletPanelProps extends Pick<CheckoutSnapshot, 'wallet'> {
  readonly id: string;
  readonly isChosen: boolean;
  /** Receives the element for the wallet's button. */
  readonly attach: (container: Element | null) => void;
}

/**
 * The panel of the wallet's button. It stays in the page while PayPal is not chosen, so that an open wallet continues.
 */
export function WalletPanel({ id, isChosen, wallet, attach }: WalletPanelProps) {
  return (
    <div className="haven-payment-options__panel gift-checkout__panel" id={id} hidden={!isChosen}>
      <p className="gift-checkout__wallet-text">Nothing is charged until you approve it at PayPal.</p>
      <div className="gift-checkout__frame">
        <StatusMessage className="gift-checkout__loading">
          {wallet === 'loading' && (
            <>
              <span className="haven-spinner" aria-hidden="true" /> {CHECKOUT_MESSAGES.walletLoading}
            </>
          )}
        </StatusMessage>
        <div className="haven-payment-options__wallet" ref={attach} />
      </div>
    </div>
  );
}
