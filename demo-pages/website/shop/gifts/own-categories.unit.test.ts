import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictures } from '../../content/index.ts';
import { preparePicture, storePicture } from '../../content/pictures/store-picture.ts';
import { edit } from '../../content/testing/edit-content.ts';
import { renderBlocks } from '../../platform/http/render-blocks.ts';
import { openStaff, type StaffVisitor, signInAs } from '../../staff/testing/sign-in-as.ts';
import { APPROVED_CARD, openShop, type Shop } from '../../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../../testing/shop-visitor.ts';
import { orderLines } from '../orders/orders-schema.ts';

const CONTENT = '/back-office/records/content';
const GIFT = {
  key: 'nest-box',
  name: 'Nest box',
  category: 'birds',
  summary: 'A box for one pair.',
  description: 'Boards, nails and a roof.',
  place: '41',
  'size1.variant': 'One box',
  'size1.impact': 'A pair raises its young.',
  'size1.priceAUS': '45',
  'size1.priceNZL': '48',
  'size1.stock': 'unlimited',
};

let shop: Shop;
let care: StaffVisitor;
beforeAll(async () => {
  shop = await openShop();
  openStaff(shop);
  care = await signInAs(shop, 'supporter-care', 'Cara Care');
  const image = await upload();
  await publish('categories/new', { key: 'birds', name: 'Native birds', 'name@mi': 'Ngā manu', place: '90' });
  await publish('ecards/new', { key: 'robin', name: 'Robin', image, place: '90' });
  await publish('gifts/new', { ...GIFT, image });
}, 120_000);
afterAll(() => shop.database.close());

const db = () => shop.database.db;
const publish = async (path: string, fields: Record<string, string>) => {
  const response = await edit(care, `${CONTENT}/${path}`, { ...fields, act: 'publish' });
  expect(response.status, await response.text()).toBe(303);
};

/** A picture of the library, as an upload stores it. */
async function upload(): Promise<string> {
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2060a0' } })
    .jpeg()
    .toBuffer();
  const focus = { focusX: 0.5, focusY: 0.5 };
  const prepared = await preparePicture(new Uint8Array(bytes), focus, { bucket: undefined, origin: 'staff' });
  if ('refused' in prepared) throw new Error(prepared.refused);
  const facts = { ...focus, name: 'nest.jpg', alt: { en: 'A nest box in a beech' }, credit: '' };
  const stored = await db().transaction((tx) => storePicture(tx, prepared, facts));
  return stored?.image ?? '';
}

describe('a gift with a new category, a new card and an uploaded picture', { timeout: 120_000 }, () => {
  it('is on the shop’s pages, in the cart, the card and the order, without code [O3.05]', async () => {
    const visitor = new Visitor(shop);
    const [picture] = await db().select().from(pictures).where(eq(pictures.name, 'nest.jpg'));
    const address = picture?.crops['4:3'] ?? '';

    const list = await visitor.text('/gifts');
    expect(list, '[O3.05]').toContain('href="/gifts?category=birds"');
    const found = await visitor.text('/gifts?category=birds');
    expect(found, '[O3.05]').toMatch(/1 gift in Native birds/);
    expect(found).toContain(address.split('/')[2]);
    expect(await visitor.text('/mi/gifts?category=birds'), '[O3.05] te reo Māori').toContain('Ngā manu');
    expect(await visitor.text('/gifts/nest-box'), '[O3.05]').toContain('A nest box in a beech');

    await visitor.add('nest-box');
    expect(await visitor.cart(), '[O3.05]').toMatchObject({ lines: [{ category: 'Native birds', price: 45 }] });
    const cards = await renderBlocks(await visitor.text('/cart/e-cards'), shop.now);
    expect(cards, '[O3.05]').toContain('Robin');
    const card = {
      instanceId: 'nest-box-1',
      ...{ cardType: 'printable', design: 'robin', recipientName: 'Ana', recipientEmailAddress: '' },
      ...{ message: 'For you', senderName: 'Bo' },
    };
    await visitor.json('/cart/e-cards', { cards: [card] });
    await visitor.json(CUSTOMER_PATH, CUSTOMER);
    const id = await visitor.orderId();
    const paid = await visitor.pay(id, await shop.token(APPROVED_CARD), { amount: 45 });
    expect(paid.errors).toEqual([]);
    const [line] = await db().select().from(orderLines).where(eq(orderLines.orderId, id));
    expect(line, '[O3.05]').toMatchObject({ category: 'Native birds', name: 'Nest box' });

    // What has them keeps them when they are no longer offered.
    await publish('categories/birds', { offered: 'retired' });
    await publish('ecards/robin', { offered: 'retired' });
    const later = new Visitor(shop);
    expect(await later.text('/gifts?category=birds')).toMatch(/1 gift in Native birds/);
    await later.add('nest-box');
    expect(await renderBlocks(await later.text('/cart/e-cards'), shop.now)).not.toContain('Robin');
  });

  it('needs a category that there is', async () => {
    const refused = await edit(care, `${CONTENT}/gifts/nest-box`, { category: 'yachts', act: 'publish' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Choose the category of the gift.');
    const same = await edit(care, `${CONTENT}/categories/new`, { key: 'WATER', name: 'Water', act: 'publish' });
    expect(await same.text()).toContain('Water is the same in the shop’s addresses');
  });
});
