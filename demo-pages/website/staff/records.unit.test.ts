import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../platform/mail/mail-schema.ts';
import { RECORDS_PATH as PATH } from '../platform/site/staff-paths.ts';
import { APPROVED_CARD, DECLINED_CARD, openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';
import { type Cell, csvLine, harmless, Phone } from './csv.ts';
import { RECORD_LISTS } from './record-lists.ts';
import { openRecords, signedIn } from './testing/open-records.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  openRecords(shop);
});
afterAll(() => shop.database.close());

describe('the records', () => {
  it('do not exist without a password in the environment and without accounts', async () => {
    const plain = await openShop();
    const visitor = new Visitor(plain);
    for (const path of ['', '/orders', '/orders/csv', '/orders/HAV-1', '/stock/au', '/mails/x/html'])
      expect((await visitor.page(PATH + path)).status).toBe(404);
    await plain.database.close();
  });

  it('list orders, every try to pay, and mails; nothing is kept by a browser', async () => {
    const buyer = new Visitor(shop);
    const orderId = await buyer.order({ customerFirstName: '=cmd()', customerLastName: '<b>Ngata</b>' });
    await buyer.pay(orderId, await shop.token(DECLINED_CARD));
    await buyer.pay(orderId, await shop.token(APPROVED_CARD));
    const visitor = await signedIn(shop);
    const page = await visitor.page(`${PATH}/orders`);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const orders = await page.text();
    expect(orders).toContain(orderId);
    expect(orders).toContain('&lt;b&gt;Ngata');
    const payments = await visitor.text(`${PATH}/payments`);
    expect(payments).toContain('Card declined');
    expect(payments).toMatch(/haven-badge--success">Approved</);
    const trail = await visitor.text(`${PATH}/trail/csv`);
    expect(trail).toMatch(new RegExp(`<b>Ngata</b>,Payment by card,${orderId},AUS,declined,\\$79\\.00: card_declined`));
    expect(trail).toMatch(new RegExp(`${orderId},AUS,approved,\\$79\\.00: ch_`));
    const asked = await visitor.page(`${PATH}/orders?search=${orderId.toLowerCase()}`);
    expect(asked.headers.get('location')).toBe(`${PATH}/orders/${orderId}`);
    // No order number has an O, an I or an L.
    expect(await visitor.text(`${PATH}/orders?search=hav-oil`)).toContain('Nothing was found for “hav-oil”.');
    const csv = await visitor.page(`${PATH}/orders/csv`);
    expect(csv.headers.get('content-disposition')).toContain('haven-orders.csv');
    expect(await csv.text()).toContain(`,'=cmd(),`);
    for (const { slug, title, columns } of RECORD_LISTS) {
      expect(await visitor.text(`${PATH}/${slug}`)).toContain(`<h1>${title}`);
      expect(await visitor.text(`${PATH}/${slug}/csv`)).toContain(columns.map((column) => column.title).join(','));
    }
    expect((await visitor.page(`${PATH}/secrets`)).status).toBe(404);
    const id = /records\/mails\/(?!csv)([^"/]+)">/.exec(await visitor.text(`${PATH}/mails`))?.[1];
    expect(await visitor.text(`${PATH}/mails/${id}`)).toContain('sandbox=""');
    expect(await visitor.text(`${PATH}/mails/${id}`)).not.toContain('Attached');
    await shop.database.db
      .update(mails)
      .set({ attachmentKind: 'receipt', attachmentId: 'don_1' })
      .where(eq(mails.id, id ?? ''));
    expect(await visitor.text(`${PATH}/mails/${id}`)).toContain('Attached when it is delivered: receipt don_1.');
    const html = await visitor.page(`${PATH}/mails/${id}/html`);
    expect(html.status).toBe(200);
    expect(html.headers.get('content-security-policy')).toMatch(/script-src 'none'.*sandbox/);
  });
});

describe('a list as CSV', () => {
  const toCsv = (rows: readonly (readonly Cell[])[]) => rows.map(csvLine).join('');

  it.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx'])('never begins a text with a formula: %j', (text) => {
    expect(csvLine(['a', text])).toMatch(/^a,"?'/);
  });

  it.each([
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠x', "'＠x"],
    ['﹦1', "'﹦1"],
    ['\u22121', "'\u22121"],
    ['\u200b=1', "'\u200b=1"],
    ['\ufeff=1', "'\ufeff=1"],
    ['\u2060\u00ad \u00a0\u3000=1', "'\u2060\u00ad \u00a0\u3000=1"],
    ['\u202e\u3164=1', "'\u202e\u3164=1"],
    ['a;=1', "a;'=1"],
    ['a; \u200b＝1', "a;' \u200b＝1"],
    ['a\t@x', "a\t'@x"],
    ['a\n+1', "a\n'+1"],
    ['a,-1|=1', "a,'-1|'=1"],
    ['"=1', `"'=1`],
    ['=1;=2', "'=1;'=2"],
    ['a=1, b-2 c@d.org +3', 'a=1, b-2 c@d.org +3'],
    ['Māori 東京 – €', 'Māori 東京 – €'],
    ['-25.00', '-25.00'],
    ['-25.00+1', "'-25.00+1"],
    ['', ''],
  ])('neutralises a formula in %j, and nothing else', (text, expected) => {
    expect(harmless(text)).toBe(expected);
  });

  it('takes no longer than its length', () => {
    for (const text of ['\t'.repeat(300_000), '\u200b'.repeat(300_000), ';='.repeat(150_000)]) {
      const start = performance.now();
      harmless(`${text}x`);
      // A pattern that goes back at each character takes many minutes.
      expect(performance.now() - start).toBeLessThan(20_000);
    }
  });

  it('quotes what another separator would cut', () => {
    expect(toCsv([['x;=1'], ['x\t=1']])).toBe(`"x;'=1"\r\n"x\t'=1"\r\n`);
  });

  it('keeps numbers, quotes, commas, lines, letters of the world and moments', () => {
    const rows = [[-1, 'a "b", c', 'Māori\nline', new Date(0), null]];
    expect(toCsv(rows)).toBe('-1,"a ""b"", c","Māori\nline",1970-01-01T00:00:00.000Z,\r\n');
  });

  it.each([
    ['0412345678', '0412 345 678'],
    ['+61412345678', '+61 412 345 678'],
    ['+64 21 123 4567', '+64 211 234 567'],
    ['+61 (0)2 5550 1234', '+61 255 501 234'],
    ['(02) 5550-1234', '0255 501 234'],
    ['+61-412-345-678', '+61 412 345 678'],
    ['+442079460000', '+44 207 946 000 0'],
    ['=cmd()', "'=cmd()"],
    ['+1+1', "'+1+1"],
    ['', ''],
  ])('writes the phone %j in groups, which spreadsheets leave as text', (typed, expected) => {
    expect(csvLine([new Phone(typed)])).toBe(`${expected}\r\n`);
    expect(JSON.stringify(new Phone(typed)), 'programs get it as typed').toBe(JSON.stringify(typed));
  });

  it('quotes digits that begin with 0, and leaves a number with its country as it is', () => {
    expect(csvLine(['0800', '3000', '+61412345678'])).toBe('"0800",3000,+61412345678\r\n');
  });
});
