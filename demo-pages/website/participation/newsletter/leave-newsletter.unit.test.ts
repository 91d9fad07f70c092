import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LEAVE_LINKS_PER_10_MINUTES } from '../../platform/forms/form-limits.ts';
import { postForm, queuedMails } from '../../platform/forms/testing/post-form.ts';
import { mails } from '../../platform/mail/mail-schema.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { subscribers } from './newsletter-schema.ts';

let shop: Shop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  shop.now += 3_600_000;
  visitor = new Visitor(shop);
  for (const table of [mails, subscribers]) await shop.database.db.delete(table);
});
afterAll(() => shop.database.close());

const queued = () => queuedMails(shop);

describe('leaving the newsletter', () => {
  const PATH = '/newsletter/unsubscribe';
  const linkOf = async (email: string) => {
    const [mail] = await shop.database.db.select().from(mails).where(eq(mails.toAddress, email));
    const link = new URL(mail?.unsubscribeUrl ?? '');
    return link.pathname + link.search;
  };
  const listed = async () =>
    (await shop.database.db.select().from(subscribers)).filter((row) => !row.unsubscribedAt).map((row) => row.email);

  it('says whose newsletter it is about without writing the address out, and keeps the link to itself', async () => {
    await postForm(visitor, 'subscribe');
    const page = await visitor.page(await linkOf('mere@example.org'));
    const text = await page.text();
    expect(text).toContain('m…@example.org');
    expect(text).not.toContain('mere@');
    expect(text).toContain('The Spam Act 2003 would allow us five working days');
    expect(text).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    await postForm(visitor, 'subscribe', { email: 'aroha@example.org', siteCountryCode: 'NZL' });
    const other = await linkOf('aroha@example.org');
    expect(other).toMatch(/^\/nz\//);
    expect(await visitor.text(other)).toContain('The Unsolicited Electronic Messages Act 2007');
  });

  it('is one click on a mail program’s own button, from wherever it is (RFC 8058)', async () => {
    await postForm(visitor, 'subscribe');
    const headers = { origin: 'https://mail.example', 'content-type': 'application/x-www-form-urlencoded' };
    const click = (path: string) =>
      new Visitor(shop).send(path, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
    const link = await linkOf('mere@example.org');
    for (let n = 0; n < 2; n += 1) {
      const answer = await click(link);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('We won’t send any more newsletters to');
    }
    expect(await listed()).toEqual([]);
    expect((await click(PATH)).status, 'a stranger’s page has no key').toBe(403);
  });

  it('takes a key for the address that it was made for, and no other', async () => {
    await postForm(visitor, 'subscribe');
    await postForm(visitor, 'subscribe', { email: 'other@example.org' });
    const [mine, others] = [await linkOf('mere@example.org'), await linkOf('other@example.org')];
    const key = new URLSearchParams(mine.split('?')[1]).get('key') ?? '';
    const mixed = others.replace(/key=[^&]*/, `key=${key}`);
    for (const path of [mixed, others.replace(/key=[^&]*/, 'key='), `${PATH}?id=x`, `${PATH}?key=x`]) {
      const answer = await visitor.form(path, {});
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('Nothing was changed');
    }
    expect(await listed()).toEqual(['mere@example.org', 'other@example.org']);
  });

  it('has a page for those without a link: it mails one to an address on the list, and tells nobody else', async () => {
    await postForm(visitor, 'subscribe');
    await shop.database.db.delete(mails);
    for (const prefix of ['', '/nz']) expect((await visitor.page(prefix + PATH)).status).toBe(200);
    const ask = (email: string) => visitor.form(PATH, { email });
    for (const email of ['Mere@Example.org', 'mere@example.org', 'stranger@example.org']) {
      const answer = await ask(email);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PATH}?asked`]);
    }
    expect(await queued()).toEqual(['newsletter-leave to mere@example.org']);
    expect(await visitor.text(`${PATH}?asked`)).toContain('Check your inbox');
    const wrong = await ask('"<b>x');
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('Enter your email address, like name@example.org.');
    expect(await listed(), 'nothing is done before the link is clicked').toEqual(['mere@example.org']);
    await visitor.form(await linkOf('mere@example.org'), {});
    expect(await listed()).toEqual([]);
    shop.now += 3_600_000;
    await ask('mere@example.org');
    expect(await queued(), 'who has left gets no more').toHaveLength(1);
    for (let n = 0; n < LEAVE_LINKS_PER_10_MINUTES; n += 1) await ask('a@example.org');
    expect((await ask('a@example.org')).status).toBe(429);
  });
});
