import RECEIPT from '#texts/website/receipt';
import { pageTexts } from '../site/languages/page-texts.ts';
import { COLOURS, closePaper, MARGIN, openPaper } from './paper.ts';
import { drawBeside, drawHead, drawHeading, drawPairs, drawParagraph } from './paper-parts.ts';
import { drawTable } from './paper-table.ts';
import type { ReceiptFacts } from './receipt-facts.ts';

/** A receipt as a tagged PDF. The same facts give the same bytes (D5.02). */
export async function drawReceiptPdf(facts: ReceiptFacts): Promise<Uint8Array> {
  const { title, number, agencyName, site, issuedOn, donor, details, amounts, total, claimable } = facts;
  const name = `${title} ${number}`;
  const text = pageTexts(site, RECEIPT);
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
      { title: text('whatFor'), share: 0.7 },
      { title: text('amount'), share: 0.3, align: 'right' },
    ],
    rows: amounts,
    sums: [total],
    result: claimable,
  });
  for (const sentence of facts.statements) drawParagraph(paper, sentence);
  if (facts.official) {
    paper.doc.y += 6;
    drawParagraph(paper, facts.official.introduction, { size: 9.5, colour: COLOURS.quiet });
    for (const line of facts.official.lines) drawParagraph(paper, line, { isEnglish: true });
  }
  paper.doc.y += 10;
  drawHeading(paper, text('receiver'));
  drawPairs(paper, facts.registrations, { x: MARGIN, y: paper.doc.y, width: paper.width, labels: 150 });
  const { signatory } = facts;
  if (signatory) {
    paper.doc.y += 8;
    drawParagraph(paper, signatory.name, { weight: 'semibold', after: 0 });
    drawParagraph(paper, signatory.role, { size: 9.5, colour: COLOURS.quiet });
  }
  paper.doc.y += 8;
  if (facts.demonstration) drawParagraph(paper, facts.demonstration, { size: 9.5, colour: COLOURS.quiet });
  return closePaper(paper, name, site);
}
