import { delay, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { expect, nextFrame } from '#testing/browser.ts';
import './gift-checkout.tsx';

const FOLLOWING =
  'We are checking whether your payment went through. Please keep this page open: you will not be charged twice.';

const PAYMENT = '/umbraco/api/GiftStorePayment/SubmitPaydockWidget/';
const LABELS = 'card_number:Card Number*,card_name:Card Holders Name*,card_ccv:CCV*,expire_month:Expiry*';
const lines = [
  {
    itemId: 'emergency-tent',
    name: 'Emergency tent',
    category: 'Shelter',
    variant: 'One tent',
    price: 45,
    quantity: 1,
  },
];

interface Entry {
  event?: string;
  ecommerce?: Record<string, unknown> | null;
  eventCallback?: () => void;
}
const page = window as unknown as { dataLayer?: Entry[] };

let posts: { body: Record<string, unknown>; type: string | null }[];
let configurations: Headers[];
let response: () => Response | Promise<Response>;
let left: string[];

const worker = setupWorker(
  http.post('/v1/remote-action/configs', ({ request }) => {
    configurations.push(request.headers);
    const data = { configuration_token: `conf-${configurations.length}` };
    return HttpResponse.json({ status: 201, error: null, resource: { type: 'token', data } }, { status: 201 });
  }),
  // The choice stays while the wallet's button loads; end-to-end tests cover the wallet itself.
  http.post('/umbraco/api/GiftStorePayment/StartWallet/', () => delay('infinite')),
  http.post('/v1/charges/3ds', () => {
    const data = { _3ds: { id: null, token: null }, status: 'not_enrolled' };
    return HttpResponse.json({ status: 201, error: null, resource: { type: '3ds', data } }, { status: 201 });
  }),
  http.post(PAYMENT, async ({ request }) => {
    posts.push({ body: (await request.json()) as Record<string, unknown>, type: request.headers.get('content-type') });
    return response();
  }),
);

const until = async <Value,>(find: () => Value | null | undefined | false): Promise<Value> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const value = find();
    if (value) return value;
    await nextFrame();
  }
  throw new Error(`Never came: ${find}`);
};

function create(attributes: Record<string, string> = {}): HTMLElement {
  const element = document.createElement('gift-checkout');
  const all: Record<string, string> = {
    amount: '45',
    'order-id': 'O-1',
    'thank-you-redirect-url': '/thanks',
    'first-name': 'Ana',
    'last-name': 'Lee',
    email: 'ana@example.org',
    phone: '0412345678',
    'content-id': '77',
    'api-origin': location.origin,
    'widget-origin': location.origin,
    'public-key': 'pk_sandbox_haven',
    'gateway-id': 'gateway_haven_cards',
    lines: JSON.stringify(lines),
    ...attributes,
  };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  element.addEventListener('haven-navigate', (event) => {
    event.preventDefault();
    left.push((event as CustomEvent<{ url: string }>).detail.url);
  });
  document.body.append(element);
  return element;
}

const choice = (element: Element, label: string) =>
  [...element.querySelectorAll<HTMLButtonElement>('[role="group"] button')].find((button) =>
    button.textContent?.startsWith(label),
  ) as HTMLButtonElement;
const submitButton = (element: Element) => element.querySelector<HTMLButtonElement>('button[type="submit"]')!;
const frameOf = (element: Element) => element.querySelector('iframe');
const query = (frame: HTMLIFrameElement) => new URL(frame.src).searchParams;
const isPressed = (element: Element) =>
  [...element.querySelectorAll('[aria-pressed="true"]')].map(
    (button) => button.querySelector('span + span')?.textContent,
  );
const alertText = (element: Element) => element.querySelector('[role="alert"]')?.textContent ?? '';

/** Sends a message as the provider's frame, because the library accepts messages only from that window. */
function sendMessage(frame: HTMLIFrameElement, event: string, data: object = {}): void {
  const view = frame.contentWindow as unknown as typeof globalThis;
  const post = new view.Function('message', 'origin', 'parent.postMessage(message, origin)');
  post(JSON.stringify({ event, widget_id: query(frame).get('widget_id'), ...data }), location.origin);
}

