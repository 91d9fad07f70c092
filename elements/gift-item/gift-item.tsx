import { type FormEvent, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { ContentText } from '#parts/content/content-text.tsx';
import { Alert } from '#parts/form/alert.tsx';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { StatusMessage } from '#parts/form/status-message.tsx';
import stepperCss from '#parts/stepper/stepper.page.css?inline';
import { useTagEvents } from '#parts/tag-events/use-tag-events.ts';
import { viewItem } from '#rules/analytics/ecommerce-events.ts';
import { pushShopEvent } from '#rules/analytics/push-event.ts';
import { safeHref } from '#rules/links/link-to.ts';
import { formatPrice, toMinorUnits } from '#rules/money.ts';
import { MAX_QUANTITY, MIN_QUANTITY, parseQuantity } from '#rules/shop/quantity.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { siteContext } from '#runtime/inherited-context.ts';
import { renderSoon } from '#runtime/react/render-queue.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { type Texts, useTexts } from '#runtime/texts/use-texts.ts';
import GIFT_ITEM_TEXTS from '#texts/elements/gift-item';
import css from './gift-item.css?inline';
import { attributes, tag } from './gift-item.definition.ts';
import pageCss from './gift-item.page.css?inline';
import { type AddState, useAddToCart } from './use-add-to-cart.ts';

/** The text about the stock of a gift; empty while one order cannot exhaust it. */
function stockNote(available: number | undefined, t: Texts<typeof GIFT_ITEM_TEXTS>): string {
  if (available === undefined || available > MAX_QUANTITY) return '';
  return available === 0 ? t('soldOut') : t('left', { number: available });
}

/** One size of a gift, with its own id and price. */
interface Variant {
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
function SizeChoice({ variants, chosen, money, onChoose }: SizeChoiceProps) {
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

interface AddOutcomeProps {
  state: AddState;
  itemName: string;
  cartUrl: string | undefined;
}

/** The result of adding: at 9 that this is the maximum, below that the server's message, such as a sold-out gift. */
function AddOutcome({ state, itemName, cartUrl }: AddOutcomeProps) {
  const t = useTexts(GIFT_ITEM_TEXTS);
  const textOf = useTextOf();
  const added = state.status === 'added' && state.message !== undefined ? textOf(state.message) : undefined;
  return (
    <>
      <StatusMessage className="haven-gift-card__status">
        {state.status === 'added' && (
          <>
            {state.inCart < MAX_QUANTITY
              ? (added ?? t('added', { number: state.inCart }))
              : t('most', { number: MAX_QUANTITY })}
            {cartUrl && (
              <>
                {' '}
                <a className="haven-link" href={cartUrl}>
                  {t('view')}
                </a>
              </>
            )}
          </>
        )}
      </StatusMessage>
      {state.status === 'failed' && (
        <Alert kind="error" title={t('notAdded', { name: itemName })}>
          {state.reason}
        </Alert>
      )}
    </>
  );
}

function giftPicture({ image, imageAlt, imageColour, imageSources, detail }: z.output<typeof attributes>) {
  const img = (
    <img
      className="haven-gift-card__image"
      src={image}
      width={800}
      height={600}
      alt={imageAlt}
      loading={detail ? 'eager' : 'lazy'}
      data-colour={imageColour || undefined}
    />
  );
  if (imageSources.length === 0) return img;
  return (
    <picture>
      {imageSources.map(({ type, srcset, sizes }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}

function GiftItem(gift: z.output<typeof attributes>) {
  const t = useTexts(GIFT_ITEM_TEXTS);
  const { itemName, itemCategory, image, summary, detail, action, currency, variants } = gift;
  const hasChoice = variants.length > 1;
  const [size, setSize] = useState<string>();
  // Until the visitor chooses, the size is the one of the page.
  const chosen = (detail && variants.find(({ itemId }) => itemId === size)) || {
    ...gift,
    variant: gift.itemVariant,
    english: gift.english.includes('itemVariant') ? ['variant'] : [],
  };
  const { itemId, price, variant } = chosen;
  const name = <ContentText of={gift} field="itemName" />;
  const available = detail && hasChoice ? variants.find((each) => each.itemId === itemId)?.available : gift.available;
  const line = { itemId, name: itemName, category: itemCategory, variant, price, currency };
  const { state, add } = useAddToCart(action, line);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a gift is viewed once, when its page opens (W7.32).
  useEffect(() => {
    if (detail) void pushShopEvent(viewItem({ ...line, quantity: 1 }, currency));
  }, [gift.itemId]);
  const [quantity, setQuantity] = useState<number>();
  const stepper = useTagEvents(['quantity-change'], ({ detail }: CustomEvent<{ quantity: number }>) =>
    renderSoon(() => setQuantity(detail.quantity)),
  );
  const href = safeHref(gift.href);
  const Name = `h${gift.headingLevel ?? (detail ? 1 : 3)}` as 'h1';
  const money = (amount: number) => formatPrice(toMinorUnits(amount), currency, gift.siteCountryCode, t.language);
  const note = detail && hasChoice ? '' : stockNote(available, t);
  const isGone = available === 0 && !(detail && hasChoice);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('quantity');
    add(parseQuantity(typeof typed === 'string' ? typed : MIN_QUANTITY));
  };

  return (
    <article className={detail ? 'haven-gift-card haven-gift-card--detail' : 'haven-gift-card'}>
      {image && giftPicture(gift)}
      <div className="haven-gift-card__body">
        {(itemCategory || note) && (
          <p className="haven-gift-card__category">
            <ContentText of={gift} field="itemCategory" />
            {note && (
              <>
                {' '}
                <span className={`haven-badge haven-badge--${isGone ? 'neutral' : 'warning'}`}>{note}</span>
              </>
            )}
          </p>
        )}
        <Name className="haven-gift-card__name">
          {href && !detail ? (
            <a className="haven-gift-card__link" href={href}>
              {name}
            </a>
          ) : (
            name
          )}
        </Name>
        {summary && (
          <p className="haven-gift-card__summary">
            <ContentText of={gift} field="summary" />
          </p>
        )}
        <p className="haven-gift-card__price">
          {money(price)}
          {variant && (
            <>
              {' '}
              <span className="haven-gift-card__variant">
                <ContentText of={chosen} field="variant" />
                {hasChoice && !detail && ` · ${t('sizes', { count: variants.length })}`}
              </span>
            </>
          )}
        </p>
        {isGone ? (
          <p className="gift-item__gone">{t('gone')}</p>
        ) : (
          <form className="haven-gift-card__add" method="post" action={safeHref(action)} onSubmit={submit}>
            {detail && hasChoice && <SizeChoice variants={variants} chosen={itemId} money={money} onChoose={setSize} />}
            <quantity-stepper name="quantity" label={itemName} ref={stepper}>
              {/* The fallback until the stepper's script has loaded. */}
              <div className="haven-stepper">
                <input
                  className="haven-stepper__value"
                  name="quantity"
                  inputMode="numeric"
                  autoComplete="off"
                  defaultValue={MIN_QUANTITY}
                  aria-label={t('quantityOf', { name: itemName })}
                />
              </div>
            </quantity-stepper>
            <BusyButton type="submit" busy={state.status === 'adding'} busyLabel={t('adding')}>
              {t.rich('add', { name: <span className="haven-visually-hidden"> {name}</span> })}
            </BusyButton>
          </form>
        )}
        <StatusMessage>{quantity && t('quantity', { name: itemName, quantity })}</StatusMessage>
        <AddOutcome state={state} itemName={itemName} cartUrl={safeHref(gift.cartUrl || action)} />
      </div>
    </article>
  );
}

export const GiftItemElement = defineElement({
  context: siteContext,
  tag,
  attributes,
  view: GiftItem,
  root: 'light',
  styles: [controls, stepperCss, pageCss, css],
});
