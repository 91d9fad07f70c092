import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { PROVIDER_EVENTS_PATH } from '../../payments/provider/provider-events-route.ts';
import { APPROVED_CARD, type Fault, openShop, type Shop, SITE_ORIGIN } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { openProvider } from '../regular-giving/testing/open-provider.ts';
import { donations } from './donations-schema.ts';
import { findLedger } from './ledger.ts';
import { gift } from './testing/gift.ts';

const CHARGED_BACK_CARD = '4000000000000259';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Of the walks of a gift's events; the soak test makes many more. */
const RUNS = process.env['SOAK'] ? 500 : 5;

let shop: Shop;
let provider: ReturnType<typeof openProvider>;
let endpoint: string;
beforeAll(async () => {
  shop = await openShop();
  provider = openProvider(shop);
  endpoint = await provider.registerSite();
});
beforeEach(async () => {
  shop.fault = undefined;
  // Events of the test before would be taken for those of this one.
  await collect();
});
afterAll(() => shop.database.close());

/** Gives once by card, and returns the donation with its charge. */
async function give(card = APPROVED_CARD) {
  const post = gift({ paymentData: await shop.token(card) });
  const visitor = Object.assign(new Visitor(shop), { address: `203.0.113.${Math.floor(Math.random() * 250)}` });
  await visitor.json(DONATION_PATHS.submit, post);
  const [row] = await shop.database.db.select().from(donations).where(eq(donations.donationKey, post.donationKey));
  return { id: row!.id, chargeId: row!.transactionId! };
}
const stateOf = async (id: string) => {
  const [row] = await shop.database.db.select().from(donations).where(eq(donations.id, id));
  const ledger = await findLedger(shop.database.db, id);
  const money = ledger.filter(({ amountMinor }) => amountMinor !== 0);
  const sums: Record<string, number> = {};
  for (const { entry, amountMinor } of money) sums[entry] = (sums[entry] ?? 0) + amountMinor;
  return { status: row!.status, returnedMinor: row!.returnedMinor, rows: money.length, sums };
};
const answerLost: Fault = async (request, pass) => {
  await pass(request);
  throw new TypeError('fetch failed');
};
/** The webhooks that the provider posts now, held back from the site. */
const collect = async (): Promise<Request[]> => {
  const posted: Request[] = [];
  const keep = async (request: Request) => {
    posted.push(request.clone());
    return new Response(null, { status: 204 });
  };
  while ((await provider.advance(keep)) > 0);
  return posted;
};
const deliver = async (request: Request, { app } = shop.website) => (await app.request(request.clone())).status;
const sign = (secret: string, body: object, { at = shop.now, id = `evt_${randomUUID()}` } = {}) => {
  const text = JSON.stringify(body);
  return new Request(`${SITE_ORIGIN}${PROVIDER_EVENTS_PATH}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, new Date(at), text),
    },
    body: text,
  });
};

describe('a webhook', () => {
  const paid = { type: 'charge.paid', data: { _id: 'ch_1', reference: 'GIFT-0000000000' } };
  const seconds = (count: number) => ({ at: Math.floor(shop.now / 1000) * 1000 + count * 1000 });

  it('is taken when it is signed, and not older or newer than five minutes', async () => {
    const { webhookSecret } = shop;
    expect(await deliver(sign(webhookSecret, paid)), '[D2.05]').toBe(204);
    expect(await deliver(sign(webhookSecret, paid, seconds(-299))), '[D2.05] five minutes old').toBe(204);
    expect(await deliver(sign(webhookSecret, paid, seconds(-301))), '[D2.05] older').toBe(401);
    expect(await deliver(sign(webhookSecret, paid, seconds(299)))).toBe(204);
    expect(await deliver(sign(webhookSecret, paid, seconds(301))), '[D2.05] from the future').toBe(401);
  });

  it('is refused with another signature, other words, another id or none', async () => {
    const other = `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`;
    expect(await deliver(sign(other, paid)), '[D2.05] another secret').toBe(401);
    const right = sign(shop.webhookSecret, paid);
    const changed = (headers: Record<string, string>, body?: string) => {
      const request = new Request(right.clone(), body === undefined ? {} : { method: 'POST', body });
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      return deliver(request);
    };
    expect(await changed({}, JSON.stringify({ ...paid, type: 'charge.failed' })), '[D2.05] other words').toBe(401);
    expect(await changed({ 'webhook-id': 'evt_other' })).toBe(401);
    expect(await changed({ 'webhook-timestamp': 'soon' })).toBe(401);
    expect(await changed({ 'webhook-signature': '' })).toBe(401);
    expect(await changed({})).toBe(204);
  });

  it('is taken under both secrets while the provider rotates them, and then under the new one', async () => {
    await give();
    const fresh = await provider.rotateSecret(endpoint);
    const [during] = await collect();
    expect(await deliver(during!), '[D2.05] the site has the old secret').toBe(204);
    const old = shop.webhookSecret;
    shop.webhookSecret = fresh;
    shop.website = shop.startWebsite();
    expect(await deliver(during!), '[D2.05] and the new one').toBe(204);
    shop.now += 2 * DAY_MS;
    await give();
    const [after] = await collect();
    expect(await deliver(after!)).toBe(204);
    shop.webhookSecret = old;
    shop.website = shop.startWebsite();
    expect(await deliver(after!), '[D2.05] the old one is over').toBe(401);
    shop.webhookSecret = fresh;
    shop.website = shop.startWebsite();
  });

  it('that says nothing that we know changes nothing', async () => {
    const { webhookSecret } = shop;
    expect(await deliver(sign(webhookSecret, { type: 'charge.paid', data: {} }))).toBe(204);
    expect(await deliver(sign(webhookSecret, { type: 'moon.full', data: { _id: 'x', reference: null } }))).toBe(204);
    expect(await deliver(sign(webhookSecret, { type: 7 }))).toBe(400);
  });
});

describe('the events of a gift', () => {
  it('that name another charge than its own, or a charge of another service, change nothing', async () => {
    const [mine, other] = [await give(CHARGED_BACK_CARD), await give()];
    shop.now += 11 * DAY_MS;
    await collect();
    const before = [await stateOf(mine.id), await stateOf(other.id)];
    const say = (type: string, _id: string, reference: string) =>
      deliver(sign(shop.webhookSecret, { type, data: { _id, reference, status: 'charged_back' } }));
    // The charge of a returned gift, reported for another gift.
    expect(await say('charge.charged_back', mine.chargeId, other.id)).toBe(204);
    expect(await say('charge.paid', other.chargeId, mine.id)).toBe(204);
    expect(await say('charge.paid', other.chargeId, 'GIFT-OF-ANOTHER-SITE')).toBe(204);
    // It cannot be looked up with our key: the provider may post it again, and it never counts.
    expect(await say('charge.paid', 'ch_of_another_merchant', other.id)).toBe(500);
    expect([await stateOf(mine.id), await stateOf(other.id)], '[D2.05]').toEqual(before);
  });

  it('that come again years later, under a signature of today, change nothing', async () => {
    const { id, chargeId } = await give();
    const paid = { type: 'charge.paid', data: { _id: chargeId, reference: id } };
    expect(await deliver(sign(shop.webhookSecret, paid, { id: 'evt_again' }))).toBe(204);
    const before = await stateOf(id);
    // Longer than stored ids of events.
    shop.now += 400 * DAY_MS;
    expect(await deliver(sign(shop.webhookSecret, paid, { id: 'evt_again' }))).toBe(204);
    expect(await deliver(sign(shop.webhookSecret, { ...paid, type: 'charge.failed' }))).toBe(204);
    expect(await stateOf(id), '[D2.05]').toEqual(before);
  });

  it('are asked for again when the charge cannot be looked up, and then applied', async () => {
    const { id, chargeId } = await give();
    await collect();
    await provider.refund(chargeId, '20.00');
    const [refunded] = await collect();
    shop.fault = async () => new Response(null, { status: 503 });
    expect(await deliver(refunded!), '[D2.05] the provider repeats it').toBe(500);
    expect((await stateOf(id)).returnedMinor).toBe(0);
    shop.fault = undefined;
    expect(await deliver(refunded!)).toBe(204);
    expect(await stateOf(id), '[D2.05] and nothing is lost').toMatchObject({ status: 'paid', returnedMinor: 2_000 });
    expect(await deliver(refunded!), '[D2.05] by its id').toBe(204);
    expect((await stateOf(id)).returnedMinor).toBe(2_000);
  });

  it('are applied once when the same one comes to two processes at once', async () => {
    const { id, chargeId } = await give();
    await collect();
    await provider.refund(chargeId, '20.00');
    const [refunded] = await collect();
    const other = shop.startWebsite();
    const answers = await Promise.all([deliver(refunded!), deliver(refunded!), deliver(refunded!, other)]);
    expect(answers).toEqual([204, 204, 204]);
    const sums = { paid: 7_500, refunded: -2_000 };
    expect(await stateOf(id), '[D2.05] one row').toMatchObject({ rows: 2, returnedMinor: 2_000, sums });
  });

  it('end in the same ledger in any order, late and twice', async () => {
    // Paid, refunded in two parts, and disputed by the card's owner; the answer of the charge may be lost as well.
    const happenings = ['paid', 'refunded', 'refunded again', 'charged back'] as const;
    const moves = fc.record({
      isLost: fc.boolean(),
      // After each happening some of the events so far arrive, new or again; in the end each has arrived.
      early: fc.array(fc.array(fc.nat(happenings.length - 1), { maxLength: 2 }), { minLength: 4, maxLength: 4 }),
      last: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(moves, async ({ isLost, early, last }) => {
        const post = gift({ paymentData: await shop.token(CHARGED_BACK_CARD) });
        if (isLost) shop.fault = answerLost;
        await new Visitor(shop).json(DONATION_PATHS.submit, post);
        shop.fault = undefined;
        const own = eq(donations.donationKey, post.donationKey);
        const [row] = await shop.database.db.select().from(donations).where(own);
        const id = row!.id;
        const [charge] = await provider.chargesOf(id);
        const posted: Request[] = [];
        // The provider signs each attempt with its own time.
        const arrive = async (request: Request | undefined) => {
          if (!request) return;
          const event = sign(shop.webhookSecret, (await request.clone().json()) as object, {
            id: request.headers.get('webhook-id')!,
          });
          expect(await deliver(event)).toBe(204);
        };
        for (const [index, happening] of happenings.entries()) {
          if (happening === 'refunded') await provider.refund(charge!.id, '20.00');
          if (happening === 'refunded again') await provider.refund(charge!.id, '5.00');
          if (happening === 'charged back') shop.now += 11 * DAY_MS;
          posted.push(...(await collect()));
          for (const which of early[index]!) await arrive(posted[which]);
        }
        expect(posted).toHaveLength(happenings.length);
        for (const which of last) await arrive(posted[which]);
        const { rows: _, ...state } = await stateOf(id);
        expect(state, '[D2.05] every permutation with duplicates').toEqual({
          status: 'reversed',
          returnedMinor: 7_500,
          sums: { paid: 7_500, refunded: -2_500, reversed: -5_000 },
        });
      }),
      {
        numRuns: RUNS,
        // The hardest orders in every run: backwards after a lost answer, and each one as it comes, some again and again.
        examples: [
          [{ isLost: true, early: [[], [], [], []], last: [3, 2, 1, 0] }],
          [{ isLost: false, early: [[0, 0], [1], [2, 0], [3, 1]], last: [0, 1, 2, 3] }],
        ],
      },
    );
  });
});
