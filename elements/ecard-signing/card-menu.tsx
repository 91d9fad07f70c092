import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import { cardNumber, cardStatus, type SignedCard, statusCounts } from './card-status.ts';
import { CARD_TYPE_TEXTS } from './card-types.ts';
import { StatusBadge } from './status-badge.tsx';

interface CardMenuProps {
  cards: readonly SignedCard[];
  onOpen: (card: SignedCard) => void;
}

/** The menu step: every card with its gift, how it is sent and its status (W2.33). */
export function CardMenu({ cards, onOpen }: CardMenuProps) {
  const titleId = useUniqueId('ecards');
  return (
    <nav className="haven-ecards__menu" aria-labelledby={titleId}>
      <div className="ecard-signing__head">
        <h2 className="ecard-signing__title" id={titleId}>
          Your cards
        </h2>
        <p className="ecard-signing__note">{statusCounts(cards)}</p>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ol className="haven-ecards__list" role="list">
        {cards.map((card, index) => {
          const { icon, name } = CARD_TYPE_TEXTS[card.cardType];
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
                    <span className="ecard-signing__number">{cardNumber(index, cards.length)}:</span> {card.itemName}
                  </span>
                  <span className="haven-ecards__menu-detail">
                    <span className={`haven-icon haven-icon--${icon}`} /> {name}
                    {to && ` for ${to}`}
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
