import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FORMS, postForm, queuedMails } from '../../platform/forms/testing/post-form.ts';
import { mails } from '../../platform/mail/mail-schema.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { bequestRequests } from './bequest-schema.ts';

let shop: Shop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  shop.now += 3_600_000;
  visitor = new Visitor(shop);
  for (const table of [mails, bequestRequests]) await shop.database.db.delete(table);
});
afterAll(() => shop.database.close());

const queued = () => queuedMails(shop);

describe('the guide to gifts in wills', () => {
  it('is asked for thirty times: one mail to the address and one to the team a day', async () => {
    for (let n = 0; n < 30; n += 1) {
      shop.now += 7_000;
      const answer = await postForm(visitor, 'bequest', {
        subscriberEmail: n % 2 ? 'Mere@Example.org' : ' mere@example.org ',
      });
      expect(answer.status).toBe(200);
    }
    expect(await queued()).toEqual(['bequest-guide to mere@example.org', 'bequest-request to bequests@haven.example']);
    await postForm(visitor, 'bequest', { subscriberEmail: 'other@example.org' });
    expect((await queued()).filter((mail) => mail.startsWith('bequest-request'))).toHaveLength(2);
  });

  it('is a page that tells nobody where its reader comes from, and its forms work all the same', async () => {
    for (const path of ['/bequest/guide', '/nz/bequest/guide'])
      expect((await visitor.page(path)).headers.get('referrer-policy')).toBe('no-referrer');
    expect((await visitor.page('/bequest')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    const post = (site: string) =>
      visitor.json(FORMS.bequest.path, FORMS.bequest.fields, { origin: 'null', 'sec-fetch-site': site });
    expect([(await post('same-origin')).status, (await post('cross-site')).status]).toEqual([200, 403]);
  });

  it.each(['"a b"@example.org', '"a  b"@example.org'])('is mailed to %s as it was typed', async (address) => {
    await postForm(visitor, 'bequest', { subscriberEmail: address });
    expect(await queued()).toContain(`bequest-guide to ${address}`);
  });

  it.each(['"a\tb"@example.org', '"<b>"@example.org', 'a\u202eb@example.org'])(
    'is refused to %j, which would be mailed to another spelling',
    async (subscriberEmail) => {
      const answer = await postForm(visitor, 'bequest', { subscriberEmail });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toEqual({ success: false, errors: [expect.stringContaining('email')] });
      expect(await queued()).toEqual([]);
    },
  );
});
