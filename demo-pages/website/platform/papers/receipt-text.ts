import STATEMENT from '#texts/website/statement';
import { type MailBlock, textBlock } from '../mail/mail-blocks.tsx';
import { pageTexts } from '../site/languages/page-texts.ts';
import type { ReceiptFacts } from './receipt-facts.ts';
import type { StatementFacts } from './statement-facts.ts';

/** A receipt as the blocks of a mail. */
export function receiptBlocks(facts: ReceiptFacts): MailBlock[] {
  const { title, donor, details, amounts, total, claimable, statements, official } = facts;
  const { registrations, signatory, demonstration } = facts;
  return [
    { heading: title },
    { text: donor.join('\n') },
    { rows: details },
    { rows: [...amounts, total, ...(claimable ? [claimable] : [])] },
    ...statements.map((text) => ({ text })),
    ...(official ? [{ text: official.introduction }] : []),
    ...(official?.lines ?? []).map((text) => ({ text, isEnglish: true })),
    { rows: registrations, isEnglish: true },
    ...(signatory ? [{ text: `${signatory.name}\n${signatory.role}`, isEnglish: true }] : []),
    ...(demonstration ? [{ text: demonstration }] : []),
  ];
}

/** A receipt as plain text. */
export function receiptText(facts: ReceiptFacts): string {
  return receiptBlocks(facts).map(textBlock).join('\n\n');
}

/** A yearly statement as the blocks of a mail. */
function statementBlocks(facts: StatementFacts): MailBlock[] {
  const { site, title, donor, details, lines, sums, claimable, statements, registrations, demonstration } = facts;
  const list = lines.map((line) => pageTexts(site, STATEMENT)('line', { ...line }));
  return [
    { heading: title },
    { text: donor.join('\n') },
    { rows: details },
    ...(list.length > 0 ? [{ list }] : []),
    { rows: [...sums, ...(claimable ? [claimable] : [])] },
    ...statements.map((text) => ({ text })),
    { rows: registrations, isEnglish: true },
    ...(demonstration ? [{ text: demonstration }] : []),
  ];
}

/** A yearly statement as plain text. */
export function statementText(facts: StatementFacts): string {
  return statementBlocks(facts).map(textBlock).join('\n\n');
}
