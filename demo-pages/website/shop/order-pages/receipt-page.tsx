import CART_TEXTS from '#texts/elements/gift-cart';
import LAYOUT from '#texts/website/layout';
import ORDER_PAGES from '#texts/website/order-pages';
import {
  inEnglish,
  layout,
  logoAt,
  type Markup,
  type PageContext,
  pageTexts,
  price,
  receiptMoney,
  staffText,
} from '../../platform/index.ts';
import { shopHead } from '../gifts/shop-head.tsx';
import { receiptOf } from '../orders/receipt.ts';
import type { OrderPageData } from './order-page.tsx';

/** The receipt on its own page, with what the country's tax office requires; only the receipt is printed. */
export function receiptPage(context: PageContext, { order, lines, orderPath, refunds }: OrderPageData): Markup {
  const { site } = context;
  const receipt = receiptOf(order, refunds, site);
  const text = pageTexts(site, ORDER_PAGES);
  const ofCart = pageTexts(site, CART_TEXTS);
  const { official } = receipt;
  return layout(context, {
    title: `${receipt.title} ${order.id}`,
    head: shopHead(context, { isPrivate: true }),
    main: (
      <>
        <nav className="breadcrumb" aria-label={pageTexts(site, LAYOUT)('breadcrumb')}>
          <ol>
            <li>
              <a href={orderPath}>{text('yourOrder')}</a>
            </li>
            <li>
              <span aria-current="page">{text('receipt')}</span>
            </li>
          </ol>
        </nav>
        <article className="receipt">
          <header className="receipt__head">
            <img {...logoAt(56)} alt="" />
            <div>
              <p className="receipt__organisation">{receipt.organisation}</p>
              <h1 className="receipt__title">{receipt.title}</h1>
            </div>
          </header>
          <dl className="haven-facts receipt__facts">
            {receipt.facts.map(([label, value]) => (
              <div key={label} className="haven-facts__row">
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {receipt.registrations.map(([label, value]) => (
              <div key={label} className="haven-facts__row">
                <dt>{staffText(site, label)}</dt>
                <dd>{staffText(site, value)}</dd>
              </div>
            ))}
          </dl>
          <table className="receipt__lines">
            <caption className="haven-visually-hidden">{text('given')}</caption>
            <thead>
              <tr>
                <th scope="col">{ofCart('gift')}</th>
                <th scope="col">{text('price')}</th>
                <th scope="col">{text('amount')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.itemId}>
                  <th scope="row">
                    {staffText(site, line.name)} <span>{staffText(site, line.variant)}</span>
                  </th>
                  <td>
                    {line.quantity} × {price(line.priceMinor, site)}
                  </td>
                  <td>{price(line.priceMinor * line.quantity, site)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {ofCart('total')}
                </th>
                <td>{receiptMoney(order.totalMinor, site)}</td>
              </tr>
            </tfoot>
          </table>
          {receipt.statements.map((statement) => (
            <p key={statement} className="receipt__statement">
              {statement}
            </p>
          ))}
          {official && (
            <>
              <p className="receipt__statement">{official.introduction}</p>
              {official.lines.map((line) => (
                <p key={line} className="receipt__statement">
                  {inEnglish(line)}
                </p>
              ))}
            </>
          )}
          {receipt.signatory && (
            <p className="receipt__signature">
              <span className="receipt__hand">{staffText(site, receipt.signatory.name)}</span>
              <span>{staffText(site, `${receipt.signatory.name}, ${receipt.signatory.role}`)}</span>
            </p>
          )}
        </article>
        <p className="receipt__hint">{text('keepAsPdf')}</p>
      </>
    ),
  });
}
