import { StatusMessage } from '#parts/form/status-message.tsx';
import { useTexts } from '#runtime/texts/use-texts.ts';
import { PAYMENT_TEXTS } from '../payment.texts.ts';
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
  const t = useTexts(PAYMENT_TEXTS);
  return (
    <div className="haven-payment-options__panel haven-payment-options__panel" id={id} hidden={!isChosen}>
      <p className="haven-payment-options__wallet-text">{t('approveAt', { name })}</p>
      <div className="haven-payment-options__stage">
        <StatusMessage className="haven-payment-options__loading">
          {wallet === 'loading' && (
            <>
              <span className="haven-spinner" aria-hidden="true" /> {t('loading', { name })}
            </>
          )}
        </StatusMessage>
        <div className="haven-payment-options__wallet" ref={attach} />
      </div>
    </div>
  );
}
