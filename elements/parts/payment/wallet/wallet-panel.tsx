import { StatusMessage } from '#parts/form/status-message.tsx';
import type { PaymentSnapshot } from '../payment-store.ts';

export interface WalletPanelProps extends Pick<PaymentSnapshot, 'wallet'> {
  readonly id: string;
  readonly isChosen: boolean;
  /** The name of the wallet. */
  readonly name: string;
  /** Receives the element for the wallet's button. */
  readonly attach: (container: Element | null) => void;
}

/**
 * The panel of the wallet's button. It stays in the page while the wallet is not chosen, so that an open wallet continues.
 */
export function WalletPanel({ id, isChosen, name, wallet, attach }: WalletPanelProps) {
  return (
    <div className="haven-payment-options__panel haven-payment-options__panel" id={id} hidden={!isChosen}>
      <p className="haven-payment-options__wallet-text">Nothing is charged until you approve it at {name}.</p>
      <div className="haven-payment-options__stage">
        <StatusMessage className="haven-payment-options__loading">
          {wallet === 'loading' && (
            <>
              <span className="haven-spinner" aria-hidden="true" /> Loading {name}…
            </>
          )}
        </StatusMessage>
        <div className="haven-payment-options__wallet" ref={attach} />
      </div>
    </div>
  );
}
