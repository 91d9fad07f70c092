import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderBlocks } from '../../platform/http/render-blocks.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { orderEcards } from '../orders/orders-schema.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

const PATH = '/cart/e-cards';
const card = (instanceId: string, changes = {}) => ({
  instanceId,
  cardType: 'email',
  recipientName: 'Mia',
  recipientEmailAddress: 'mia@example.org',
  message: 'For you',
  senderName: 'Aroha',
  ...changes,
});
const cardsOf = (page: string) => {
  const json = / cards="([^"]*)"/.exec(page)?.[1] ?? '[]';
  return JSON.parse(
    json
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  ) as Record<string, string>[];
};

describe('e-cards', () => {
  it('offers one card for each unit bought [W2.28] [W2.29]', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('emergency-tent', 3);
    await visitor.add('safe-water', 1);
    const page = await visitor.text(PATH);
    expect(cardsOf(page).map((each) => each['instanceId'])).toEqual([
      'emergency-tent-1',
      'emergency-tent-2',
      'emergency-tent-3',
      'safe-water-1',
    ]);
    const rendered = await renderBlocks(page, shop.now);
    expect(rendered.match(/<summary /g)).toHaveLength(4);
    expect(rendered.match(/<details [^>]*open=""/g), 'the first is open').toHaveLength(1);
  });

  it('keeps no card whose names hold a card number, and says so', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('safe-water', 1);
    for (const field of ['recipientName', 'senderName']) {
      const post = { cards: [card('safe-water-1', { [field]: 'Mia 4242 4242 4242 4242' })] };
      const refused = await visitor.json(PATH, post);
      expect([refused.status, await refused.json()]).toEqual([
        422,
        { errors: ['This looks like a card number. Enter a name here.'] },
      ]);
    }
    expect(JSON.stringify(cardsOf(await visitor.text(PATH)))).not.toContain('4242');
  });

  it('offers exactly three types and four fields a card [W2.30] [W2.31] [W3.13]', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('safe-water', 1);
    const page = await renderBlocks(await visitor.text(PATH), shop.now);
    const types = [...page.matchAll(/name="safe-water-1.cardType"[^>]* value="([^"]+)"/g)].map((match) => match[1]);
    expect(types).toEqual(['email', 'printable', 'not required']);
    for (const field of ['recipientName', 'recipientEmailAddress', 'message', 'senderName']) {
      expect(page).toContain(`name="safe-water-1.${field}"`);
    }
  });

  it('keeps what was posted as JSON, each card by itself [W2.34]', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('emergency-tent', 2);
    const answer = await visitor.json(PATH, { cards: [card('emergency-tent-1')] });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ redirect: '/checkout/details' });
    const [first, second] = cardsOf(await visitor.text(PATH));
    expect(first).toMatchObject(card('emergency-tent-1'));
    expect(second).toMatchObject({ instanceId: 'emergency-tent-2', recipientName: '', message: '' });
    expect(second).not.toHaveProperty('cardType');
  });

  it('offers four pictures a card, keeps the chosen one, and gives the cards of a cart different ones', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('emergency-tent', 3);
    const page = await visitor.text(PATH);
    expect((await renderBlocks(page, shop.now)).match(/name="emergency-tent-1.design"/g)).toHaveLength(4);
    expect(cardsOf(page).map((each) => each['design'])).toEqual(['lantern', 'hills', 'birds']);
    const posted = [
      card('emergency-tent-1', { design: 'kites' }),
      card('emergency-tent-2'),
      card('emergency-tent-3', { design: '../../etc' }),
    ];
    await visitor.json(PATH, { cards: posted });
    expect(cardsOf(await visitor.text(PATH)).map((each) => each['design'])).toEqual(['kites', 'hills', 'lantern']);
    await visitor.form(PATH, { 'emergency-tent-1.cardType': 'printable', 'emergency-tent-1.design': 'birds' });
    expect(cardsOf(await visitor.text(PATH))[0]).toMatchObject({ cardType: 'printable', design: 'birds' });
  });

  it('takes a message of 500 characters and refuses 501, unless no card is wanted', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('emergency-tent', 1);
    const post = async (length: number, change = {}) => {
      const message = '🎁'.repeat(length);
      return (await visitor.json(PATH, { cards: [card('emergency-tent-1', { message, ...change })] })).status;
    };
    expect(await post(500)).toBe(200);
    expect(await post(501)).toBe(422);
    expect(await post(501, { cardType: 'not required' })).toBe(200);
  });

  it('counts a line break as one character, and shows a message that is too long as it was typed, to be shortened', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('safe-water', 1);
    const { instanceId, ...fields } = card('safe-water-1');
    const post = (message: string) =>
      visitor.form(
        PATH,
        Object.fromEntries(
          Object.entries({ ...fields, message }).map(([name, value]) => [`${instanceId}.${name}`, value]),
        ),
      );
    const long = `${'a'.repeat(250)}\r\n${'b'.repeat(250)}`;
    const refused = await post(long);
    const page = await renderBlocks(await refused.text(), shop.now);
    expect(refused.status).toBe(422);
    expect(page).toContain('<title>Error: ');
    expect(page.match(/<div class="haven-alert [^>]*>/g)).toEqual([expect.stringContaining('autofocus')]);
    expect(page).toContain('<div>Shorten the message to 500 characters.</div>');
    expect(page).toContain('At most 500 characters');
    expect(cardsOf(page)[0]).toMatchObject({ ...fields, message: long.replace('\r', '') });
    expect(page).toContain(`${'a'.repeat(250)}\n${'b'.repeat(250)}</textarea>`);
    expect((await post(long.slice(0, -1))).status).toBe(303);
  });

  it('keeps what was posted as a form, and goes on [W2.32]', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('safe-water', 1, '/nz');
    const { instanceId, ...fields } = card('safe-water-1', {
      cardType: 'printable',
      message: '<b>"Kia ora" & ka pai</b>',
    });
    const named = Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${instanceId}.${name}`, value]));
    const answer = await visitor.form('/nz/cart/e-cards', named);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/nz/checkout/details');
    const page = await visitor.text('/nz/cart/e-cards');
    expect(cardsOf(page)[0]).toMatchObject({ ...fields, instanceId });
    expect(page).not.toContain('<b>');
  });

  it('never holds up a card with missing details [W4.17]', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('safe-water', 1);
    const answer = await visitor.json(PATH, { cards: [{ instanceId: 'safe-water-1', cardType: 'email' }] });
    expect(answer.status).toBe(200);
    expect(cardsOf(await visitor.text(PATH))[0]).toMatchObject({ cardType: 'email', recipientName: '', message: '' });
  });

  it('warns once about missing details where a form posts, keeps what was typed, and then goes on [W4.16] [W4.17]', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('emergency-tent', 2);
    const first = { 'emergency-tent-1.cardType': 'printable', 'emergency-tent-2.cardType': 'email' };
    const warned = await visitor.form(PATH, { ...first, 'emergency-tent-2.message': 'For you' });
    const page = await renderBlocks(await warned.text(), shop.now);
    expect(warned.status).toBe(422);
    expect(page).toContain('E-cards with missing details: 1 of 2.');
    expect(page).toMatch(/<form class="haven-ecards"[^>]*><input type="hidden" name="warned" value="yes"\/>/);
    expect(page, 'the card with missing details is open').toMatch(/open="">.*?Card 2 of 2/s);
    expect(cardsOf(await visitor.text(PATH))[1], 'stored, though the page is left').toMatchObject({
      message: 'For you',
    });
    const again = await visitor.form(PATH, { ...first, 'emergency-tent-2.message': 'For you both', warned: 'yes' });
    expect([again.status, again.headers.get('location')]).toEqual([303, '/checkout/details']);
    expect(cardsOf(await visitor.text(PATH))[1]).toMatchObject({ message: 'For you both' });
  });

  it('stores the cards with the order and takes no others [W2.34]', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('solar-lamp', 1);
    const hostile = card('solar-lamp-2', { message: 'x' });
    await visitor.json(PATH, {
      cards: [card('solar-lamp-1', { message: "Robert'); drop table ecards; -- 👩‍👩‍👧 \u202e نور" }), hostile],
    });
    await visitor.json(PATH, {
      cards: [card('solar-lamp-1', { message: "Robert'); drop table ecards; -- 👩‍👩‍👧 \u202e نور" }), card('other-1')],
    });
    const orderId = await visitor.order({});
    const rows = await shop.database.db
      .select()
      .from(orderEcards)
      .where(eq(orderEcards.orderId, orderId))
      .orderBy(orderEcards.instanceId);
    // The order fixture adds two lamps: three units, of which the first has the saved card.
    expect(rows.map((row) => row.instanceId)).toEqual(['solar-lamp-1', 'solar-lamp-2', 'solar-lamp-3']);
    expect(rows[0]?.message).toBe("Robert'); drop table ecards; -- 👩‍👩‍👧 \u202e نور");
    expect(rows[1]).toMatchObject({ cardType: 'not required', message: '' });
  });

  it('takes NUL and lone surrogates without a fault', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('safe-water', 1);
    const answer = await visitor.json(PATH, {
      cards: [card('safe-water-1', { message: 'a\0b', senderName: '\ud800' })],
    });
    expect(answer.status).toBe(200);
    expect(cardsOf(await visitor.text(PATH))[0]?.['message']).toBe('ab');
  });

  it.each([[{ cards: [card('safe-water-1', { cardType: 'pigeon' })] }], [{ cards: [{ instanceId: 'safe-water-1' }] }]])(
    'refuses unknown types with 422 [W2.30]',
    async (body) => {
      const visitor = new Visitor(shop);
      await visitor.add('safe-water', 1);
      const answer = await visitor.json(PATH, body);
      expect(answer.status).toBe(422);
      expect(((await answer.json()) as { errors: string[] }).errors).toHaveLength(1);
    },
  );

  it('needs a cart', async () => {
    const visitor = new Visitor(shop);
    const page = await visitor.page(PATH);
    expect([page.status, page.headers.get('location')]).toEqual([303, '/cart']);
    expect((await visitor.json(PATH, { cards: [] })).status).toBe(422);
  });

  it('has room for ninety long cards', async () => {
    const visitor = new Visitor(shop);
    const items = [
      'emergency-tent',
      'warm-blankets',
      'safe-water',
      'school-kit',
      'midwife-kit',
      'solar-lamp',
      'cooking-set',
      'seeds-and-tools',
      'food-basket',
      'winter-stove',
    ];
    for (const item of items) await visitor.add(item, 9);
    const cards = items.flatMap((item) =>
      Array.from({ length: 9 }, (_, n) => card(`${item}-${n + 1}`, { message: 'm'.repeat(500) })),
    );
    expect((await visitor.json(PATH, { cards })).status).toBe(200);
    expect(cardsOf(await visitor.text(PATH))).toHaveLength(90);
  });
});
