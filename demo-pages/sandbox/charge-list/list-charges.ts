import { and, desc, eq, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { charges } from '../charges/charges-schema.ts';
import { presentCharge } from '../charges/present-charge.ts';
import { presentWalletCharge } from '../wallets/present-wallet-charge.ts';
import { walletCharges } from '../wallets/wallet-schema.ts';
import { type ChargeCursor, type ChargeQuery, writeCursor } from './charge-query.ts';

// Compares ids by their bytes, as JavaScript does, whatever the database's language.
const byteOrder = (table: typeof charges | typeof walletCharges) => sql`${table.id} collate "C"`;

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
  const { cursor, created_from: from, created_to: to, status, reference } = query;
  const isOlder =
    cursor &&
    and(
      // Follows from the next condition, but lets the database begin at this time in its index.
      lte(table.createdAt, cursor.createdAt),
      or(lt(table.createdAt, cursor.createdAt), sql`${byteOrder(table)} < ${cursor.id}`),
    );
  return and(
    eq(table.merchantId, merchantId),
    isOlder,
    from && gte(table.createdAt, from),
    to && lt(table.createdAt, to),
    status && hasStatus(table, status),
    reference === undefined ? undefined : eq(table.reference, reference),
  );
}

/**
 * A page of a merchant's charges by card, account and wallet, newest first. The next page continues after the last
 * charge, so charges that are made meanwhile neither repeat one nor hide one.
 */
export async function listCharges(
  db: Database,
  merchantId: string,
  query: ChargeQuery,
): Promise<{ items: Record<string, unknown>[]; next_cursor: string | null }> {
  const most = query.limit + 1;
  const [direct, byWallet] = await Promise.all([
    db
      .select()
      .from(charges)
      .where(matches(charges, merchantId, query))
      .orderBy(desc(charges.createdAt), desc(byteOrder(charges)))
      .limit(most),
    db
      .select()
      .from(walletCharges)
      .where(matches(walletCharges, merchantId, query))
      .orderBy(desc(walletCharges.createdAt), desc(byteOrder(walletCharges)))
      .limit(most),
  ]);
  const found: (ChargeCursor & { shown: Record<string, unknown> })[] = [
    ...direct.map((charge) => ({ ...charge, shown: presentCharge(charge) })),
    ...byWallet.map((charge) => ({ ...charge, shown: presentWalletCharge(charge) })),
  ].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
  const page = found.slice(0, query.limit);
  const last = page.at(-1);
  return {
    items: page.map(({ shown }) => shown),
    next_cursor: last && found.length > page.length ? writeCursor(last) : null,
  };
}
