import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { serverKey } from '../../core/credentials/key-ring.ts';
import { answer } from '../../core/http/envelope.ts';
import { readQuery } from '../../core/http/list-query.ts';
import { SandboxError } from '../../core/http/sandbox-error.ts';
import type { SandboxServices } from '../../core/sandbox-services.ts';
import { charges } from '../charges/charges-schema.ts';
import { presentCharge } from '../charges/present-charge.ts';
import { settleIfDue } from '../charges/settle-charge.ts';
import { presentWalletCharge } from '../wallet-charges/present-wallet-charge.ts';
import { walletCharges } from '../wallet-charges/wallet-schema.ts';
import { chargeQuery } from './charge-query.ts';
import { listCharges } from './list-charges.ts';

/** The charges of a merchant, by card, account and wallet: calls of its server, with the secret key. */
export function chargeListRoutes({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();

  routes.get('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    return answer(c, 200, 'charge', await listCharges(db, merchantId, readQuery(c, chargeQuery)));
  });

  routes.get('/:id', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const id = c.req.param('id');
    const [charge] = await db
      .select()
      .from(charges)
      .where(and(eq(charges.id, id), eq(charges.merchantId, merchantId)));
    if (charge) return answer(c, 200, 'charge', presentCharge(await settleIfDue(db, charge, clock.now())));
    const [byWallet] = await db
      .select()
      .from(walletCharges)
      .where(and(eq(walletCharges.id, id), eq(walletCharges.merchantId, merchantId)));
    if (byWallet) return answer(c, 200, 'charge', presentWalletCharge(byWallet));
    throw new SandboxError(404, 'not_found', 'There is no such charge');
  });

  return routes;
}
