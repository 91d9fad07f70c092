import { HttpResponse } from 'msw';
import { type HeldBotCheck, page, placeBotCheck } from '#rules/bot-check/testing/bot-check-page.ts';
import { expect, nextFrame } from '#testing/browser.ts';
import {
  fill,
  navigations,
  place,
  posts,
  reset,
  respondToPosts,
  submit,
  valid,
  worker,
} from './testing/customer-form-page.ts';

const line = {
  itemId: 'tent',
  name: 'Emergency tent',
  category: 'Shelter',
  variant: 'One tent',
  price: 145,
  quantity: 2,
  image: '',
  href: '',
};
const attributes = `redirect-url="/x" currency="NZD" lines='${JSON.stringify([line])}'`;
const win = window as { dataLayer?: Record<string, unknown>[] | undefined };
const pushedEvents = () => (win.dataLayer ?? []).filter(({ event }) => event);
const realError = console.error;

describe('what <customer-form> reports to the tag manager', () => {
  let check: HeldBotCheck;
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  after(() => worker.stop());
  beforeEach(() => {
    reset();
    win.dataLayer = [];
    check = placeBotCheck();
    console.error = () => {};
  });
  afterEach(async () => {
    console.error = realError;
    document.body.replaceChildren();
    await nextFrame();
    win.dataLayer = undefined;
    page.grecaptcha = undefined;
  });

  it('is add_shipping_info once, when the details are saved, and nothing personal [W7.28] [W7.38]', async () => {
    const form = place(attributes);
    fill(form);
    await submit(form);
    expect(navigations).to.deep.equal(['/x']);
    expect(
      pushedEvents().map(({ event, checkout_category, ecommerce }) => ({ event, checkout_category, ecommerce })),
    ).to.deep.equal([
      {
        event: 'add_shipping_info',
        checkout_category: 'giftshop',
        ecommerce: {
          value: 290,
          currency: 'NZD',
          items: [
            {
              item_id: 'tent',
              item_name: 'Emergency tent',
              item_category: 'Shelter',
              item_variant: 'One tent',
              price: 145,
              quantity: 2,
            },
          ],
        },
      },
    ]);
    for (const text of Object.values(valid)) {
      if (text.length > 3) expect(JSON.stringify(win.dataLayer)).not.to.contain(`"${text}"`);
    }
  });

  it('is nothing while the details are refused, or while the server does not respond [W7.28]', async () => {
    respondToPosts(() => HttpResponse.json({ errors: ['No.'] }));
    const form = place(attributes);
    fill(form);
    await submit(form);
    respondToPosts(() => HttpResponse.error());
    await submit(form);
    expect(pushedEvents()).to.deep.equal([]);
  });

  it('names a closed store private [W7.38]', async () => {
    const form = place(`${attributes} checkout-category="private"`);
    fill(form);
    await submit(form);
    expect(pushedEvents()[0]?.['checkout_category']).to.equal('private');
  });

  it('comes without a bot check: none runs, and the post carries no token', async () => {
    const form = place(attributes);
    fill(form);
    await submit(form);
    expect(posts).to.have.length(1);
    expect(check.actions).to.deep.equal([]);
    expect(posts[0]?.body).not.to.have.property('recaptchaToken');
  });
});
