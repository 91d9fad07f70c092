/**
 * Kills the server (SIGKILL) repeatedly while people buy and get refunds, and lets 200 people buy the last units of a
 * gift at the same time. At the end it checks the database: no order lost, nobody charged or refunded twice, no unit
 * sold that was not in stock.
 *
 *   node demo-pages/load/purchase-kill.mjs [kills=200] [buyers=200]
 *
 * Ctrl+C stops it after the current kill, with the check. Uses PORT and PROVIDER_PORT (8490 and 8491 by default) and a
 * separate data folder.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import { Buyer } from './buyer.mjs';
import { readLedger } from './shop-ledger.mjs';
import { ShopServer } from './shop-server.mjs';
import { Staff } from './staff.mjs';

const KILLS = Number(process.argv[2] ?? 200);
const BUYERS = Number(process.argv[3] ?? 200);
const AT_ONCE = 4;
/** More than all buyers of a run need. */
const RESTOCKED = 50_000;
const CARDS = ['4242424242424242', '5555555555554444', '4242424242424242', '4000000000000002'];

process.chdir(new URL('../..', import.meta.url).pathname);
await ensureBuild();
const folder = mkdtempSync(join(tmpdir(), 'haven-kill-'));
const server = new ShopServer({
  port: Number(process.env.PORT ?? 8490),
  providerPort: Number(process.env.PROVIDER_PORT ?? 8491),
  dataDir: join(folder, 'data'),
  password: randomUUID(),
});
const staff = new Staff(server, server.password);
/** All buyers who posted a payment. */
const payers = [];
let broken = 0;
let submitted = 0;
let visits = 0;
/** Refunds that the staff area reported as made; `unsure` are forms without an answer. */
const refunded = new Set();
const unsure = [];
const asked = new Set();
let brokenRefunds = 0;

/**
 * Buys until the server dies; a buyer whose payment was interrupted retries it with the next server, or only reads its
 * status.
 */
async function shopUntil(stopped, patient) {
  for (let buyer = patient; !stopped(); buyer = undefined) {
    try {
      if (!buyer) {
        buyer = new Buyer(server);
        visits += 1;
        const itemId = ['solar-lamp', 'safe-water', 'story-box'][visits % 3];
        if (!(await buyer.order(itemId, itemId === 'story-box' ? 1 : 2))) continue;
        await buyer.takeToken(CARDS[payers.length % CARDS.length]);
        payers.push(buyer);
      }
      submitted += 1;
      await buyer.pay();
    } catch {
      broken += 1;
      return buyer?.token ? buyer : undefined;
    }
  }
  return undefined;
}

/** Refunds paid orders until the server dies; a form without an answer is sent again to the next server. */
async function refundUntil(stopped) {
  while (!stopped()) {
    const payer = payers.findLast(({ orderId, transactionId }) => transactionId && !asked.has(orderId));
    let form = unsure.shift();
    if (!form && !payer) {
      await wait(5);
      continue;
    }
    try {
      if (!form) {
        form = await staff.prepareRefund(payer.orderId);
        asked.add(payer.orderId);
      }
      if (!form) continue;
      submitted += 1;
      const refundId = await staff.refund(form);
      if (refundId) refunded.add(refundId);
    } catch {
      brokenRefunds += 1;
      // Half of the forms are sent again; the server settles the others itself.
      if (form && brokenRefunds % 2 === 0) unsure.push(form);
      return;
    }
  }
}

/**
 * Waits for a moment at which a payment has just been posted: after one to five payments, and a few milliseconds more.
 */
async function amidPayments() {
  const wanted = submitted + 1 + Math.floor(Math.random() * 5);
  for (const deadline = Date.now() + 30_000; submitted < wanted && Date.now() < deadline; ) await wait(2);
  await wait(Math.random() ** 2 * 250);
}

async function sellTheLastOne() {
  const first = new Buyer(server);
  await first.order('health-bicycle', 5);
  await first.takeToken();
  payers.push(first);
  await first.pay();
  const buyers = Array.from({ length: BUYERS }, () => new Buyer(server));
  for (const buyer of buyers) {
    await buyer.order('health-bicycle');
    await buyer.takeToken();
    payers.push(buyer);
  }
  const answers = await Promise.all(buyers.map((buyer) => buyer.pay()));
  const sold = answers.filter(({ errors }) => errors.length === 0).length;
  console.log(`${BUYERS} buyers of the last one: ${sold} sold.`);
  return sold === 1;
}

/** Waits until the server has settled every refund itself, which it does every half minute. */
async function settleRefunds() {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await wait(500)) {
    const { text } = await staff.call('/refunds/csv');
    if (!text.includes(',asked,')) return;
  }
}

const started = Date.now();
await server.start();
await staff.signIn();
const shelf = await staff.prepareRestock('story-box', RESTOCKED);
await staff.call(shelf.path, shelf.fields);
const soldOnce = await sellTheLastOne();

let patients = [];
let kills = 0;
let isEnough = false;
process.once('SIGINT', () => {
  isEnough = true;
});
while (kills < KILLS && !isEnough) {
  kills += 1;
  let isDead = false;
  const shoppers = Array.from({ length: AT_ONCE }, (_, index) => shopUntil(() => isDead, patients[index]));
  const refunding = refundUntil(() => isDead);
  await amidPayments();
  isDead = true;
  await server.kill();
  // Half of the buyers with an interrupted payment post it again; the others leave, and the server settles their
  // payments itself.
  patients = (await Promise.all(shoppers)).filter((buyer, index) => buyer && index % 2 === 0);
  await refunding;
  await server.start();
  if (kills % 20 === 0)
    console.log(`${kills} kills, ${payers.length} payments begun, ${broken} interrupted, ${refunded.size} refunds.`);
}

for (const buyer of payers.filter(({ transactionId }) => !transactionId)) {
  await buyer.call(`/thank-you?order=${buyer.orderId}`).catch(() => undefined);
}
await settleRefunds();
await server.stop();
const acknowledged = payers
  .filter(({ transactionId }) => transactionId)
  .map((each) => [each.orderId, each.transactionId]);
const { paid, charges, attempts, refunds, providerRefunds, problems } = await readLedger(server.dataDir, {
  acknowledged,
  refunded,
  added: { 'story-box': RESTOCKED },
});
rmSync(folder, { recursive: true, force: true });

console.log(
  `${kills} kills in ${Math.round((Date.now() - started) / 1000)} s: ${payers.length} payments begun, ${broken} interrupted,`,
);
console.log(
  `${attempts} attempts, ${charges} charges, ${paid} paid orders, ${acknowledged.length} of them acknowledged.`,
);
console.log(
  `${asked.size} refunds begun, ${brokenRefunds} interrupted; ${refunds} refunded, ${providerRefunds} at the provider, ${refunded.size} of them acknowledged.`,
);
for (const problem of problems) console.error(`WRONG: ${problem}`);
const isRight = soldOnce && problems.length === 0;
console.log(isRight ? 'Nothing lost, nobody charged or refunded twice, nothing oversold.' : 'Something is wrong.');
process.exitCode = isRight ? 0 : 1;
