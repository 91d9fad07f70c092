import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { PAYMENT_TEXTS } from '../../payments/payment-texts.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { gift } from '../donations/testing/gift.ts';
import { instantOf } from './gift-dates.ts';
import { givingPlans } from './regular-giving-schema.ts';
import { giftsOf, liveUntil, planMails, startPlan } from './testing/giver.ts';
import { openProvider } from './testing/open-provider.ts';

let shop: Shop;
let provider: ReturnType<typeof openProvider>;
beforeAll(async () => {
  shop = await openShop();
  provider = openProvider(shop);
  shop.now = instantOf('AUS', '2027-01-13', '12:00');
});
afterAll(() => shop.database.close());

const give = async (changes: Parameters<typeof gift>[0]) => {
  const post = gift({ paymentType: 'PayPal', amount: 30, total: 30, ...changes });
  const response = await new Visitor(shop).json(DONATION_PATHS.submit, post);
  return (await response.json()) as { friendlyErrorMessage: string; transactionId: string; nextAction: string };
};

describe('a monthly gift from a PayPal account', () => {
  it('is taken now and each month from the account that the provider keeps', async () => {
    const plan = await startPlan(shop, { paymentType: 'PayPal', paymentData: await provider.paypalToken() });
    expect(plan, '[D1.10] [D3.01] a reference, and no card').toMatchObject({
      method: 'paypal',
      providerSourceId: expect.stringMatching(/^src_/),
      sourceEndsIn: null,
    });
    await liveUntil(shop, '2027-03-13');
    expect(
      (await giftsOf(shop, plan.id)).map(({ period, status }) => [period, status]),
      '[D3.02]',
    ).toEqual([
      ['2027-01', 'paid'],
      ['2027-02', 'paid'],
      ['2027-03', 'paid'],
    ]);
    const [started] = await planMails(shop, plan.id);
    expect(started?.text).toContain('your PayPal account');
  });

  it('that PayPal does not pay begins nothing, and says so without a word of cards', async () => {
    const plans = await shop.database.db.$count(givingPlans);
    const answer = await give({ frequency: 'monthly', paymentData: await provider.paypalToken('decline') });
    expect(answer).toMatchObject({
      friendlyErrorMessage: PAYMENT_TEXTS.walletRefused,
      transactionId: '',
      nextAction: 'retry',
    });
    expect(await shop.database.db.$count(givingPlans)).toBe(plans);
  });

  it('is refused when its account was never approved', async () => {
    const answer = await give({ frequency: 'monthly', paymentData: 'tok_of-nobody' });
    expect(answer).toMatchObject({ friendlyErrorMessage: PAYMENT_TEXTS.badToken, transactionId: '' });
  });
});
