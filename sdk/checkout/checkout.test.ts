import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { expect, fixture, html } from '#testing/browser.ts';
import { jwt } from '../client/testing/client-fakes.ts';
import { HERE } from '../widget/testing/form-frame.ts';
import { Checkout } from './checkout.ts';
import { CHECKOUT_EVENTS } from './checkout-event.ts';

const TOKEN = jwt({ environment: 'sandbox' });
const ADDRESS = `${location.origin}/checkout-widget/pay-widget.js`;
const task = () => new Promise((resolve) => setTimeout(resolve));

describe('Checkout', () => {
  let root: HTMLElement;
  let checkout: Checkout | undefined;
  let events: [name: string, data: unknown][];
  beforeEach(async () => {
    root = await fixture(html`<div></div>`);
    events = [];
  });
  afterEach(() => checkout?.destroy());

  const make = (target: string | Element = root) => {
    const made = new Checkout(target, TOKEN);
    checkout = made;
    for (const name of CHECKOUT_EVENTS) made.on(name, (data) => events.push([name, data]));
    return made;
  };
  const widget = () => root.querySelector('pay-widget') as HTMLElement;
  const attributes = () => Object.fromEntries([...widget().attributes].map(({ name, value }) => [name, value]));
  // A bubbling `error` event would reach the window and look like a failure of the page.
  const fire = (name: string, detail?: unknown, target: Element = widget()) =>
    target.dispatchEvent(new CustomEvent(name, { detail, bubbles: name !== 'error' }));
  const isAsked = () => performance.getEntriesByName(ADDRESS).length > 0;

  // First in this file: afterwards the element is defined.
  it('loads the script from the provider’s origin while the tag is undefined, and the element is upgraded', async () => {
    expect(customElements.get('pay-widget')).to.equal(undefined);
    // The real widget is served at that address here, too, and would call a provider that does not exist.
    const script = await (await fetch('/sdk/checkout/testing/widget-script.js')).text();
    const headers = { 'content-type': 'text/javascript' };
    const provider = setupWorker(http.get(ADDRESS, () => new HttpResponse(script, { headers })));
    await provider.start({ quiet: true, onUnhandledRequest: 'bypass' });
    make().setEnv(HERE);
    await customElements.whenDefined('pay-widget');
    provider.stop();
    expect(widget().textContent).to.equal('rendered');
  });

  it('renders without load(), after the task in which setEnv and handlers follow', async () => {
    const made = make();
    expect(widget()).to.equal(null);
    made.setEnv(HERE);
    await task();
    expect(attributes()).to.eql({
      token: TOKEN,
      environment: 'custom',
      'api-origin': location.origin,
      'widget-origin': location.origin,
    });
    performance.clearResourceTimings();
    await task();
    expect(isAsked()).to.equal(false);
  });

  it('names the token’s environment and an alias', async () => {
    make();
    await task();
    expect(attributes()).to.eql({ token: TOKEN, environment: 'sandbox' });
    checkout?.destroy();
    make().setEnv('sandbox', 'pay.test');
    await task();
    expect(attributes()).to.eql({ token: TOKEN, environment: 'sandbox', alias: 'pay.test' });
  });

  it('throws for a token that cannot be read [S5.45]', () => {
    for (const token of ['', 'abc', jwt({ environment: 'moon' })]) {
      expect(() => new Checkout(root, token)).to.throw(/^Invalid instruction token\.$/);
    }
  });

  it('passes all eleven events on with their data', async () => {
    make();
    await task();
    const open = CHECKOUT_EVENTS.filter((name) => !/Successful|Failure|Expired/.test(name));
    for (const name of open) fire(name, { of: name });
    fire('paymentSuccessful', { intent_id: 'i', charge_id: 'c' });
    expect(events).to.eql([
      ...open.map((name) => [name, { of: name }]),
      ['paymentSuccessful', { intent_id: 'i', charge_id: 'c' }],
    ]);
    expect(CHECKOUT_EVENTS).to.have.length(11);
  });

  for (const [method, event] of [
    ['onPaymentSuccessful', 'paymentSuccessful'],
    ['onPaymentFailure', 'paymentFailure'],
    ['onPaymentError', 'paymentFailure'],
    ['onPaymentExpired', 'paymentExpired'],
  ] as const) {
    it(`calls ${method} once, and nothing ends a checkout twice`, async () => {
      const made = make();
      const called: unknown[] = [];
      made[method]((data: unknown) => called.push(data));
      await task();
      fire('onClick');
      for (const name of [event, event, 'paymentSuccessful', 'paymentFailure', 'paymentExpired', 'onClick'])
        fire(name, { name });
      expect(called).to.eql([{ name: event }]);
      expect(events.map(([name]) => name)).to.eql(['onClick', event]);
    });
  }

  it('takes events of its element alone', async () => {
    make();
    await task();
    const inner = widget().appendChild(document.createElement('img'));
    fire('paymentSuccessful', {}, inner);
    fire('paymentSuccessful', {}, root);
    widget().dispatchEvent(new Event('error'));
    expect(events).to.eql([]);
  });

  it('unsubscribes, and promises the next occurrence', async () => {
    const made = make();
    let count = 0;
    const stop = made.onPaymentFailure(() => count++);
    const next = made.on('paymentFailure');
    await task();
    stop();
    fire('paymentFailure', { message: 'no' });
    expect([count, await next]).to.eql([0, { message: 'no' }]);
  });

  it('takes its element along when it is destroyed, before and after it was rendered', async () => {
    make().destroy();
    await task();
    expect(widget()).to.equal(null);
    const made = make();
    await task();
    const element = widget();
    made.destroy();
    fire('paymentSuccessful', {}, element);
    expect([widget(), events.length]).to.eql([null, 0]);
  });

  it('ends the former checkout of its container, and no other one', async () => {
    const elsewhere = await fixture(html`<div></div>`);
    const other = new Checkout(elsewhere, TOKEN);
    const former = make();
    await task();
    const old = widget();
    const ended: unknown[] = [];
    former.on('paymentSuccessful', (data) => ended.push(data));
    make();
    expect(widget(), 'until the new one is rendered').to.equal(old);
    await task();
    expect([...root.children]).to.have.length(1);
    expect(widget()).not.to.equal(old);
    fire('paymentSuccessful', {}, old);
    expect(ended).to.eql([]);
    fire('paymentSuccessful', { intent_id: 'i', charge_id: 'c' });
    expect(events).to.eql([['paymentSuccessful', { intent_id: 'i', charge_id: 'c' }]]);
    expect(elsewhere.querySelectorAll('pay-widget')).to.have.length(1);
    other.destroy();
  });

  it('holds one of two that are made in one task: the later', async () => {
    make();
    const later = make();
    await task();
    expect([...root.children]).to.have.length(1);
    later.destroy();
    expect([...root.children]).to.have.length(0);
  });
});
