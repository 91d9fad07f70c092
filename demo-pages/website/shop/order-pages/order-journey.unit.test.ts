import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../platform/mail/mail-schema.ts';
import { APPROVED_CARD, DECLINED_CARD, openShop, type Shop, SITE_ORIGIN } from '../../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../../testing/shop-visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

const whole = {
  cardType: 'email',
  design: 'kites',
  recipientName: 'Mia',
  recipientEmailAddress: 'mia@example.org',
  message: 'A lamp <b>for</b> you',
  senderName: 'Aroha',
};
const SECOND = { ...whole, recipientEmailAddress: '', message: '' };

/** A visitor with two cards for two lamps and an unpaid order. */
async function withCards(cards: Record<string, string>[]) {
  const visitor = new Visitor(shop);
  await visitor.add('solar-lamp', 2);
  await visitor.json('/cart/e-cards', {
    cards: cards.map((card, index) => ({ ...card, instanceId: `solar-lamp-${index + 1}` })),
  });
  await visitor.json(CUSTOMER_PATH, CUSTOMER);
  return { visitor, orderId: await visitor.orderId() };
}
const mailsOf = (orderId: string) =>
  shop.database.db
    .select()
    .from(mails)
    .then((all) => all.filter(({ cause }) => cause.includes(orderId)));
const pathOf = (page: string) => /href="((?:\/nz)?\/orders\/[^"/]+\/[\w-]{32})"/.exec(page)?.[1] ?? '';
const stranger = () => new Visitor(shop, '203.0.113.7');

/** Pays for an order with two cards; returns its mails and the path of its page. */
async function paid(cards: Record<string, string>[] = [whole, SECOND]) {
  const { visitor, orderId } = await withCards(cards);
  await visitor.pay(orderId, await shop.token(APPROVED_CARD));
  const thanks = await visitor.text('/thank-you');
  return { visitor, orderId, thanks, path: pathOf(thanks) };
}

describe('after a payment', () => {
  it('the receipt and the whole email cards are in the outbox, each once however often it is asked', async () => {
    const { visitor, orderId } = await withCards([whole, { ...whole, cardType: 'printable' }]);
    const token = await shop.token(APPROVED_CARD);
    await Promise.all([1, 2, 3].map(() => visitor.pay(orderId, token)));
    await shop.website.payments.recover();
    const sent = await mailsOf(orderId);
    expect(sent.map(({ kind, toAddress }) => [kind, toAddress]).toSorted()).toEqual([
      ['e-card', 'mia@example.org'],
      ['order-receipt', 'aroha@example.org'],
    ]);
    const card = sent.find(({ kind }) => kind === 'e-card');
    expect(card).toMatchObject({
      subject: 'Aroha gave a gift in your name',
      fromName: 'Aroha via Haven',
      toName: 'Mia',
    });
    expect(card?.html).toContain('/design/ecards/kites.jpg');
    expect(card?.html).toContain('A lamp &lt;b&gt;for&lt;/b&gt; you');
    expect(card?.text).toContain('Solar lamp, given in your name.');
    const receipt = sent.find(({ kind }) => kind === 'order-receipt');
    expect(receipt?.subject).toBe(`Receipt for a gift: order ${orderId}`);
    expect(receipt?.text).toContain('ABN: 00 000 000 000');
    expect(receipt?.text).toMatch(/Print your cards:\nhttp:\/\/127\.0\.0\.1:8080\/orders\/[\w-]+\/[\w-]{32}\/cards/);
  });

  it('that was declined nothing is sent', async () => {
    const { visitor, orderId } = await withCards([whole, whole]);
    await visitor.pay(orderId, await shop.token(DECLINED_CARD));
    expect(await mailsOf(orderId)).toEqual([]);
  });

  it('the order page, the receipt and the cards open by the signed link alone', async () => {
    const { orderId, path, thanks } = await paid([whole, { ...whole, cardType: 'printable', recipientName: 'Ben' }]);
    expect(thanks).toContain('Print your cards');
    const page = await stranger().text(path);
    expect(page).toContain(orderId);
    expect(page).toContain('<meta name="robots" content="noindex, nofollow"/>');
    const receipt = await stranger().text(`${path}/receipt`);
    expect(receipt).toContain('Receipt for a gift');
    expect(receipt).toContain('00 000 000 000');
    const a4 = await stranger().text(`${path}/cards`);
    expect(a4).toContain('/design/print-a4.css');
    expect(a4.match(/class="fold-card"/g)).toHaveLength(1);
    expect(a4).toContain('Dear Ben');
    expect(await stranger().text(`${path}/cards?paper=A5`)).toContain('/design/print-a5.css');
    for (const each of [page, receipt, a4]) {
      expect(each.match(/<script/g)).toHaveLength(1);
      expect(each).not.toMatch(/ style=| on[a-z]+=/);
    }
  });

  it('in New Zealand the receipt is a donation receipt, under /nz only', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('solar-lamp', 2, '/nz');
    await visitor.json(CUSTOMER_PATH, {
      ...CUSTOMER,
      storeId: 'haven-gifts-nz',
      customerPhoneNumber: '0211234567',
      billingAddressCity: 'Auckland',
      billingAddressPostcode: '1010',
      billingAddressState: 'Auckland',
      billingAddressCountry: 'NZL',
    });
    const orderId = await visitor.orderId('/nz');
    await visitor.pay(orderId, await shop.token(APPROVED_CARD), { amount: 85, siteCountryCode: 'NZL' });
    const path = pathOf(await visitor.text('/nz/thank-you'));
    const receipt = await stranger().text(`${path}/receipt`);
    expect(receipt).toContain('Donation receipt');
    expect(receipt).toContain('CC00000');
    expect(receipt).toContain('$85.00 NZD');
    expect((await stranger().page(`${path.slice(3)}/receipt`)).status).toBe(404);
  });
});

