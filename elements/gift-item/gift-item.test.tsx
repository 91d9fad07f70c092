import { sendKeys } from '@web/test-runner-commands';
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { Cart } from '#rules/api/cart-schemas.ts';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import '../quantity-stepper/quantity-stepper.tsx';
import './gift-item.tsx';

const attributes =
  'item-id="tent" item-name="Emergency tent" item-category="Shelter" item-variant="One tent" price="145" href="/gifts/tent" summary="Keeps five people dry." action="/au/cart"';

function place(html = `<gift-item ${attributes}></gift-item>`): HTMLElement {
  const box = document.createElement('main');
  box.innerHTML = html;
  document.body.append(box);
  return box.querySelector('gift-item') as HTMLElement;
}
const find = <Found extends Element = HTMLElement>(item: Element, selector: string) =>
  item.querySelector(selector) as Found;
const button = (item: Element) => find<HTMLButtonElement>(item, 'button[type=submit]');
const status = (item: Element) => find(item, '.haven-gift-card__status').textContent;
const plus = (item: Element) => find<HTMLButtonElement>(item, '.haven-stepper__button--plus');

const cartOf = (quantity: number): Cart => ({
  lines: [
    {
      itemId: 'tent',
      name: 'Emergency tent',
      category: 'Shelter',
      variant: 'One tent',
      price: 145,
      quantity,
      image: '',
      href: '',
    },
  ],
  itemCount: quantity,
  total: 145 * quantity,
  currency: 'AUD',
});

