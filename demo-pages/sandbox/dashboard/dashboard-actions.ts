import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Database } from '../../database/open-database.ts';
import { moveClock, type ShiftedClock } from '../clock/shifted-clock.ts';
import { isOwnOrigin } from '../credentials/cross-origin.ts';
import { SandboxError, validationError } from '../http/sandbox-error.ts';
import { DEMO } from '../merchants/demo-credentials.ts';
import { awaitRefund, recordRefund } from '../refunds/refund-store.ts';
import { revokeMandate } from '../sources/mandates.ts';
import { replayDelivery } from '../webhooks/deliver-webhooks.ts';
import { enableEndpoint } from '../webhooks/endpoint-store.ts';

const { merchantId } = DEMO;

const clockForm = z.object({ days: z.coerce.number().int().min(1).max(3650) });
const refundForm = z.object({ refunded: z.string().max(20) });

/** What people do with the buttons of the sandbox's page. `show` draws the page with a problem. */
export function dashboardActions(
  db: Database,
  clock: ShiftedClock,
  { settleDue, show }: { settleDue(): Promise<void>; show(c: Context, problem: string): Promise<Response> },
): Hono {
  const routes = new Hono();

  routes.use(bodyLimit({ maxSize: 4096 }));
  routes.use(async (c, next) => {
    // Only the page itself may press its buttons.
    if (isOwnOrigin(c, c.req.header('origin') ?? '')) return next();
    throw new SandboxError(403, 'access_forbidden', 'Use the buttons of the sandbox’s page');
  });

  /** Does what a button says, then shows its section; a refusal is shown above the page. */
  const act = (path: string, section: string, work: (c: Context) => Promise<unknown>) =>
    routes.post(path, async (c) => {
      try {
        await work(c);
      } catch (error) {
        if (!(error instanceof SandboxError)) throw error;
        c.status(error.status);
        return show(c, error.message);
      }
      return c.redirect(`/#${section}`, 303);
    });

  act('/clock', 'clock', async (c) => {
    const form = clockForm.safeParse(await c.req.parseBody());
    if (!form.success) throw validationError('days', 'Move the clock by 1 to 3650 whole days');
    await moveClock(db, clock, form.data);
    await clock.refresh();
    await settleDue();
  });

  act('/charges/:id/refund', 'charges', async (c) => {
    const chargeId = c.req.param('id') ?? '';
    const { data } = refundForm.safeParse(await c.req.parseBody());
    // A second press of the same button names the same refund.
    const idempotencyKey = `page:${chargeId}:${data?.refunded ?? ''}`.slice(0, 255);
    const refund = await recordRefund(db, { merchantId, chargeId, idempotencyKey }, { amountMinor: null }, clock.now());
    const { status, failureMessage } = await awaitRefund(db, refund, clock);
    if (status === 'failed') throw new SandboxError(400, 'refund_refused', failureMessage ?? 'The refund failed');
  });

  act('/mandates/:id/revoke', 'customers', (c) =>
    revokeMandate(db, { merchantId, mandateId: c.req.param('id') ?? '' }, clock.now()),
  );

  act('/deliveries/:id/replay', 'webhooks', async (c) => {
    if (await replayDelivery(db, merchantId, c.req.param('id') ?? '', clock.now())) return;
    throw new SandboxError(404, 'not_found', 'There is no such delivery');
  });

  act('/endpoints/:id/enable', 'webhooks', (c) => enableEndpoint(db, merchantId, c.req.param('id') ?? ''));

  return routes;
}
