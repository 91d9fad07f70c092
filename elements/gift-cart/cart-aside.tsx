import type { MouseEvent } from 'react';
import { safeHref } from '#rules/links/link-to.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import CART_TEXTS from '#texts/elements/gift-cart';
import type { CartState } from './cart-session.ts';

interface CartAsideProps {
  cart: CartState;
  money: (minor: number) => string;
  nextUrl: string;
  nextLabel: string;
  shopUrl: string;
  /** The next step was chosen while changes are still being saved. */
  waiting: boolean;
  onNext: () => void;
}

/** The total and the link to the next step. */
export function CartAside({ cart, money, nextUrl, nextLabel, shopUrl, waiting, onNext }: CartAsideProps) {
  const t = useTexts(CART_TEXTS);
  const shop = safeHref(shopUrl);
  const follow = (event: MouseEvent) => {
    // The visitor opens a new tab or window, so this page stays and saves its changes.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!waiting) onNext();
  };
  return (
    <aside className="haven-cart__aside" aria-label={t('cartTotal')}>
      <dl className="haven-totals">
        <div className="haven-totals__row">
          <dt>{t('gifts', { count: cart.itemCount })}</dt>
          <dd>{money(cart.totalMinor)}</dd>
        </div>
        <div className="haven-totals__row haven-totals__row--grand">
          <dt>{t('total')}</dt>
          <dd>
            {money(cart.totalMinor)} <span className="haven-visually-hidden">{cart.currency}</span>
          </dd>
        </div>
      </dl>
      <div className="haven-actions haven-actions--stack">
        {nextUrl && (
          <a
            className="haven-button haven-button--give haven-button--large"
            href={safeHref(nextUrl)}
            aria-busy={waiting || undefined}
            aria-disabled={waiting || undefined}
            onClick={follow}
          >
            {waiting ? t('saving') : nextLabel}
          </a>
        )}
        {shop && (
          <a className="haven-button haven-button--quiet" href={shop}>
            {t('another')}
          </a>
        )}
      </div>
    </aside>
  );
}
