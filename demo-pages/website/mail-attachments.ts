import type { Database } from '../database/open-database.ts';
import { drawDonationReceipt } from './donations/donation-receipt.ts';
import type { AttachmentDrawers } from './mail/mail-attachment.ts';

/** Draws the files of the site's mails when they are delivered. */
export const mailAttachments = (db: Database): AttachmentDrawers => ({
  'donation-receipt': (reference) => drawDonationReceipt(db, reference),
});
