import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import '../quantity-stepper/quantity-stepper.tsx';
import './gift-item.tsx';

const gift =
  'item-id="water" item-name="Safe water" item-category="Water" item-variant="Three months" price="30" action="/au/cart" href="/gifts/water"';
const sizes = [
  { itemId: 'water', variant: 'Three months', price: 30 },
  { itemId: 'water-year', variant: 'A year', price: 110, available: 3 },
  { itemId: 'water-tap', variant: 'A tap', price: 980, available: 0 },
];

describe('gift-item: sizes and stock', () => {
  const posts: Record<string, unknown>[] = [];
  let message: string | undefined;
  const worker = setupWorker(
    http.post('/au/cart', async ({ request }) => {
      const body = (await request.json()) as { itemId: string; quantity: number };
      posts.push(body);
      const line = { ...body, name: 'Safe water', category: 'Water', variant: '', price: 110, image: '', href: '' };
      return HttpResponse.json({ lines: [line], itemCount: 1, total: 110, currency: 'AUD', message });
    }),
  );
  const place = (more: string) => {
    const page = document.createElement('main');
    page.innerHTML = `<gift-item ${gift} ${more}></gift-item>`;
    document.body.append(page);
    return page.firstElementChild as HTMLElement;
  };
  const withSizes = (more = 'detail') => place(`${more} variants='${JSON.stringify(sizes)}'`);
  const price = (item: Element) => item.querySelector('.haven-gift-card__price')?.textContent;
  const submit = (item: Element) => item.querySelector<HTMLButtonElement>('[type=submit]');

  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  afterEach(() => {
    posts.length = 0;
    message = undefined;
    document.body.replaceChildren();
  });
  after(() => worker.stop());

  it('offers each size with its price and what is left; one that is sold out cannot be chosen', async () => {
    const item = withSizes();
    const radios = [...item.querySelectorAll<HTMLInputElement>('[type=radio]')];
    expect(radios.map(({ value, checked, disabled }) => [value, checked, disabled])).to.deep.equal([
      ['water', true, false],
      ['water-year', false, false],
      ['water-tap', false, true],
    ]);
    const details = [...item.querySelectorAll('.haven-radio-card__detail')].map(({ textContent }) => textContent);
    expect(details).to.deep.equal(['$30', '$110 · Only 3 left', '$980 · Sold out']);
    await expect(item).to.be.accessible();
  });

  it('shows the price of the chosen size, and adds that one [W7.31]', async () => {
    const item = withSizes();
    item.querySelector<HTMLInputElement>('[value="water-year"]')?.click();
    await nextFrame();
    expect(price(item)).to.equal('$110 A year');
    submit(item)?.click();
    await waitUntil(() => posts.length > 0);
    expect(posts).to.deep.equal([{ intent: 'add', itemId: 'water-year', quantity: 1 }]);
  });

  it('begins with the size that the page names', () => {
    const item = place(`detail variants='${JSON.stringify([sizes[1], sizes[0]])}'`);
    expect(item.querySelector<HTMLInputElement>('[value="water"]')?.checked).to.equal(true);
    expect(price(item)).to.equal('$30 Three months');
  });

  it('shows in a listing how many sizes there are, and adds the first', async () => {
    const item = withSizes('');
    expect(item.querySelector('[type=radio]')).to.equal(null);
    expect(price(item)).to.equal('$30 Three months · 3\u00A0sizes');
    submit(item)?.click();
    await waitUntil(() => posts.length > 0);
    expect(posts[0]?.['itemId']).to.equal('water');
  });

  it('shows the stock from nine down, and nothing from ten up', () => {
    const badge = (available: number) => place(`available="${available}"`).querySelector('.haven-badge')?.textContent;
    expect(badge(10)).to.equal(undefined);
    expect(badge(9)).to.equal('Only 9 left');
    expect(badge(1)).to.equal('Only 1 left');
  });

  it('takes no order for a gift that is sold out', async () => {
    const item = place('available="0"');
    expect(item.querySelector('.haven-badge')?.textContent).to.equal('Sold out');
    expect(item.querySelector('form')).to.equal(null);
    expect(item.textContent).to.contain('Please choose another gift');
    await expect(item).to.be.accessible();
  });

  it('shows when the server had to limit the quantity', async () => {
    message = 'Only 1 of Safe water is left, so we kept 1 in your cart.';
    const item = place('');
    submit(item)?.click();
    await waitUntil(() => item.querySelector('.haven-gift-card__status')?.textContent?.includes('Only 1'));
  });
});
