import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { SandboxError } from '../../core/index.ts';
import { CHECKOUT_KINDS, isWalletOnly } from '../../simulated/index.ts';
import { gateways } from './configurations-schema.ts';

export type Gateway = typeof gateways.$inferSelect;

/** A merchant's gateway by its id; `default` gives the one that is marked as default. Throws a 404. */
export async function findGateway(db: Database, merchantId: string, id: string): Promise<Gateway> {
  const which = id === 'default' ? eq(gateways.isDefault, true) : eq(gateways.id, id);
  const [gateway] = await db
    .select()
    .from(gateways)
    .where(and(eq(gateways.merchantId, merchantId), which));
  if (gateway) return gateway;
  const missing = `Gateway ${id} does not exist for this key`;
  const message = id === 'default' ? 'This merchant has no default gateway: name a gateway_id' : missing;
  throw new SandboxError(404, 'not_found', message);
}

const FORM_TYPES: Record<string, readonly string[]> = {
  HavenGift: ['gift_card'],
  HavenBank: ['bsb', 'bank_account'],
};

/** Throws a 400 for a payment type that the gateway does not accept. */
export function assertAccepts({ id, type }: Pick<Gateway, 'id' | 'type'>, paymentType: string): void {
  const isTaken = FORM_TYPES[type]?.includes(paymentType) ?? !(type in CHECKOUT_KINDS || isWalletOnly(type));
  if (isTaken) return;
  throw new SandboxError(
    400,
    'unsupported_payment_type',
    `Gateway ${id} does not take payments of type ${paymentType}`,
  );
}
