import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Database } from '../../server/database/open-database.ts';
import { reinstateCharge } from '../api/charges/index.ts';
import { revokeMandate } from '../api/payment-sources/index.ts';
import { awaitRefund, createRefund } from '../api/refunds/index.ts';
import { enableEndpoint, replayDelivery } from '../api/webhooks/index.ts';
import {
  addOrigin,
  createKey,
  isOwnOrigin,
  moveClock,
  originFromText,
  removeOrigin,
  revokeKey,
  rotateKey,
  SandboxError,
  type SandboxServices,
  validationError,
} from '../core/index.ts';
import { addressesOf, chooseMerchant } from './choose-merchant.ts';
import { createMerchant, merchantName } from './create-merchant.ts';
import type { PageNotes, ShowPage } from './dashboard-routes.ts';
import type { MadeKeys } from './key-sections.ts';
import type { DashboardPath } from './page-shell.ts';

const clockForm = z.object({ days: z.coerce.number().int().min(1).max(3650) });
const refundForm = z.object({ refunded: z.string().max(20) });

/** A click on a button: the merchant, the id of what it is about, and the form's fields. */
interface ButtonClick {
  id: string;
  merchantId: string;
  form: Form;
  now: Date;
}

/** The actions of the buttons on the sandbox's pages; a refusal is shown above the page. */
export function dashboardActions({ db, clock, settleDue }: SandboxServices, show: ShowPage): Hono {
  const routes = new Hono();

  routes.use(bodyLimit({ maxSize: 4096 }));
  routes.use(async (c, next) => {
    // Only the page itself may send its forms.
    if (isOwnOrigin(c, c.req.header('origin') ?? '')) return next();
    throw new SandboxError(403, 'access_forbidden', 'Use the buttons of the sandbox’s page');
  });

  const onClick = (path: string, page: DashboardPath, work: (c: Context, click: ButtonClick) => Promise<Response>) =>
    routes.post(path, async (c) => {
      try {
        const { chosen } = await chooseMerchant(db, c.req.query('merchant'));
        const form = await c.req.parseBody();
        return await work(c, { id: c.req.param('id') ?? '', merchantId: chosen.id, form, now: clock.now() });
      } catch (error) {
        if (!(error instanceof SandboxError)) throw error;
        c.status(error.status);
        return show(c, page, { problem: error.message });
      }
    });

  /** Does the work of a button, then redirects to its section. */
  const act = (path: string, page: DashboardPath, section: string, work: (click: ButtonClick) => Promise<unknown>) =>
    onClick(path, page, async (c, click) => {
      await work(click);
      return c.redirect(addressesOf({ id: click.merchantId })(`${page}#${section}`), 303);
    });

  /** Creates what a button is for. The response itself shows it, because it is shown once. */
  const make = (path: string, work: (click: ButtonClick) => Promise<PageNotes>) =>
    onClick(path, '/keys', async (c, click) => {
      const notes = await work(click);
      c.status(201);
      return show(c, '/keys', notes);
    });

  act('/clock', '/', 'clock', async ({ form: fields }) => {
    const form = clockForm.safeParse(fields);
    if (!form.success) throw validationError('days', 'Move the clock by 1 to 3650 whole days');
    await moveClock(db, clock, form.data);
    await clock.refresh();
    await settleDue();
  });

  act('/charges/:id/refund', '/charges', 'charges', async ({ id: chargeId, merchantId, form, now }) => {
    const { data } = refundForm.safeParse(form);
    // A second click on the same button names the same refund.
    const idempotencyKey = `page:${chargeId}:${data?.refunded ?? ''}`.slice(0, 255);
    const refund = await createRefund(db, { merchantId, chargeId, idempotencyKey }, { amountMinor: null }, now);
    const { status, failureMessage } = await awaitRefund(db, refund, clock);
    if (status === 'failed') throw new SandboxError(400, 'refund_refused', failureMessage ?? 'The refund failed');
  });

  act('/charges/:id/win-dispute', '/charges', 'charges', async ({ id, merchantId, now }) => {
    if (await reinstateCharge(db, { id, merchantId }, now)) return;
    throw new SandboxError(404, 'not_found', 'This charge has no dispute to win');
  });

  act('/mandates/:id/revoke', '/customers', 'customers', async ({ id: mandateId, merchantId, now }) => {
    await revokeMandate(db, { merchantId, mandateId }, now);
  });

  act('/deliveries/:id/replay', '/webhooks', 'webhooks', async ({ id, merchantId, now }) => {
    if (await replayDelivery(db, merchantId, id, now)) return;
    throw new SandboxError(404, 'not_found', 'We could not find that delivery');
  });

  act('/endpoints/:id/enable', '/webhooks', 'webhooks', ({ id, merchantId }) => enableEndpoint(db, merchantId, id));

  make('/merchants', ({ form, now }) => createMerchantFromForm(db, form, now));

  make('/keys', async ({ merchantId, form, now }) => ({ newKeys: await createKeyFromForm(db, merchantId, form, now) }));

  make('/keys/:id/rotate', async ({ id, merchantId, form, now }) => ({
    newKeys: await replaceKey(db, merchantId, id, form, now),
  }));

  act('/keys/:id/revoke', '/keys', 'keys', ({ id, merchantId, now }) => revokeKey(db, merchantId, id, now));

  act('/origins', '/keys', 'origins', ({ merchantId, form, now }) => listOrigin(db, merchantId, form, now));

  act('/origins/remove', '/keys', 'origins', ({ merchantId, form }) => unlistOrigin(db, merchantId, form));

  return routes;
}

