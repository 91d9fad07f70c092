import RECEIPT from '#texts/website/receipt';
import STATEMENT from '#texts/website/statement';
import type { MailAttachment } from '../mail/mail-attachment.ts';
import { pageTexts } from '../site/languages/page-texts.ts';
import { closePaper, MARGIN, openPaper } from './paper.ts';
import { renderBeside, renderHead, renderHeading, renderPairs, renderParagraph, renderTable } from './paper-parts.ts';
import { type PaidGift, type ReceiptFacts, receiptFacts } from './receipt-facts.ts';
import { type StatementFacts, statementFacts, type YearOfGifts } from './statement-facts.ts';

/** A receipt as a tagged PDF. The same facts give the same bytes (D5.02). */
export async function renderReceiptPdf(facts: ReceiptFacts): Promise<Uint8Array> {
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
  renderHead(paper, agencyName, title);
  renderBeside(paper, donor, details);
  renderTable(paper, {
    columns: [
      { title: text('whatFor'), share: 0.7 },
      { title: text('amount'), share: 0.3, align: 'right' },
    ],
    rows: amounts,
    sums: [total],
    result: claimable,
  });
  for (const sentence of facts.statements) renderParagraph(paper, sentence);
  if (facts.official) {
    paper.doc.y += 6;
    renderParagraph(paper, facts.official.introduction, { size: 9.5, colour: 'quiet' });
    for (const line of facts.official.lines) renderParagraph(paper, line, { isEnglish: true });
  }
  paper.doc.y += 10;
  renderHeading(paper, text('receiver'));
  renderPairs(paper, facts.registrations, { x: MARGIN, y: paper.doc.y, width: paper.width, labels: 150 });
  const { signatory } = facts;
  if (signatory) {
    paper.doc.y += 8;
    renderParagraph(paper, signatory.name, { weight: 'semibold', after: 0 });
    renderParagraph(paper, signatory.role, { size: 9.5, colour: 'quiet' });
  }
  paper.doc.y += 8;
  if (facts.demonstration) renderParagraph(paper, facts.demonstration, { size: 9.5, colour: 'quiet' });
  return closePaper(paper, name, site);
}

/** A yearly statement as a tagged PDF. The same facts give the same bytes (D5.02). */
export async function renderStatementPdf(facts: StatementFacts): Promise<Uint8Array> {
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
  renderHead(paper, agencyName, title);
  renderBeside(paper, donor, details);
  renderTable(paper, {
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
  for (const sentence of facts.statements) renderParagraph(paper, sentence);
  paper.doc.y += 10;
  renderHeading(paper, ofReceipt('receivers'));
  renderPairs(paper, facts.registrations, { x: MARGIN, y: paper.doc.y, width: paper.width, labels: 150 });
  paper.doc.y += 8;
  if (facts.demonstration) renderParagraph(paper, facts.demonstration, { size: 9.5, colour: 'quiet' });
  return closePaper(paper, name, site);
}

const contentType = 'application/pdf';

/** The receipt of a gift as a file, for the mail and for downloads: the same bytes in both. */
export async function receiptFile(gift: PaidGift): Promise<MailAttachment> {
  const facts = receiptFacts(gift);
  return { fileName: facts.fileName, contentType, content: await renderReceiptPdf(facts) };
}

/** The statement of a tax year as a file, for the mail and for downloads. */
export async function statementFile(year: YearOfGifts): Promise<MailAttachment> {
  const facts = statementFacts(year);
  return { fileName: facts.fileName, contentType, content: await renderStatementPdf(facts) };
}