describe('gift-item', () => {
  const { requestAnimationFrame } = window;
  const worker = setupWorker();
  const posts: unknown[] = [];
  /** Responds to each post with the result of `reply` for its body. */
  const serve = (reply: (body: { quantity: number }) => Response | Promise<Response>) =>
    worker.use(
      http.post('/au/cart', async ({ request }) => {
        const body = (await request.json()) as { quantity: number };
        posts.push(body);
        return reply(body);
      }),
    );

  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  afterEach(() => {
    window.requestAnimationFrame = requestAnimationFrame;
    worker.resetHandlers();
    posts.length = 0;
    document.body.replaceChildren();
  });
  after(() => worker.stop());

  it('renders the gift, its price and a button named for it', async () => {
    const item = place();
    expect(find(item, '.haven-gift-card__category').textContent).to.equal('Shelter');
    expect(find(item, 'h3 a').getAttribute('href')).to.equal('/gifts/tent');
    expect(find(item, '.haven-gift-card__price').textContent).to.equal('$145 One tent');
    expect(button(item).textContent).to.equal('Add to cart Emergency tent');
    await nextFrame();
    await expect(item).to.be.accessible();
  });

  it('is the main part of the gift’s own page with `detail`', async () => {
    const item = place(`<gift-item detail ${attributes}></gift-item>`);
    expect(find(item, 'h1').textContent).to.equal('Emergency tent');
    expect(find(item, 'h1 a')).to.equal(null);
    await nextFrame();
    await expect(item).to.be.accessible();
  });

  it('takes the level of its heading from the page', async () => {
    const item = place(`<gift-item heading-level="2" ${attributes}></gift-item>`);
    expect(find(item, 'h2').textContent).to.equal('Emergency tent');
  });

  it('writes prices as the country does', () => {
    const html = (code: string) => `<gift-item ${attributes} currency="NZD" site-country-code="${code}"></gift-item>`;
    expect(find(place(html('NZL')), '.haven-gift-card__price').textContent).to.contain('$145');
    expect(find(place(html('AUS')), '.haven-gift-card__price').textContent).to.contain('NZ');
  });

  it('takes country and currency from above', () => {
    const html = (wrapper: string) => `<div ${wrapper}><gift-item ${attributes}></gift-item></div>`;
    const price = (wrapper: string) => find(place(html(wrapper)), '.haven-gift-card__price').textContent;
    expect(price('currency="NZD" site-country-code="NZL"')).to.equal('$145 One tent');
    expect(price('currency="NZD" site-country-code="AUS"')).to.contain('NZ');
  });

  it('posts the chosen quantity, shows the new one, counts, and emits an event', async () => {
    serve(({ quantity }) => HttpResponse.json(cartOf(quantity)));
    const item = place(`<span data-cart-count>0</span><gift-item ${attributes} cart-url="/au/my-cart"></gift-item>`);
    const carts: Cart[] = [];
    document.addEventListener('cart-change', (event) => carts.push((event as CustomEvent).detail.cart), {
      once: true,
    });
    await nextFrame();
    plus(item).click();
    await nextFrame();
    button(item).click();
    await waitUntil(() => status(item)?.startsWith('Added'));
    expect(posts).to.deep.equal([{ intent: 'add', itemId: 'tent', quantity: 2 }]);
    expect(status(item)).to.equal('Added to your cart. 2 in cart. View cart');
    expect(find(item, '.haven-gift-card__status a').getAttribute('href')).to.equal('/au/my-cart');
    expect(document.querySelector('[data-cart-count]')?.textContent).to.equal('2');
    expect(carts).to.deep.equal([cartOf(2)]);
    await expect(item).to.be.accessible();
  });

  it('shows what was added over the picture, so that a card and its button stay where they were clicked', async () => {
    serve(() => HttpResponse.json(cartOf(1)));
    const image = '/demo-pages/design/gifts/emergency-tent.svg';
    const item = place(`<gift-item image="${image}" ${attributes}></gift-item>`);
    await nextFrame();
    const room = () => [item.getBoundingClientRect().height, button(item).getBoundingClientRect().top];
    const before = room();
    button(item).click();
    await waitUntil(() => status(item)?.startsWith('Added'));
    expect(room()).to.deep.equal(before);
    const reply = find(item, '.haven-gift-card__status').getBoundingClientRect();
    const picture = find(item, '.haven-gift-card__image').getBoundingClientRect();
    expect(reply.top, 'inside the picture').to.be.at.least(picture.top);
    expect(picture.bottom - reply.bottom, 'near the button').to.be.within(8, 16);
  });

  it('shows it below the button on the gift’s own page, in line with it', async () => {
    serve(() => HttpResponse.json(cartOf(1)));
    const item = place(`<gift-item detail ${attributes}></gift-item>`);
    await nextFrame();
    button(item).click();
    await waitUntil(() => status(item)?.startsWith('Added'));
    const reply = find(item, '.haven-gift-card__status').getBoundingClientRect();
    expect(reply.left).to.equal(find(item, '.haven-gift-card__add').getBoundingClientRect().left);
    expect(reply.top).to.be.at.least(button(item).getBoundingClientRect().bottom);
  });

  it('keeps its link to the cart above the link that the card is', async () => {
    serve(() => HttpResponse.json(cartOf(1)));
    const item = place();
    button(item).click();
    await waitUntil(() => find(item, '.haven-gift-card__status a'));
    const link = find(item, '.haven-gift-card__status a');
    link.scrollIntoView();
    const { x, y, width, height } = link.getBoundingClientRect();
    expect(document.elementFromPoint(x + width / 2, y + height / 2) === link).to.equal(true);
  });

  for (const [quantity, words] of [
    [8, 'Added to your cart. 8 in cart.'],
    [9, 'Your cart has 9 of this gift, the maximum for one order.'],
  ] as const) {
    it(`with ${quantity} in the cart shows “${words}” [W2.25]`, async () => {
      serve(() => HttpResponse.json(cartOf(quantity)));
      const item = place();
      button(item).click();
      await waitUntil(() => status(item));
      expect(status(item)).to.equal(`${words} View cart`);
    });
  }

  it('is busy until the response, keeps its focus, and posts once', async () => {
    let reply: (response: Response) => void = () => {};
    serve(() => new Promise((resolve) => (reply = resolve)));
    const item = place();
    button(item).focus();
    button(item).click();
    button(item).click();
    await waitUntil(() => posts.length > 0);
    expect(button(item).ariaBusy).to.equal('true');
    expect(button(item).disabled).to.equal(false);
    find<HTMLFormElement>(item, 'form').requestSubmit();
    reply(HttpResponse.json(cartOf(1)));
    await waitUntil(() => status(item));
    expect(button(item).ariaBusy).to.equal(null);
    expect(document.activeElement === button(item)).to.equal(true);
    expect(posts).to.have.length(1);
  });

  it('ignores a click while it is busy, even one whose frame comes after the response', async () => {
    let reply: (response: Response) => void = () => {};
    serve(() => new Promise((resolve) => (reply = resolve)));
    const item = place();
    button(item).focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => posts.length > 0);
    window.requestAnimationFrame = () => 0;
    find<HTMLFormElement>(item, 'form').requestSubmit();
    reply(HttpResponse.json(cartOf(1)));
    await waitUntil(() => status(item));
    // What waits for a frame is done before the visitor's next key.
    item.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    expect(button(item).ariaBusy).to.equal(null);
  });

  it('shows why it failed, keeps the quantity, and works the next time', async () => {
    serve(() => HttpResponse.error());
    const item = place();
    await nextFrame();
    plus(item).click();
    await nextFrame();
    button(item).click();
    await waitUntil(() => find(item, '[role=alert]'));
    expect(find(item, '[role=alert]').textContent).to.contain('Emergency tent was not added to your cart.');
    expect(find(item, '[role=alert]').textContent).to.contain('Check your connection and try again.');
    expect(find<HTMLInputElement>(item, 'input').value).to.equal('2');
    await expect(item).to.be.accessible();
    serve(({ quantity }) => HttpResponse.json(cartOf(quantity)));
    button(item).click();
    await waitUntil(() => status(item));
    expect(find(item, '[role=alert]')).to.equal(null);
    expect(status(item)).to.contain('2 in cart');
  });

  it('shows the server’s own reasons as text', async () => {
    serve(() => HttpResponse.json({ errors: ['This gift <b>left</b> the shop.'] }, { status: 422 }));
    const item = place();
    button(item).click();
    await waitUntil(() => find(item, '[role=alert]'));
    expect(find(item, '[role=alert]').textContent).to.contain('This gift <b>left</b> the shop.');
  });

  it('does not claim to have added a gift that is missing from the response', async () => {
    serve(() => HttpResponse.json({ lines: [], itemCount: 0, total: 0, currency: 'AUD' }));
    const item = place();
    button(item).click();
    await waitUntil(() => find(item, '[role=alert]'));
    expect(status(item)).to.equal('');
  });

  it('announces a new quantity to screen readers', async () => {
    const item = place();
    await nextFrame();
    plus(item).click();
    await nextFrame();
    expect(find(item, 'form + [role=status]').textContent).to.equal('Emergency tent, quantity 2');
  });

  it('shows the author’s children instead of a card with a wrong price', async () => {
    const warn = console.warn;
    console.warn = () => {};
    const item = place(`<gift-item item-id="tent" item-name="Tent" price="-1"><b>Ask us</b></gift-item>`);
    await nextFrame();
    console.warn = warn;
    expect(item.textContent).to.equal('Ask us');
  });

  it('shows its picture in the formats and widths that it has, with its colour and what it shows', async () => {
    const sources = '[{"type":"image/avif","srcset":"/a-320.avif 320w, /a-540.avif 540w","sizes":"92vw"}]';
    const html = (more: string) => `<gift-item ${attributes} image="/a.jpg" ${more}></gift-item>`;
    const item = place(html(`image-alt="A tent in the snow" image-colour="#0b5ca0" image-sources='${sources}'`));
    const source = find<HTMLSourceElement>(item, 'picture > source');
    expect([source.type, source.sizes, source.srcset]).to.deep.equal([
      'image/avif',
      '92vw',
      '/a-320.avif 320w, /a-540.avif 540w',
    ]);
    const image = find<HTMLImageElement>(item, 'picture > .haven-gift-card__image');
    expect([image.alt, image.dataset['colour']]).to.deep.equal(['A tent in the snow', '#0b5ca0']);
    expect(image.getBoundingClientRect().width).to.be.greaterThan(100);
    await expect(item).to.be.accessible();
    const plain = place(html(''));
    expect([find(plain, 'picture'), find<HTMLImageElement>(plain, 'img').alt]).to.deep.equal([null, '']);
  });

  it('shows the author’s children when its sources do not parse', async () => {
    const warn = console.warn;
    console.warn = () => {};
    const item = place(
      `<gift-item item-id="a" item-name="A" price="1" image="/a.jpg" image-sources="[{}]"><b>Ask us</b></gift-item>`,
    );
    await nextFrame();
    console.warn = warn;
    expect(item.textContent).to.equal('Ask us');
  });

  it('makes no link of a script', () => {
    const html = `<gift-item item-id="tent" item-name="Tent" price="1" href="javascript:alert(1)"></gift-item>`;
    expect(find(place(html), 'h3 a')).to.equal(null);
  });
});
