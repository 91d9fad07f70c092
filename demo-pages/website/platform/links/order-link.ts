import { createHmac } from 'node:crypto';
import type { Database } from '../../../server/database/open-database.ts';
import type { Language } from '../site/languages/house-languages.ts';
import { to } from '../site/page-context.ts';
import { siteFor } from '../site/sites.ts';
import { isRightMac } from './is-right-mac.ts';
import { linkKey } from './link-key.ts';

/**
 * What a signed link gives access to. Each purpose has its own signatures: a card's link gives no access to the order.
 */
type LinkPurpose = 'order' | 'card' | 'plan';

/** 192 bits: unguessable, and still short enough for one line of a mail. */
const SIGNATURE_BYTES = 24;

const contentOf = (purpose: LinkPurpose, subject: string) => `${purpose}\n${subject}`;

function sign(key: string, purpose: LinkPurpose, subject: string): Buffer {
  return createHmac('sha256', key).update(contentOf(purpose, subject)).digest().subarray(0, SIGNATURE_BYTES);
}

/** What the path of an order's pages is made of: its pages are in its buyer's language. */
type LinkedOrder = { id: string; siteCountryCode: string; language: Language };

/** The path of an order's page, for the receiver of the mail. It never expires and cannot be guessed. */
export async function orderPath(db: Database, order: LinkedOrder): Promise<string> {
  const signature = sign(await linkKey(db), 'order', order.id).toString('base64url');
  return to(siteFor(order.siteCountryCode, order.language), `/orders/${order.id}/${signature}`);
}

/** The path on which a donor changes a monthly plan, from a mail about it; it opens this one plan only. */
export async function planPath(
  db: Database,
  plan: { id: string; siteCountryCode: string; language: Language },
): Promise<string> {
  const signature = sign(await linkKey(db), 'plan', plan.id).toString('base64url');
  return to(siteFor(plan.siteCountryCode, plan.language), `/my-giving/plans/${plan.id}/${signature}`);
}

/** The path of one card of an order, as its recipient opens it. */
export async function cardPath(db: Database, order: LinkedOrder, instanceId: string): Promise<string> {
  const signature = sign(await linkKey(db), 'card', `${order.id}\n${instanceId}`).toString('base64url');
  return to(siteFor(order.siteCountryCode, order.language), `/cards/${order.id}/${instanceId}/${signature}`);
}

/** Whether a signature is valid, compared in constant time. */
export async function isSigned(
  db: Database,
  purpose: LinkPurpose,
  subject: string,
  signature: string,
): Promise<boolean> {
  const given = Buffer.from(signature, 'base64url');
  // Re-encoding refuses other spellings of the same bytes.
  if (given.toString('base64url') !== signature) return false;
  return isRightMac(await linkKey(db), contentOf(purpose, subject), given, SIGNATURE_BYTES);
}
