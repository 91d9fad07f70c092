import ECARD_TEXTS from '#texts/elements/ecard-signing';
import ORDER_PAGES from '#texts/website/order-pages';
import { type Markup, pageTexts, type Site, staffText } from '../../../platform/index.ts';
import type { PricedLine } from '../../gifts/priced-line.ts';
import { giftNameOf, isWaiting } from '../../orders/ecard-list.ts';
import type { OrderEcard } from '../../orders/find-order.ts';

/** The cards of an order, one in each line: its gift, how it is delivered, and whether something is missing. */
export function cardList(cards: readonly OrderEcard[], lines: readonly PricedLine[], site: Site): Markup {
  const missing = pageTexts(site, ECARD_TEXTS)('missing');
  return (
    <ul className="order-cards" role="list">
      {cards.map((card) => (
        <li key={card.orderId} className="order-cards__card">
          <p>
            {lineOf(card, giftNameOf(card, lines), site)}
            {isWaiting(card) && (
              <>
                {' '}
                <span className="haven-badge haven-badge--warning">{missing}</span>
              </>
            )}
          </p>
          {card.message && <p className="order-cards__message">“{card.message}”</p>}
        </li>
      ))}
    </ul>
  );
}

function lineOf({ cardType, recipientName: name }: OrderEcard, giftName: string, site: Site) {
  const text = pageTexts(site, ORDER_PAGES);
  const gift = <strong>{staffText(site, giftName)}</strong>;
  if (name) return text.rich(cardType === 'email' ? 'cardByMailFor' : 'cardToPrintFor', { gift, name });
  return text.rich(cardType === 'email' ? 'cardByMail' : 'cardToPrint', { gift });
}
