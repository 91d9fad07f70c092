import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { readQuery, respond, SandboxError, type SandboxServices, serverKey } from '../../core/index.ts';
import { charges, presentCharge, settleIfDue } from '../charges/index.ts';
import { presentWalletCharge, walletCharges } from '../wallet-charges/index.ts';
import { chargeQuery, listCharges } from './list-charges.ts';

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
