import { Alert } from '#parts/alert.tsx';
import { cardNumber, type SignedCard } from './card-status.ts';
import type { Notice } from './use-payment.ts';

interface PaymentNoticeProps {
  notice: Notice;
  cards: readonly SignedCard[];
  onOpen: (card: SignedCard) => void;
}

/** What holds up the way on, and what to do about it. The focus stays on the button, so that it can be pressed again. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a server may say the same line twice, and lines never move.
          <div key={index}>{reason}</div>
        ))}
      </Alert>
    );
  }
  const [first] = notice.cards;
  const count = cards.length;
  const some = notice.cards.length;
  const who = count === 1 ? 'Your e-card' : `${some} of ${count} e-cards`;
  const [one, it] = some === 1 ? [true, 'it'] : [false, 'them'];
  const index = cards.findIndex((card) => card.instanceId === first?.instanceId);
  const open = first && (
    <p className="ecard-signing__open">
      <button className="haven-button haven-button--secondary" type="button" onClick={() => onOpen(first)}>
        {notice.kind === 'missing' ? 'Complete' : 'Shorten'} {cardNumber(index, count).toLowerCase()}
      </button>
    </p>
  );
  if (notice.kind === 'too-long') {
    return (
      <Alert kind="error" title={`${who} ${one ? 'has a message that is' : 'have messages that are'} too long.`}>
        Shorten {it} to go on.
        {open}
      </Alert>
    );
  }
  return (
    <Alert kind="warning" title={`${who} ${one ? 'is' : 'are'} missing details.`}>
      Complete {it}, or choose “Continue to payment” again to go on without {it}.{open}
    </Alert>
  );
}
