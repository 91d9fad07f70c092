import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { CartLine } from '#rules/api/cart-schemas.ts';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import './gift-item.tsx';

const attributes =
  'item-id="tent" item-name="Emergency tent" item-category="Shelter" item-variant="One tent" price="145" currency="NZD"';
const item = {
  item_id: 'tent',
  item_name: 'Emergency tent',
  item_category: 'Shelter',
  item_variant: 'One tent',
  price: 145,
};
const inCart: CartLine = {
  itemId: 'tent',
  name: 'Emergency tent',
  category: 'Shelter',
  variant: 'One tent',
  price: 145,
  quantity: 5,
  image: '',
  href: '',
};
const win = window as { dataLayer?: Record<string, unknown>[] | undefined };
const ecommerce = (event: string) =>
  (win.dataLayer ?? []).filter((entry) => entry['event'] === event).map((entry) => entry['ecommerce']);

describe('what <gift-item> reports to the tag manager', () => {
  let response: () => Response;
  let responses = 0;
  const worker = setupWorker(
    http.post('/cart', () => {
      responses += 1;
      return response();
    }),
  );
  const place = (more = '') => {
    const box = document.createElement('main');
    box.innerHTML = `<gift-item ${attributes} ${more}></gift-item>`;
    document.body.append(box);
    return box.firstElementChild as HTMLElement;
  };
  const add = async (gift: HTMLElement, quantity: string) => {
    const before = responses;
    (gift.querySelector('input[name=quantity]') as HTMLInputElement).value = quantity;
    gift.querySelector<HTMLElement>('button[type=submit]')?.click();
    await waitUntil(() => responses > before);
    await waitUntil(() => !gift.querySelector('[aria-busy]'));
    await nextFrame();
  };

  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  after(() => worker.stop());
  beforeEach(() => {
    win.dataLayer = [];
    response = () => HttpResponse.json({ lines: [inCart], itemCount: 5, total: 725, currency: 'NZD' });
  });
  afterEach(async () => {
    document.body.replaceChildren();
    await nextFrame();
    win.dataLayer = undefined;
  });

  it('is view_item once, when a gift’s own page opens [W7.32]', async () => {
    const gift = place('detail');
    await nextFrame();
    gift.setAttribute('summary', 'New words');
    await nextFrame();
    expect(ecommerce('view_item')).to.deep.equal([{ value: 145, currency: 'NZD', items: [{ ...item, quantity: 1 }] }]);
  });

  it('is no view of a card in a listing [W7.32]', async () => {
    place();
    await nextFrame();
    expect(win.dataLayer).to.deep.equal([]);
  });

  it('is add_to_cart once, with what was added, when the server has taken it [W7.31]', async () => {
    await add(place(), '2');
    expect(ecommerce('add_to_cart')).to.deep.equal([
      { value: 290, currency: 'NZD', items: [{ ...item, quantity: 2 }] },
    ]);
  });

  it('is nothing when the gift was not added [W7.31]', async () => {
    response = () => HttpResponse.json({ errors: ['Sold out.'] }, { status: 422 });
    await add(place(), '2');
    response = () => HttpResponse.json({ lines: [], itemCount: 0, total: 0, currency: 'NZD' });
    await add(place(), '2');
    expect(ecommerce('add_to_cart')).to.deep.equal([]);
  });
});
