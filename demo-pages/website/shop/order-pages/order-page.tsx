import ECARD_TEXTS from '#texts/elements/ecard-signing';
import CART_TEXTS from '#texts/elements/gift-cart';
import ORDER_MAIL from '#texts/website/order-mail';
import ORDER_PAGES from '#texts/website/order-pages';
import ORDER_RECEIPT from '#texts/website/order-receipt';
import type { EcardDesign } from '../../content/index.ts';
import type { RefundState } from '../../payments/index.ts';
import {
  dayOf,
  errorSummary,
  layout,
  type Markup,
  type PageContext,
  pageTexts,
  receiptMoney,
  to,
} from '../../platform/index.ts';
import type { PricedLine } from '../gifts/priced-line.ts';
import { shopHead } from '../gifts/shop-head.tsx';
import { isWaiting, wantedCards } from '../orders/ecard-list.ts';
import { type Order, type OrderEcard, wasPaid } from '../orders/find-order.ts';
import { orderSummary } from '../orders/order-summary.tsx';
import { refundWording } from '../orders/refund-wording.ts';
import { cardList, missingCards } from './cards/card-list.tsx';

export interface OrderPageData {
  order: Order;
  lines: readonly PricedLine[];
  ecards: readonly OrderEcard[];
  designs: readonly EcardDesign[];
  /** The signed path of this page. */
  orderPath: string;
  refunds: RefundState;
}

/** An order for its buyer at any later time: the gifts, the receipt, and the state of the cards. */
export function orderPage(
  context: PageContext,
  {
    order,
    lines,
    ecards,
    orderPath,
    refunds,
    errors = [],
    wasSent = false,
  }: OrderPageData & { errors?: readonly string[]; wasSent?: boolean },
): Markup {
  const { site } = context;
  const wanted = wantedCards(ecards);
  const waiting = wanted.filter(isWaiting);
  const isPaid = wasPaid(order);
  const { refundedMinor, requestedMinor, isWhole, refundedAt } = refunds;
  const text = pageTexts(site, ORDER_PAGES);
  const ofReceipt = pageTexts(site, ORDER_RECEIPT);
  const { goneMinor, leftLabel } = refundWording(order, refundedMinor, site);
  const isRefunded = isWhole && order.status !== 'reversed';
  const state = isRefunded
    ? ofReceipt('refunded')
    : text(refundedMinor > 0 && order.status === 'paid' ? 'partlyRefunded' : order.status);
  const sum = (minor: number) => receiptMoney(minor, site);
  const refunded = sum(refundedMinor);
  return layout(context, {
    title: text('orderTitle', { order: order.id }),
    head: shopHead(context, { isPrivate: true }),
    hasErrors: errors.length > 0,
    main: (
      <>
        {wasSent && (
          <div className="haven-alert haven-alert--success" role="status">
            <p className="haven-alert__title">{text('cardsComplete')}</p>
            <p className="haven-alert__text">{text('goOut')}</p>
          </div>
        )}
        <div className="page-head">
          <p className="eyebrow">{text('yourOrder')}</p>
          <h1>{order.id}</h1>
          <p className="lead">
            {isPaid
              ? text('givenBy', {
                  day: dayOf(order.paidAt ?? order.createdAt, site),
                  name: `${order.customerFirstName} ${order.customerLastName}`,
                })
              : text.rich('notPaid', {
                  cart: (
                    <a className="haven-link" href={to(site, '/cart')}>
                      {text('goToCart')}
                    </a>
                  ),
                })}
          </p>
        </div>
        {errorSummary(
          errors.map((message) => ({ message, field: 'cards' })),
          { site },
        )}
        <div className="page-split">
          <div className="page-split__main">
            <dl className="haven-facts">
              <div className="haven-facts__row">
                <dt>{text('state')}</dt>
                <dd>
                  <span className={`haven-badge haven-badge--${isPaid && goneMinor === 0 ? 'success' : 'info'}`}>
                    {state}
                  </span>
                </dd>
              </div>
              <div className="haven-facts__row">
                <dt>{pageTexts(site, CART_TEXTS)('total')}</dt>
                <dd>{sum(order.totalMinor)}</dd>
              </div>
              {refundedMinor > 0 && (
                <div className="haven-facts__row">
                  <dt>{ofReceipt('refunded')}</dt>
                  <dd>{refundedAt ? ofReceipt('sumOn', { sum: refunded, day: dayOf(refundedAt, site) }) : refunded}</dd>
                </div>
              )}
              {order.reversedMinor > 0 && (
                <div className="haven-facts__row">
                  <dt>{ofReceipt('takenBack')}</dt>
                  <dd>{sum(order.reversedMinor)}</dd>
                </div>
              )}
              {goneMinor > 0 && (
                <div className="haven-facts__row">
                  <dt>{leftLabel}</dt>
                  <dd>{sum(order.totalMinor - goneMinor)}</dd>
                </div>
              )}
              {requestedMinor > 0 && (
                <div className="haven-facts__row">
                  <dt>{text('onItsWay')}</dt>
                  <dd>{sum(requestedMinor)}</dd>
                </div>
              )}
            </dl>
            {isPaid && (
              <div className="haven-actions order-actions">
                <a className="haven-button haven-button--primary" href={`${orderPath}/receipt`}>
                  {text('yourReceipt')}
                </a>
                {wanted.length > 0 && (
                  <a className="haven-button haven-button--secondary" href={`${orderPath}/cards`}>
                    {pageTexts(site, ORDER_MAIL)('print')}
                  </a>
                )}
              </div>
            )}
            {wanted.length > 0 && (
              <section className="haven-card" id="cards" tabIndex={-1}>
                <h2 className="haven-card__title">{pageTexts(site, ECARD_TEXTS)('yourCards')}</h2>
                <div className="haven-card__body">{cardList(wanted, lines, site)}</div>
              </section>
            )}
            {isPaid && !isWhole && waiting.length > 0 && missingCards(waiting, lines, `${orderPath}/cards`, site)}
            <p className="order-note">{text('keepAddress')}</p>
          </div>
          <div className="page-split__aside">{orderSummary(lines, site)}</div>
        </div>
      </>
    ),
  });
}
