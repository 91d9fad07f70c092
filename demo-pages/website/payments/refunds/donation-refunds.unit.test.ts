import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { settleDue } from '../../../sandbox/app/advance-sandbox.ts';
import { donations } from '../../giving/donations/donations-schema.ts';
import { findLedger } from '../../giving/donations/ledger.ts';
import { gift } from '../../giving/donations/testing/gift.ts';
import { staffActions } from '../../platform/audit/audit-trail-schema.ts';
import { mails } from '../../platform/mail/mail-schema.ts';
import { APPROVED_CARD, CHARGED_BACK_CARD, openShop, REFUSED_REFUND_CARD, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => {
  shop.fault = undefined;
});
afterAll(() => shop.database.close());

const db = () => shop.database.db;
const STAFF = { accountId: 'mere', name: 'Mere' };

async function given(card = APPROVED_CARD) {
  const post = gift({ paymentData: await shop.token(card) });
  const answer = await new Visitor(shop).json(DONATION_PATHS.submit, post);
  expect(await answer.json()).toMatchObject({ errors: [] });
  const [donation] = await db().select().from(donations).where(eq(donations.donationKey, post.donationKey));
  return { id: donation!.id, chargeId: donation!.transactionId! };
}
type Given = Awaited<ReturnType<typeof given>>;

const refund = ({ id }: Given, amountMinor: number, formKey: string = randomUUID()) =>
  shop.website.refunds.ask({
    refundable: { kind: 'donation', id },
    formKey,
    amountMinor,
    reason: 'Given twice',
    staff: STAFF,
    units: [],
  });
const report = async ({ id, chargeId }: Given, website = shop.website) => {
  for (const handle of website.giving.eventHandlers)
    await handle({ type: 'charge.refunded', data: { _id: chargeId, reference: id } });
};
/** What the ledger says of the money, with the refunds named by their order instead of their ids. */
const moneyOf = async ({ id }: Given) => {
  const rows = (await findLedger(db(), id)).filter(({ entry }) => ['paid', 'refunded', 'reversed'].includes(entry));
  return rows.map(({ entry, amountMinor, actor }) => `${entry} ${amountMinor} ${actor}`);
};
const stateOf = async ({ id }: Given) => {
  const [row] = await db().select().from(donations).where(eq(donations.id, id));
  return [row?.status, row?.returnedMinor];
};
const chargeBack = async () => {
  shop.now += 11 * 24 * 60 * 60_000;
  await settleDue(db(), new Date(shop.now));
};

describe('a refund of a donation by staff', () => {
  it('goes through the ledger with its effects: state, corrected receipt, trail', async () => {
    const donation = await given();
    const begun = await refund(donation, 2_000);
    expect(begun, '[D6.02] refunds a part').toMatchObject({ refund: { status: 'refunded', amountMinor: 2_000 } });
    expect(await stateOf(donation)).toEqual(['paid', 2_000]);
    expect(await moneyOf(donation), '[D2.04]').toEqual(['paid 7500 donor', 'refunded -2000 Mere']);
    const [row] = (await findLedger(db(), donation.id)).filter(({ entry }) => entry === 'refunded');
    expect(row?.detail).toBe('by staff');
    const corrected = (await db().select().from(mails)).filter(({ cause }) =>
      cause.startsWith(`donation-receipt:${donation.id}:`),
    );
    expect(
      corrected.map(({ attachmentId }) => attachmentId),
      '[D5.03] a corrected receipt',
    ).toEqual([donation.id, `${donation.id}:1`]);
    await refund(donation, 5_500);
    expect(await stateOf(donation), '[D6.02] refunds wholly').toEqual(['refunded', 7_500]);
    const trail = await db().select().from(staffActions).where(eq(staffActions.subject, donation.id));
    expect(
      trail.map(({ actor, outcome, detail }) => [actor, outcome, detail.split(':')[0]]),
      '[D6.02] who and why',
    ).toEqual([
      ['Mere', 'asked', '$20.00'],
      ['Payment provider', 'refunded', '$20.00'],
      ['Mere', 'asked', '$55.00'],
      ['Payment provider', 'refunded', '$55.00'],
    ]);
  });

  it('happens once for a form, and never gives back more than is left', async () => {
    const donation = await given();
    const key = randomUUID();
    await Promise.all([refund(donation, 5_000, key), refund(donation, 5_000, key), refund(donation, 5_000, key)]);
    expect(await stateOf(donation)).toEqual(['paid', 5_000]);
    for (const amountMinor of [0, 2_501])
      expect(await refund(donation, amountMinor)).toEqual({
        problem: {
          field: 'amount',
          message: 'Enter an amount from $0.01 to $25.00: that is all that’s left of this gift.',
        },
      });
    shop.fault = async () => {
      throw new Error('The answer is lost.');
    };
    expect(await refund(donation, 2_500)).toMatchObject({ refund: { status: 'asked' } });
    expect(await refund(donation, 1), 'what is asked for already is not left').toEqual({
      problem: { field: 'amount', message: 'There is nothing left to refund on this gift.' },
    });
    shop.fault = undefined;
    await shop.website.refunds.settle({ kind: 'donation', id: donation.id });
    expect(await stateOf(donation)).toEqual(['refunded', 7_500]);
  });

  it('of a gift that came in another way is none of the provider', async () => {
    const donation = await given();
    await db().update(donations).set({ transactionId: null }).where(eq(donations.id, donation.id));
    expect(await refund(donation, 1)).toEqual({
      problem: {
        field: 'amount',
        message: 'This gift was not paid through the provider. Return the money the way it came.',
      },
    });
  });

  it('that the bank refuses changes nothing of the gift', async () => {
    const donation = await given(REFUSED_REFUND_CARD);
    expect(await refund(donation, 7_500)).toMatchObject({ refund: { status: 'failed' } });
    expect(await stateOf(donation)).toEqual(['paid', 0]);
    expect(await moneyOf(donation)).toEqual(['paid 7500 donor']);
  });
});

