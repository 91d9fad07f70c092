import type { ReactNode } from 'react';
import { Alert } from '#parts/form/alert.tsx';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { PAYMENT_TEXTS } from '#parts/payment/payment.texts.ts';
import { useSay } from '#runtime/texts/use-say.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import { BankPanel, type BankPanelProps } from '../bank/bank-panel.tsx';
import { PAYMENT_MESSAGES } from '../payment-messages.ts';
import type { PaymentSnapshot } from '../payment-store.ts';

export interface CardPanelProps extends Pick<PaymentSnapshot, 'cardForm' | 'cardFormMessage'> {
  readonly id: string;
  readonly isChosen: boolean;
  /** Receives the element for the provider's frame. */
  readonly attach: (container: Element | null) => void;
  readonly onRetry: () => void;
  /** The bank's pages, which replace the form during 3-D Secure. */
  readonly bank: BankPanelProps;
  /** What belongs below the form, such as an agreement. */
  readonly children?: ReactNode;
}

/**
 * The panel of the provider's card form. It stays in the page while Card is not chosen, so that nothing typed is lost.
 */
export function CardPanel({
  id,
  isChosen,
  cardForm,
  cardFormMessage,
  attach,
  onRetry,
  bank,
  children,
}: CardPanelProps) {
  const t = useTexts(PAYMENT_TEXTS);
  const say = useSay();
  const isFailed = cardForm === 'failed';
  return (
    <div className="haven-payment-options__panel haven-payment-options__panel" id={id} hidden={!isChosen}>
      {isFailed && (
        <>
          <Alert kind="error">{cardFormMessage}</Alert>
          <button
            className="haven-button haven-button--secondary haven-payment-options__retry"
            type="button"
            onClick={onRetry}
          >
            {t('retry')}
          </button>
        </>
      )}
      <div className="haven-payment-options__stage" hidden={isFailed || bank.message !== ''}>
        <StatusMessage className="haven-payment-options__loading">
          {cardForm === 'loading' && (
            <>
              <span className="haven-spinner" aria-hidden="true" /> {say(PAYMENT_MESSAGES.cardFormLoading)}
            </>
          )}
        </StatusMessage>
        <div className="haven-payment-options__frame" ref={attach} />
      </div>
      <BankPanel {...bank} />
      {children}
    </div>
  );
}
