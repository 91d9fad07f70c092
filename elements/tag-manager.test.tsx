import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import * as bequest from './bequest-form/testing/bequest-form-page.ts';
import * as customer from './customer-form/testing/customer-form-page.ts';
import './gift-cart/gift-cart.tsx';
import './gift-checkout/gift-checkout.tsx';
import './gift-item/gift-item.tsx';
import './media-feed/media-feed.tsx';
import * as petition from './petition-form/testing/petition-form-page.ts';
import './subscribe-form/subscribe-form.tsx';
import { settle } from './parts/testing/settle-fixture.ts';
import { type HeldBotCheck, page, placeBotCheck } from './rules/bot-check/testing/bot-check-page.ts';
import * as donor from './update-details-form/testing/update-details-form-page.ts';

// The analytics events of every action on the site, and the posts that a bot check guards.
const line = {
  itemId: 'tent',
  name: 'Emergency tent',
  category: 'Shelter',
  variant: 'One tent',
  price: 45,
  quantity: 1,
  image: '',
  href: '',
};
const lines = JSON.stringify([line]);
const win = window as { dataLayer?: Record<string, unknown>[] | undefined };
const posts: { path: string; body: Record<string, unknown> }[] = [];
let succeeds = true;
let check: HeldBotCheck;

const cart = { lines: [line], itemCount: 1, total: 45, currency: 'AUD' };
const success = () => ({ success: succeeds, errors: succeeds ? [] : ['No.'], friendlyErrorMessage: '' });
const responses: Record<string, () => object> = {
  '/cart': () => cart,
  '/umbraco/api/SubscriberForm/SubmitNewSubscriber/': success,
  '/umbraco/api/PetitionForm/SubmitPetition/': success,
  '/umbraco/api/BequestGuideForm/Submit/': success,
  '/umbraco/api/UpdateDetailsForm/SubmitForm': success,
  '/umbraco/api/CustomerForm/SubmitGiftStoreCustomerForm/': () => ({ errors: success().errors }),
  '/umbraco/api/MediaFeed/SubmitMediaFeedFilters/': () => ({ success: true, mediaPreviews: [] }),
  '/umbraco/api/GiftStorePayment/SubmitPaydockWidget/': () => ({
    ...success(),
    amount: 45,
    currency: 'AUD',
    transactionId: 'T1',
  }),
};
const worker = setupWorker(
  http.post('/v1/remote-action/configs', () =>
    HttpResponse.json(
      { status: 201, error: null, resource: { type: 'token', data: { configuration_token: 'c' } } },
      { status: 201 },
    ),
  ),
  http.post('/v1/charges/3ds', () => {
    const data = { _3ds: { id: null, token: null }, status: 'not_enrolled' };
    return HttpResponse.json({ status: 201, error: null, resource: { type: '3ds', data } }, { status: 201 });
  }),
  http.post('*', async ({ request }) => {
    const path = new URL(request.url).pathname;
    const response = responses[path];
    if (!response) return undefined;
    posts.push({ path, body: (await request.json()) as Record<string, unknown> });
    return HttpResponse.json(response());
  }),
);

function place(html: string): HTMLElement {
  const box = document.createElement('main');
  box.innerHTML = html;
  document.body.append(box);
  return box.firstElementChild as HTMLElement;
}
const click = (element: Element, selector: string) => element.querySelector<HTMLElement>(selector)?.click();
/** Submits and waits until the block has its response. */
async function send(element: Element, selector = 'button[type=submit]') {
  const before = posts.length;
  click(element, selector);
  await waitUntil(() => posts.length > before, 'nothing was posted');
  await waitUntil(() => !element.querySelector('[aria-busy=true]'), 'the block is still busy');
  await settle();
}
/** Expects the names of the events of an action, without those before it, and waits for as many. */
async function expectEvents(action: () => Promise<unknown>, names: readonly string[]): Promise<void> {
  win.dataLayer = [];
  const pushed = () => (win.dataLayer ?? []).flatMap(({ event }) => (event ? [event] : []));
  await action();
  await waitUntil(() => pushed().length >= names.length, `fewer events than ${names}`);
  await settle();
  expect(pushed()).to.deep.equal(names);
}

