import type { ReactNode } from 'react';
import { linkTo } from '#rules/links/link-to.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import CART_TEXTS from '#texts/elements/gift-cart';

interface EmptyCartProps {
  shopUrl: string;
  image: string;
  children?: ReactNode;
}

/** A cart without lines: a link to the shop, and the removed line to restore. */
export function EmptyCart({ shopUrl, image, children }: EmptyCartProps) {
  const t = useTexts(CART_TEXTS);
  const shop = linkTo(shopUrl);
  return (
    <div className="haven-empty">
      {image && <img className="haven-empty__image" src={image} width={320} height={240} alt="" />}
      <h2 className="haven-empty__title haven-focus" tabIndex={-1} data-cart-heading="">
        {t('isEmpty')}
      </h2>
      <p className="haven-empty__text">{t('choose')}</p>
      {children}
      {shop && (
        <a className="haven-button haven-button--give" href={shop}>
          {t('seeGifts')}
        </a>
      )}
    </div>
  );
}
