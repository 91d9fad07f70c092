import { ContentText } from '#parts/content/content-text.tsx';
import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import { cardStatus, type SignedCard, statusCounts } from './card-status.ts';
import { cardTypeTexts } from './card-types.ts';
import { ECARD_TEXTS } from './ecard-signing.texts.ts';
import { StatusBadge } from './status-badge.tsx';

interface CardMenuProps {
  cards: readonly SignedCard[];
  onOpen: (card: SignedCard) => void;
}

/** The menu step: every card with its gift, how it is sent and its status (W2.33). */
export function CardMenu({ cards, onOpen }: CardMenuProps) {
  const t = useTexts(ECARD_TEXTS);
  const titleId = useUniqueId('ecards');
  return (
    <nav className="haven-ecards__menu" aria-labelledby={titleId}>
      <div className="ecard-signing__head">
        <h2 className="ecard-signing__title" id={titleId}>
          {t('yourCards')}
        </h2>
        <p className="ecard-signing__note">{statusCounts(cards, t)}</p>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ol className="haven-ecards__list" role="list">
        {cards.map((card, index) => {
          const { icon, name } = cardTypeTexts(t)[card.cardType];
          const to = card.cardType === 'not required' ? '' : card.recipientName.trim();
          return (
            <li key={card.instanceId}>
              <button
                className="haven-ecards__menu-item"
                type="button"
                data-card={card.instanceId}
                onClick={() => onOpen(card)}
              >
                {card.image ? (
                  <img className="haven-ecards__thumb" src={card.image} width={800} height={600} alt="" />
                ) : (
                  <span className="haven-ecards__thumb" />
                )}
                <span className="haven-ecards__menu-text">
                  <span className="haven-ecards__menu-name">
                    <span className="ecard-signing__number">
                      {t('cardNumber', { place: index + 1, total: cards.length })}:
                    </span>{' '}
                    <ContentText of={card} field="itemName" />
                  </span>
                  <span className="haven-ecards__menu-detail">
                    <span className={`haven-icon haven-icon--${icon}`} />{' '}
                    {to ? t('typeFor', { type: name, name: to }) : name}
                  </span>
                </span>
                <StatusBadge status={cardStatus(card)} />
                <span className="haven-icon haven-icon--arrow ecard-signing__arrow" />
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
