import type { ReactNode } from 'react';
import { linkTo } from './link-to.ts';

/** A cart without lines: where gifts are, and what can be put back. */
export function EmptyCart({ shopUrl, children }: { shopUrl: string; children?: ReactNode }) {
  const shop = linkTo(shopUrl);
  return (
    <div className="haven-empty">
      <h2 className="haven-empty__title haven-focus" tabIndex={-1} data-cart-heading="">
        Your cart is empty
      </h2>
      <p className="haven-empty__text">Every gift helps people who were forced to flee. Choose one to begin.</p>
      {children}
      {shop && (
        <a className="haven-button haven-button--give" href={shop}>
          See the gifts
        </a>
      )}
    </div>
  );
}