const openCart = () => place(`<gift-cart lines='${lines}' next-url="/next"></gift-cart>`);
const subscriber = async () => {
  const form = place('<subscribe-form></subscribe-form>');
  petition.fill(form);
  await send(form);
};
const signature = async () => {
  const form = place('<petition-form node-id="1"></petition-form>');
  petition.fill(form);
  await send(form);
};
const guide = async () => {
  const form = bequest.place();
  await bequest.open(form);
  await send(form);
};
const update = async () => {
  const form = donor.place();
  await donor.fill(form);
  await send(form);
};
const details = async () => {
  const form = customer.place(`redirect-url="/x" lines='${lines}'`);
  customer.fill(form);
  await send(form);
};
const feed = async () => {
  const before = posts.length;
  place('<media-feed></media-feed>');
  await waitUntil(() => posts.length > before);
};
const payment = async () => {
  const origin = `api-origin="${location.origin}" widget-origin="${location.origin}"`;
  const checkout = place(
    `<gift-checkout amount="45" order-id="1" thank-you-redirect-url="/x" public-key="k" gateway-id="g" ${origin} lines='${lines}'></gift-checkout>`,
  );
  click(checkout, '[role=group] button');
  // The payments library is loaded at the first choice.
  await waitUntil(() => checkout.querySelector('iframe'), 'no card form');
  const frame = checkout.querySelector('iframe') as HTMLIFrameElement;
  await waitUntil(() => frame.contentDocument?.URL === frame.src && frame.contentDocument.readyState === 'complete');
  const view = frame.contentWindow as unknown as typeof globalThis;
  const sendMessage = (event: string, data: object = {}) =>
    new view.Function('message', 'origin', 'parent.postMessage(message, origin)')(
      JSON.stringify({ event, widget_id: new URL(frame.src).searchParams.get('widget_id'), ...data }),
      location.origin,
    );
  sendMessage('afterLoad');
  sendMessage('validation', { form_valid: true, invalid_fields: [], invalid_showed_fields: [], validators: {} });
  await waitUntil(() => !checkout.textContent?.includes('Loading the secure card form'));
  click(checkout, 'button[type=submit]');
  await settle();
  sendMessage('submit');
  const before = posts.length;
  sendMessage('finish', { payment_source: 'src' });
  await waitUntil(() => posts.length > before, 'nothing was paid');
  await waitUntil(
    () => win.dataLayer?.some(({ event }) => event === 'purchase_giftshop') || checkout.querySelector('[role=alert]'),
  );
};

describe('the tag manager and the bot check of the whole site', () => {
  const { error } = console;
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  after(() => worker.stop());
  const stay = (event: Event) => event.preventDefault();
  beforeEach(() => {
    bequest.reset();
    document.addEventListener('haven-navigate', stay);
    posts.length = 0;
    succeeds = true;
    win.dataLayer = [];
    check = placeBotCheck();
    console.error = () => {};
  });
  afterEach(async () => {
    console.error = error;
    bequest.restore();
    document.body.replaceChildren();
    await nextFrame();
    document.removeEventListener('haven-navigate', stay);
    win.dataLayer = undefined;
    page.grecaptcha = undefined;
  });

  it('receive exactly the listed events for each action [W7.40]', async () => {
    await expectEvents(async () => openCart(), ['view_cart']);
    const open = document.querySelector('gift-cart') as HTMLElement;
    await expectEvents(async () => click(open, '.haven-button--give'), ['begin_checkout']);
    await expectEvents(() => send(open, '[data-remove]'), ['remove_from_cart']);
    const gift = 'item-id="tent" item-name="Tent" price="45"';
    await expectEvents(async () => place(`<gift-item detail ${gift}></gift-item>`), ['view_item']);
    await expectEvents(() => send(document.querySelector('gift-item') as HTMLElement), ['add_to_cart']);
    await expectEvents(details, ['add_shipping_info']);
    await expectEvents(payment, ['add_payment_info', 'purchase_giftshop']);
    await expectEvents(subscriber, ['form_submitted', 'email_permission']);
    await expectEvents(signature, ['form_submitted', 'petition_sign']);
    await expectEvents(guide, ['form_submitted']);
    await expectEvents(update, ['form_submitted']);
    await expectEvents(feed, []);
  });

  it('receive only the failure of an action that fails [W7.40]', async () => {
    succeeds = false;
    await expectEvents(details, []);
    await expectEvents(payment, ['add_payment_info']);
    for (const [form, action] of Object.entries({
      subscribe: subscriber,
      petition: signature,
      bequest: guide,
      'update-details': update,
    })) {
      await expectEvents(action, ['form_submitted']);
      expect(win.dataLayer?.[0], form).to.include({ event: 'form_submitted', form_name: form, result: 'failure' });
    }
  });

  it('guard the subscribe, petition and donor posts, and not the bequest, customer, media feed and payment posts [W7.20]', async () => {
    for (const [action, post] of Object.entries({
      subscribe: subscriber,
      petition: signature,
      'update-details': update,
    })) {
      await post();
      expect(check.actions.at(-1)).to.equal(action);
      expect(posts.at(-1)?.body).to.have.property('recaptchaToken');
    }
    expect(check.actions).to.have.length(3);
    for (const post of [guide, details, feed, payment]) {
      await post();
      expect(posts.at(-1)?.body).not.to.have.property('recaptchaToken');
    }
    expect(check.actions).to.have.length(3);
    expect(posts.map(({ path }) => path)).to.have.length(7);
  });
});
