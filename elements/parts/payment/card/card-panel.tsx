import { type ReactNode, useCallback } from 'react';
import { Alert } from '#parts/form/alert.tsx';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import PAYMENT_TEXTS from '#texts/elements/payment';
import { PAYMENT_MESSAGES } from '../payment-messages.ts';
import type { FormMethod } from '../payment-state.ts';
import type { PaymentSnapshot } from '../payment-store.ts';

export interface CardPanelProps extends Pick<PaymentSnapshot, 'cardForm' | 'cardFormMessage' | 'bankMessage'> {
  readonly method: FormMethod;
  /** Receives the element for the provider's frame. */
  readonly attach: (method: FormMethod, container: Element | null) => void;
  readonly onRetry: () => void;
  /** What belongs below the form, such as the bank's pages or an agreement. */
  readonly children?: ReactNode;
}

/** The provider's form for a card or a bank account. The bank's pages replace it during 3-D Secure. */
export function CardPanel(props: CardPanelProps) {
  const { method, cardForm, cardFormMessage, bankMessage, attach, onRetry, children } = props;
  const t = useTexts(PAYMENT_TEXTS);
  const textOf = useTextOf();
  const frame = useCallback((container: Element | null) => attach(method, container), [attach, method]);
  const isFailed = cardForm === 'failed';
  return (
    <>
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
      <div className="haven-payment-options__stage" hidden={isFailed || bankMessage !== ''}>
        <StatusMessage className="haven-payment-options__loading">
          {cardForm === 'loading' && (
            <>
              <span className="haven-spinner" aria-hidden="true" /> {textOf(PAYMENT_MESSAGES.cardFormLoading)}
            </>
          )}
        </StatusMessage>
        <div className="haven-payment-options__frame" data-form={method} ref={frame} />
      </div>
      {children}
    </>
  );
}
