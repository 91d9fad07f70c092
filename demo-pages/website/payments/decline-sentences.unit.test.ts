import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { gift } from '../giving/donations/testing/gift.ts';
import { startPlan } from '../giving/regular-giving/testing/giver.ts';
import { planPath } from '../platform/links/order-link.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { PAYMENT_PATH, paymentOf, Visitor } from '../testing/shop-visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

const PLAIN = 'Your card was declined, so nothing was charged. Please ask your bank, or use another card.';
/** What a donor reads, by the sandbox's card. */
const SENTENCES = [
  [
    'expired',
    '4000000000000069',
    'This card has expired, so nothing was charged. Please check the expiry date, or use another card.',
  ],
  [
    'a wrong security code',
    '4000000000000127',
    'The security code (CCV) of your card is wrong, so nothing was charged. Please enter your card again and check the code.',
  ],
  [
    'not enough money',
    '4000000000009995',
    'Your bank says that there is not enough money for this payment, so nothing was charged. Please use another card, or try again later.',
  ],
  [
    'above the limit',
    '4000000000006975',
    'This payment is above the limit of your card, so nothing was charged. Please ask your bank about the limit, or use another card.',
  ],
  [
    'a bank that does not answer',
    '4000000000006017',
    'Your bank did not answer, so nothing was charged. Please try again in a few minutes, or use another card.',
  ],
  ['declined without a reason', '4000000000000002', PLAIN],
  // Whoever holds it may be the thief, who must not learn that it was reported.
  ['stolen', '4000000000009979', PLAIN],
  ['lost', '4000000000009987', PLAIN],
  [
    'a card that could not be processed',
    '4000000000000119',
    'Your card could not be processed and nothing was charged. Please try again or use another card.',
  ],
] as const;

interface Answer {
  errors: string[];
  transactionId: string;
}
/** A new visitor of a network of their own. */
const visitor = () => {
  networks += 1;
  return Object.assign(new Visitor(shop), { address: `198.51.100.${networks}` });
};
let networks = 0;

describe.each(SENTENCES)('a card that is %s', (_, card, sentence) => {
  it.each(['one-off', 'monthly'] as const)('is explained to the donor of a %s gift [D1.13]', async (frequency) => {
    const post = gift({ frequency, paymentData: await shop.token(card) });
    const answer = (await (await visitor().json(DONATION_PATHS.submit, post)).json()) as Answer;
    expect(answer).toMatchObject({ errors: [sentence], transactionId: '', nextAction: 'retry' });
  });

  it('is explained to the buyer of an order', async () => {
    const buyer = visitor();
    const answer = await buyer.json(PAYMENT_PATH, paymentOf(await buyer.order(), await shop.token(card)));
    expect(((await answer.json()) as Answer).errors).toEqual([sentence]);
  });
});

it('a payment that the bank could not authenticate differs from one that it still asks about [D1.13]', async () => {
  const give = async (paymentData: string) => {
    const answer = await visitor().json(DONATION_PATHS.submit, gift({ paymentData }));
    return ((await answer.json()) as Answer).errors;
  };
  const token = await shop.token('4000000000003097');
  const charge_3ds_id = await shop.authenticate(token, '75.00');
  expect(await give(JSON.stringify({ token, charge_3ds_id }))).toEqual([
    'Your bank could not confirm that this payment is yours, so nothing was charged. Please try again, or use another card.',
  ]);
  expect(await give(await shop.token('4000000000003220'))).toEqual([
    'Your bank wants to confirm this payment with you first, so nothing was charged. Please enter your card again and confirm it.',
  ]);
});

it('the sentences come in the language of the page [D1.13]', async () => {
  const post = gift({ paymentData: await shop.token('4000000000000069') });
  const answer = await visitor().json(DONATION_PATHS.submit, post, { 'content-language': 'fr' });
  expect(((await answer.json()) as Answer).errors).toEqual([
    'Cette carte a expiré : rien n’a été débité. Vérifiez la date d’expiration ou utilisez une autre carte.',
  ]);
});

it('another card of a monthly gift is refused with the bank’s reason, and the plan stays [D1.13]', async () => {
  const plan = await startPlan(shop);
  const page = await planPath(shop.database.db, plan);
  shop.fault = async () =>
    Response.json({ error: { code: 'card_declined', details: { decline_code: 'expired_card' } } }, { status: 400 });
  const answer = await visitor().json(`${page}/card`, { token: await shop.token('4242424242424242') });
  shop.fault = undefined;
  expect([answer.status, ((await answer.json()) as Answer).errors]).toEqual([
    422,
    [
      'This card has expired, so nothing was charged. Please check the expiry date, or use another card. Nothing was changed.',
    ],
  ]);
});
