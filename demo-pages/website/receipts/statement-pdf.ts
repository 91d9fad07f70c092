import { COLOURS, closePaper, MARGIN, openPaper } from './paper.ts';
import { drawBeside, drawHead, drawHeading, drawPairs, drawParagraph } from './paper-parts.ts';
import { drawTable } from './paper-table.ts';
import type { StatementFacts } from './statement-facts.ts';

/** A yearly statement as a tagged PDF. The same facts give the same bytes (D5.02). */
export async function drawStatementPdf(facts: StatementFacts): Promise<Uint8Array> {
  const { title, year, agencyName, lang, issuedOn, donor, details, lines, sums, claimable } = facts;
  const name = `${title}, ${year}`;
  const paper = await openPaper({ title: `${name}, ${agencyName}`, author: agencyName, lang, issuedOn });
  drawHead(paper, agencyName, title);
  drawBeside(paper, donor, details);
  drawTable(paper, {
    columns: [
      { title: 'Date', share: 0.22 },
      { title: 'Receipt', share: 0.12 },
      { title: 'What for', share: 0.44 },
      { title: 'Amount', share: 0.22, align: 'right' },
    ],
    rows: lines.map(({ date, receipt, what, amount }) => [date, receipt, what, amount]),
    sums,
    result: claimable,
  });
  for (const text of facts.statements) drawParagraph(paper, text);
  paper.doc.y += 10;
  drawHeading(paper, 'Who received them');
  drawPairs(paper, facts.registrations, { x: MARGIN, y: paper.doc.y, width: paper.width, labels: 150 });
  paper.doc.y += 8;
  drawParagraph(paper, facts.illustration, { size: 9.5, colour: COLOURS.quiet });
  return closePaper(paper, name);
}
