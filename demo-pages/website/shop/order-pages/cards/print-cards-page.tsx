import ECARD_TEXTS from '#texts/elements/ecard-signing';
import LAYOUT from '#texts/website/layout';
import ORDER_MAIL from '#texts/website/order-mail';
import ORDER_PAGES from '#texts/website/order-pages';
import { designOf, type EcardDesign, plainImage } from '../../../content/index.ts';
import {
  layout,
  type Markup,
  organisationOf,
  type PageContext,
  pageTexts,
  type Site,
  staffText,
} from '../../../platform/index.ts';
import { itemOfInstance } from '../../ecards/ecard-instances.ts';
import type { PricedLine } from '../../gifts/priced-line.ts';
import { shopHead } from '../../gifts/shop-head.tsx';
import { wantedCards } from '../../orders/ecard-list.ts';
import type { OrderEcard } from '../../orders/find-order.ts';
import type { OrderPageData } from '../order-page.tsx';

/** The sheet that a card is printed on; the folded card is half its size. */
export type CardPaper = 'a4' | 'a5';
const PAPERS = [
  { paper: 'a4', name: 'A4', folded: 'A5' },
  { paper: 'a5', name: 'A5', folded: 'A6' },
] as const;

/** The paper size in the query; A4 unless it is A5. */
export function readPaper(text: string | undefined): CardPaper {
  return text?.toLowerCase() === 'a5' ? 'a5' : 'a4';
}

/** The cards of an order, ready to print and fold: the printable ones, or all of them when none is printable. */
export function printCardsPage(
  context: PageContext,
  { lines, ecards, designs, orderPath, paper }: OrderPageData & { paper: CardPaper },
): Markup {
  const wanted = wantedCards(ecards);
  const printable = wanted.filter((card) => card.cardType === 'printable');
  const cards = printable.length > 0 ? printable : wanted;
  const chosen = PAPERS.find((each) => each.paper === paper) ?? PAPERS[0];
  const { site } = context;
  const text = pageTexts(site, ORDER_PAGES);
  const title = pageTexts(site, ORDER_MAIL)('print');
  return layout(context, {
    title,
    head: (
      <>
        {shopHead(context, { isPrivate: true })}
        <link rel="stylesheet" href="/design/print-cards.css" media="print" />
        <link rel="stylesheet" href={`/design/print-${paper}.css`} media="print" />
      </>
    ),
    main: (
      <>
        <nav className="breadcrumb" aria-label={pageTexts(site, LAYOUT)('breadcrumb')}>
          <ol>
            <li>
              <a href={orderPath}>{text('yourOrder')}</a>
            </li>
            <li>
              <span aria-current="page">{text('cards')}</span>
            </li>
          </ol>
        </nav>
        <div className="page-head print-cards__head">
          <h1>{title}</h1>
          <p className="lead">{text('howToPrint', { paper: chosen.name, folded: chosen.folded })}</p>
        </div>
        <nav className="print-cards__papers" aria-label={text('paper')}>
          <ul role="list">
            {PAPERS.map(({ paper: each, name, folded }) => (
              <li key={name}>
                <a
                  className="shop-filter__category"
                  href={`${orderPath}/cards?paper=${each}`}
                  aria-current={each === paper ? 'true' : undefined}
                >
                  {text('folds', { paper: name, folded })}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {cards.length > 0 ? (
          cards.map((card, index) =>
            foldCard(
              { card, design: designOf(designs, card.design) },
              lines,
              { place: index + 1, total: cards.length },
              site,
            ),
          )
        ) : (
          <p>{text('noCards')}</p>
        )}
      </>
    ),
  });
}

/**
 * A card as two sides of one sheet: outside the back and the front, inside what the gift does and the message. `place`
 * and `total` distinguish it from other cards of the same gift.
 */
function foldCard(
  { card, design }: { card: OrderEcard; design: EcardDesign },
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
          <p>{text('through', { name: organisationOf(site).name })}</p>
          <p>{organisationOf(site).legal}</p>
        </div>
        <div className="fold-card__panel fold-card__front">
          {design.image && <img className="fold-card__art" src={design.image} width={800} height={450} alt="" />}
          <p className="fold-card__title">{ofCard('inYourName')}</p>
        </div>
      </div>
      <div className="fold-card__sheet">
        <div className="fold-card__panel fold-card__gift">
          {line && <img className="fold-card__picture" src={plainImage(line.image)} width={800} height={600} alt="" />}
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
