import { CARD_TYPES, type CardType } from '#website/ecard.ts';
import { CARD_TYPE_TEXTS } from './card-types.ts';

interface CardTypeChoiceProps {
  name: string;
  value: CardType;
  onChange: (cardType: CardType) => void;
}

/** How the card travels: exactly three ways (W2.30). */
export function CardTypeChoice({ name, value, onChange }: CardTypeChoiceProps) {
  return (
    <fieldset className="haven-radio-cards">
      <legend className="haven-radio-cards__legend">How should this card arrive?</legend>
      <div className="haven-radio-cards__grid">
        {CARD_TYPES.map((type) => {
          const { icon, title, detail } = CARD_TYPE_TEXTS[type];
          return (
            <label className="haven-radio-card" key={type}>
              <input
                className="haven-radio-card__input"
                type="radio"
                name={name}
                value={type}
                checked={type === value}
                onChange={() => onChange(type)}
              />
              <span className={`haven-radio-card__icon haven-icon haven-icon--${icon}`} />
              <span className="haven-radio-card__title">{title}</span>
              <span className="haven-radio-card__detail">{detail}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
