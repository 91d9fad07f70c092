import { fromMinorUnits } from '#rules/money.ts';
import { MAX_QUANTITY } from '#rules/shop/quantity.ts';
import GIFT_ITEM_TEXTS from '#texts/elements/gift-item';
import CHECKOUT_PAGES from '#texts/website/checkout-pages';
import { pictureSources, pictureText, plainImage, shownPicture } from '../../content/index.ts';
import {
  contentFields,
  GiftItem,
  type Markup,
  offeredPrice,
  pageTexts,
  plainStaffText,
  QuantityStepper,
  type Site,
  staffText,
  to,
} from '../../platform/index.ts';
import type { Gift, Product } from './find-gifts.ts';

/** The text about the stock; the same as the block's. */
function stockNote(available: number | null, site: Site): string {
  if (available === null || available > MAX_QUANTITY) return '';
  const text = pageTexts(site, GIFT_ITEM_TEXTS);
  return available === 0 ? text('soldOut') : text('left', { number: available });
}

/** What an uploaded picture shows; a drawing says nothing beside the gift’s name. */
const altIn = ({ pictureAlt: alt }: Gift, site: Site): string => pictureText({ alt }, site);

/** As wide as the columns of `haven-gift-grid`. */
export const CARD_SIZES =
  '(min-width: 80rem) 24rem, (min-width: 68rem) calc((100vw - 8rem) / 3), (min-width: 45.2rem) calc(46vw - 0.75rem), 92vw';
/** As wide as the picture of a gift’s own page. */
const DETAIL_SIZES =
  '(min-width: 80rem) 37.8rem, (min-width: 62.5rem) calc(48vw - 0.5rem), (min-width: 50rem) calc(44vw + 2rem), 92vw';

export interface GiftCardOptions {
  detail?: boolean;
  headingLevel?: 2 | 3;
  /** Where it is put into the cart. */
  action?: string;
}

/** A gift as its block, which contains the same card as a form that works without JavaScript. */
export function giftCard(gift: Product, site: Site, options: GiftCardOptions = {}): Markup {
  const { detail = false, headingLevel = 2, action = to(site, '/cart') } = options;
  const { variants, available } = gift;
  const sizes = detail ? DETAIL_SIZES : CARD_SIZES;
  const sources = pictureSources(gift.image);
  const alt = detail ? altIn(gift, site) : '';
  const href = to(site, `/gifts/${gift.itemId}`);
  const link = (
    <a className="haven-gift-card__link" href={href}>
      {staffText(site, gift.name)}
    </a>
  );
  const heading = detail ? (
    <h1 className="haven-gift-card__name">{staffText(site, gift.name)}</h1>
  ) : headingLevel === 2 ? (
    <h2 className="haven-gift-card__name">{link}</h2>
  ) : (
    <h3 className="haven-gift-card__name">{link}</h3>
  );
  const hasChoice = variants.length > 1;
  const { english, ...own } = contentFields(site, {
    itemCategory: gift.category,
    itemName: gift.name,
    itemVariant: gift.variant,
    summary: gift.summary,
  });
  const text = pageTexts(site, GIFT_ITEM_TEXTS);
  const note = detail && hasChoice ? '' : stockNote(available, site);
  const choice = hasChoice ? variants.map((each) => forBlock(each, site)) : undefined;
  return (
    <GiftItem
      itemId={gift.itemId}
      itemName={own.itemName}
      itemCategory={own.itemCategory}
      itemVariant={own.itemVariant}
      price={fromMinorUnits(gift.priceMinor)}
      currency={gift.currency}
      image={plainImage(gift.image)}
      imageSources={sources.length > 0 ? sources.map((each) => ({ ...each, sizes })) : undefined}
      imageAlt={alt || undefined}
      imageColour={gift.pictureColour ?? undefined}
      href={href}
      summary={own.summary}
      english={english}
      action={action}
      cartUrl={to(site, '/cart')}
      siteCountryCode={site.code}
      headingLevel={detail ? 1 : headingLevel}
      available={available}
      variants={choice}
      detail={detail}
    >
      <article className={`haven-gift-card${detail ? ' haven-gift-card--detail' : ''}`}>
        {shownPicture({
          picture: { image: gift.image, colour: gift.pictureColour },
          ...{ sizes, className: 'haven-gift-card__image', width: 800, height: 600, alt, isLazy: !detail },
        })}
        <div className="haven-gift-card__body">
          <p className="haven-gift-card__category">
            {staffText(site, gift.category)}
            {note && (
              <>
                {' '}
                <span className={`haven-badge haven-badge--${available === 0 ? 'neutral' : 'warning'}`}>{note}</span>
              </>
            )}
          </p>
          {heading}
          <p className="haven-gift-card__summary">{staffText(site, gift.summary)}</p>
          <p className="haven-gift-card__price">
            {offeredPrice(gift.priceMinor, site)}{' '}
            <span className="haven-gift-card__variant">
              {staffText(site, gift.variant)}
              {hasChoice && !detail && ` · ${text('sizes', { count: variants.length })}`}
            </span>
          </p>
          {available === 0 && !(detail && hasChoice) ? (
            <p className="gift-item__gone">{text('gone')}</p>
          ) : (
            addForm(gift, site, { withChoice: detail && hasChoice, action })
          )}
          <p className="haven-gift-card__status" role="status" />
        </div>
      </article>
    </GiftItem>
  );
}

function forBlock({ itemId, variant, priceMinor, available }: Gift, site: Site) {
  return {
    itemId,
    ...contentFields(site, { variant }),
    price: fromMinorUnits(priceMinor),
    ...(available === null ? {} : { available }),
  };
}

function addForm(gift: Product, site: Site, { withChoice, action }: { withChoice: boolean; action: string }): Markup {
  const label = pageTexts(site, CHECKOUT_PAGES)('quantityOf', {
    name: plainStaffText(site, gift.name),
    most: MAX_QUANTITY,
  });
  const name = <span className="haven-visually-hidden">: {staffText(site, gift.name)}</span>;
  return (
    <form className="haven-gift-card__add" method="post" action={action}>
      <input type="hidden" name="intent" value="add" />
      {withChoice ? sizeChoice(gift, site) : <input type="hidden" name="itemId" value={gift.itemId} />}
      <QuantityStepper value={1} name="quantity" label={plainStaffText(site, gift.name)}>
        <div className="haven-stepper">
          <input
            className="haven-stepper__value"
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            defaultValue="1"
            aria-label={label}
          />
        </div>
      </QuantityStepper>
      <button className="haven-button haven-button--primary" type="submit">
        {pageTexts(site, GIFT_ITEM_TEXTS).rich('add', { name })}
      </button>
    </form>
  );
}

function sizeChoice({ itemId, variants }: Product, site: Site): Markup {
  return (
    <fieldset className="haven-radio-cards gift-item__sizes">
      <legend className="haven-radio-cards__legend">{pageTexts(site, GIFT_ITEM_TEXTS)('choose')}</legend>
      <div className="haven-radio-cards__grid">
        {variants.map((each) => (
          <label key={each.itemId} className="haven-radio-card">
            <input
              className="haven-radio-card__input"
              type="radio"
              name="itemId"
              value={each.itemId}
              defaultChecked={each.itemId === itemId}
              disabled={each.available === 0}
            />
            <span className="haven-radio-card__title">{staffText(site, each.variant)}</span>
            <span className="haven-radio-card__detail">
              {offeredPrice(each.priceMinor, site)}
              {stockNote(each.available, site) && ` · ${stockNote(each.available, site)}`}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
