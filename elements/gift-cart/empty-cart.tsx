import type { ReactNode } from 'react';
import { linkTo } from '#website/links/link-to.ts';

interface EmptyCartProps {
  shopUrl: string;
  image: string;
  children?: ReactNode;
}

/** A cart without lines: a link to the shop, and the removed line to restore. */
export function EmptyCart({ shopUrl, image, children }: EmptyCartProps) {
  const shop = linkTo(shopUrl);
  return (
    <div className="haven-empty">
      {image && <img className="haven-empty__image" src={image} width={320} height={240} alt="" />}
      <h2 className="haven-empty__title haven-focus" tabIndex={-1} data-cart-heading="">
        Your cart is empty
      </h2>
      <p className="haven-empty__text">Choose a gift, and a family who had to flee gets what it needs.</p>
      {children}
      {shop && (
        <a className="haven-button haven-button--give" href={shop}>
          See the gifts
        </a>
      )}
    </div>
  );
}
