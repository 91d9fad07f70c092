import CART_TEXTS from '#texts/elements/gift-cart';
import { pageTexts } from '../languages/page-texts.ts';
import type { Markup, PageContext } from '../page-context.ts';

/** Changes in the cart since the last visit: prices, and gifts that sold out. */
export function cartNotices({ site, notices = [] }: PageContext): Markup | '' {
  if (notices.length === 0) return '';
  const lines = notices.map((text) => (
    <p key={text} className="haven-alert__text">
      {text}
    </p>
  ));
  return (
    <div className="haven-alert haven-alert--warning" role="status">
      <p className="haven-alert__title">{pageTexts(site, CART_TEXTS)('hasChanged')}</p>
      {lines}
    </div>
  );
}
