import { asc } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import { DEMO, merchants, SandboxError } from '../core/index.ts';

export type Merchant = typeof merchants.$inferSelect;

/** The merchants of the sandbox, the demonstration's first, and the one that an address chooses. */
export interface MerchantChoice {
  all: readonly Merchant[];
  chosen: Merchant;
}

/** Reads all merchants and the one with this id. Throws a 404 for an unknown one. */
export async function chooseMerchant(db: Database, id: string = DEMO.merchantId): Promise<MerchantChoice> {
  const rows = await db.select().from(merchants).orderBy(asc(merchants.createdAt), asc(merchants.id));
  const all = [
    ...rows.filter((row) => row.id === DEMO.merchantId),
    ...rows.filter((row) => row.id !== DEMO.merchantId),
  ];
  const chosen = all.find((merchant) => merchant.id === id);
  if (chosen) return { all, chosen };
  throw new SandboxError(404, 'not_found', 'We could not find that merchant. Choose another one.');
}

/** Writes addresses of the sandbox's page that keep the chosen merchant. */
export type AddressOf = (path: string, query?: Readonly<Record<string, string | undefined>>) => string;

export function addressesOf({ id }: Pick<Merchant, 'id'>): AddressOf {
  return (path, query = {}) => {
    const [page = '', section] = path.split('#');
    const search = new URLSearchParams(id === DEMO.merchantId ? {} : { merchant: id });
    for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
    return `${page}${search.size > 0 ? `?${search}` : ''}${section ? `#${section}` : ''}`;
  };
}
