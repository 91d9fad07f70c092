import type { Database } from '../../server/database/open-database.ts';
import { gateways } from '../api/configurations/index.ts';
import { seedSavedSources } from '../api/payment-sources/index.ts';
import { DEMO, DEMO_GATEWAYS, ownName } from '../core/index.ts';

/** Gives a merchant its gateways, services and first customer. Safe to repeat. */
export async function fillMerchant(tx: Database, merchantId: string, createdAt: Date): Promise<void> {
  const mode = 'test' as const;
  await tx
    .insert(gateways)
    .values(
      DEMO_GATEWAYS.map((gateway) => ({
        ...gateway,
        id: ownName(merchantId, gateway.id),
        merchantId,
        mode,
        isDefault: gateway.id === DEMO.gatewayId,
        createdAt,
      })),
    )
    .onConflictDoNothing();
  await seedSavedSources(tx, merchantId, createdAt);
}
