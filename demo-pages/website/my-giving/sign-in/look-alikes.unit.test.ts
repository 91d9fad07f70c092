import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { donations } from '../../giving/donations/donations-schema.ts';
import { gift } from '../../giving/donations/testing/gift.ts';
import { subscribers } from '../../participation/newsletter/newsletter-schema.ts';
import { emailKey } from '../../platform/forms/email-key.ts';
import { LOOK_ALIKES } from '../../platform/forms/testing/look-alikes.ts';
import { postForm } from '../../platform/forms/testing/post-form.ts';
import { mails } from '../../platform/mail/mail-schema.ts';
import { RECORDS_PATH } from '../../platform/site/staff-paths.ts';
import { orders } from '../../shop/orders/orders-schema.ts';
import { openStaff, signInAs } from '../../staff/testing/sign-in-as.ts';
import { APPROVED_CARD, DECLINED_CARD, openShop, type Shop } from '../../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../../testing/shop-visitor.ts';
import { signInRequests } from '../my-giving-schema.ts';
import { mailedLinks, newVisitor, signedIn } from '../testing/signed-in.ts';

const KATE = 'kate.josi@example.org';

let shop: Shop;
let order: string;
beforeAll(async () => {
  shop = await openShop();
  openStaff(shop);
  await give({ customerEmailAddress: KATE, customerFirstName: 'Kate' });
  const buyer = new Visitor(shop);
  order = await buyer.order({ customerEmailAddress: KATE });
  await buyer.pay(order, await shop.token(APPROVED_CARD));
  await postForm(newVisitor(shop), 'subscribe', { email: KATE });
});
afterAll(() => shop.database.close());
beforeEach(async () => {
  const { db } = shop.database;
  await db.delete(signInRequests);
  await db.delete(mails);
  shop.now += 60 * 60_000;
});

/** Some forms answer 422, others 200 with what is wrong. */
const isRefused = async (response: Response) =>
  response.status === 422 || ((await response.json()) as { errors: string[] }).errors.length > 0;
const submit = async (changes: Parameters<typeof gift>[0], card = APPROVED_CARD) => {
  const post = gift({ paymentData: await shop.token(card), ...changes });
  const response = await newVisitor(shop).json(DONATION_PATHS.submit, post);
  return { key: post.donationKey, isRefused: await isRefused(response) };
};
const give = async (...args: Parameters<typeof submit>) => {
  const { key } = await submit(...args);
  const [given] = await shop.database.db.select().from(donations).where(eq(donations.donationKey, key));
  return given!;
};
const receivers = async () => {
  await mailedLinks(shop);
  return (await shop.database.db.select().from(mails)).map(({ toAddress }) => toAddress);
};

describe('a look-alike of an address', () => {
  it.each(LOOK_ALIKES)('%s is refused by every form, and gets no mail', async (address) => {
    const visitor = newVisitor(shop);
    await visitor.add('solar-lamp');
    const card = { dedicationRecipientName: 'Ana', dedicationRecipientEmail: address };
    const refused = {
      gift: (await submit({ customerEmailAddress: address })).isRefused,
      card: (await submit({ dedicationKind: 'honour', dedicationName: 'Ana', ...card })).isRefused,
      link: await isRefused(await visitor.form('/my-giving', { email: address })),
      details: await isRefused(await visitor.json(CUSTOMER_PATH, { ...CUSTOMER, customerEmailAddress: address })),
      newsletter: await isRefused(await postForm(visitor, 'subscribe', { email: address })),
      petition: await isRefused(await postForm(visitor, 'petition', { email: address })),
      guide: await isRefused(await postForm(visitor, 'bequest', { subscriberEmail: address })),
      update: await isRefused(await postForm(visitor, 'update-details', { oldEmail: address })),
      leave: await isRefused(await visitor.form('/newsletter/unsubscribe', { email: address })),
      staff: await isRefused(await visitor.form(RECORDS_PATH, { email: address, password: 'x', code: '000000' })),
    };
    expect(
      Object.entries(refused).filter(([, is]) => !is),
      '[D4.01] forms that take it',
    ).toEqual([]);
    // This one answers alike whatever is typed.
    await visitor.form('/orders', { orderId: order, email: address });
    expect(await receivers(), '[D4.01]').toEqual([]);
  });

  it.each(LOOK_ALIKES)('%s in a row of before is somebody else', async (address) => {
    const { db } = shop.database;
    const columns = { customerEmailAddress: address, customerFirstName: 'Eve' };
    const { id } = await give({ customerEmailAddress: 'eve@example.org' });
    await db.delete(mails);
    await db
      .update(donations)
      .set({ ...columns, emailKey: emailKey(address) })
      .where(eq(donations.id, id));
    await db.update(orders).set({ customerEmailAddress: address }).where(ne(orders.id, order));
    const kate = await signedIn(shop, KATE);
    expect(await receivers(), '[D4.01] the link goes to its owner').toEqual([KATE]);
    const data = await kate.text('/my-giving/details/data.json');
    expect(data).toContain(order);
    expect(data, 'another person’s gift').not.toContain(id);
  });

  it('is nobody in the staff area', async () => {
    const member = await signInAs(shop, 'reader');
    expect(member.account.email).toMatch(/@/);
    const typed = { email: member.account.email.replace('e', '\u212F'), password: 'x', code: '000000' };
    expect((await new Visitor(shop).form(RECORDS_PATH, typed)).status).toBe(422);
  });
});

describe('a gift that did not come', () => {
  it.each([
    ['refused', DECLINED_CARD],
    ['begun and left', undefined],
  ])('%s, changes nothing of what is known of the person', async (_, card) => {
    if (card) await give({ customerEmailAddress: 'KATE.josi@EXAMPLE.org', customerFirstName: 'Eve' }, card);
    else await give({ customerEmailAddress: 'KATE.josi@EXAMPLE.org', customerFirstName: 'Eve', paymentData: 'none' });
    const kate = await signedIn(shop, KATE);
    const [mail] = await shop.database.db.select().from(mails);
    expect([mail?.toAddress, mail?.text], '[D4.01]').toEqual([KATE, expect.stringContaining('Kate')]);
    const details = await kate.text('/my-giving/details');
    expect(details).toContain('value="Kate"');
    expect(details).not.toContain('value="Eve"');
  });

  it('makes nobody a donor', async () => {
    await give({ customerEmailAddress: 'new@example.org' }, DECLINED_CARD);
    await newVisitor(shop).form('/my-giving', { email: 'new@example.org' });
    expect(await receivers()).toEqual([]);
  });

  it('and one that came under another spelling do not move the link', async () => {
    await give({ customerEmailAddress: 'KATE.josi@example.org', customerFirstName: 'Kate' });
    await shop.database.db.delete(mails);
    await newVisitor(shop).form('/my-giving', { email: 'Kate.Josi@Example.org' });
    expect(await receivers(), '[D4.01] the first that gave').toEqual([KATE]);
    expect(await shop.database.db.$count(subscribers, eq(subscribers.email, KATE))).toBe(1);
  });
});