describe('a refund that is asked for here and reported by the provider', () => {
  const ORDERS: Record<string, (donation: Given, amountMinor: number) => Promise<unknown>> = {
    'our answer first': async (donation, amountMinor) => {
      await refund(donation, amountMinor);
      await report(donation);
      await report(donation);
    },
    'the report first': async (donation, amountMinor) => {
      // The report comes to another process while the answer is on its way.
      const other = shop.startWebsite();
      shop.fault = async (request, pass) => {
        const answer = await pass(request);
        if (request.method !== 'POST' || !request.url.endsWith('/refunds')) return answer;
        shop.fault = undefined;
        await report(donation, other);
        return answer;
      };
      await refund(donation, amountMinor);
    },
    'the answer lost': async (donation, amountMinor) => {
      shop.fault = async (request, pass) => {
        await pass(request);
        throw new Error('The answer is lost.');
      };
      await refund(donation, amountMinor);
      shop.fault = undefined;
      await report(donation, shop.startWebsite());
      await shop.website.refunds.recover();
    },
    'the answer lost for good until after the report': async (donation, amountMinor) => {
      shop.fault = async (request, pass) => {
        const answer = await pass(request);
        if (request.method === 'POST') throw new Error('The answer is lost.');
        return answer;
      };
      await refund(donation, amountMinor);
      await report(donation, shop.startWebsite());
      shop.fault = undefined;
      shop.now += 600_000;
      await shop.website.refunds.recover();
    },
  };

  it.each(Object.keys(ORDERS))('is in the ledger once: %s', async (order) => {
    for (const amountMinor of [2_000, 7_500]) {
      const donation = await given();
      await ORDERS[order]!(donation, amountMinor);
      expect(await stateOf(donation), '[D2.05] counted once').toEqual([
        amountMinor === 7_500 ? 'refunded' : 'paid',
        amountMinor,
      ]);
      expect(await moneyOf(donation), '[D2.04] one row').toHaveLength(2);
    }
  });

  it.each(Object.keys(ORDERS))('and then the bank takes the rest back: %s', async (order) => {
    const donation = await given(CHARGED_BACK_CARD);
    await ORDERS[order]!(donation, 2_000);
    await chargeBack();
    await report(donation);
    await report(donation);
    expect(await stateOf(donation), '[D2.05]').toEqual(['reversed', 7_500]);
    const money = await moneyOf(donation);
    expect(money.map((row) => row.split(' ').slice(0, 2).join(' '))).toEqual([
      'paid 7500',
      'refunded -2000',
      'reversed -5500',
    ]);
    expect(await refund(donation, 1)).toMatchObject({ problem: { message: expect.stringContaining('not been paid') } });
  });

  it('counts the bank’s part and a refund without an answer together, when the report of both comes first', async () => {
    const donation = await given(CHARGED_BACK_CARD);
    shop.fault = async (request, pass) => {
      await pass(request);
      if (request.method === 'POST') throw new Error('The answer is lost.');
      return pass(request);
    };
    await refund(donation, 2_000);
    await chargeBack();
    await report(donation, shop.startWebsite());
    shop.fault = undefined;
    await report(donation);
    shop.now += 600_000;
    await shop.website.refunds.recover();
    expect(await stateOf(donation)).toEqual(['reversed', 7_500]);
    expect(await moneyOf(donation)).toEqual(['paid 7500 donor', 'refunded -2000 provider', 'reversed -5500 provider']);
  });

  it('differs from refunds that were made at the provider alone', async () => {
    const donation = await given();
    expect((await shop.refundAtProvider(donation.chargeId, '10.00')).status).toBe(201);
    await refund(donation, 1_000);
    expect((await shop.refundAtProvider(donation.chargeId, '5.00')).status).toBe(201);
    await report(donation);
    await report(donation);
    expect(await stateOf(donation)).toEqual(['paid', 2_500]);
    expect((await moneyOf(donation)).toSorted()).toEqual([
      'paid 7500 donor',
      'refunded -1000 Mere',
      'refunded -1000 provider',
      'refunded -500 provider',
    ]);
  });
});
