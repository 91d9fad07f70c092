import type { Database } from '../../../server/database/open-database.ts';
import { validationError } from '../http/sandbox-error.ts';
import { isKnownOrigin } from './allowed-pages.ts';

export type ReturnOwner = { merchantId: string; ownOrigin?: string };

/**
 * Throws a 400 unless a return address, to which the shopper is redirected, is a page of the merchant or of the sandbox
 * itself. `field` is the address's place in the request.
 */
export async function assertReturn(
  db: Database,
  { merchantId, ownOrigin }: ReturnOwner,
  field: string,
  address: string,
): Promise<string> {
  const { origin } = new URL(address);
  if (origin === ownOrigin || (await isKnownOrigin(db, origin, merchantId))) return address;
  const name = field.replace(/^meta\./, '');
  throw validationError(field, `${name} must lead to a page of a site that this key is for`);
}
