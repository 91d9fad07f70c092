import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderBlocks } from '../../platform/http/render-blocks.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../../testing/shop-visitor.ts';
import { orderLines, orders } from '../orders/orders-schema.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

const asForm = (customer: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(customer).map(([name, value]) => [name, String(value)]));
const errorsOf = async (answer: Response) => ((await answer.json()) as { errors: string[] }).errors;
const withCart = async () => {
  const visitor = new Visitor(shop);
  await visitor.add('solar-lamp', 2);
  return visitor;
};
const orderRow = async (id: string) => (await shop.database.db.select().from(orders).where(eq(orders.id, id)))[0];

describe('the customer form', () => {
  it('understands JSON and form encoding alike [W7.08] [W3.07] [W2.35]', async () => {
    for (const encoding of ['json', 'form'] as const) {
      const visitor = await withCart();
      const answer =
        encoding === 'json'
          ? await visitor.json(CUSTOMER_PATH, CUSTOMER)
          : await visitor.form(CUSTOMER_PATH, asForm(CUSTOMER), 'application/json');
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ errors: [] });
      const row = await orderRow(await visitor.orderId());
      const { readPrivacy: _, ...stored } = CUSTOMER;
      expect(row).toMatchObject({ ...stored, status: 'open', totalMinor: 7900, currency: 'AUD' });
    }
  });

  it('answers with and without the last slash', async () => {
    const visitor = await withCart();
    expect(await errorsOf(await visitor.json(CUSTOMER_PATH.slice(0, -1), CUSTOMER))).toEqual([]);
  });

  it.each([
    ['customerFirstName', ' ', '[W5.07]'],
    ['customerLastName', '', '[W5.07]'],
    ['customerPhoneNumber', '041234567', '[W5.08]'],
    ['customerPhoneNumber', '04123456789', '[W5.08]'],
    ['customerEmailAddress', 'a@b', '[W5.12]'],
    ['billingAddressStreet', '', '[W5.13]'],
    ['billingAddressSuburb', '', '[W5.13]'],
    ['billingAddressPostcode', '', '[W5.13]'],
    ['readPrivacy', false, '[W5.14]'],
  ])('refuses %s = %j with one error and no order', async (field, value, row) => {
    const visitor = await withCart();
    const answer = await visitor.json(CUSTOMER_PATH, { ...CUSTOMER, [field]: value });
    expect(await errorsOf(answer), `${row} ${field}`).toHaveLength(1);
    expect(await visitor.orderId(), '[W5.16] no order').toBe('');
  });

  it.each(['customerTitle', 'billingAddressCity', 'billingAddressState', 'billingAddressCountry'])(
    'goes on without %s [W5.15]',
    async (field) => {
      const visitor = await withCart();
      expect(await errorsOf(await visitor.json(CUSTOMER_PATH, { ...CUSTOMER, [field]: '' }))).toEqual([]);
    },
  );

  it('uses the phone rule of the site [W5.11] [W1.13]', async () => {
    const visitor = await withCart();
    await visitor.add('solar-lamp', 1, '/nz');
    const abroad = { ...CUSTOMER, customerPhoneNumber: '021234567' };
    expect(await errorsOf(await visitor.json(CUSTOMER_PATH, abroad))).toHaveLength(1);
    expect(await errorsOf(await visitor.json(CUSTOMER_PATH, { ...abroad, storeId: 'haven-gifts-nz' }))).toEqual([]);
    expect(await orderRow(await visitor.orderId('/nz'))).toMatchObject({
      siteCountryCode: 'NZL',
      currency: 'NZD',
      totalMinor: 4250,
    });
  });

  it('stops at the length it can store', async () => {
    const visitor = await withCart();
    expect(
      await errorsOf(await visitor.json(CUSTOMER_PATH, { ...CUSTOMER, customerFirstName: 'x'.repeat(200) })),
    ).toEqual([]);
    expect(
      await errorsOf(await visitor.json(CUSTOMER_PATH, { ...CUSTOMER, customerFirstName: 'x'.repeat(201) })),
    ).toEqual(['Shorten your first name to 200 characters.']);
  });

  it('needs a cart, whoever asks', async () => {
    expect(await errorsOf(await new Visitor(shop).json(CUSTOMER_PATH, CUSTOMER))).toEqual([
      expect.stringContaining('cart is empty'),
    ]);
    const refused = await new Visitor(shop).form(CUSTOMER_PATH, asForm(CUSTOMER));
    const page = await renderBlocks(await refused.text(), shop.now);
    const [alert] = /<div class="haven-alert [^>]*>.*?<\/div>/s.exec(page) ?? [];
    expect(alert).toContain('cart is empty');
    expect(alert, 'focused by the browser').toContain('autofocus');
    expect(page, 'the box stays ticked').toMatch(/<input class[^>]* name="readPrivacy"[^>]* checked=""/);
  });

  it('lists every error in the page without JavaScript, once, and keeps what was typed [W8.13]', async () => {
    const visitor = await withCart();
    const answer = await visitor.form(
      CUSTOMER_PATH,
      asForm({ ...CUSTOMER, customerFirstName: '', customerEmailAddress: 'a"><b>@b' }),
    );
    expect(answer.status).toBe(422);
    const page = await renderBlocks(await answer.text(), shop.now);
    expect(page).toContain('<title>Error: Your details');
    expect(page.match(/<div class="haven-error-summary"[^>]*>/g)).toEqual([expect.stringContaining('autofocus')]);
    expect(page, 'below the page’s heading').toMatch(/<h1>.*<div class="haven-error-summary"/s);
    const [, id] = /<a href="#([^"]+)">Enter your first name\.<\/a>/.exec(page) ?? [];
    expect(page).toMatch(new RegExp(`<input[^>]* id="${id}"[^>]* name="customerFirstName"`));
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(2);
    const shown = (name: string) => new RegExp(`<input class[^>]* name="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1];
    expect(shown('billingAddressStreet')).toBe('12 Wattle Street');
    expect(shown('customerEmailAddress')).toBe('a&quot;&gt;&lt;b&gt;@b');
    expect(page).toContain('<option value="VIC" selected="">');
    expect(page, 'a ticked box').toMatch(/<input class[^>]* name="readPrivacy"[^>]* checked=""/);
  });

  it('has one form before, with and without scripts: the block’s, with the language and the store of the page', async () => {
    const visitor = await withCart();
    await visitor.add('solar-lamp', 1, '/mi');
    const page = await renderBlocks(await visitor.text('/mi/checkout/details'), shop.now);
    const [form = ''] = /<form class="haven-form".*?<\/form>/s.exec(page) ?? [];
    expect(form).toContain(`action="${CUSTOMER_PATH}" method="post"`);
    expect(form).toContain('href="/mi/cart/e-cards"');
    const names = [...form.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      'storeId',
      'pageLanguage',
      'customerTitle',
      'customerFirstName',
      'customerLastName',
      'customerPhoneNumber',
      'customerEmailAddress',
      'billingAddressCountry',
      'billingAddressStreet',
      'billingAddressSuburb',
      'billingAddressCity',
      'billingAddressState',
      'billingAddressPostcode',
      'readPrivacy',
    ]);
    expect(form.match(/<option value="[A-Z]{3}"/g)?.length, 'every country').toBeGreaterThan(240);
    expect(page.match(/<input type="(?!hidden)[^"]*" [^>]*name="customer/g)).toBeNull();
  });

  it.each([
    ['NZL', 'NZ'],
    ['FJI', 'Oth'],
    ['AUS', 'NSW'],
  ])('gives a buyer in %s the state %s where the list could not follow the country', async (country, state) => {
    const visitor = await withCart();
    await visitor.form(
      CUSTOMER_PATH,
      asForm({ ...CUSTOMER, billingAddressCountry: country, billingAddressState: 'NSW' }),
    );
    expect(await orderRow(await visitor.orderId())).toMatchObject({ billingAddressState: state });
  });

  it('goes on to the payment without JavaScript [W2.38]', async () => {
    const visitor = await withCart();
    const answer = await visitor.form(CUSTOMER_PATH, asForm(CUSTOMER));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/checkout/payment']);
  });

  it('keeps one open order, however often and from however many tabs it is sent', async () => {
    const visitor = await withCart();
    const names = Array.from({ length: 20 }, (_, index) => `Name ${index}`);
    await Promise.all(
      names.map((customerFirstName) => visitor.json(CUSTOMER_PATH, { ...CUSTOMER, customerFirstName })),
    );
    await visitor.json(CUSTOMER_PATH, { ...CUSTOMER, customerFirstName: 'Last' });
    const order = await orderRow(await visitor.orderId());
    expect(order?.customerFirstName).toBe('Last');
    const all = await shop.database.db
      .select()
      .from(orders)
      .where(eq(orders.sessionId, order?.sessionId ?? ''));
    expect(all).toHaveLength(1);
  });

  it('prices the open order anew when the cart changes', async () => {
    const visitor = await withCart();
    await visitor.json(CUSTOMER_PATH, CUSTOMER);
    await visitor.add('winter-stove');
    const page = await visitor.text('/checkout/payment');
    expect(page).toMatch(/<gift-checkout [^>]*amount="199"/);
    const id = await visitor.orderId();
    expect(await shop.database.db.select().from(orderLines).where(eq(orderLines.orderId, id))).toHaveLength(2);
  });

  it('sets nothing that is not asked for', async () => {
    const visitor = await withCart();
    await visitor.json(CUSTOMER_PATH, {
      ...CUSTOMER,
      status: 'paid',
      totalMinor: 1,
      id: 'HAV-MINE',
      transactionId: 'x',
      sessionId: 'y',
      isAdmin: true,
    });
    const id = await visitor.orderId();
    expect(id).not.toBe('HAV-MINE');
    expect(await orderRow(id)).toMatchObject({ status: 'open', totalMinor: 7900, transactionId: null });
  });

  it('stores hostile text as typed, in one line', async () => {
    const visitor = await withCart();
    const street = `1' OR '1'='1; DROP TABLE website.orders; -- \r\nBcc: x@y.z \${7*7} {{7*7}}`;
    await visitor.json(CUSTOMER_PATH, { ...CUSTOMER, billingAddressStreet: street });
    expect(await orderRow(await visitor.orderId())).toMatchObject({
      billingAddressStreet: street.replace('\r\n', ' '),
    });
  });
});
