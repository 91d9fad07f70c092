import { ContentText } from '#parts/content/content-text.tsx';
import { useTagEvents } from '#parts/tag-events/use-tag-events.ts';
import { useTagValue } from '#parts/tag-events/use-tag-value.ts';
import type { CartLine } from '#rules/api/cart-schemas.ts';
import { safeHref } from '#rules/links/link-to.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import CART_TEXTS from '#texts/elements/gift-cart';
import { cartTotal } from './cart-change.ts';

interface CartLineRowProps {
  line: CartLine;
  saving: boolean;
  money: (minor: number) => string;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

export function CartLineRow({ line, saving, money, onQuantity, onRemove }: CartLineRowProps) {
  const t = useTexts(CART_TEXTS);
  const { itemId, name, category, variant, quantity, image } = line;
  const href = safeHref(line.href);
  const title = <ContentText of={line} field="name" />;
  const heard = useTagEvents(['quantity-change'], ({ detail }: CustomEvent<{ quantity: number }>) =>
    onQuantity(detail.quantity),
  );
  const stepper = useTagValue(quantity, heard);
  return (
    <li className="haven-cart__line" aria-busy={saving || undefined}>
      {image && (
        <img className="haven-cart__image" src={image} srcSet={line.imageSrcset} width={800} height={600} alt="" />
      )}
      <div className="haven-cart__item">
        <h3 className="haven-cart__name">{href ? <a href={href}>{title}</a> : title}</h3>
        <p className="haven-cart__meta">
          <ContentText of={line} field="category" />
          {category && variant && ' · '}
          <ContentText of={line} field="variant" />
        </p>
        <p className="haven-cart__price">{t('each', { sum: money(cartTotal([{ ...line, quantity: 1 }])) })}</p>
      </div>
      <div className="haven-cart__quantity">
        <quantity-stepper value={quantity} label={name} ref={stepper} />
        <button
          className="haven-button haven-button--quiet haven-cart__remove"
          type="button"
          data-remove={itemId}
          onClick={onRemove}
        >
          {t.rich('remove', { name: <span className="haven-visually-hidden"> {title}</span> })}
        </button>
      </div>
      <p className="haven-cart__line-total">
        <span className="haven-visually-hidden">{t('total')} </span>
        {money(cartTotal([line]))}
      </p>
    </li>
  );
}

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
