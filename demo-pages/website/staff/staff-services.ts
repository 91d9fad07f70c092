import type { GivingServices } from '../giving/index.ts';
import type { MailTransport } from '../platform/index.ts';
import type { ReconciliationResult } from './giving/reconciliation/reconcile.ts';

/** What the staff area needs: donations, and its own accounts. */
export interface StaffServices extends GivingServices {
  /** Makes the first administrator of the staff area, and opens nothing once there is one. */
  staffPassword: string | undefined;
  /** Sends the outbox; without it, mails wait there. */
  mailTransport?: MailTransport | undefined;
  /** Compares our books with the provider's list of charges; `actor` is who asks. */
  reconcile(actor?: string): Promise<ReconciliationResult>;
}
