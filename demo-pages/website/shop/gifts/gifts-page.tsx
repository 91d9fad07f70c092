import CART_TEXTS from '#texts/elements/gift-cart';
import LAYOUT from '#texts/website/layout';
import SHOP from '#texts/website/shop';
import {
  addressOf,
  layout,
  type Markup,
  type PageContext,
  pageTexts,
  plainStaffText,
  type Site,
  staffText,
  to,
} from '../../platform/index.ts';
import type { Category } from './categories.ts';
import type { GiftFilter } from './filter-gifts.ts';
import type { Product } from './find-gifts.ts';
import { giftCard } from './gift-card.tsx';
import { shopHead } from './shop-head.tsx';

const SORTS = [
  ['', 'ours'],
  ['price', 'cheapest'],
  ['-price', 'dearest'],
] as const;

interface GiftsPageData {
  gifts: readonly Product[];
  /** Those that a visitor can choose from, in their order. */
  categories: readonly Category[];
  filter: GiftFilter;
}

/** The shop: all gifts, or those that match a search and a category. */
export function giftsPage(context: PageContext, { gifts, categories, filter }: GiftsPageData): Markup {
  const { site } = context;
  const path = to(site, '/gifts');
  const isFiltered = filter.q !== '' || filter.category !== undefined;
  const text = pageTexts(site, SHOP);
  const ofSite = pageTexts(site, LAYOUT);
  const category = filter.category ? plainStaffText(site, filter.category.name) : '';
  const wanted = filter.category?.id.toLowerCase() ?? '';
  const count = pageTexts(site, CART_TEXTS)('gifts', { count: gifts.length });
  const find = (
    <a className="haven-link" href={to(site, '/orders')}>
      {ofSite('findOrder')}
    </a>
  );
  return layout(context, {
    title: category || ofSite('gifts'),
    description: text('description'),
    head: shopHead(context),
    main: (
      <>
        <div className="page-head">
          <p className="eyebrow">{text('shop')}</p>
          <h1>{text('title')}</h1>
          <p className="lead">{text('lead')}</p>
        </div>
        <search className="shop-filter">
          <nav aria-label={text('categories')}>
            <ul className="shop-filter__categories" role="list">
              {[undefined, ...categories].map((each) => (
                <li key={each?.id ?? ''}>
                  <a
                    className="shop-filter__category"
                    href={addressOf(path, { q: filter.q, category: each?.id.toLowerCase() ?? '', sort: filter.sort })}
                    aria-current={each?.id === filter.category?.id ? 'true' : undefined}
                  >
                    {each ? staffText(site, each.name) : text('all')}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <form className="shop-filter__form" method="get" action={path}>
            {wanted && <input type="hidden" name="category" value={wanted} />}
            <div className="haven-field">
              <label className="haven-field__label" htmlFor="gift-search">
                {text('search')}
              </label>
              <input
                className="haven-field__control"
                id="gift-search"
                name="q"
                type="search"
                maxLength={100}
                autoComplete="off"
                enterKeyHint="search"
                defaultValue={filter.q}
              />
            </div>
            <div className="haven-field">
              <label className="haven-field__label" htmlFor="gift-sort">
                {text('order')}
              </label>
              <select className="haven-field__control" id="gift-sort" name="sort" defaultValue={filter.sort}>
                {SORTS.map(([value, label]) => (
                  <option key={value} value={value}>
                    {text(label)}
                  </option>
                ))}
              </select>
            </div>
            <button className="haven-button haven-button--secondary" type="submit">
              {text('show')}
            </button>
          </form>
        </search>
        {isFiltered && (
          <p className="shop-filter__count" role="status">
            {foundText(site, { gifts: count, category, words: filter.q })}{' '}
            <a className="haven-link" href={path}>
              {text('showAll')}
            </a>
          </p>
        )}
        {gifts.length > 0 ? (
          <ul className="haven-gift-grid" role="list">
            {gifts.map((gift) => (
              <li key={gift.itemId}>{giftCard(gift, site)}</li>
            ))}
          </ul>
        ) : (
          <div className="haven-empty">
            <h2 className="haven-empty__title">{text('none')}</h2>
            <p className="haven-empty__text">{text('tryOther')}</p>
            <a className="haven-button haven-button--primary" href={path}>
              {text('showAll')}
            </a>
          </div>
        )}
        <p className="shop-help">{text.rich('looking', { find })}</p>
      </>
    ),
  });
}

function foundText(site: Site, found: { gifts: string; category: string; words: string }): string {
  const text = pageTexts(site, SHOP);
  if (found.category) return text(found.words ? 'foundInFor' : 'foundIn', found);
  return text(found.words ? 'foundFor' : 'found', found);
}
