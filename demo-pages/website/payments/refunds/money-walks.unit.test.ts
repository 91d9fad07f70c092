import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { parseDonation } from '#rules/donations/donation-fields.ts';
import { charges } from '../../../sandbox/api/charges/charges-schema.ts';
import { settleDue } from '../../../sandbox/app/advance-sandbox.ts';
import { SANDBOX_CREDENTIALS } from '../../app/website-options.ts';
import { createDonationEffects } from '../../giving/create-donation-effects.ts';
import { createDonation } from '../../giving/donations/create-donation.ts';
import { createDonationBooks } from '../../giving/donations/donation-books.ts';
import { donations } from '../../giving/donations/donations-schema.ts';
import { addEntry, findLedger } from '../../giving/donations/ledger.ts';
import { gift } from '../../giving/donations/testing/gift.ts';
import {
  APPROVED_CARD,
  CHARGED_BACK_CARD,
  DECLINED_CARD,
  openShop,
  PROVIDER_ORIGIN,
  REFUSED_REFUND_CARD,
  type Shop,
  SITE_ORIGIN,
} from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import type { BookedMoney } from '../charges/charge-books.ts';
import { createChargeLookup, type FoundCharge } from '../charges/charge-lookup.ts';
import { syncCharge } from '../charges/follow-charges.ts';

const IS_SOAK = Boolean(process.env['SOAK']);
const WALKS = IS_SOAK ? 1_000 : 6;
const PERMUTATIONS = IS_SOAK ? 1_000 : 12;
const DAY_MS = 86_400_000;
/** Each walk takes 40 days or more, and the cards of a shop end four years after it was opened. */
const WALKS_A_SHOP = 20;
const books = createDonationBooks(createDonationEffects({ siteOrigin: SITE_ORIGIN }));

let shop: Shop;
/** Another process, to which the provider's reports come. */
let other: Shop['website'];
async function open(): Promise<void> {
  shop = await openShop();
  other = shop.startWebsite();
}
beforeAll(open);
afterAll(() => shop.database.close());
const db = () => shop.database.db;

/** Something that happens to a gift. Sums are in cents of 75 dollars. */
type Step =
  | { kind: 'refund here'; minor: number; answer: 'given' | 'lost' | 'after the report' }
  | { kind: 'refund at the provider'; minor: number }
  | { kind: 'report' }
  | { kind: 'note the charge' }
  | { kind: 'apply what was noted' }
  | { kind: 'recover' }
  | { kind: 'days pass' }
  | { kind: 'dispute won' };

const minor = fc.integer({ min: 1, max: 7_500 });
const stepOf: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('refund here' as const),
    minor,
    answer: fc.constantFrom('given' as const, 'lost' as const, 'after the report' as const),
  }),
  fc.record({ kind: fc.constant('refund at the provider' as const), minor }),
  fc.record({
    kind: fc.constantFrom(
      'report' as const,
      'note the charge' as const,
      'apply what was noted' as const,
      'recover' as const,
      'days pass' as const,
      'dispute won' as const,
    ),
  }),
);
const walkOf = fc.record({
  card: fc.constantFrom(APPROVED_CARD, CHARGED_BACK_CARD, REFUSED_REFUND_CARD, DECLINED_CARD),
  isDeclinedFirst: fc.boolean(),
  steps: fc.array(stepOf, { maxLength: 8 }),
  /** Without webhooks the site asks on its own. */
  end: fc.constantFrom('webhook' as const, 'asking' as const),
});

/** A gift on its way through a walk. */
class Walk {
  readonly visitor = new Visitor(shop);
  readonly post = gift();
  readonly noted: { charge: FoundCharge; seen: BookedMoney }[] = [];
  /** As the provider answers now, without what a walk does to the site's own calls. */
  readonly lookup = createChargeLookup({
    providerOrigin: PROVIDER_ORIGIN,
    ...SANDBOX_CREDENTIALS,
    clock: () => shop.now,
    fetch: (input, init) => shop.askProvider(new Request(input, init)),
  });

  async pay(card: string): Promise<void> {
    await this.visitor.json(DONATION_PATHS.submit, { ...this.post, paymentData: await shop.token(card) });
  }

