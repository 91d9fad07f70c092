import ECARD_TEXTS from '#texts/elements/ecard-signing';
import ORDER_PAGES from '#texts/website/order-pages';
import { designImage } from '../../../content/index.ts';
import { type Markup, pageTexts, type Site, staffText } from '../../../platform/index.ts';
import { itemOfInstance } from '../../ecards/ecard-instances.ts';
import type { PricedLine } from '../../gifts/priced-line.ts';
import type { OrderEcard } from '../../orders/find-order.ts';

/**
 * A card as two sides of one sheet: outside the back and the front, inside what the gift does and the message. `place`
 * and `total` distinguish it from other cards of the same gift.
 */
export function foldCard(
  card: OrderEcard,
  lines: readonly PricedLine[],
  of: { place: number; total: number },
  site: Site,
): Markup {
  const text = pageTexts(site, ORDER_PAGES);
  const ofCard = pageTexts(site, ECARD_TEXTS);
  const line = lines.find((each) => each.itemId === itemOfInstance(card.instanceId));
  const gift = line?.name ?? '';
  const { recipientName: name } = card;
  const label = name ? text('cardOfFor', { ...of, gift, name }) : text('cardOf', { ...of, gift });
  const dear = ofCard.rich('dear', { name: name || <span className="fold-card__blank" /> });
  return (
    <section key={card.orderId} className="fold-card" aria-label={label}>
      <div className="fold-card__sheet">
        <div className="fold-card__panel fold-card__back">
          <img className="fold-card__logo" src="/design/logo.svg" width={44} height={44} alt="" />
          <p>{text('through')}</p>
        </div>
        <div className="fold-card__panel fold-card__front">
          <img className="fold-card__art" src={designImage(card.design)} width={800} height={450} alt="" />
          <p className="fold-card__title">{ofCard('inYourName')}</p>
        </div>
      </div>
      <div className="fold-card__sheet">
        <div className="fold-card__panel fold-card__gift">
          {line && <img className="fold-card__picture" src={line.image} width={800} height={600} alt="" />}
          <p className="fold-card__label">{text('inYourName')}</p>
          <p className="fold-card__name">{staffText(site, gift)}</p>
          <p>{staffText(site, line?.variant ?? '')}</p>
        </div>
        <div className="fold-card__panel fold-card__letter">
          <p className="fold-card__to">{dear}</p>
          {card.message ? <p className="fold-card__message">{card.message}</p> : <div className="fold-card__lines" />}
          <p className="fold-card__from">{card.senderName || <span className="fold-card__blank" />}</p>
        </div>
      </div>
    </section>
  );
}
