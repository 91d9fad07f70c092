import type { CartLine } from '#rules/api/cart-schemas.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import CART_TEXTS from '#texts/elements/gift-cart';

interface RemovedLineProps {
  line: CartLine;
  onUndo: () => void;
}

/** Shown in place of a removed line, with a button to restore it. */
export function RemovedLine({ line, onUndo }: RemovedLineProps) {
  const t = useTexts(CART_TEXTS);
  return (
    <>
      <p className="haven-cart__removed">{t('removed', { name: line.name })}</p>
      <button className="haven-button haven-button--secondary" type="button" onClick={onUndo}>
        {t.rich('undo', {
          more: <span className="haven-visually-hidden">{t('removing', { name: line.name })}</span>,
        })}
      </button>
    </>
  );
}
