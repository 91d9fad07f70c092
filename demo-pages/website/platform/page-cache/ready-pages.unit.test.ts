import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadyAnswer } from '../../../server/http/ready-answers.ts';
import { GUARD_SCRIPT } from '../../app/page-integrity/protect-page.ts';
import type { Website } from '../../app/website-app.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';

const PATHS = ['/', '/gifts?sort=price', '/donate', '/nz/donate?frequency=monthly', '/news?page=2', '/privacy'];
const OWN =
  /[a-z-]+\.\d{13}\.[\w-]{12}\.[\w-]{43}|[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
const CHROME = 'Mozilla/5.0 Chrome/141.0.0.0 Safari/537.36';
const SAFARI = 'Mozilla/5.0 (Macintosh) Version/26.0 Safari/605.1.15';
const SCRIPTS = {
  scripts: { '/elements/autoload.js': 'sha384-loader', [GUARD_SCRIPT]: 'sha384-guard' },
  tags: { autoload: ['/elements/autoload.js'] },
};

let shop: Shop;
let website: Website;
let stop: () => Promise<void>;
beforeAll(async () => {
  shop = await openShop();
  shop.provider = { ...shop.provider, siteScripts: SCRIPTS };
  website = shop.startWebsite();
  stop = await website.keepPages(shop.database.listen);
});
afterAll(async () => {
  await stop();
  await shop.database.close();
});

const reader = () => Object.assign(new Visitor(shop), { website });
function ready(address: string, headers: Record<string, string> = {}): ReadyAnswer | undefined {
  const [path = '', query] = address.split('?');
  return website.findReady({ path, search: query ? `?${query}` : '', header: (name) => headers[name] });
}
const headersOf = ({ headers }: ReadyAnswer): [string, string][] =>
  headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ''] as [string, string]] : []));
const textOf = ({ body }: ReadyAnswer) => String(Buffer.from(body ?? []));

describe('a page that is ready before the app is asked', () => {
  it.each(PATHS)('%s is what the app answers, header for header, but for the own values', async (path) => {
    await reader().send(path, { headers: { 'user-agent': CHROME } });
    for (const agent of [CHROME, SAFARI]) {
      const headers = { 'user-agent': agent };
      const answered = await reader().send(path, { headers });
      const [one, two] = [ready(path, headers), ready(path, headers)];
      if (!one || !two) throw new Error(`${path} is not ready.`);
      expect([one.status, headersOf(one).sort()]).toEqual([200, [...answered.headers].sort()]);
      const text = await answered.text();
      expect(textOf(one).replaceAll(OWN, 'own')).toBe(text.replaceAll(OWN, 'own'));
      const [first, second] = [textOf(one).match(OWN) ?? [], textOf(two).match(OWN) ?? []];
      expect(first.length).toBeGreaterThan(0);
      for (const own of first) expect(second).not.toContain(own);
    }
  });

  it('has the integrity policy of a paying page for the browsers that can keep it', async () => {
    for (const agent of [CHROME, SAFARI]) await reader().send('/donate', { headers: { 'user-agent': agent } });
    const policies = [CHROME, SAFARI].map((agent) => {
      const answer = ready('/donate', { 'user-agent': agent });
      return answer && headersOf(answer).filter(([name]) => name.startsWith('integrity-policy')).length;
    });
    expect(policies).toEqual([1, 0]);
  });

  it('is compressed once it was made so for somebody, with new values each time', async () => {
    await reader().page('/donate');
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const headers = { 'accept-encoding': encoding };
      await reader().send('/donate', { headers });
      const answer = ready('/donate', headers);
      expect(answer && Object.fromEntries(headersOf(answer))).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(answer?.body?.length),
      });
      const text = String(decode(answer?.body ?? Buffer.alloc(0)));
      expect(text.match(OWN)?.length).toBeGreaterThan(0);
      expect(text.replaceAll(OWN, 'own')).toBe((await reader().text('/donate')).replaceAll(OWN, 'own'));
    }
  });

  it('is logged as the app would log it', async () => {
    await reader().page('/news');
    shop.entries.length = 0;
    ready('/news');
    const entry = { event: 'request', method: 'GET', path: '/news', status: 200, ms: expect.any(Number) };
    expect(shop.entries).toEqual([entry]);
  });

  it('is nobody’s who has a cookie of the site, and no other page', async () => {
    await reader().page('/gifts');
    expect(ready('/gifts', { cookie: '_ga=1' })?.status).toBe(200);
    const buyer = reader();
    await buyer.add('solar-lamp');
    for (const cookie of [buyer.cookie, 'a=b; haven_giving=x', 'haven_staff=x', 'haven_session=invented'])
      expect([cookie, ready('/gifts', { cookie })]).toEqual([cookie, undefined]);
    for (const path of ['/cart', '/my-giving', '/gifts/', '/back-office', '/nz/news']) {
      await buyer.page(path);
      expect([path, ready(path)?.headers]).toEqual([path, undefined]);
    }
  });

  it('is drawn again in the next minute, and while changes may be missed', async () => {
    await reader().page('/events');
    expect(ready('/events')?.status).toBe(200);
    shop.now += 60_000;
    expect(ready('/events')).toBeUndefined();
    const other = shop.startWebsite();
    let hear: (isListening: boolean) => void = () => undefined;
    const stopOther = await other.keepPages(async (_channel, { onConnection }) => {
      hear = onConnection;
      return async () => undefined;
    });
    hear(true);
    await Object.assign(new Visitor(shop), { website: other }).page('/events');
    const isReady = () => other.findReady({ path: '/events', search: '', header: () => undefined }) !== undefined;
    expect(isReady()).toBe(true);
    hear(false);
    expect(isReady()).toBe(false);
    await stopOther();
  });
});