  async row() {
    const [row] = await db().select().from(donations).where(eq(donations.donationKey, this.post.donationKey));
    return row!;
  }

  async report(website: Shop['website']): Promise<void> {
    const { id, transactionId } = await this.row();
    if (!transactionId) return;
    for (const handle of website.giving.eventHandlers)
      await handle({ type: 'charge.updated', data: { _id: transactionId, reference: id } });
  }

  async refundHere({ minor: amountMinor, answer }: Extract<Step, { kind: 'refund here' }>): Promise<void> {
    const { id } = await this.row();
    shop.fault = async (request, pass) => {
      const answered = await pass(request);
      if (request.method !== 'POST' || !request.url.endsWith('/refunds')) return answered;
      if (answer === 'lost') throw new Error('The answer is lost.');
      shop.fault = undefined;
      if (answer === 'after the report') await this.report(other);
      return answered;
    };
    const staff = { accountId: 'mere', name: 'Mere' };
    const refundable = { kind: 'donation' as const, id };
    await shop.website.refunds.ask({
      refundable,
      formKey: randomUUID(),
      amountMinor,
      reason: 'Walk',
      staff,
      units: [],
    });
    shop.fault = undefined;
  }

  async take(step: Step): Promise<void> {
    const { id, transactionId } = await this.row();
    if (step.kind === 'refund here') return this.refundHere(step);
    if (step.kind === 'refund at the provider' && transactionId)
      await shop.refundAtProvider(transactionId, (step.minor / 100).toFixed(2));
    if (step.kind === 'report') await this.report(other);
    if (step.kind === 'recover') await recover();
    if (step.kind === 'days pass') await passDays();
    if (step.kind === 'dispute won')
      await db()
        .update(charges)
        .set({ status: 'complete' })
        .where(and(eq(charges.reference, id), eq(charges.status, 'charged_back')));
    if (step.kind === 'note the charge' && transactionId) {
      const seen = (await books.find(db(), id))!;
      const charge = await this.lookup.find(transactionId);
      if (charge) this.noted.push({ charge, seen });
    }
    // Out of their order, and any of them again and again.
    if (step.kind === 'apply what was noted')
      for (const { charge, seen } of this.noted.toReversed())
        await syncCharge(db(), books, id, { charge, seen, now: shop.now });
  }
}

async function recover(): Promise<void> {
  shop.now += 10 * 60_000;
  while ((await shop.website.payments.recover()) > 0);
  while ((await shop.website.refunds.recover()) > 0);
}

async function passDays(): Promise<void> {
  shop.now += 4 * DAY_MS;
  await settleDue(db(), new Date(shop.now));
}

/** What the provider has of a gift's money: what came, and what went back. */
async function atProvider(reference: string) {
  const all = await db().select().from(charges).where(eq(charges.reference, reference));
  const taken = all.filter(({ status }) => ['complete', 'charged_back', 'dishonoured'].includes(status));
  const isBack = ({ status }: (typeof all)[number]) => status !== 'complete';
  return {
    paidMinor: taken.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    returnedMinor: taken.reduce((sum, charge) => sum + (isBack(charge) ? charge.amountMinor : charge.refundedMinor), 0),
    isReversed: taken.some(isBack),
  };
}

