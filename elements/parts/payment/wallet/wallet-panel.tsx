import { useCallback } from 'react';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { useTexts } from '#runtime/texts/use-texts.ts';
import PAYMENT_TEXTS from '#texts/elements/payment';
import { WALLET_NAMES, type WalletMethod } from '../payment-state.ts';
import type { PaymentSnapshot } from '../payment-store.ts';

export interface WalletPanelProps extends Pick<PaymentSnapshot, 'wallet'> {
  readonly method: WalletMethod;
  /** Receives the element for the wallet's button. */
  readonly attach: (method: WalletMethod, container: Element | null) => void;
}

/** The wallet's own button, with which the visitor pays. */
export function WalletPanel({ method, wallet, attach }: WalletPanelProps) {
  const t = useTexts(PAYMENT_TEXTS);
  const name = WALLET_NAMES[method];
  const button = useCallback((container: Element | null) => attach(method, container), [attach, method]);
  return (
    <>
      <p className="haven-payment-options__wallet-text">{t('approveAt', { name })}</p>
      <div className="haven-payment-options__stage">
        <StatusMessage className="haven-payment-options__loading">
          {wallet === 'loading' && (
            <>
              <span className="haven-spinner" aria-hidden="true" /> {t('loading', { name })}
            </>
          )}
        </StatusMessage>
        <div className="haven-payment-options__wallet" ref={button} />
      </div>
    </>
  );
}
