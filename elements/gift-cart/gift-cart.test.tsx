import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { Cart, CartLine } from '#rules/api/cart-schemas.ts';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import '../quantity-stepper/quantity-stepper.tsx';
import './gift-cart.tsx';

const line = (itemId: string, name: string, price: number, quantity: number): CartLine => ({
  itemId,
  name,
  category: 'Shelter',
  variant: 'One',
  price,
  quantity,
  image: '',
  href: `/gifts/${itemId}`,
});
const tent = line('tent', 'Emergency tent', 55, 2);
const lamp = line('lamp', 'Solar lamp', 39.5, 1);
const cartOf = (lines: CartLine[]): Cart => ({
  lines,
  itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  total: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  currency: 'AUD',
});

function place(lines: CartLine[], more = ''): HTMLElement {
  const box = document.createElement('main');
  box.innerHTML = `<span data-cart-count></span><gift-cart action="/au/cart" next-url="/au/cart/e-cards" shop-url="/au/gifts" ${more}></gift-cart>`;
  const cart = box.querySelector('gift-cart') as HTMLElement;
  cart.setAttribute('lines', JSON.stringify(lines));
  document.body.append(box);
  return cart;
}
const find = <Found extends Element = HTMLElement>(cart: Element, selector: string) =>
  cart.querySelector(selector) as Found;
const rows = (cart: Element) => [...cart.querySelectorAll<HTMLElement>('li:not(.haven-cart__line--removed)')];
const row = (cart: Element, index: number) => rows(cart)[index] as HTMLElement;
const quantity = (cart: Element, index: number) => find<HTMLInputElement>(row(cart, index), 'input').value;
const total = (cart: Element) => find(cart, '.haven-totals__row dd').textContent;
const status = (cart: Element) => find(cart, ':scope > [slot] > [role=status]').textContent;
const alertText = (cart: Element) => find(cart, '[role=alert]')?.textContent;
const removeButton = (cart: Element, index: number) => find<HTMLButtonElement>(row(cart, index), '[data-remove]');
const next = (cart: Element) => find<HTMLAnchorElement>(cart, '.haven-button--give');
const buttonNamed = (cart: Element, words: string) =>
  [...cart.querySelectorAll('button')].find((button) => button.textContent?.startsWith(words)) as HTMLButtonElement;

async function click(cart: Element, index: number, kind: 'minus' | 'plus') {
  find<HTMLButtonElement>(row(cart, index), `.haven-stepper__button--${kind}`).click();
  await nextFrame();
}

