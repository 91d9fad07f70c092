import type { SignedCard } from './card-status.ts';
import { CARD_TYPE_TEXTS } from './card-types.ts';

interface CardPreviewProps {
  card: SignedCard;
  /** The picture of the front. */
  front: string;
}

/** A preview of the card for its recipient, front and inside, updated while typing. */
export function CardPreview({ card, front }: CardPreviewProps) {
  if (card.cardType === 'not required') {
    return (
      <div className="haven-ecards__preview">
        <p className="ecard-signing__note">No card goes with this gift.</p>
      </div>
    );
  }
  const { itemName, cardType } = card;
  const [to, message, from] = [card.recipientName.trim(), card.message.trim(), card.senderName.trim()];
  const address = card.recipientEmailAddress.trim();
  return (
    <figure className="haven-ecards__preview">
      <figcaption className="haven-ecards__caption">Preview</figcaption>
      <p className="ecard-signing__note">
        <span className={`haven-icon haven-icon--${CARD_TYPE_TEXTS[cardType].icon}`} />{' '}
        {cardType === 'printable' ? 'For you to print' : `To ${address || 'an email address'}`}
      </p>
      <div className="haven-ecard ecard-signing__front">
        {front && <img className="haven-ecard__art" src={front} width={800} height={450} alt="" />}
        <p>A gift in your name</p>
        <p>{itemName}</p>
      </div>
      <div className="haven-ecard ecard-signing__inside">
        <div className="haven-ecard__body">
          <p className={written('haven-ecard__to', to)}>Dear {to || '…'},</p>
          <p className={written('haven-ecard__message', message)}>{message || 'Your message will appear here.'}</p>
          <p className={written('haven-ecard__from', from)}>From {from || '…'}</p>
          <p className="haven-ecard__gift">Given in your name: {itemName}</p>
        </div>
      </div>
    </figure>
  );
}

const written = (name: string, text: string) => (text ? name : `${name} haven-ecard__message--placeholder`);
