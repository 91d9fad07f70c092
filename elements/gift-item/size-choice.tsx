import { ContentText } from '#parts/content/content-text.tsx';
import { useTexts } from '#runtime/texts/use-texts.ts';
import GIFT_ITEM_TEXTS from '#texts/elements/gift-item';
import { stockNote } from './stock-note.ts';

/** One size of a gift, with its own id and price. */
export interface Variant {
  itemId: string;
  variant: string;
  price: number;
  available?: number | undefined;
  english?: readonly string[] | undefined;
}

interface SizeChoiceProps {
  variants: readonly Variant[];
  chosen: string;
  money: (price: number) => string;
  onChoose: (itemId: string) => void;
}

/** The sizes of a gift with their prices; a sold-out size cannot be chosen. */
export function SizeChoice({ variants, chosen, money, onChoose }: SizeChoiceProps) {
  const t = useTexts(GIFT_ITEM_TEXTS);
  return (
    <fieldset className="haven-radio-cards gift-item__sizes">
      <legend className="haven-radio-cards__legend">{t('choose')}</legend>
      <div className="haven-radio-cards__grid">
        {variants.map(({ itemId, price, available, ...size }) => (
          <label className="haven-radio-card" key={itemId}>
            <input
              className="haven-radio-card__input"
              type="radio"
              name="itemId"
              value={itemId}
              checked={itemId === chosen}
              disabled={available === 0}
              onChange={() => onChoose(itemId)}
            />
            <span className="haven-radio-card__title">
              <ContentText of={size} field="variant" />
            </span>
            <span className="haven-radio-card__detail">
              {[money(price), stockNote(available, t)].filter(Boolean).join(' · ')}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
