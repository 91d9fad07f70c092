import { Alert } from '#parts/form/alert.tsx';
import { MAX_MESSAGE_CHARACTERS } from '#website/shop/ecard-message.ts';
import { cardNumber, type SignedCard } from './card-status.ts';
import type { Notice } from './use-payment.ts';

interface PaymentNoticeProps {
  notice: Notice;
  cards: readonly SignedCard[];
  onOpen: (card: SignedCard) => void;
}

/** Why the cards cannot be sent yet, and what to do. The focus stays on the button, so that it can be pressed again. */
export function PaymentNotice({ notice, cards, onOpen }: PaymentNoticeProps) {
  if (notice.kind === 'saved') return <Alert kind="success">Your e-cards are saved.</Alert>;
  if (notice.kind === 'stuck') {
    return (
      <Alert kind="error" title="Your e-cards are saved, but the next page could not be opened.">
        Go to your cart and continue from there.
      </Alert>
    );
  }
  if (notice.kind === 'failed') {
    return (
      <Alert kind="error" title="Your e-cards were not saved. Everything you wrote is still here.">
        {notice.reasons.map((reason, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a server may repeat a line, and lines never move.
          <div key={index}>{reason}</div>
        ))}
      </Alert>
    );
  }
  const [index = 0] = notice.found;
  const first = cards[index];
  const isMissing = notice.kind === 'missing';
  const share = `${notice.found.length} of ${cards.length}.`;
  return (
    <Alert
      kind={isMissing ? 'warning' : 'error'}
      title={`${isMissing ? 'E-cards with missing details' : 'E-cards with a message too long'}: ${share}`}
    >
      {isMissing
        ? 'Complete what is missing, or choose “Continue to payment” again to go on without it.'
        : `Shorten it to ${MAX_MESSAGE_CHARACTERS} characters to go on.`}
      {first && (
        <p className="ecard-signing__open">
          <button className="haven-button haven-button--secondary" type="button" onClick={() => onOpen(first)}>
            Open {cardNumber(index, cards.length)}
          </button>
        </p>
      )}
    </Alert>
  );
}
