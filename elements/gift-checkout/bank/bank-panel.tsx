import { StatusMessage } from '#parts/form/status-message.tsx';

export interface BankPanelProps {
  /** What the visitor is to read; empty while no bank is asked. */
  readonly message: string;
  /** Receives the element that the bank's pages are drawn in. */
  readonly attach: (container: Element | null) => void;
  readonly onStop: () => void;
}

/** The bank's own pages, between the card and the payment, with a way back. */
export function BankPanel({ message, attach, onStop }: BankPanelProps) {
  return (
    <div className="gift-checkout__bank" hidden={!message}>
      <StatusMessage className="gift-checkout__bank-message">{message}</StatusMessage>
      <div className="gift-checkout__bank-pages" ref={attach} />
      <button className="haven-button haven-button--secondary gift-checkout__retry" type="button" onClick={onStop}>
        Stop and choose another way to pay
      </button>
    </div>
  );
}
