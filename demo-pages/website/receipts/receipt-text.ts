import type { MailBlock } from '../mail/mail-blocks.ts';
import { textBlock } from '../mail/text-block.ts';
import type { ReceiptFacts } from './receipt-facts.ts';
import type { StatementFacts } from './statement-facts.ts';

/** A receipt as the blocks of a mail. */
export function receiptBlocks(facts: ReceiptFacts): MailBlock[] {
  const { title, donor, details, amounts, total, claimable, statements, registrations, signatory, illustration } =
    facts;
  return [
    { heading: title },
    { text: donor.join('\n') },
    { rows: details },
    { rows: [...amounts, total, ...(claimable ? [claimable] : [])] },
    ...statements.map((text) => ({ text })),
    { rows: registrations },
    ...(signatory ? [{ text: `${signatory.name}\n${signatory.role}` }] : []),
    { text: illustration },
  ];
}

/** A receipt as plain text. */
export function receiptText(facts: ReceiptFacts): string {
  return receiptBlocks(facts).map(textBlock).join('\n\n');
}

/** A yearly statement as the blocks of a mail. */
export function statementBlocks(facts: StatementFacts): MailBlock[] {
  const { title, donor, details, lines, sums, claimable, statements, registrations, illustration } = facts;
  const list = lines.map(({ date, receipt, what, amount }) => `${date}, receipt ${receipt}: ${what}, ${amount}`);
  return [
    { heading: title },
    { text: donor.join('\n') },
    { rows: details },
    ...(list.length > 0 ? [{ list }] : []),
    { rows: [...sums, ...(claimable ? [claimable] : [])] },
    ...statements.map((text) => ({ text })),
    { rows: registrations },
    { text: illustration },
  ];
}

/** A yearly statement as plain text. */
export function statementText(facts: StatementFacts): string {
  return statementBlocks(facts).map(textBlock).join('\n\n');
}
