import { ContentText } from '#parts/content/content-text.tsx';
import { useTexts } from '#runtime/texts/use-texts.ts';
import ECARD_TEXTS from '#texts/elements/ecard-signing';
import type { SignedCard } from './card-status.ts';
import { CARD_TYPE_ICONS } from './card-types.ts';

interface CardPreviewProps {
  card: SignedCard;
  /** The picture of the front. */
  front: string;
}

/** A preview of the card for its recipient, front and inside, updated while typing. */
export function CardPreview({ card, front }: CardPreviewProps) {
  const t = useTexts(ECARD_TEXTS);
  const { itemName, cardType } = card;
  const [to, message, from] = [card.recipientName.trim(), card.message.trim(), card.senderName.trim()];
  const address = card.recipientEmailAddress.trim();
  return (
    <div className="haven-ecards__preview">
      <p className="ecard-signing__note ecard-signing__none">{t('noCard')}</p>
      <figure className="ecard-signing__shown">
        <figcaption className="haven-ecards__caption">{t('preview')}</figcaption>
        <p className="ecard-signing__note">
          <span className={`haven-icon haven-icon--${CARD_TYPE_ICONS[cardType]}`} />{' '}
          {cardType === 'printable' ? t('forYou') : t('to', { address: address || t('anAddress') })}
        </p>
        <div className="haven-ecard ecard-signing__front">
          {front && <img className="haven-ecard__art" src={front} width={800} height={450} alt="" loading="lazy" />}
          <p>{t('inYourName')}</p>
          <p>
            <ContentText of={card} field="itemName" />
          </p>
        </div>
        <div className="haven-ecard ecard-signing__inside">
          <div className="haven-ecard__body">
            <p className={written('haven-ecard__to', to)}>{t('dear', { name: to || '…' })}</p>
            <p className={written('haven-ecard__message', message)}>{message || t('messageHere')}</p>
            <p className={written('haven-ecard__from', from)}>{t('from', { name: from || '…' })}</p>
            <p className="haven-ecard__gift">{t('given', { gift: itemName })}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}

const written = (name: string, text: string) => (text ? name : `${name} haven-ecard__message--placeholder`);