describe('a signed link', () => {
  it('that was changed, cut, or made for something else opens nothing', async () => {
    const { path, orderId } = await paid();
    const [, , , signature = ''] = path.split('/');
    const other = `${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`;
    const forged = [
      path.replace(orderId, `${orderId.slice(0, -1)}${orderId.endsWith('0') ? '1' : '0'}`),
      path.replace(signature, other),
      path.slice(0, -1),
      `${path}=`,
      `/cards/${orderId}/solar-lamp-1/${signature}`,
    ];
    for (const address of forged) expect((await stranger().page(address)).status).toBe(404);
    expect((await stranger().page(path)).status).toBe(200);
  });

  it('works in every process and never ends', async () => {
    const { path } = await paid();
    const later = stranger();
    later.website = shop.startWebsite();
    const now = shop.now;
    shop.now += 10 * 365 * 86_400_000;
    expect((await later.page(path)).status).toBe(200);
    shop.now = now;
  });

  it('is written into no log', async () => {
    const { path } = await paid();
    await stranger().page(`${path}/receipt`);
    expect(JSON.stringify(shop.entries)).not.toContain(path.split('/')[3]);
  });

  it('to a card shows the card and nothing of who bought it', async () => {
    const { orderId } = await paid([whole, whole]);
    const [card] = (await mailsOf(orderId)).filter(({ kind }) => kind === 'e-card');
    const link = /http:\/\/127\.0\.0\.1:8080(\/cards\/\S+)/.exec(card?.text ?? '')?.[1] ?? '';
    const page = await stranger().text(link);
    expect(page).toContain('Dear Mia,');
    expect(page).toContain('/design/ecards/kites.svg');
    expect(page).toContain('A lamp &lt;b&gt;for&lt;/b&gt; you');
    // Its own address is in the way to other languages.
    expect(page.replaceAll(link, '')).not.toMatch(/aroha@example\.org|Ngata|Payment reference|HAV-/);
  });
});

describe('a card that misses details', () => {
  it('waits on the order’s page, and goes out once it is whole [W4.17]', async () => {
    const { path, orderId } = await paid();
    const cards = async () => (await mailsOf(orderId)).filter(({ kind }) => kind === 'e-card').length;
    expect(await cards()).toBe(1);
    expect(await stranger().text(path)).toContain('Complete your e-cards');
    const send = (fields: Record<string, string>) =>
      stranger().form(
        `${path}/cards`,
        Object.fromEntries(
          Object.entries({ ...whole, ...fields }).map(([name, value]) => [`solar-lamp-2.${name}`, value]),
        ),
      );
    const again = await send({ recipientEmailAddress: 'ben@' });
    expect(again.status).toBe(422);
    expect(await again.text()).toContain('Still needed: a complete recipient email address.');
    expect((await send({ recipientEmailAddress: 'ben@example.org' })).status).toBe(303);
    expect(await cards()).toBe(2);
    expect(await stranger().text(path)).not.toContain('Complete your e-cards');
    await send({ recipientEmailAddress: 'other@example.org' });
    expect((await mailsOf(orderId)).map(({ toAddress }) => toAddress)).not.toContain('other@example.org');
  });
});

describe('who lost the link', () => {
  beforeEach(() => {
    // The limits' window of the test before.
    shop.now += 600_000;
  });

  it('gets it by mail, at the order’s own address alone, and learns nothing on the page', async () => {
    const { orderId, path } = await paid();
    const ask = (email: string, id = orderId) => stranger().form('/orders', { orderId: id, email });
    const answers = [await ask('somebody@example.org'), await ask('aroha@example.org', 'HAV-0000000000')];
    expect((await mailsOf(orderId)).filter(({ kind }) => kind === 'order-link')).toEqual([]);
    answers.push(await ask(' Aroha@Example.org ', orderId.toLowerCase()));
    expect(new Set(answers.map((each) => `${each.status} ${each.headers.get('location')}`))).toEqual(
      new Set(['303 /orders?asked']),
    );
    await ask('aroha@example.org');
    const links = (await mailsOf(orderId)).filter(({ kind }) => kind === 'order-link');
    expect(links.map(({ toAddress }) => toAddress)).toEqual(['aroha@example.org']);
    expect(links[0]?.text).toContain(`${SITE_ORIGIN}${path}`);
  });

  it('learns what to fill in, and is slowed down after ten tries', async () => {
    const answer = await stranger().form('/orders', { orderId: '', email: '' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Enter your order number');
    for (let tries = 1; tries < 10; tries += 1)
      await stranger().form('/orders', { orderId: 'HAV-1', email: 'a@b.org' });
    expect((await stranger().form('/orders', { orderId: 'HAV-1', email: 'a@b.org' })).status).toBe(429);
  });
});
