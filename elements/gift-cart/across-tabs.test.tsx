import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { expect, waitUntil } from '#testing/browser.ts';
import '../quantity-stepper/quantity-stepper.tsx';
import './gift-cart.tsx';

const lamp = {
  itemId: 'lamp',
  name: 'Solar lamp',
  category: 'Livelihoods',
  variant: 'One lamp',
  price: 39.5,
  quantity: 1,
  image: '',
  href: '/gifts/lamp',
};

describe('gift-cart: a page that was left and is looked at again', () => {
  let requests = 0;
  let now = { ...lamp };
  let notices: string[] = [];
  const worker = setupWorker(
    http.get('/au/cart', () => {
      requests += 1;
      const { price, quantity } = now;
      return HttpResponse.json({
        lines: quantity > 0 ? [now] : [],
        itemCount: quantity,
        total: price * quantity,
        currency: 'AUD',
        notices,
      });
    }),
  );
  const page = document.createElement('main');
  const cart = () => page.querySelector('gift-cart') as HTMLElement;
  const quantity = () => page.querySelector<HTMLInputElement>('li input')?.value;

  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  beforeEach(async () => {
    requests = 0;
    now = { ...lamp };
    notices = [];
    page.innerHTML = '<span data-cart-count>1</span><gift-cart action="/au/cart" shop-url="/au/gifts"></gift-cart>';
    cart().setAttribute('lines', JSON.stringify([lamp]));
    document.body.append(page);
    await waitUntil(() => quantity() === '1');
  });
  afterEach(() => page.remove());
  after(() => worker.stop());

  it('shows what another tab put in, in its lines and in the page’s count [W2.27]', async () => {
    now.quantity = 3;
    window.dispatchEvent(new Event('focus'));
    await waitUntil(() => quantity() === '3');
    expect(page.querySelector('[data-cart-count]')?.textContent).to.equal('3');
    expect(page.querySelector('.haven-totals__row dd')?.textContent).to.equal('$118.50');
  });

  it('follows a tab beside it, which changes the cart while this one is in sight [W2.27]', async () => {
    now.quantity = 0;
    // As browsers tell the other tabs of the site that one of them wrote.
    window.dispatchEvent(new StorageEvent('storage', { key: 'haven-cart-count:' }));
    await waitUntil(() => cart().textContent?.includes('Your cart is empty'));
    window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
    await fetch('/au/cart');
    expect(requests, 'one of the block, and one of this test').to.equal(2);
  });

  it('shows an empty cart after the gifts were paid for elsewhere, also from the back-forward cache', async () => {
    now.quantity = 0;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntil(() => cart().textContent?.includes('Your cart is empty'));
  });

  it('sends no request when the page is first shown', () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(requests).to.equal(0);
  });

  it('announces a changed price, beside the new price', async () => {
    now.price = 41.5;
    notices = ['Solar lamp now costs $41.50 instead of $39.50.'];
    window.dispatchEvent(new Event('focus'));
    await waitUntil(() => page.querySelector('[role=alert]'));
    expect(page.querySelector('[role=alert]')?.textContent).to.contain('now costs $41.50');
    expect(page.querySelector('.haven-cart__price')?.textContent).to.equal('$41.50 each');
    await expect(cart()).to.be.accessible();
  });

  it('sends no request once the block is removed', async () => {
    page.remove();
    // The block cleans up after the current task, because it might have been moved.
    await Promise.resolve();
    await Promise.resolve();
    window.dispatchEvent(new Event('focus'));
    // Any request of the block would have arrived before this one.
    await fetch('/au/cart');
    expect(requests).to.equal(1);
  });
});
