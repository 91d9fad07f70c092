import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../../../server/database/open-database.ts';
import type { SandboxClock } from '../../core/clock/sandbox-clock.ts';
import { serverKey } from '../../core/credentials/key-ring.ts';
import { answer } from '../../core/http/envelope.ts';
import { SandboxError } from '../../core/http/sandbox-error.ts';
import { hashOf } from '../../core/merchants/secrets.ts';
import { findPaymentToken, sourceTypeOf } from './token-store.ts';

/** What a one-time token pays with. */
export const tokenAnswer = z
  .object({ type: z.enum(['card', 'bank_account', 'checkout', 'gift_card']), gateway_id: z.string() })
  .meta({ id: 'OneTimeToken' });

/**
 * The kind of a one-time token, for merchants' servers: a page that hands a token over may say anything about it.
 * Reading does not use the token up.
 */
export function tokenRoutes(db: Database, clock: SandboxClock): Hono {
  const routes = new Hono();

  routes.get('/:token', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const token = await findPaymentToken(db, merchantId, hashOf(c.req.param('token')));
    if (!token) throw new SandboxError(404, 'not_found', 'The one-time token does not exist or has expired');
    const kind: z.output<typeof tokenAnswer> = { type: sourceTypeOf(token), gateway_id: token.gatewayId };
    return answer(c, 200, 'token', kind);
  });

  return routes;
}
