import { Hono } from 'hono';
import { z } from 'zod';
import {
  type ClockMove,
  moveClock,
  namedRequest,
  readBody,
  respond,
  runOnce,
  type SandboxServices,
  serverKey,
} from '../../core/index.ts';

/** Body of POST /v1/clock: one of the two. */
export const clockRequest = z
  .object({
    advance_days: z.number().positive('must be more than 0').max(36_600, 'must be at most 36600').optional(),
    advance_to: z.iso.datetime({ offset: true, error: 'must be a time like "2026-12-24T00:00:00Z"' }).optional(),
  })
  .transform(({ advance_days: days, advance_to: to }, context): ClockMove => {
    if (days !== undefined && to === undefined) return { days };
    if (to !== undefined && days === undefined) return { to: new Date(to) };
    context.addIssue({ code: 'custom', message: 'Send either advance_days or advance_to' });
    return z.NEVER;
  });

/** The sandbox's clock: anybody may read it, and a merchant's server moves it forward to see what time does. */
export function clockRoutes({ db, clock, settleDue }: SandboxServices): Hono {
  const routes = new Hono();
  const state = () => ({ now: clock.now().toISOString(), offset_ms: clock.offsetMs() });

  routes.get('/', (c) => respond(c, 200, 'clock', state()));

  routes.post('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const move = await readBody(c, clockRequest);
    await runOnce(db, namedRequest(c, merchantId, move), clock.now(), async (tx) => {
      await moveClock(tx, clock, move);
      return {};
    });
    await clock.refresh();
    await settleDue();
    return respond(c, 200, 'clock', state());
  });

  return routes;
}
