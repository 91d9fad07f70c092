import type { Product as SchemaProduct } from 'schema-dts';
import LAYOUT from '#texts/website/layout';
import SHOP from '#texts/website/shop';
import { PREVIEW_ANSWER_PATH, shownPicture } from '../../content/index.ts';
import {
  layout,
  type Markup,
  offeredPrice,
  organisationData,
  type PageContext,
  pageTexts,
  plainStaffText,
  type Site,
  staffText,
  structuredData,
  to,
} from '../../platform/index.ts';
import type { Product } from './find-gifts.ts';
import { CARD_SIZES, giftCard } from './gift-card.tsx';
import { shopHead } from './shop-head.tsx';

const GOOD_TO_KNOW = ['card', 'picture', 'funds', 'receipt'] as const;

/** The page of one gift: what it is, what each size does, and the add-to-cart form; other gifts below. */
export function giftPage(context: PageContext, gift: Product, others: readonly Product[]): Markup {
  const { site } = context;
  const { variants } = gift;
  const text = pageTexts(site, SHOP);
  const ofSite = pageTexts(site, LAYOUT);
  const name = staffText(site, gift.name);
  return layout(context, {
    title: plainStaffText(site, gift.name),
    description: plainStaffText(site, gift.summary),
    picture: { image: gift.image },
    head: (
      <>
        {shopHead(context, { canonical: to(site, `/gifts/${gift.slug}`) })}
        {structuredData(giftData(context, gift))}
      </>
    ),
    main: (
      <>
        <nav className="breadcrumb" aria-label={ofSite('breadcrumb')}>
          <ol>
            <li>
              <a href={to(site, '/gifts')}>{ofSite('gifts')}</a>
            </li>
            <li>
              <a href={to(site, `/gifts?category=${gift.categoryId.toLowerCase()}`)}>
                {staffText(site, gift.category)}
              </a>
            </li>
            <li>
              <span aria-current="page">{name}</span>
            </li>
          </ol>
        </nav>
        {giftCard(gift, site, { detail: true, ...(context.isPreview && { action: PREVIEW_ANSWER_PATH }) })}
        <div className="gift-facts">
          <section>
            <h2 className="gift-facts__title">{text('inIt')}</h2>
            <p>{staffText(site, gift.description)}</p>
          </section>
          <section>
            <h2 className="gift-facts__title">{text('does')}</h2>
            {variants.length > 1 ? (
              <dl className="gift-facts__sizes">
                {variants.map((each) => (
                  <div key={each.itemId}>
                    <dt>
                      {staffText(site, each.variant)}, {offeredPrice(each.priceMinor, site)}
                    </dt>
                    <dd>{staffText(site, each.impact)}</dd>
                  </div>
                ))}
              </dl>
            ) : (
              <p>{staffText(site, gift.impact)}</p>
            )}
          </section>
          <section>
            <h2 className="gift-facts__title">{text('good')}</h2>
            <ul>
              {GOOD_TO_KNOW.map((key) => (
                <li key={key}>{text(key)}</li>
              ))}
            </ul>
          </section>
        </div>
        <section className="gift-others" aria-labelledby="others-title">
          <h2 className="section__title" id="others-title">
            {text('others')}
          </h2>
          <ul className="haven-gift-grid" role="list">
            {others.map((other) => (
              <li key={other.itemId}>{giftLink(other, site)}</li>
            ))}
          </ul>
        </section>
      </>
    ),
  });
}

/**
 * A card that only links to a gift's page, for use beside another gift: only that gift has an add-to-cart button there.
 */
function giftLink(gift: Product, site: Site): Markup {
  const sum = offeredPrice(gift.priceMinor, site);
  const from = gift.variants.length > 1 ? pageTexts(site, SHOP)('from', { price: sum }) : sum;
  return (
    <article className="haven-gift-card">
      {shownPicture({
        picture: { image: gift.image, colour: gift.pictureColour },
        sizes: CARD_SIZES,
        className: 'haven-gift-card__image',
        ...{ width: 800, height: 600, alt: '', isLazy: true },
      })}
      <div className="haven-gift-card__body">
        <p className="haven-gift-card__category">{staffText(site, gift.category)}</p>
        <h3 className="haven-gift-card__name">
          <a className="haven-gift-card__link" href={to(site, `/gifts/${gift.slug}`)}>
            {staffText(site, gift.name)}
          </a>
        </h3>
        <p className="haven-gift-card__summary">{staffText(site, gift.summary)}</p>
        <p className="haven-gift-card__price">{from}</p>
      </div>
    </article>
  );
}

/** A gift for search engines, with an offer for each of its sizes. */
function giftData({ site, origin }: PageContext, gift: Product) {
  const url = `${origin}${to(site, `/gifts/${gift.slug}`)}`;
  return {
    '@type': 'Product',
    name: plainStaffText(site, gift.name),
    description: plainStaffText(site, gift.description),
    image: [new URL(gift.image, origin).href],
    sku: gift.itemId,
    category: gift.category,
    brand: organisationData(site, origin),
    offers: gift.variants.map((size) => ({
      '@type': 'Offer' as const,
      ...(size.variant && { name: plainStaffText(site, size.variant) }),
      sku: size.itemId,
      url,
      price: (size.priceMinor / 100).toFixed(2),
      priceCurrency: site.currency,
      availability:
        size.available === 0 ? ('https://schema.org/SoldOut' as const) : ('https://schema.org/InStock' as const),
    })),
  } satisfies SchemaProduct;
}
