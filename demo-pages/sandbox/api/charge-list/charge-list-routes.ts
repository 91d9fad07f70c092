import { and, eq, type SQL, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../../../server/database/open-database.ts';
import {
  isInPage,
  listQuery,
  newestFirst,
  type ResultPage,
  readQuery,
  respond,
  resultPage,
  SandboxError,
  type SandboxServices,
  serverKey,
} from '../../core/index.ts';
import { CHARGE_STATUSES, charges, presentCharge, settleIfDue, WALLET_STATUSES } from '../charges/index.ts';
import { presentWalletCharge, walletCharges } from '../wallet-charges/index.ts';

/** The query of GET /v1/charges. */
export const chargeQuery = listQuery.extend({
  status: z.enum([...new Set([...CHARGE_STATUSES, ...WALLET_STATUSES])], 'is not a status of a charge').optional(),
  reference: z.string().max(255).optional(),
});

type ChargeQuery = z.output<typeof chargeQuery>;

// A status of one table simply does not occur in the other, but for `pending`, which a wallet's charge has while it is
// authorised.
function hasStatus(table: typeof charges | typeof walletCharges, status: string): SQL {
  if (table === charges) return sql`${table.status} = ${status}`;
  return status === 'pending' ? sql`false` : sql`${table.status} = ${status === 'authorised' ? 'pending' : status}`;
}

function matches(
  table: typeof charges | typeof walletCharges,
  merchantId: string,
  query: ChargeQuery,
): SQL | undefined {
  const { status, reference } = query;
  return and(
    eq(table.merchantId, merchantId),
    isInPage(table, query),
    status && hasStatus(table, status),
    reference === undefined ? undefined : eq(table.reference, reference),
  );
}

/** A page of a merchant's charges by card, account and wallet, newest first. */
export async function listCharges(db: Database, merchantId: string, query: ChargeQuery): Promise<ResultPage> {
  const most = query.limit + 1;
  const [direct, byWallet] = await Promise.all([
    db
      .select()
      .from(charges)
      .where(matches(charges, merchantId, query))
      .orderBy(...newestFirst(charges))
      .limit(most),
    db
      .select()
      .from(walletCharges)
      .where(matches(walletCharges, merchantId, query))
      .orderBy(...newestFirst(walletCharges))
      .limit(most),
  ]);
  const rows = [
    ...direct.map((charge) => ({ ...charge, present: () => presentCharge(charge) })),
    ...byWallet.map((charge) => ({ ...charge, present: () => presentWalletCharge(charge) })),
  ].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
  return resultPage(rows, query.limit, ({ present }) => present());
}

/** The charges of a merchant, by card, account and wallet: calls of its server, with the secret key. */
export function chargeListRoutes({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();

  routes.get('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    return respond(c, 200, 'charge', await listCharges(db, merchantId, readQuery(c, chargeQuery)));
  });

  routes.get('/:id', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const id = c.req.param('id');
    const [charge] = await db
      .select()
      .from(charges)
      .where(and(eq(charges.id, id), eq(charges.merchantId, merchantId)));
    if (charge) return respond(c, 200, 'charge', presentCharge(await settleIfDue(db, charge, clock.now())));
    const [byWallet] = await db
      .select()
      .from(walletCharges)
      .where(and(eq(walletCharges.id, id), eq(walletCharges.merchantId, merchantId)));
    if (byWallet) return respond(c, 200, 'charge', presentWalletCharge(byWallet));
    throw new SandboxError(404, 'not_found', 'There is no such charge');
  });

  return routes;
}
