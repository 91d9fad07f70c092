import type { SignedCard } from './card-status.ts';

interface CardPreviewProps {
  card: SignedCard;
  /** The picture of the front. */
  front: string;
}

/** The card as its reader will see it, front and inside, while it is being written. */
export function CardPreview({ card, front }: CardPreviewProps) {
  if (card.cardType === 'not required') {
    return (
      <div className="haven-ecards__preview ecard-signing__none">
        <span className="haven-icon haven-icon--check" />
        <p>No card goes with this gift. The gift helps all the same.</p>
      </div>
    );
  }
  const { itemName, cardType } = card;
  const [to, message, from] = [card.recipientName.trim(), card.message.trim(), card.senderName.trim()];
  const address = card.recipientEmailAddress.trim();
  return (
    <figure className="haven-ecards__preview">
      <figcaption className="haven-ecards__caption">Preview</figcaption>
      <p className="ecard-signing__way">
        <span className={`haven-icon haven-icon--${cardType === 'email' ? 'mail' : 'print'}`} />
        <span>{cardType === 'printable' ? 'For you to print' : address ? `To ${address}` : 'To an email address'}</span>
      </p>
      <div className="haven-ecard ecard-signing__front">
        {front && <img className="haven-ecard__art" src={front} width={800} height={450} alt="" />}
        <p className="ecard-signing__front-title">A gift in your name</p>
        <p className="ecard-signing__front-gift">{itemName}</p>
      </div>
      <div className="haven-ecard ecard-signing__inside">
        <div className="haven-ecard__body">
          <p className={written('haven-ecard__to', to)}>Dear {to || '…'},</p>
          <p className={written('haven-ecard__message', message)}>{message || 'Your message stands here.'}</p>
          <p className={written('haven-ecard__from', from)}>From {from || '…'}</p>
          <p className="haven-ecard__gift">Given in your name: {itemName}</p>
        </div>
      </div>
    </figure>
  );
}

const written = (name: string, text: string) => (text ? name : `${name} haven-ecard__message--placeholder`);
