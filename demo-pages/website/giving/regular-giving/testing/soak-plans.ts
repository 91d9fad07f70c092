import { seedSandbox } from '../../../../sandbox/app/seed-sandbox.ts';
import { DEMO } from '../../../../sandbox/core/merchants/demo-credentials.ts';
import type { Database } from '../../../../server/database/open-database.ts';
import { addPeriods, dueOn, type Period } from '../gift-dates.ts';
import { nextAct, scheduleAt } from '../plan-schedule.ts';

import { type GivingPlan, givingPlans } from '../regular-giving-schema.ts';
import { openGiving, SITE_ORIGIN } from './open-giving.ts';

const AT_ONCE = 20;

/**
 * Plans of both countries with every day of the month, each with a card that the sandbox keeps. Their first gift was
 * given in `period`, of which there is no donation. The amounts differ, so that no gift is taken for another one.
 */
export async function createSoakPlans(
  db: Database,
  { count, period, now }: { count: number; period: Period; now: number },
): Promise<void> {
  await seedSandbox(db, { siteOrigins: [SITE_ORIGIN] });
  const { sandbox } = openGiving(db, () => now);
  const post = async (path: string, headers: Record<string, string>, body: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const answer = await sandbox(path, { ...init, body: JSON.stringify(body) });
    if (answer.status !== 201) throw new Error(`The sandbox answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { resource: { data: never } }).resource.data;
  };
  const saveCard = async (n: number): Promise<{ _id: string; default_source: string }> => {
    const token: string = await post(
      '/v1/payment_sources/tokens',
      { 'x-user-public-key': DEMO.publicKey, origin: SITE_ORIGIN },
      CARD,
    );
    const headers = { 'x-user-secret-key': DEMO.secretKey, 'idempotency-key': `soak-${n}` };
    return post('/v1/customers', headers, { token });
  };
  for (let from = 0; from < count; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => from + index);
    const plans = await Promise.all(
      numbers.map(async (n) => {
        const { _id: providerCustomerId, default_source: providerSourceId } = await saveCard(n);
        return { ...planOf(n, period), providerCustomerId, providerSourceId };
      }),
    );
    await db.insert(givingPlans).values(plans.map((plan) => ({ ...plan, nextAttemptAt: nextAct(plan as GivingPlan) })));
  }
}

const CARD = {
  gateway_id: DEMO.gatewayId,
  type: 'card',
  card_name: 'Aroha Ngata',
  card_number: '4242424242424242',
  expire_month: '09',
  expire_year: '40',
  card_ccv: '123',
};

function planOf(n: number, period: Period) {
  const isAustralian = n % 3 !== 2;
  const anchorDay = (n % 31) + 1;
  const giftMinor = 1_000 + n;
  const costsMinor = n % 4 === 0 ? 37 : 0;
  return {
    id: `PLAN-${String(n).padStart(10, '0')}`,
    siteCountryCode: isAustralian ? 'AUS' : 'NZL',
    currency: isAustralian ? 'AUD' : 'NZD',
    giftMinor,
    costsMinor,
    knownMinor: giftMinor + costsMinor,
    ...scheduleAt(anchorDay, addPeriods(period, 1)),
    status: 'active' as const,
    lastPeriod: period,
    lastChargedOn: dueOn(anchorDay, period),
    method: 'card' as const,
    customerTitle: 'Ms',
    customerFirstName: 'Aroha',
    customerLastName: 'Ngata',
    customerPhoneNumber: '',
    customerEmailAddress: `aroha${n}@example.org`,
    emailKey: `aroha${n}@example.org`,
    organisation: '',
    billingAddressStreet: '',
    billingAddressSuburb: '',
    billingAddressCity: '',
    billingAddressState: '',
    billingAddressPostcode: '',
    billingAddressCountry: '',
  };
}
