import ECARD_TEXTS from '#texts/elements/ecard-signing';
import ORDER_MAIL from '#texts/website/order-mail';
import ORDER_PAGES from '#texts/website/order-pages';
import type { EcardDesign } from '../../../content/index.ts';
import {
  layout,
  type Markup,
  organisationOf,
  type PageContext,
  pageTexts,
  staffText,
  to,
} from '../../../platform/index.ts';
import { itemOfInstance } from '../../ecards/ecard-instances.ts';
import type { PricedLine } from '../../gifts/priced-line.ts';
import { shopHead } from '../../gifts/shop-head.tsx';
import type { OrderEcard } from '../../orders/find-order.ts';

/** A card as its recipient opens it from the mail. It shows nothing of the order except the gift. */
export function cardPage(
  context: PageContext,
  { card, design, lines }: { card: OrderEcard; design: EcardDesign; lines: readonly PricedLine[] },
): Markup {
  const { site } = context;
  const gift = lines.find((line) => line.itemId === itemOfInstance(card.instanceId));
  const text = pageTexts(site, ORDER_PAGES);
  const ofMail = pageTexts(site, ORDER_MAIL);
  const ofCard = pageTexts(site, ECARD_TEXTS);
  const { recipientName: name, senderName } = card;
  const title = name ? text('aCardFor', { name }) : text('aCardForYou');
  const given = ofMail.rich('cardGift', { gift: gift ? staffText(site, gift.name) : ofMail('aGift') });
  return layout(context, {
    title,
    head: shopHead(context, { isPrivate: true }),
    mainClass: 'page-main--narrow',
    main: (
      <>
        <h1 className="haven-visually-hidden">{title}</h1>
        <article className="haven-ecard opened-card">
          {design.image && <img className="haven-ecard__art" src={design.image} width={800} height={450} alt="" />}
          <div className="haven-ecard__body">
            <p className="haven-ecard__to">{ofCard('dear', { name: name || '…' })}</p>
            <p className="haven-ecard__message">{card.message}</p>
            <p className="haven-ecard__from">{senderName && ofCard('from', { name: senderName })}</p>
            <p className="haven-ecard__gift">{given}</p>
          </div>
        </article>
        <div className="haven-actions opened-card__actions">
          {gift && (
            <a className="haven-button haven-button--primary" href={to(site, `/gifts/${gift.itemId}`)}>
              {text('whatItDoes')}
            </a>
          )}
          <a className="haven-button haven-button--quiet" href={to(site, '/')}>
            {text('whoHavenIs', { name: organisationOf(site).shortName })}
          </a>
        </div>
      </>
    ),
  });
}
