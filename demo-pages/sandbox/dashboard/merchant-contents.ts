import type { Database } from '../../server/database/open-database.ts';
import { gateways } from '../api/configurations/configurations-schema.ts';
import { seedSavedSources } from '../api/payment-sources/seed-saved-sources.ts';
import { DEMO, DEMO_GATEWAYS } from '../core/merchants/demo-credentials.ts';
import { ownName } from '../core/merchants/own-names.ts';

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
