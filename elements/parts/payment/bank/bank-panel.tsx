import type { Shown } from '#locales/message.ts';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { useTexts } from '#runtime/texts/use-texts.ts';
import PAYMENT_TEXTS from '#texts/elements/payment';

export interface BankPanelProps {
  /** The visitor's message; empty outside 3-D Secure. */
  readonly message: Shown;
  /** Receives the element for the bank's pages. */
  readonly attach: (container: Element | null) => void;
  readonly onStop: () => void;
}

/** The bank's own pages, between the card form and the payment, with a button to stop. */
export function BankPanel({ message, attach, onStop }: BankPanelProps) {
  const t = useTexts(PAYMENT_TEXTS);
  return (
    <div className="haven-payment-options__bank" hidden={!message}>
      <StatusMessage className="haven-payment-options__bank-message">{message}</StatusMessage>
      <div className="haven-payment-options__bank-pages" ref={attach} />
      <button
        className="haven-button haven-button--secondary haven-payment-options__retry"
        type="button"
        onClick={onStop}
      >
        {t('stop')}
      </button>
    </div>
  );
}
