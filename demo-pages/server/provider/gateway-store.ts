import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { ProviderError } from './provider-error.ts';
import { gateways } from './schema.ts';

export type Gateway = typeof gateways.$inferSelect;

/** A merchant's gateway by its id, or the one marked as default for `default`. Throws a 404. */
export async function findGateway(db: Database, merchantId: string, id: string): Promise<Gateway> {
  const which = id === 'default' ? eq(gateways.isDefault, true) : eq(gateways.id, id);
  const [gateway] = await db
    .select()
    .from(gateways)
    .where(and(eq(gateways.merchantId, merchantId), which));
  if (gateway) return gateway;
  throw new ProviderError(404, 'not_found', `Gateway ${id} does not exist for this key`);
}
