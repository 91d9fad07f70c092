import LAYOUT from '#texts/website/layout';
import ORDER_MAIL from '#texts/website/order-mail';
import ORDER_PAGES from '#texts/website/order-pages';
import { layout, type Markup, type PageContext, pageTexts } from '../../../platform/index.ts';
import { shopHead } from '../../gifts/shop-head.tsx';
import { wantedCards } from '../../orders/ecard-list.ts';
import type { OrderPageData } from '../order-page.tsx';
import { foldCard } from './fold-card.tsx';

/** The sheet that a card is printed on; the folded card is half its size. */
export type Paper = 'a4' | 'a5';
const PAPERS = [
  { paper: 'a4', name: 'A4', folded: 'A5' },
  { paper: 'a5', name: 'A5', folded: 'A6' },
] as const;

/** The paper size in the query; A4 unless it is A5. */
export function readPaper(text: string | undefined): Paper {
  return text?.toLowerCase() === 'a5' ? 'a5' : 'a4';
}

/** The cards of an order, ready to print and fold: the printable ones, or all of them when none is printable. */
export function printCardsPage(
  context: PageContext,
  { lines, ecards, orderPath, paper }: OrderPageData & { paper: Paper },
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
          cards.map((card, index) => foldCard(card, lines, { place: index + 1, total: cards.length }, site))
        ) : (
          <p>{text('noCards')}</p>
        )}
      </>
    ),
  });
}
