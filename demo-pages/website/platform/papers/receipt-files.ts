import type { MailAttachment } from '../mail/mail-attachment.ts';
import { type PaidGift, receiptFacts } from './receipt-facts.ts';
import { drawReceiptPdf } from './receipt-pdf.ts';
import { statementFacts, type YearOfGifts } from './statement-facts.ts';
import { drawStatementPdf } from './statement-pdf.ts';

const contentType = 'application/pdf';

/** The receipt of a gift as a file, for the mail and for downloads: the same bytes in both. */
export async function receiptFile(gift: PaidGift): Promise<MailAttachment> {
  const facts = receiptFacts(gift);
  return { fileName: facts.fileName, contentType, content: await drawReceiptPdf(facts) };
}

/** The statement of a tax year as a file, for the mail and for downloads. */
export async function statementFile(year: YearOfGifts): Promise<MailAttachment> {
  const facts = statementFacts(year);
  return { fileName: facts.fileName, contentType, content: await drawStatementPdf(facts) };
}
