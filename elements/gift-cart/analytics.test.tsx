import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { Cart, CartLine } from '#rules/api/cart-schemas.ts';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import './gift-cart.tsx';
import { settle } from '#parts/testing/settle-fixture.ts';

const line = (itemId: string, price: number, quantity: number): CartLine => ({
  itemId,
  name: `A ${itemId}`,
  category: 'Shelter',
  variant: 'One',
  price,
  quantity,
  image: '/x.svg',
  href: `/gifts/${itemId}`,
});
const item = ({ itemId, name, category, variant, price, quantity }: CartLine) => ({
  item_id: itemId,
  item_name: name,
  item_category: category,
  item_variant: variant,
  price,
  quantity,
});
const tent = line('tent', 0.29, 3);
const lamp = line('lamp', 39.5, 1);
const cartOf = (lines: CartLine[]): Cart => ({ lines, itemCount: 4, total: 40.37, currency: 'NZD' });
const win = window as { dataLayer?: Record<string, unknown>[] | undefined };
const entries = (event: string) => (win.dataLayer ?? []).filter((entry) => entry['event'] === event);
const ecommerce = (event: string) => entries(event).map((entry) => entry['ecommerce']);

describe('what <gift-cart> reports to the tag manager', () => {
  let stored: CartLine[];
  let fails: boolean;
  const worker = setupWorker(
    http.get('/cart', () => HttpResponse.json(cartOf(stored))),
    http.post('/cart', async ({ request }) => {
      const { intent, itemId } = (await request.json()) as { intent: string; itemId: string };
      if (fails) return HttpResponse.json({ errors: ['No.'] }, { status: 422 });
      if (intent === 'remove') stored = stored.filter((other) => other.itemId !== itemId);
      if (intent === 'add') stored = [...stored, tent];
      return HttpResponse.json(cartOf(stored));
    }),
  );
  const place = (lines: CartLine[], more = '') => {
    stored = lines;
    const box = document.createElement('main');
    box.innerHTML = `<gift-cart currency="NZD" next-url="/next" ${more}></gift-cart>`;
    const cart = box.firstElementChild as HTMLElement;
    cart.setAttribute('lines', JSON.stringify(lines));
    cart.addEventListener('haven-navigate', (event) => event.preventDefault());
    document.body.append(box);
    return cart;
  };
  const remove = (cart: Element) => cart.querySelector<HTMLElement>('[data-remove="tent"]')?.click();
  const goOn = (cart: Element) => cart.querySelector<HTMLElement>('.haven-button--give')?.click();

  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  after(() => worker.stop());
  beforeEach(() => {
    win.dataLayer = [];
    fails = false;
  });
  afterEach(async () => {
    document.body.replaceChildren();
    await nextFrame();
    win.dataLayer = undefined;
  });

  it('is view_cart once, when the page opens, with every line and what they cost [W7.26]', async () => {
    const cart = place([tent, lamp]);
    await settle();
    const viewed = [{ value: 40.37, currency: 'NZD', items: [item(tent), item(lamp)] }];
    expect(ecommerce('view_cart')).to.deep.equal(viewed);
    cart.setAttribute('lines', JSON.stringify([tent]));
    await settle();
    document.body.append(cart);
    await settle();
    expect(ecommerce('view_cart')).to.deep.equal(viewed);
  });

  it('is nothing for an empty cart [W7.26]', async () => {
    place([]);
    await settle();
    expect(win.dataLayer).to.deep.equal([]);
  });

  it('is begin_checkout once, when the visitor goes on, of the public shop unless the page sets another [W7.27] [W7.38]', async () => {
    const cart = place([tent, lamp]);
    await settle();
    expect(entries('begin_checkout')).to.have.length(0);
    goOn(cart);
    await waitUntil(() => entries('begin_checkout').length > 0);
    await settle();
    expect(ecommerce('begin_checkout')).to.deep.equal([
      { value: 40.37, currency: 'NZD', items: [item(tent), item(lamp)] },
    ]);
    expect(entries('begin_checkout').map((entry) => entry['checkout_category'])).to.deep.equal(['giftshop']);
  });

  it('names a closed store private [W7.38]', async () => {
    goOn(place([lamp], 'checkout-category="private"'));
    await waitUntil(() => entries('begin_checkout').length > 0);
    expect(entries('begin_checkout')[0]?.['checkout_category']).to.equal('private');
  });

  it('is remove_from_cart once, with that line, when the server has taken it [W7.33]', async () => {
    const cart = place([tent, lamp]);
    await settle();
    remove(cart);
    expect(entries('remove_from_cart')).to.have.length(0);
    await waitUntil(() => entries('remove_from_cart').length > 0);
    await settle();
    expect(ecommerce('remove_from_cart')).to.deep.equal([{ value: 0.87, currency: 'NZD', items: [item(tent)] }]);
  });

  it('is no removal when the server refuses it [W7.33]', async () => {
    fails = true;
    const cart = place([tent, lamp]);
    await settle();
    remove(cart);
    await waitUntil(() => cart.querySelector('[role=alert]'));
    await settle();
    expect(entries('remove_from_cart')).to.have.length(0);
  });

  it('is add_to_cart with that line when a removed gift is put back', async () => {
    const cart = place([tent, lamp]);
    await settle();
    remove(cart);
    await waitUntil(() => entries('remove_from_cart').length > 0);
    [...cart.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Undo'))?.click();
    await waitUntil(() => entries('add_to_cart').length > 0);
    expect(ecommerce('add_to_cart')).to.deep.equal([{ value: 0.87, currency: 'NZD', items: [item(tent)] }]);
  });
});
