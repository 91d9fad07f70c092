import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { FORM_BODY_LIMIT } from '../../participation/participation-routes.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { API_PATHS } from '../site/api-paths.ts';
import { BODY_LIMIT, ECARDS_BODY_LIMIT } from './read-fields.ts';

/** Everything that anybody may post, with a field of it. */
const POSTS: readonly (readonly [path: string, field: string])[] = [
  [API_PATHS.submitCustomer, 'customerFirstName'],
  [API_PATHS.submitSubscriber, 'email'],
  [API_PATHS.submitPetition, 'email'],
  [API_PATHS.submitBequest, 'email'],
  [API_PATHS.submitDonorUpdate, 'email'],
  [API_PATHS.submitPayment, 'paymentData'],
  [API_PATHS.startWallet, 'orderId'],
  [DONATION_PATHS.submit, 'amount'],
  [DONATION_PATHS.startWallet, 'amount'],
  ['/umbraco/api/MediaFeed/SubmitMediaFeedFilters/', 'actionId'],
  ['/cart', 'itemId'],
  ['/cart/e-cards', 'cards'],
  ['/donate', 'otherAmount'],
  ['/policy-reports', 'csp-report'],
];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

const post = async (path: string, body: string) => {
  const visitor = new Visitor(shop);
  await visitor.add('safe-water');
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  return (await visitor.send(path, { method: 'POST', headers, body })).status;
};
const FORMS: readonly string[] = [
  API_PATHS.submitSubscriber,
  API_PATHS.submitPetition,
  API_PATHS.submitBequest,
  API_PATHS.submitDonorUpdate,
];
const limitOf = (path: string) => {
  if (path === '/cart/e-cards') return ECARDS_BODY_LIMIT;
  return FORMS.includes(path) ? FORM_BODY_LIMIT : BODY_LIMIT;
};
const LISTS = '['.repeat(30_000) + ']'.repeat(30_000);
const OBJECTS = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;

describe.each(POSTS)('a post to %s', (path, field) => {
  it.each([
    ['30,000 lists within each other in a field that is known', `{"${field}":${LISTS}}`],
    ['30,000 lists within each other in one that is not', `{"x":${LISTS}}`],
    ['30,000 lists within each other and nothing else', LISTS],
    ['10,000 objects within each other in a field', `{"${field}":${OBJECTS}}`],
    ['characters that no database stores', `{"${field}":"a\\u0000b\\ud800"}`],
  ])('of %s is refused like any wrong value', async (_, body) => {
    expect(await post(path, body)).toBeLessThan(500);
  });

  it('is refused by its status: JSON that cannot be read, and fields that are missing', async () => {
    // No report and no card is nothing wrong.
    const incomplete = ['/policy-reports', '/cart/e-cards'].includes(path) ? [] : ['{}'];
    expect(await post(path, '{"a":'), '[D2.02] malformed JSON').toBe(400);
    for (const body of incomplete) expect([400, 422], '[D2.02] no field').toContain(await post(path, body));
  });

  it('of more than its limit is refused before it is read', async () => {
    expect(await post(path, `{"${field}":"${'x'.repeat(limitOf(path))}"}`)).toBe(413);
  });
});
