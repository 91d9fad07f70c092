import ECARD_TEXTS from '#texts/elements/ecard-signing';
import LAYOUT from '#texts/website/layout';
import ORDER_MAIL from '#texts/website/order-mail';
import ORDER_PAGES from '#texts/website/order-pages';
import ORDER_RECEIPT from '#texts/website/order-receipt';
import { dayOf, layout, type Markup, type PageContext, pageTexts, receiptMoney, to } from '../../platform/index.ts';
import type { PricedLine } from '../gifts/priced-line.ts';
import { shopHead } from '../gifts/shop-head.tsx';
import { isWaiting, wantedCards } from '../orders/ecard-list.ts';
import type { Order, OrderEcard } from '../orders/find-order.ts';
import { orderSummary } from '../orders/order-summary.tsx';
import { cardList } from './cards/card-list.tsx';

export interface ThankYouData {
  order: Order;
  lines: readonly PricedLine[];
  ecards: readonly OrderEcard[];
  /** The signed path of the order's page. */
  orderPath: string;
}

/** The page after paying: the payment succeeded, and what happens next. */
export function thankYouPage(context: PageContext, { order, lines, ecards, orderPath }: ThankYouData): Markup {
  const { site } = context;
  const wanted = wantedCards(ecards);
  const printable = wanted.some((card) => card.cardType === 'printable');
  const sent = wanted.filter((card) => card.cardType === 'email' && !isWaiting(card)).length;
  const waiting = wanted.filter(isWaiting).length;
  const text = pageTexts(site, ORDER_PAGES);
  const ofMail = pageTexts(site, ORDER_MAIL);
  const ofReceipt = pageTexts(site, ORDER_RECEIPT);
  const complete = <a href={`${orderPath}#cards`}>{text('complete', { count: waiting })}</a>;
  const print = <a href={`${orderPath}/cards`}>{text('printThem')}</a>;
  return layout(context, {
    title: text('thankYou'),
    head: shopHead(context),
    main: (
      <>
        <section className="haven-thank-you">
          <img className="haven-thank-you__image" src="/design/thank-you.svg" width={480} height={320} alt="" />
          <h1 className="haven-thank-you__title">{text('thankYouName', { name: order.customerFirstName })}</h1>
          <p className="haven-thank-you__text">{ofMail('arrived')}</p>
          <dl className="haven-facts">
            <div className="haven-facts__row">
              <dt>{text('orderNumber')}</dt>
              <dd data-order-id="">{order.id}</dd>
            </div>
            <div className="haven-facts__row">
              <dt>{ofReceipt('date')}</dt>
              <dd>{dayOf(order.paidAt ?? order.createdAt, site)}</dd>
            </div>
            <div className="haven-facts__row">
              <dt>{text('amountPaid')}</dt>
              <dd>{receiptMoney(order.totalMinor, site)}</dd>
            </div>
            <div className="haven-facts__row">
              <dt>{text('receiptTo')}</dt>
              <dd>{order.customerEmailAddress}</dd>
            </div>
          </dl>
          <div className="haven-actions order-actions">
            {printable && (
              <a className="haven-button haven-button--primary" href={`${orderPath}/cards`}>
                {ofMail('print')}
              </a>
            )}
            <a className="haven-button haven-button--secondary" href={`${orderPath}/receipt`}>
              {text('yourReceipt')}
            </a>
            <a className="haven-button haven-button--quiet" href={orderPath}>
              {text('yourOrder')}
            </a>
          </div>
        </section>
        <div className="page-split">
          <div className="page-split__main">
            {wanted.length > 0 && (
              <section className="haven-card">
                <h2 className="haven-card__title">{pageTexts(site, ECARD_TEXTS)('yourCards')}</h2>
                <div className="haven-card__body">{cardList(wanted, lines, site)}</div>
              </section>
            )}
            <section className="prose">
              <h2>{pageTexts(site, LAYOUT)('whatNext')}</h2>
              <ol className="haven-next-steps haven-next-steps--titled">
                <li>
                  <strong>{text('now')}</strong> {text('receiptGoes', { email: order.customerEmailAddress })}
                </li>
                {sent > 0 && (
                  <li>
                    <strong>{text('minutes')}</strong> {text('cardsGo', { count: sent })}
                  </li>
                )}
                {waiting > 0 && (
                  <li>
                    <strong>{text('whenYouLike')}</strong> {text.rich('cardsWait', { count: waiting, complete })}
                  </li>
                )}
                {printable && (
                  <li>
                    <strong>{text('printable')}</strong> {text.rich('foldThem', { print })}
                  </li>
                )}
                <li>
                  <strong>{text('comingWeeks')}</strong> {text('handedOver')}
                </li>
              </ol>
              {context.isSandbox && <p>{text('demonstration')}</p>}
              <p className="haven-actions">
                <a className="haven-button haven-button--secondary" href={to(site, '/gifts')}>
                  {text('backToGifts')}
                </a>
              </p>
            </section>
          </div>
          <div className="page-split__aside">{orderSummary(lines, site)}</div>
        </div>
      </>
    ),
  });
}

/** Shown while the result of a payment is unknown. */
export function paymentPendingPage(context: PageContext, orderId: string): Markup {
  const { site } = context;
  const text = pageTexts(site, ORDER_PAGES);
  return layout(context, {
    title: text('checking'),
    mainClass: 'page-main--narrow',
    main: (
      <>
        <div className="page-head">
          <h1>{text('checking')}</h1>
        </div>
        <div className="haven-alert haven-alert--info" role="status">
          <p className="haven-alert__title">{text('doNotPay')}</p>
          <p className="haven-alert__text">{text('notToldYet', { order: orderId })}</p>
        </div>
        <p className="haven-actions">
          <a
            className="haven-button haven-button--primary"
            href={`${to(site, '/thank-you')}?order=${encodeURIComponent(orderId)}`}
          >
            {text('checkAgain')}
          </a>
        </p>
      </>
    ),
  });
}
