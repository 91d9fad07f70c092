import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { gift } from '../giving/donations/testing/gift.ts';
import { APPROVED_CARD, openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';
import { ATTEMPTS_WINDOW_MS } from './attempt-limits.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => {
  shop.now += ATTEMPTS_WINDOW_MS;
});
afterEach(() => {
  shop.fault = undefined;
});
afterAll(() => shop.database.close());

const OUR_FAULT =
  'A fault on our side stopped this payment, so nothing was charged. Your card or account is not the cause. Please try again in a few minutes, or call us.';
const BAD_TOKEN = 'These payment details could not be used, so nothing was charged. Please enter them again.';

const give = async (changes: Parameters<typeof gift>[0] = {}) => {
  const post = gift({ paymentData: await shop.token(APPROVED_CARD), ...changes });
  const response = await new Visitor(shop).json(DONATION_PATHS.submit, post);
  return { status: response.status, errors: ((await response.json()) as { errors: string[] }).errors };
};
const rejecting =
  (status: number, code: string, path = '') =>
  async () =>
    Response.json({ error: { code, message: 'refused', details: { path, messages: [] } } }, { status });

describe('a request of ours that the provider rejects', () => {
  it.each([
    [400, 'validation_error', 'customer.email'],
    [400, 'unsupported_gateway', ''],
    [400, 'unsupported_payment_type', ''],
    [400, 'unfulfilled_condition', ''],
    [401, 'unauthorized', ''],
    [401, 'some_code_of_another_provider', ''],
    [403, 'access_forbidden', ''],
    [404, 'not_found', ''],
  ])('with %d %s blames no card, and counts as none: %s', async (status, code, path) => {
    shop.fault = rejecting(status, code, path);
    for (const frequency of ['one-off', 'monthly'] as const)
      expect((await give({ frequency })).errors, '[D1.13]').toEqual([OUR_FAULT]);
    for (let n = 0; n < 5; n += 1) expect((await give()).status, 'no bot check').toBe(200);
    shop.fault = undefined;
    expect(await give(), 'the same donor gives once it is mended').toEqual({ status: 200, errors: [] });
    expect(shop.entries).toContainEqual(
      expect.objectContaining({ event: 'payment', outcome: 'rejected', code, status: 'failed' }),
    );
  });

  it.each([
    [400, 'token_expired', ''],
    [400, 'token_used', ''],
    [400, 'validation_error', 'token'],
  ])('is the payment details’ own, with %d %s %s', async (status, code, path) => {
    shop.fault = rejecting(status, code, path);
    expect((await give()).errors, '[D1.13]').toEqual([BAD_TOKEN]);
  });
});

it.each(['one-off', 'monthly'] as const)('an address with digits like a card number gives: %s', async (frequency) => {
  // Its thirteen digits have the checksum of a card number, and no scheme’s prefix.
  expect(await give({ frequency, customerEmailAddress: '8613912345677@mail.example' })).toEqual({
    status: 200,
    errors: [],
  });
});
