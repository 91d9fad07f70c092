import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { BusyButton } from '#parts/busy-button.tsx';
import { StatusMessage } from '#parts/status-message.tsx';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { siteContext } from '#runtime/inherited-context.ts';
import { linkTo } from '#website/link-to.ts';
import { formatMoney, toMinorUnits } from '#website/money.ts';
import { MIN_QUANTITY, parseQuantity } from '#website/quantity.ts';
import { AddOutcome } from './add-outcome.tsx';
import css from './gift-item.css?inline';
import { attributes, tag } from './gift-item.definition.ts';
import { useAddToCart } from './use-add-to-cart.ts';

/** An author's address as a link may carry it: http or https, else none. */

function GiftItem(gift: z.output<typeof attributes>) {
  const { itemName, itemCategory, itemVariant, image, summary, detail, action } = gift;
  const { state, add } = useAddToCart(action, gift.itemId);
  const [chosen, setChosen] = useState<number>();
  const href = linkTo(gift.href);
  const Name = `h${gift.headingLevel ?? (detail ? 1 : 3)}` as 'h1';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const quantity = new FormData(event.currentTarget).get('quantity');
    add(parseQuantity(typeof quantity === 'string' ? quantity : MIN_QUANTITY));
  };

  return (
    <article className={detail ? 'haven-gift-card haven-gift-card--detail' : 'haven-gift-card'}>
      {image && (
        <img
          className="haven-gift-card__image"
          src={image}
          width={800}
          height={600}
          alt=""
          loading={detail ? 'eager' : 'lazy'}
        />
      )}
      <div className="haven-gift-card__body">
        {itemCategory && <p className="haven-gift-card__category">{itemCategory}</p>}
        <Name className="haven-gift-card__name">
          {href && !detail ? (
            <a className="haven-gift-card__link" href={href}>
              {itemName}
            </a>
          ) : (
            itemName
          )}
        </Name>
        {summary && <p className="haven-gift-card__summary">{summary}</p>}
        <p className="haven-gift-card__price">
          {formatMoney(toMinorUnits(gift.price), gift.currency, gift.siteCountryCode)}
          {itemVariant && (
            <>
              {' '}
              <span className="haven-gift-card__variant">{itemVariant}</span>
            </>
          )}
        </p>
        <form className="haven-gift-card__add" method="post" action={linkTo(action)} onSubmit={submit}>
          <quantity-stepper
            name="quantity"
            label={itemName}
            onquantity-change={(event) => setChosen(event.detail.quantity)}
          >
            {/* Stands in until the stepper's own script is there. */}
            <div className="haven-stepper">
              <input
                className="haven-stepper__value"
                name="quantity"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={MIN_QUANTITY}
                aria-label={`Quantity of ${itemName}`}
              />
            </div>
          </quantity-stepper>
          <BusyButton type="submit" busy={state.status === 'adding'} busyLabel="Adding…">
            Add to cart<span className="haven-visually-hidden"> {itemName}</span>
          </BusyButton>
        </form>
        <StatusMessage>{chosen && `${itemName}, quantity ${chosen}`}</StatusMessage>
        <AddOutcome state={state} itemName={itemName} cartUrl={linkTo(gift.cartUrl || action)} />
      </div>
    </article>
  );
}

defineElement({
  context: siteContext,
  tag,
  attributes,
  view: GiftItem,
  root: 'light',
  styles: [controls, css],
});