/** What a form of the page sent. */
type Form = Readonly<Record<string, unknown>>;

const keyForm = z.object({
  id: z.string().regex(/^key_[\w-]{32}$/),
  kind: z.enum(['public', 'secret']),
  mode: z.enum(['test', 'live']),
  label: z.string().trim().max(60).default(''),
});

/** Makes a merchant, and returns its keys and id. */
async function createMerchantFromForm(
  db: Database,
  { name }: Form,
  now: Date,
): Promise<{ newKeys: MadeKeys; merchantId: string }> {
  const input = merchantName.safeParse(name);
  if (!input.success) throw validationError('name', input.error.issues[0]?.message ?? 'Write the name of the merchant');
  const { id, publicKey, secretKey } = await createMerchant(db, input.data, now);
  const newKeys = [
    { name: `Public test key of ${input.data}`, text: publicKey },
    { name: `Secret test key of ${input.data}`, text: secretKey },
  ];
  return { newKeys, merchantId: id };
}

/** Makes a key; the form's own id makes a form that is sent again the same key. */
async function createKeyFromForm(db: Database, merchantId: string, form: Form, now: Date): Promise<MadeKeys> {
  const input = keyForm.safeParse(form);
  if (!input.success) throw validationError('kind', 'Use the form of the page to make a key');
  const { kind, mode } = input.data;
  return [{ name: `New ${kind} key, ${mode}`, text: await createKey(db, merchantId, input.data, now) }];
}

async function replaceKey(db: Database, merchantId: string, id: string, form: Form, now: Date): Promise<MadeKeys> {
  const overlapHours = Number(String(form['hours'] ?? '') || Number.NaN);
  const text = await rotateKey(db, merchantId, { id, overlapHours }, now);
  return [
    { name: `New key; the old one works for ${overlapHours} ${overlapHours === 1 ? 'hour' : 'hours'} more`, text },
  ];
}

const listOrigin = (db: Database, merchantId: string, { origin }: Form, now: Date): Promise<void> =>
  addOrigin(db, merchantId, originFromText(String(origin ?? '')), now);

const unlistOrigin = (db: Database, merchantId: string, { origin }: Form): Promise<void> =>
  removeOrigin(db, merchantId, originFromText(String(origin ?? '')));
