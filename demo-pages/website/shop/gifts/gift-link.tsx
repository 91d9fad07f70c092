import SHOP from '#texts/website/shop';
import { type Markup, offeredPrice, pageTexts, type Site, staffText, to } from '../../platform/index.ts';
import { categoryIn } from './category-in.ts';
import type { Product } from './find-gifts.ts';

/**
 * A card that only links to a gift's page, for use beside another gift: only that gift has an add-to-cart button there.
 */
export function giftLink(gift: Product, site: Site): Markup {
  const sum = offeredPrice(gift.priceMinor, site);
  const from = gift.variants.length > 1 ? pageTexts(site, SHOP)('from', { price: sum }) : sum;
  return (
    <article className="haven-gift-card">
      <img className="haven-gift-card__image" src={gift.image} width={800} height={600} alt="" loading="lazy" />
      <div className="haven-gift-card__body">
        <p className="haven-gift-card__category">{categoryIn(site, gift.category)}</p>
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
