import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, SITE } from '../../testing/open-sandbox.ts';
import { charges } from '../charges/charges-schema.ts';
import { walletCharges } from '../wallet-charges/wallet-schema.ts';
import { SANDBOX_INSTRUCTION_NAMES } from './instruction-lookup.ts';
import { SCENARIO_NAMES, type ScenarioName } from './scenarios/scenario-catalogue.ts';
import { CheckoutShopper } from './testing/checkout-shopper.ts';
import { WALKS } from './testing/scenario-walks.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

type Data = Record<string, unknown>;
const made = (reference: string) => sandbox.db.select().from(charges).where(eq(charges.reference, reference));
const walletMade = (reference: string) =>
  sandbox.db.select().from(walletCharges).where(eq(walletCharges.reference, reference));
const paid = async (reference: string) => {
  const cards = (await made(reference)).filter(({ status }) => status === 'complete');
  const wallets = (await walletMade(reference)).filter(({ status }) => status === 'complete');
  return [...cards, ...wallets];
};
const statusOf = async (id: string) =>
  (await sandbox.server('GET', `/v1/checkouts/${id}`)).body.resource.data as { status: string; charge_id: string };

async function walkThrough(name: ScenarioName) {
  const reference = `scenario-${name}`;
  const opened = await CheckoutShopper.open(
    sandbox,
    { template_id: name },
    { reference, return_url: `${SITE}/merchant` },
  );
  await WALKS[name].walk(opened.shopper);
  expect(await opened.shopper.watch()).toBe('merchant_event.emit');
  return { ...opened, reference };
}
const walks = new Map<ScenarioName, ReturnType<typeof walkThrough>>();
/** The walk through a scenario, once for all tests in whichever order they run. */
const walkOf = (name: ScenarioName) => walks.get(name) ?? walks.set(name, walkThrough(name)).get(name)!;

describe('the catalogue of scenarios', () => {
  it.each(SCENARIO_NAMES)('%s runs to its end, and pays once or not at all [C1.02] [C4.01]', async (name) => {
    const { event, paid: expected } = WALKS[name];
    const { shopper, token, id, reference } = await walkOf(name);
    expect(shopper.shown.payload['status']).toBe(event);
    const done = await paid(reference);
    expect(done).toHaveLength(expected);
    const { status, charge_id } = await statusOf(id);
    expect([status, charge_id]).toEqual(
      expected
        ? ['succeeded', done[0]?.id]
        : [event === 'expired' && name === 'time-limit' ? 'expired' : 'failed', null],
    );
    expect(shopper.shown.payload).toMatchObject({ intent_id: id, charge_id });
    // Nothing follows; a reloaded page receives the final instruction again.
    const after = await shopper.ask();
    expect([after.status, after.body.error?.code]).toEqual([403, 'checkout_finished']);
    const again = await shopper.ask(token);
    expect((again.body.resource.data as Data)['name']).toBe('merchant_event.emit');
    expect(await paid(reference)).toHaveLength(expected);
  });

  it('between them has every instruction [C2.04]', async () => {
    const seen = new Set<string>();
    for (const name of SCENARIO_NAMES) for (const entry of (await walkOf(name)).shopper.seen) seen.add(entry);
    expect([...seen].sort()).toEqual([...SANDBOX_INSTRUCTION_NAMES].sort());
  });
});