describe('gift-cart', () => {
  const worker = setupWorker();
  const posts: Record<string, unknown>[] = [];
  let stored: CartLine[] = [];
  let responses = 0;
  const countResponse = () => {
    responses += 1;
  };
  const visited: string[] = [];
  const stay = (event: Event) => {
    visited.push((event as CustomEvent).detail.url);
    event.preventDefault();
  };

  /** A shop that stores its cart, as the site's server does. */
  const shop = (hold?: () => Promise<unknown>) =>
    worker.use(
      http.post('/au/cart', async ({ request }) => {
        const body = (await request.json()) as { intent: string; itemId: string; quantity: number };
        posts.push(body);
        await hold?.();
        if (body.intent === 'remove') stored = stored.filter(({ itemId }) => itemId !== body.itemId);
        if (body.intent === 'set') {
          stored = stored.map((line) => (line.itemId === body.itemId ? { ...line, quantity: body.quantity } : line));
        }
        if (body.intent === 'add') stored = [...stored, { ...tent, quantity: body.quantity }];
        return HttpResponse.json(cartOf(stored));
      }),
      http.get('/au/cart', () => HttpResponse.json(cartOf(stored))),
    );
  const open = async (lines: CartLine[], more?: string) => {
    stored = lines;
    const cart = place(lines, more);
    await nextFrame();
    return cart;
  };
  /** Waits for responses, not only for rows that are no longer busy: a removed line has no row. */
  const answered = (count = 1) =>
    waitUntil(() => posts.length >= count && responses >= count && !document.querySelector('[aria-busy]'));

  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  beforeEach(() => {
    document.addEventListener('haven-navigate', stay);
    document.addEventListener('cart-change', countResponse);
  });
  afterEach(() => {
    document.removeEventListener('haven-navigate', stay);
    document.removeEventListener('cart-change', countResponse);
    worker.resetHandlers();
    responses = 0;
    posts.length = 0;
    visited.length = 0;
    document.body.replaceChildren();
  });
  after(() => worker.stop());

  it('shows each line with name, price and quantity, and the total [W2.24]', async () => {
    const cart = await open([tent, lamp]);
    expect(rows(cart)).to.have.length(2);
    expect(find(row(cart, 0), 'h3').textContent).to.equal('Emergency tent');
    expect(find(row(cart, 0), '.haven-cart__price').textContent).to.equal('$55.00 each');
    expect(quantity(cart, 0)).to.equal('2');
    expect(find(row(cart, 0), '.haven-cart__line-total').textContent).to.equal('Total $110.00');
    expect(find(row(cart, 1), '.haven-cart__price').textContent).to.equal('$39.50 each');
    expect(quantity(cart, 1)).to.equal('1');
    expect(total(cart)).to.equal('$149.50');
    expect(find(cart, '.haven-totals__row dt').textContent).to.equal('3 gifts');
    expect(find(cart, '.haven-totals__row--grand dd').textContent).to.equal('$149.50 AUD');
    await expect(cart).to.be.accessible();
  });

  it('gives each line a stepper from 1 to 9 [W2.25]', async () => {
    shop();
    const cart = await open([
      { ...tent, quantity: 8 },
      { ...lamp, quantity: 2 },
    ]);
    await click(cart, 0, 'plus');
    await click(cart, 0, 'plus');
    await click(cart, 1, 'minus');
    await click(cart, 1, 'minus');
    await answered(2);
    expect([quantity(cart, 0), quantity(cart, 1)]).to.deep.equal(['9', '1']);
    expect(posts.map((post) => post.quantity)).to.deep.equal([9, 1]);
  });

  it('saves a quantity, so that the server’s cart still has it when the page loads again', async () => {
    shop();
    const cart = await open([tent, lamp]);
    await click(cart, 0, 'plus');
    await answered();
    expect(posts).to.deep.equal([{ intent: 'set', itemId: 'tent', quantity: 3 }]);
    const reloaded = place(stored);
    await nextFrame();
    expect(quantity(reloaded, 0)).to.equal('3');
  });

  it('shows and announces a change before the response, and shows the server’s correction', async () => {
    let reply: (response: Response) => void = () => {};
    worker.use(
      http.post('/au/cart', async ({ request }) => {
        posts.push((await request.json()) as never);
        return new Promise<Response>((resolve) => (reply = resolve));
      }),
    );
    const cart = await open([tent]);
    await click(cart, 0, 'plus');
    expect(total(cart)).to.equal('$165.00');
    expect(status(cart)).to.equal('Emergency tent, quantity 3. Cart total $165');
    expect(row(cart, 0).ariaBusy).to.equal('true');
    await waitUntil(() => posts.length === 1);
    reply(HttpResponse.json(cartOf([{ ...tent, price: 60 }])));
    await answered();
    expect(quantity(cart, 0)).to.equal('2');
    expect(total(cart)).to.equal('$120.00');
    expect(status(cart)).to.equal('Emergency tent, quantity 2. Cart total $120');
  });

  it('ends on the quantity clicked last, however slow the first response', async () => {
    let release: (value?: unknown) => void = () => {};
    const held = new Promise((resolve) => (release = resolve));
    shop(() => (posts.length === 1 ? held : Promise.resolve()));
    const cart = await open([tent]);
    for (let clicks = 0; clicks < 4; clicks++) await click(cart, 0, 'plus');
    expect(quantity(cart, 0)).to.equal('6');
    release();
    await answered(2);
    expect(quantity(cart, 0)).to.equal('6');
    expect(stored[0]?.quantity).to.equal(6);
    expect(posts.map((post) => post.quantity)).to.deep.equal([3, 6]);
  });

  it('removes a line: the total drops by it, and the page receives an event [W2.26]', async () => {
    shop();
    const cart = await open([tent, lamp]);
    const carts: Cart[] = [];
    cart.addEventListener('cart-change', (event) => carts.push((event as CustomEvent).detail.cart));
    expect(removeButton(cart, 0).textContent).to.equal('Remove Emergency tent');
    removeButton(cart, 0).click();
    await nextFrame();
    await answered();
    expect(rows(cart)).to.have.length(1);
    expect(total(cart)).to.equal('$39.50');
    expect(status(cart)).to.equal('Emergency tent removed. Cart total $39.50');
    expect(carts).to.deep.equal([cartOf([lamp])]);
    expect(document.querySelector('[data-cart-count]')?.textContent).to.equal('1');
    await expect(cart).to.be.accessible();
  });

  it('moves the focus to the next line’s Remove, and from the last line to the heading', async () => {
    shop();
    const cart = await open([tent, lamp]);
    removeButton(cart, 0).focus();
    removeButton(cart, 0).click();
    await nextFrame();
    expect(document.activeElement === removeButton(cart, 0)).to.equal(true);
    expect(document.activeElement?.textContent).to.equal('Remove Solar lamp');
    removeButton(cart, 0).click();
    await nextFrame();
    expect(document.activeElement?.textContent).to.equal('Your cart is empty');
    await answered(2);

    document.body.replaceChildren();
    const other = await open([tent, lamp]);
    removeButton(other, 1).click();
    await nextFrame();
    expect(document.activeElement?.textContent).to.equal('Gifts in your cart');
    await answered(3);
  });

  it('puts a removed line back in its place, with the focus on it', async () => {
    shop();
    const cart = await open([tent, lamp]);
    removeButton(cart, 0).click();
    await nextFrame();
    buttonNamed(cart, 'Undo').click();
    await nextFrame();
    expect(document.activeElement === removeButton(cart, 0)).to.equal(true);
    await answered(2);
    expect(rows(cart).map((row) => find(row, 'h3').textContent)).to.deep.equal(['Emergency tent', 'Solar lamp']);
    expect(total(cart)).to.equal('$149.50');
    expect(status(cart)).to.contain('is back in your cart');
    expect(buttonNamed(cart, 'Undo')).to.equal(undefined);
    expect(posts.at(-1)).to.deep.equal({ intent: 'add', itemId: 'tent', quantity: 2 });
  });

  it('is empty after the last line, with a way to the shop and back', async () => {
    shop();
    const cart = await open([tent]);
    removeButton(cart, 0).click();
    await nextFrame();
    await answered();
    expect(find(cart, 'h2').textContent).to.equal('Your cart is empty');
    expect(find(cart, 'a').getAttribute('href')).to.equal('/au/gifts');
    await expect(cart).to.be.accessible();
    buttonNamed(cart, 'Undo').click();
    await nextFrame();
    await answered(2);
    expect(rows(cart)).to.have.length(1);
  });

  it('shows the server’s last cart and an error after a failure', async () => {
    shop();
    const cart = await open([tent, lamp]);
    await click(cart, 0, 'plus');
    await answered();
    worker.use(http.post('/au/cart', () => HttpResponse.error()));
    removeButton(cart, 0).click();
    await waitUntil(() => alertText(cart));
    expect(alertText(cart)).to.contain('That change was not saved. Your cart is shown as it was last saved.');
    expect(alertText(cart)).to.contain('Check your connection and try again.');
    expect(quantity(cart, 0)).to.equal('3');
    expect(rows(cart)).to.have.length(2);
    expect(total(cart)).to.equal('$204.50');
    expect(buttonNamed(cart, 'Undo')).to.equal(undefined);
    await expect(cart).to.be.accessible();
    worker.resetHandlers();
    shop();
    await click(cart, 0, 'minus');
    await answered(2);
    expect(alertText(cart)).to.equal(undefined);
    expect(quantity(cart, 0)).to.equal('2');
  });

  it('puts the stepper back to the saved quantity when a change fails', async () => {
    shop();
    worker.use(http.post('/au/cart', () => HttpResponse.json({ errors: ['Only 2 are left.'] }, { status: 422 })));
    const cart = await open([tent]);
    await click(cart, 0, 'plus');
    await waitUntil(() => alertText(cart));
    await nextFrame();
    expect(alertText(cart)).to.contain('Only 2 are left.');
    expect(quantity(cart, 0)).to.equal('2');
  });

  it('goes on at once when all is saved', async () => {
    const cart = await open([tent]);
    expect(next(cart).textContent).to.equal('Continue to e-cards');
    expect(next(cart).getAttribute('href')).to.equal('/au/cart/e-cards');
    next(cart).click();
    await waitUntil(() => visited.length > 0);
    expect(visited).to.deep.equal(['/au/cart/e-cards']);
  });

  it('waits for a change under way before it goes on, and goes on once', async () => {
    let release: (value?: unknown) => void = () => {};
    const held = new Promise((resolve) => (release = resolve));
    shop(() => held);
    const cart = await open([tent]);
    await click(cart, 0, 'plus');
    next(cart).click();
    await nextFrame();
    next(cart).click();
    await waitUntil(() => posts.length === 1);
    expect(next(cart).ariaBusy).to.equal('true');
    expect(visited).to.deep.equal([]);
    release();
    await waitUntil(() => visited.length > 0);
    expect(stored[0]?.quantity).to.equal(3);
    await answered();
    expect(visited).to.have.length(1);
  });

  it('stays when the change it waited for fails', async () => {
    let release: (value?: unknown) => void = () => {};
    const held = new Promise((resolve) => (release = resolve));
    shop();
    worker.use(
      http.post('/au/cart', async () => {
        await held;
        return HttpResponse.error();
      }),
    );
    const cart = await open([tent]);
    await click(cart, 0, 'plus');
    next(cart).click();
    await nextFrame();
    release();
    await waitUntil(() => alertText(cart));
    await nextFrame();
    expect(visited).to.deep.equal([]);
    expect(next(cart).ariaBusy).to.equal(null);
  });

  it('opens no page of strangers', async () => {
    const warn = console.warn;
    console.warn = () => {};
    document.removeEventListener('haven-navigate', stay);
    const cart = await open([tent], '');
    cart.setAttribute('next-url', 'https://elsewhere.example/');
    await nextFrame();
    next(cart).click();
    await waitUntil(() => alertText(cart));
    console.warn = warn;
    expect(alertText(cart)).to.contain('The next page could not be opened.');
  });

  it('shows new lines from the page', async () => {
    const cart = await open([tent]);
    (cart as HTMLElement & { lines: CartLine[] }).lines = [lamp];
    await nextFrame();
    expect(find(row(cart, 0), 'h3').textContent).to.equal('Solar lamp');
    expect(rows(cart)).to.have.length(1);
  });
});