/** The page's messages to the frame. */
function listen(frame: HTMLIFrameElement): string[] {
  const triggers: string[] = [];
  frame.contentWindow?.addEventListener('message', ({ data }) => triggers.push(JSON.parse(String(data)).trigger));
  return triggers;
}

async function chooseCard(element: Element, isValid = true) {
  choice(element, 'Card').click();
  const frame = await until(() => frameOf(element));
  // The frame's first, empty document is replaced when its address has loaded.
  await until(() => frame.contentDocument?.URL === frame.src && frame.contentDocument.readyState === 'complete');
  const triggers = listen(frame);
  sendMessage(frame, 'afterLoad');
  sendMessage(frame, 'validation', {
    form_valid: isValid,
    invalid_fields: [],
    invalid_showed_fields: [],
    validators: {},
  });
  await until(() => !element.textContent?.includes('Loading the secure card form'));
  return { frame, triggers };
}

async function pay(element: Element, token = 'src1') {
  const { frame, triggers } = await chooseCard(element);
  submitButton(element).click();
  await until(() => triggers.length > 0);
  sendMessage(frame, 'submit');
  sendMessage(frame, 'finish', { payment_source: token });
  await until(() => posts.length > 0);
  return { frame, triggers };
}

describe('<gift-checkout>', () => {
  const error = console.error;
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  after(() => worker.stop());
  beforeEach(() => {
    console.error = () => {};
    posts = [];
    configurations = [];
    left = [];
    response = () =>
      HttpResponse.json({ errors: [], friendlyErrorMessage: '', amount: 50, currency: 'AUD', transactionId: 'T1' });
  });
  afterEach(async () => {
    worker.resetHandlers();
    document.body.replaceChildren();
    delete page.dataLayer;
    await nextFrame();
    console.error = error;
  });

  it('shows what is paid and by whom, with one submit button', () => {
    const element = create();
    expect(element.textContent).to.contain('$45.00').and.to.contain('Paying as Ana Lee, ana@example.org');
    expect([...element.querySelectorAll('button[type="submit"]')].map((button) => button.textContent)).to.deep.equal([
      'Pay $45.00',
    ]);
  });

  it('is accessible at rest, with Card chosen and with an error', async () => {
    const element = create({ 'paypal-accepted': '' });
    await expect(element).to.be.accessible();
    await chooseCard(element);
    await expect(element).to.be.accessible({ ignoredRules: ['frame-tested'] });
    element.remove();
    const unset = create({ 'public-key': '' });
    choice(unset, 'Card').click();
    await until(() => alertText(unset));
    await expect(unset).to.be.accessible();
  });

  it('offers the options as toggles in a named group; choosing again takes back [W2.39] [W2.40]', async () => {
    const element = create({ 'paypal-accepted': '' });
    const group = element.querySelector('[role="group"]');
    expect(group?.getAttribute('aria-label')).to.equal('Payment method');
    const seen: unknown[] = [isPressed(element)];
    for (const label of ['Card', 'Card', 'PayPal', 'PayPal', 'Card', 'PayPal', 'Card']) {
      choice(element, label).click();
      await nextFrame();
      seen.push(isPressed(element));
    }
    expect(seen).to.deep.equal([[], ['Card'], [], ['PayPal'], [], ['Card'], ['PayPal'], ['Card']]);
  });

  it('offers the wallet only where the page accepts it [W3.15]', async () => {
    const element = create();
    expect(choice(element, 'PayPal')).to.equal(undefined);
    element.setAttribute('paypal-accepted', '');
    await nextFrame();
    expect(choice(element, 'PayPal')).to.exist;
    choice(element, 'PayPal').click();
    await nextFrame();
    const panel = document.getElementById(choice(element, 'PayPal').getAttribute('aria-controls') as string);
    expect(panel?.hidden).to.equal(false);
    expect(panel?.querySelector('.haven-payment-options__wallet')).to.exist;
  });

  it('holds no card field of its own: the number is entered in the provider’s frame [W1.03]', async () => {
    const element = create();
    const { frame } = await chooseCard(element);
    expect(element.querySelectorAll('input, textarea, [contenteditable]')).to.have.length(0);
    expect(new URL(frame.src).pathname).to.equal('/remote-action');
  });

  it('costs nothing before Card is chosen, and is made once', async () => {
    const element = create();
    await nextFrame();
    expect([configurations.length, frameOf(element)]).to.deep.equal([0, null]);
    await chooseCard(element);
    choice(element, 'Card').click();
    await nextFrame();
    choice(element, 'Card').click();
    await nextFrame();
    expect(configurations).to.have.length(1);
    expect(element.querySelectorAll('iframe')).to.have.length(1);
  });

  it('calls the provider with version v1.131.0 [W9.19]', async () => {
    const { frame } = await chooseCard(create());
    expect(configurations[0]?.get('x-sdk-version')).to.equal('v1.131.0');
    expect(query(frame).get('sdk_version')).to.equal('v1.131.0');
  });

  it('gives the frame its labels [W2.41] and placeholder [W2.42]', async () => {
    const { frame } = await chooseCard(create());
    expect(query(frame).get('form_labels')).to.equal(LABELS);
    expect(query(frame).get('form_placeholders')).to.equal('expire_month:mm/yy');
  });

  it('gives the frame its brands [W2.43], hides tabs and submit button [W2.44] and sizes the inputs [W9.16]', async () => {
    const { frame } = await chooseCard(create());
    expect(query(frame).get('supported_card_types')).to.equal('visa,mastercard');
    expect(query(frame).get('hidden_elements')).to.equal('submit_button,tabs');
    expect(query(frame).get('element_styles')).to.equal('input{height:40px;border-radius:10px}');
  });

  it('triggers the card form once for Card [W2.47] and is busy until the response [W4.29] [W4.30]', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    response = async () => {
      await held;
      return HttpResponse.json({ errors: ['x'], friendlyErrorMessage: 'Card declined' });
    };
    const element = create();
    const { triggers } = await pay(element);
    submitButton(element).click();
    await nextFrame();
    const button = submitButton(element);
    expect(button.textContent).to.equal('Processing…');
    expect(button.getAttribute('aria-busy')).to.equal('true');
    expect(button.disabled).to.equal(false);
    release();
    await until(() => alertText(element));
    expect(button.textContent).to.equal('Pay $45.00');
    expect(button.getAttribute('aria-busy')).to.equal(null);
    expect([triggers, posts.length]).to.deep.equal([['submit_form'], 1]);
  });

  it('triggers nothing for None and the wallet, and shows what to do [W2.47]', async () => {
    const element = create({ 'paypal-accepted': '' });
    const { triggers } = await chooseCard(element);
    choice(element, 'PayPal').click();
    await nextFrame();
    expect(submitButton(element).checkVisibility(), 'the wallet has the only button').to.equal(false);
    element.querySelector('form')?.requestSubmit();
    choice(element, 'PayPal').click();
    await nextFrame();
    submitButton(element).click();
    await until(() => element.textContent?.includes('Choose how you want to pay.'));
    expect([triggers, posts]).to.deep.equal([[], []]);
  });

  it('makes an invalid form show its errors, and posts nothing [W3.15]', async () => {
    const element = create();
    const { frame, triggers } = await chooseCard(element, false);
    submitButton(element).click();
    await until(() => triggers.length > 0);
    sendMessage(frame, 'validationError');
    sendMessage(frame, 'finish', { payment_source: 'src1' });
    await until(() => element.textContent?.includes('Check your card details'));
    expect([triggers, posts]).to.deep.equal([['submit_form'], []]);
  });

  it('posts exactly the 11 fields as JSON', async () => {
    await pay(create({ 'site-country-code': 'NZL' }), 'src1');
    expect(posts, '[W7.10] one post').to.have.length(1);
    expect(posts[0]?.type, '[W7.10] as JSON').to.equal('application/json');
    expect(posts[0]?.body['ipAddress'], '[W3.18] the address is empty').to.equal('');
    expect(posts[0]?.body['paymentType'], '[W3.20] a card').to.equal('CreditCard');
    expect(posts[0]?.body, '[W3.16] [W7.10] exactly the 11 fields').to.deep.equal({
      amount: 45,
      siteCountryCode: 'NZL',
      ipAddress: '',
      orderId: 'O-1',
      paymentData: 'src1',
      paymentType: 'CreditCard',
      firstName: 'Ana',
      lastName: 'Lee',
      email: 'ana@example.org',
      phone: '0412345678',
      contentId: 77,
    });
  });

  it('shows exactly the friendly message, focused, and returns to None [W4.32] [W4.33]', async () => {
    response = () => HttpResponse.json({ errors: ['x'], friendlyErrorMessage: 'Card declined' });
    const element = create();
    await pay(element);
    await until(() => alertText(element));
    const alerts = element.querySelectorAll('[role="alert"]');
    expect([...alerts].map((alert) => alert.textContent)).to.deep.equal(['Card declined']);
    expect(document.activeElement).to.equal(alerts[0]);
    expect(isPressed(element)).to.deep.equal([]);
    expect(frameOf(element)).to.equal(null);
  });

  it('shows the message as text, never as markup', async () => {
    response = () => HttpResponse.json({ errors: ['x'], friendlyErrorMessage: '<img src=x onerror=alert(1)>' });
    const element = create();
    await pay(element);
    await until(() => alertText(element));
    expect(alertText(element)).to.equal('<img src=x onerror=alert(1)>');
    expect(element.querySelector('img')).to.equal(null);
  });

  it('shows the default message when the response has none [W8.18]', async () => {
    response = () => HttpResponse.json({ errors: ['x'] });
    const element = create();
    await pay(element);
    await until(() => alertText(element));
    expect(alertText(element)).to.equal('Submission failed, please contact us');
  });

  it('takes the error away and shows a fresh form with the next choice [W4.42] [W4.43]', async () => {
    response = () => HttpResponse.json({ errors: ['x'], friendlyErrorMessage: 'Card declined' });
    const element = create();
    await pay(element, 'src1');
    await until(() => alertText(element));
    posts = [];
    choice(element, 'Card').click();
    await nextFrame();
    expect(alertText(element)).to.equal('');
    choice(element, 'Card').click();
    const { frame } = await pay(element, 'src2');
    expect(query(frame).get('configuration_tokens')).to.equal('conf-2');
    expect(posts[0]?.body['paymentData']).to.equal('src2');
  });

  it('resets after a network failure and reloads the card form once', async () => {
    response = () => HttpResponse.error();
    const element = create();
    const { frame } = await pay(element);
    await until(() => alertText(element));
    const alerts = [...element.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent);
    expect(alerts, '[W4.39] [W8.19] one error, in exactly these words').to.deep.equal([
      'Submission failed, please contact us',
    ]);
    expect(submitButton(element).getAttribute('aria-busy'), '[W4.38] no longer submitting').to.equal(null);
    expect(isPressed(element), '[W4.40] back to None').to.deep.equal([]);
    const fresh = await until(() => frameOf(element) !== frame && frameOf(element));
    expect(query(fresh).get('configuration_tokens'), '[W4.41] the card form is loaded again').to.equal('conf-2');
    expect(configurations, '[W4.41] once').to.have.length(2);
  });

  it('shows that a lost payment is followed, and offers no second one meanwhile', async () => {
    response = () => HttpResponse.error();
    const pending = { state: 'pending', errors: ['x'], friendlyErrorMessage: 'x' };
    worker.use(http.post('/umbraco/api/GiftStorePayment/PaymentStatus/', () => HttpResponse.json(pending)));
    const element = create();
    await pay(element);
    const status = await until(() => element.querySelector('.gift-checkout__status')?.textContent);
    expect(status).to.equal(FOLLOWING);
    expect(submitButton(element).getAttribute('aria-busy')).to.equal('true');
    expect(alertText(element)).to.equal('');
    expect(posts).to.have.length(1);
  });

  it('pushes the purchase once and goes to the thank-you page [W4.34] [W4.35]', async () => {
    page.dataLayer = [];
    const element = create();
    await pay(element);
    await until(() => element.textContent?.includes('was received'));
    expect(left).to.deep.equal([]);
    const purchases = page.dataLayer.filter(({ event }) => event === 'purchase_giftshop');
    expect(purchases).to.have.length(1);
    expect(purchases[0]?.ecommerce).to.include({ transaction_id: 'T1', value: 50, currency: 'AUD' });
    purchases[0]?.eventCallback?.();
    await until(() => left.length > 0);
    expect(left).to.deep.equal(['/thanks']);
  });

  it('goes at once without a tag manager, and leaves no button to pay again [W4.37]', async () => {
    const element = create();
    await pay(element);
    await until(() => left.length > 0);
    expect(element.querySelectorAll('button')).to.have.length(0);
    expect(element.querySelector('a')?.getAttribute('href')).to.equal(`${location.origin}/thanks`);
  });

  it('reads five fields of the response: without others it completes, and others change nothing [W3.22]', async () => {
    for (const more of [{}, { success: false, redirect: 'https://evil.example', friendlyMessage: 'x' }]) {
      page.dataLayer = [];
      posts = [];
      const five = { errors: [], friendlyErrorMessage: '', amount: 50, currency: 'NZD', transactionId: 'T2' };
      response = () => HttpResponse.json({ ...five, ...more });
      const element = create();
      await pay(element);
      const find = () => page.dataLayer?.find(({ event }) => event === 'purchase_giftshop');
      const purchase = await until(find);
      expect(purchase.ecommerce).to.include({ transaction_id: 'T2', value: 50, currency: 'NZD' });
      purchase.eventCallback?.();
      await until(() => left.length > 0);
      expect(left.splice(0)).to.deep.equal(['/thanks']);
      element.remove();
    }
  });

  for (const url of ['javascript:alert(1)', 'https://elsewhere.example/thanks']) {
    it(`never offers the thank-you address ${url}`, async () => {
      const element = create({ 'thank-you-redirect-url': url });
      await pay(element);
      await until(() => element.textContent?.includes('was received'));
      expect(element.querySelector('a')).to.equal(null);
    });
  }

  it('offers a thank-you address of an origin that the page lists', async () => {
    document.documentElement.dataset['redirectOrigins'] = 'https://partner.example';
    const element = create({ 'thank-you-redirect-url': 'https://partner.example/thanks' });
    await pay(element);
    await until(() => left.length > 0);
    expect(left).to.deep.equal(['https://partner.example/thanks']);
    expect(element.querySelector('a')?.href).to.equal('https://partner.example/thanks');
    delete document.documentElement.dataset['redirectOrigins'];
  });

  it('shows that the page is not set up and offers a retry, which works once it is', async () => {
    const element = create({ 'gateway-id': '' });
    choice(element, 'Card').click();
    await until(() => alertText(element));
    expect(alertText(element)).to.contain('Nothing was charged');
    element.setAttribute('gateway-id', 'gateway_haven_cards');
    await nextFrame();
    [...element.querySelectorAll('button')].find((button) => button.textContent === 'Try again')?.click();
    await until(() => frameOf(element));
    expect(alertText(element)).to.equal('');
  });

  it('offers a retry when the provider refuses the form', async () => {
    worker.use(
      http.post('/v1/remote-action/configs', () => HttpResponse.json({ error: { message: 'no' } }, { status: 500 }), {
        once: true,
      }),
    );
    const element = create();
    choice(element, 'Card').click();
    await until(() => alertText(element));
    expect(frameOf(element)).to.equal(null);
    [...element.querySelectorAll('button')].find((button) => button.textContent === 'Try again')?.click();
    await until(() => frameOf(element));
  });

  it('ignores a token from any other window', async () => {
    const element = create();
    const { frame } = await chooseCard(element);
    submitButton(element).click();
    const forged = { event: 'finish', widget_id: query(frame).get('widget_id'), payment_source: 'forged' };
    window.postMessage(JSON.stringify(forged), location.origin);
    await new Promise((resolve) => window.addEventListener('message', resolve, { once: true }));
    await nextFrame();
    expect(posts).to.deep.equal([]);
  });

  it('removes its frame and stays quiet when it is taken out of the page', async () => {
    const element = create();
    await pay(element);
    element.remove();
    await nextFrame();
    expect(frameOf(element)).to.equal(null);
  });

  it('has nothing to take for an amount of 0', () => {
    const element = create({ amount: '0' });
    expect(element.textContent).to.contain('nothing to pay');
    expect(element.querySelector('button')).to.equal(null);
  });
});
