import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { charges } from '../charges/charges-schema.ts';
import { INSTRUCTION_NAMES } from '../intents/instruction-lookup.ts';
import { SCENARIO_NAMES, type ScenarioName } from '../intents/scenarios/scenario-catalogue.ts';
import { openSandbox, SITE } from '../testing/open-sandbox.ts';
import { walletCharges } from '../wallets/wallet-schema.ts';
import { CheckoutShopper } from './testing/checkout-shopper.ts';
import { WALKS } from './testing/scenario-walks.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

let reference = '';
let count = 0;
beforeEach(() => {
  count += 1;
  reference = `scenario-${count}`;
});

type Data = Record<string, unknown>;
const start = (name: ScenarioName, more: Data = {}) =>
  CheckoutShopper.open(sandbox, { template_id: name }, { reference, return_url: `${SITE}/merchant`, ...more });
const made = () => sandbox.db.select().from(charges).where(eq(charges.reference, reference));
const walletMade = () => sandbox.db.select().from(walletCharges).where(eq(walletCharges.reference, reference));
const paid = async () => {
  const cards = (await made()).filter(({ status }) => status === 'complete');
  const wallets = (await walletMade()).filter(({ status }) => status === 'complete');
  return [...cards, ...wallets];
};
const statusOf = async (id: string) =>
  (await sandbox.server('GET', `/v1/checkouts/${id}`)).body.resource.data as { status: string; charge_id: string };

describe('the catalogue of scenarios', () => {
  const seen = new Set<string>();

  it.each(SCENARIO_NAMES)('%s runs to its end, and pays once or not at all [C1.02] [C4.01]', async (name) => {
    const { event, paid: expected, walk } = WALKS[name];
    const { shopper, token, id } = await start(name);
    await walk(shopper);
    expect(await shopper.watch()).toBe('merchant_event.emit');
    expect(shopper.shown.payload['status']).toBe(event);
    const done = await paid();
    expect(done).toHaveLength(expected);
    const { status, charge_id } = await statusOf(id);
    expect([status, charge_id]).toEqual(
      expected
        ? ['succeeded', done[0]?.id]
        : [event === 'expired' && name === 'time-limit' ? 'expired' : 'failed', null],
    );
    expect(shopper.shown.payload).toMatchObject({ intent_id: id, charge_id });
    for (const entry of shopper.seen) seen.add(entry);
    // Nothing follows; a reloaded page receives the final instruction again.
    const after = await shopper.ask();
    expect([after.status, after.body.error?.code]).toEqual([403, 'checkout_finished']);
    const again = await shopper.ask(token);
    expect((again.body.resource.data as Data)['name']).toBe('merchant_event.emit');
    expect(await paid()).toHaveLength(expected);
  });

  it('between them has every instruction [C2.04]', () => {
    expect([...seen].sort()).toEqual([...INSTRUCTION_NAMES].sort());
  });
});
