import RECEIPT from '#texts/website/receipt';
import STATEMENT from '#texts/website/statement';
import { pageTexts } from '../site/languages/page-texts.ts';
import { COLOURS, closePaper, MARGIN, openPaper } from './paper.ts';
import { drawBeside, drawHead, drawHeading, drawPairs, drawParagraph } from './paper-parts.ts';
import { drawTable } from './paper-table.ts';
import type { StatementFacts } from './statement-facts.ts';

/** A yearly statement as a tagged PDF. The same facts give the same bytes (D5.02). */
export async function drawStatementPdf(facts: StatementFacts): Promise<Uint8Array> {
  const { title, year, agencyName, site, issuedOn, donor, details, lines, sums, claimable } = facts;
  const name = `${title}, ${year}`;
  const text = pageTexts(site, STATEMENT);
  const ofReceipt = pageTexts(site, RECEIPT);
  const paper = await openPaper({
    title: `${name}, ${agencyName}`,
    author: agencyName,
    lang: site.lang,
    issuedOn,
    isRtl: site.dir === 'rtl',
  });
  drawHead(paper, agencyName, title);
  drawBeside(paper, donor, details);
  drawTable(paper, {
    columns: [
      { title: text('date'), share: 0.22 },
      { title: text('receipt'), share: 0.12 },
      { title: ofReceipt('whatFor'), share: 0.44 },
      { title: ofReceipt('amount'), share: 0.22, align: 'right' },
    ],
    rows: lines.map(({ date, receipt, what, amount }) => [date, receipt, what, amount]),
    sums,
    result: claimable,
  });
  for (const sentence of facts.statements) drawParagraph(paper, sentence);
  paper.doc.y += 10;
  drawHeading(paper, ofReceipt('receivers'));
  drawPairs(paper, facts.registrations, { x: MARGIN, y: paper.doc.y, width: paper.width, labels: 150 });
  paper.doc.y += 8;
  if (facts.demonstration) drawParagraph(paper, facts.demonstration, { size: 9.5, colour: COLOURS.quiet });
  return closePaper(paper, name, site);
}
