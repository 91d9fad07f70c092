import type { MiddlewareHandler } from 'hono';
import type { Database } from '../../../server/database/open-database.ts';
import { allowPage, isKnownOrigin, type SandboxClock, SandboxError } from '../../core/index.ts';
import type { Intent } from './intent-store.ts';
import { intentOfToken } from './mint-instruction-token.ts';

export type IntentVariables = { Variables: { intent: Intent; seq: number } };

/** Accepts a request with a checkout's token from a page of its merchant. Throws a 403. */
export function intentCredential(db: Database, clock: SandboxClock): MiddlewareHandler<IntentVariables> {
  return async (c, next) => {
    const tokenCheckout = await intentOfToken(db, c.req.header('x-access-token') ?? '', clock.now());
    if (!tokenCheckout) {
      const origin = c.req.header('origin');
      if (origin && (await isKnownOrigin(db, origin))) c.header('Access-Control-Allow-Origin', origin);
      throw new SandboxError(403, 'token_required', 'Access forbidden: this checkout is unknown or has expired');
    }
    c.set('caller', { merchantId: tokenCheckout.intent.merchantId, credential: 'checkout token' });
    await allowPage(db, c, tokenCheckout.intent.merchantId);
    c.set('intent', tokenCheckout.intent);
    c.set('seq', tokenCheckout.seq);
    return next();
  };
}
