import type { Database } from '../../server/database/open-database.ts';
import { renderDonationReceipt } from '../giving/index.ts';
import type { AttachmentRenderers } from '../platform/index.ts';

/** Renders the files of the site's mails when they are delivered. */
export const mailAttachments = (db: Database): AttachmentRenderers => ({
  'donation-receipt': (reference) => renderDonationReceipt(db, reference),
});