describe('the ledger of a gift', () => {
  it(`equals the provider to the cent after ${WALKS} random walks [D2.04]`, { timeout: 3_600_000 }, async () => {
    let walks = 0;
    await fc.assert(
      fc.asyncProperty(walkOf, async ({ card, isDeclinedFirst, steps, end }) => {
        walks += 1;
        if (walks % WALKS_A_SHOP === 0) {
          await shop.database.close();
          await open();
        }
        if (IS_SOAK && walks % 100 === 0) console.log(`${walks} walks`);
        const walk = new Walk();
        if (isDeclinedFirst) await walk.pay(DECLINED_CARD);
        await walk.pay(card);
        for (const step of steps) await walk.take(step);
        await recover();
        await recover();
        await (end === 'webhook' ? walk.report(other) : shop.website.giving.reconcile());
        const row = await walk.row();
        const ledger = await findLedger(db(), row.id);
        const sum = (...kinds: string[]) =>
          ledger.filter(({ entry }) => kinds.includes(entry)).reduce((all, { amountMinor }) => all + amountMinor, 0);
        const { paidMinor, returnedMinor, isReversed } = await atProvider(row.id);
        expect(sum('paid'), '[D2.04] what came').toBe(paidMinor);
        expect(0 - sum('refunded', 'reversed', 'reinstated'), '[D2.04] what went back').toBe(returnedMinor);
        expect(row.returnedMinor).toBe(returnedMinor);
        const whole = isReversed ? 'reversed' : 'refunded';
        expect(row.status).toBe(paidMinor === 0 ? 'failed' : returnedMinor < paidMinor ? 'paid' : whole);
        shop.now += 40 * DAY_MS;
      }),
      { numRuns: WALKS, endOnFailure: true },
    );
  });

  const refunds = [
    { id: 'rf_one', amountMinor: 1_000, madeAt: new Date(0) },
    { id: 'rf_two', amountMinor: 500, madeAt: new Date(0) },
  ];
  const [madeAt, chargedAt, reversedAt, reinstatedAt] = [new Date(0), new Date(0), new Date(0), new Date(0)];
  const times = { madeAt, chargedAt, reversedAt, reinstatedAt };
  const SAME = { amountMinor: 7_500, currency: 'AUD', failureCode: 'insufficient_funds', ...times };
  const reports: Omit<FoundCharge, 'id' | 'reference'>[] = [
    { status: 'pending' as const, refunds: [], refundedMinor: 0, reversedMinor: 0 },
    { status: 'complete' as const, refunds: [], refundedMinor: 0, reversedMinor: 0 },
    { status: 'complete' as const, refunds: refunds.slice(0, 1), refundedMinor: 1_000, reversedMinor: 0 },
    { status: 'complete' as const, refunds, refundedMinor: 1_500, reversedMinor: 0 },
    { status: 'reversed' as const, refunds, refundedMinor: 1_500, reversedMinor: 6_000 },
  ].map((report) => ({ ...report, ...SAME }));
  const newest = reports.at(-1)!;
  /** Every report at least once, some twice or three times, in any order. */
  const orders = fc
    .array(fc.constantFrom(...reports), { maxLength: 5 })
    .chain((more) => fc.shuffledSubarray([...reports, ...more], { minLength: reports.length + more.length }));

  it('ends the same for every order of the same reports, with duplicates [D2.05]', { timeout: 3_600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const walk = new Walk();
        const { values } = parseDonation(walk.post, { siteCountryCode: 'AUS', now: new Date(shop.now) });
        await createDonation(db(), { values, language: 'en', session: 'visitor', appealCode: null, now: shop.now });
        const { id } = await walk.row();
        const chargeId = `ch_${randomUUID()}`;
        await db().update(donations).set({ transactionId: chargeId }).where(eq(donations.id, id));
        await addEntry(db(), id, {
          entry: 'submitted',
          amountMinor: 0,
          cause: `submitted:${chargeId}`,
          actor: 'donor',
          detail: '',
          at: new Date(shop.now),
        });
        const apply = async (report: (typeof reports)[number], seen: BookedMoney) => {
          const named = report.refunds.map((refund) => ({ ...refund, id: `${refund.id}:${id}` }));
          const charge = { ...report, refunds: named, id: chargeId, reference: id };
          return syncCharge(db(), books, id, { charge, seen, now: shop.now });
        };
        // All were looked up before the first was applied; what is out of date is looked up again.
        const before = (await books.find(db(), id))!;
        const returned: number[] = [];
        for (const report of order) {
          if (!(await apply(report, before))) await apply(newest, (await books.find(db(), id))!);
          returned.push((await walk.row()).returnedMinor);
        }
        expect(await walk.row(), '[D2.05] one end').toMatchObject({ status: 'reversed', returnedMinor: 7_500 });
        expect(returned, '[D2.05] never backwards').toEqual(returned.toSorted((one, other) => one - other));
        const money = (await findLedger(db(), id)).filter(({ amountMinor }) => amountMinor !== 0);
        expect(money.map(({ entry, amountMinor }) => `${entry} ${amountMinor}`).toSorted()).toEqual([
          'paid 7500',
          'refunded -1000',
          'refunded -500',
          'reversed -6000',
        ]);
      }),
      { numRuns: PERMUTATIONS, endOnFailure: true },
    );
  });
});
