import { expect, fixture, html, nextFrame, waitUntil } from '#testing/browser.ts';
import { answerCalls, HERE, type SentCall, sayText } from '../widget/testing/form-frame.ts';
import { AfterpayCheckoutButton } from './afterpay-checkout-button.ts';
import type { CheckoutButton } from './checkout-button.ts';
import { LEFT_CHECKOUT_KEY } from './checkout-button.ts';
import type { CheckoutEventMap } from './checkout-button-event.ts';
import { PaypalCheckoutButton } from './paypal-checkout-button.ts';
import { ZipmoneyCheckoutButton } from './zipmoney-checkout-button.ts';

const CHECKOUTS = '/v1/payment_sources/external_checkout';
const LINK = `${location.origin}/pay/1`;
const details = { checkout_email: 'a@b.c', checkout_holder: 'Ann', gateway_type: 'PaypalClassic' };
const NAMES: (keyof CheckoutEventMap)[] = [
  'click',
  'popupRedirect',
  'redirect',
  'error',
  'referred',
  'declined',
  'cancelled',
  'accepted',
  'finish',
  'close',
];
const ok = (data: unknown) => Response.json({ resource: { data } });
const overlay = () =>
  [...document.body.children].map((child) => child.shadowRoot?.querySelector('dialog')).find((found) => !!found?.open);
const press = (name: string) =>
  [...(overlay()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)?.click();
const frameOf = (id: string) => document.querySelector<HTMLIFrameElement>(`#${id}`);
const frameAt = async (id: string, path: string) => {
  await waitUntil(() => {
    const frame = frameOf(id);
    return frame?.contentWindow?.location.pathname === path && frame.contentDocument?.readyState === 'complete';
  }, `no frame ${id}`);
  return frameOf(id) as HTMLIFrameElement;
};
const say = async (event: string, more: object = {}) =>
  sayText(
    await frameAt('paydock-dispatcher', '/dispatcher'),
    JSON.stringify({ event, message_source: 'checkout.paydock', reference_id: 'r1', ...more }),
  );

describe('checkout buttons', () => {
  let calls: SentCall[];
  let restore: () => void;
  let answers: Record<string, (call: SentCall) => Response | Promise<Response>>;
  let opened: { address: string; features: string; popup: Window }[];
  let events: [name: string, data: unknown][];
  const made: CheckoutButton[] = [];
  const { open } = window;
  const { error: logError, warn: logWarn } = console;
  let logged: unknown[];

  beforeEach(() => {
    opened = [];
    events = [];
    logged = [];
    answers = {
      [CHECKOUTS]: () => ok({ link: LINK, token: 't1', reference_id: 'r1', mode: 'test' }),
      [`${CHECKOUTS}/t1`]: () => ok({ ...details, status: 'accepted' }),
      '/v1/payment_sources/tokens': () => ok('tok_1'),
    };
    ({ calls, restore } = answerCalls((call) => answers[call.path]?.(call) as Response));
    // Real windows, because the tests check their handles and features.
    window.open = (address, target, features) => {
      const popup = open.call(window, address, target, features) as Window;
      opened.push({ address: String(address), features: String(features), popup });
      return popup;
    };
    console.error = console.warn = (text: unknown) => void logged.push(text);
  });
  afterEach(async () => {
    for (const button of made.splice(0)) button.destroy();
    for (const { popup } of opened) popup.close();
    restore();
    window.open = open;
    console.error = logError;
    console.warn = logWarn;
    expect(document.querySelectorAll('iframe[id]')).to.have.length(0);
  });

  const placed = () => fixture<HTMLButtonElement>(html`<button type="submit">Pay</button>`);
  const keep = <Button extends CheckoutButton>(button: Button) => {
    button.setEnv(HERE);
    for (const name of NAMES) button.on(name, (data) => void events.push([name, data]));
    made.push(button);
    return button;
  };
  const paypal = async () => {
    const element = await placed();
    return { element, button: keep(new PaypalCheckoutButton(element, 'pk1', 'g1')) };
  };
  const names = () => events.map(([name]) => name);
  const first = () => opened[0] as (typeof opened)[number];

  it('touch nothing before the click [S1.01] [S2.01]', async () => {
    const before = document.documentElement.outerHTML.length;
    const place = [location.href, history.length];
    const { element } = await paypal();
    expect(document.documentElement.outerHTML.length - before).to.be.lessThan(200);
    expect(calls).to.have.length(0);
    element.click();
    await waitUntil(() => names().includes('popupRedirect'));
    expect([location.href, history.length]).to.eql(place);
  });

  it('run a PayPal-type checkout from click to close in a real popup [S1.04] [S2.35] [S2.48]', async () => {
    const { element, button } = await paypal();
    const input = await fixture<HTMLInputElement>(html`<input aria-label="Token" />`);
    button.onFinishInsert(input, 'payment_source_token');
    element.click();
    expect(opened).to.have.length(1);
    expect(first().address).to.equal('about:blank');
    expect(first().features).to.contain('width=500,height=500');
    await waitUntil(() => first().popup.location.href === LINK, 'the popup was not redirected');
    expect(calls[0]?.path).to.equal(CHECKOUTS);
    expect(calls[0]?.body['meta'], '[S3.01] no meta is an empty one').to.eql({});
    expect(Object.keys(calls[0]?.body ?? {}).sort()).to.eql([
      'error_redirect_url',
      'gateway_id',
      'meta',
      'redirect_url',
      'success_redirect_url',
    ]);
    expect(calls[0]?.body['success_redirect_url']).to.contain(encodeURIComponent(encodeURIComponent(location.href)));
    const finish = button.on('finish');
    await say('success');
    expect(await finish).to.eql({ payment_source_token: 'tok_1', ...details });
    await waitUntil(() => names().includes('close'));
    expect(names()).to.eql(['click', 'popupRedirect', 'accepted', 'finish', 'close']);
    expect(first().popup.closed).to.equal(true);
    expect(input.value).to.equal('tok_1');
    expect(calls[2]?.body).to.eql({ gateway_id: 'g1', type: 'checkout_token', checkout_token: 't1' });
    expect(overlay()).to.equal(undefined);
  });

  it('open one popup however often they are clicked', async () => {
    const { element } = await paypal();
    for (let click = 0; click < 5; click++) element.click();
    await waitUntil(() => names().includes('popupRedirect'));
    element.click();
    expect(opened).to.have.length(1);
    expect(names()).to.eql(['click', 'popupRedirect']);
    expect(calls).to.have.length(1);
  });

  it('can be clicked again after a checkout ended', async () => {
    const { element, button } = await paypal();
    element.click();
    button.close();
    element.click();
    await waitUntil(() => names().includes('popupRedirect'));
    expect(names()).to.eql(['click', 'close', 'click', 'popupRedirect']);
    expect(opened).to.have.length(2);
  });

  it('believe their own dispatcher only', async () => {
    const { element } = await paypal();
    element.click();
    await frameAt('paydock-dispatcher', '/dispatcher');
    const forged = JSON.stringify({ event: 'success', message_source: 'checkout.paydock', reference_id: 'r1' });
    window.postMessage(forged, '*');
    const other = await fixture<HTMLIFrameElement>(html`<iframe title="Other" src="/dispatcher"></iframe>`);
    await waitUntil(() => other.contentDocument?.readyState === 'complete');
    await sayText(other, forged);
    for (const noise of [null, 7, '{', '{"event":"success"}', { event: 'success' }]) {
      await sayText(frameOf('paydock-dispatcher') as HTMLIFrameElement, noise);
    }
    expect(names()).to.eql(['click', 'popupRedirect']);
    await say('declined');
    expect(names()).to.eql(['click', 'popupRedirect', 'declined', 'close']);
  });

  it('cover the page with the merchant’s texts; Continue keeps the popup, Close ends it [S2.27] [S2.28]', async () => {
    const { element, button } = await paypal();
    button.setBackdropTitle('Mine');
    button.setBackdropDescription('My words');
    element.click();
    await waitUntil(() => overlay());
    expect(overlay()?.querySelector('h2')?.textContent).to.equal('Mine');
    expect(overlay()?.querySelector('p')?.textContent).to.equal('My words');
    press('Continue');
    expect(opened).to.have.length(1);
    expect(first().popup.closed).to.equal(false);
    press('Close');
    expect(first().popup.closed).to.equal(true);
    expect(overlay()).to.equal(undefined);
    expect(names().filter((name) => name === 'close')).to.have.length(1);
  });

  it('leave the page uncovered when asked', async () => {
    const { element, button } = await paypal();
    button.turnOffBackdrop();
    element.click();
    await waitUntil(() => names().includes('popupRedirect'));
    await nextFrame();
    expect(overlay()).to.equal(undefined);
  });

  it('refuse redirect mode at PayPal, in the specification’s words [S5.10]', async () => {
    const element = await placed();
    keep(new PaypalCheckoutButton(element, 'pk1', 'g1', 'redirect'));
    const text = 'Gateway PaypalClassic do not support redirect mode';
    let thrown: unknown;
    const note = (event: ErrorEvent) => {
      thrown = event.error;
      event.preventDefault();
    };
    addEventListener('error', note);
    element.click();
    removeEventListener('error', note);
    await waitUntil(() => names().includes('close'));
    expect(thrown).to.equal(undefined);
    expect(events).to.deep.equal([
      ['click', undefined],
      ['error', { error: text, code: 'invalid_configuration' }],
      ['close', undefined],
    ]);
    expect(logged).to.eql([text]);
    expect([opened.length, calls.length]).to.eql([0, 0]);
  });

  it('warn of what a gateway or the redirect mode ignores', async () => {
    const { button } = await paypal();
    button.setRedirectUrl('https://shop.test');
    expect(logged.splice(0)).to.eql(['Gateway PaypalClassic do not support redirect mode']);
    const zip = keep(new ZipmoneyCheckoutButton(await placed(), 'pk1', 'g1', 'redirect'));
    zip.setBackdropTitle('x');
    zip.setBackdropDescription('x');
    zip.turnOffBackdrop();
    zip.setSuspendedRedirectUri('https://shop.test');
    zip.close();
    expect(logged).to.have.length(5);
    expect(logged[0]).to.equal('setBackdropTitle does nothing in the redirect mode.');
  });

  it('take a button inside a shadow root, and refuse an empty key', async () => {
    expect(() => new PaypalCheckoutButton('#absent', '')).to.throw('access token is required');
    const inner = (await fixture(html`<div></div>`)).attachShadow({ mode: 'open' });
    const element = inner.appendChild(document.createElement('button'));
    keep(new PaypalCheckoutButton(element, 'pk1'));
    element.click();
    await waitUntil(() => names().includes('popupRedirect'));
    expect(calls[0]?.body['gateway_id']).to.equal('default');
  });

  it('let go of everything on destroy()', async () => {
    const { element, button } = await paypal();
    element.click();
    await frameAt('paydock-dispatcher', '/dispatcher');
    button.destroy();
    expect(first().popup.closed).to.equal(true);
    expect([frameOf('paydock-dispatcher'), overlay()]).to.eql([null, undefined]);
    element.click();
    await nextFrame();
    expect(opened).to.have.length(1);
    expect(names()).to.eql(['click', 'popupRedirect']);
  });

  describe('of Zip', () => {
    const zip = async () => {
      const element = await placed();
      return { element, button: keep(new ZipmoneyCheckoutButton(element, 'pk1', 'g1')) };
    };

    it('show the loading page at once, then go to the link, and store nothing [S2.50] [S1.04]', async () => {
      const { element } = await zip();
      element.click();
      expect(first().address).to.equal(`${location.origin}/checkout/zipmoney/loading`);
      expect(first().features).to.contain('width=500,height=500');
      await waitUntil(() => first().popup.location.href === LINK);
      expect(frameOf('pd-storage-dispatcher'), '[S2.49] only redirect mode stores the session').to.equal(null);
      expect(calls[0]?.body['redirect_url']).to.contain('/checkout/zipmoney/suspended');
      await say('complete', { state: 'foo' });
      expect(logged).to.eql(['Zip checkout: the state foo is unknown.']);
      await say('complete', { state: 'approved' });
      await waitUntil(() => names().includes('close'));
      expect(names()).to.eql(['click', 'popupRedirect', 'accepted', 'finish', 'close']);
    });

    it('need a return page in redirect mode [S5.09]', async () => {
      const element = await placed();
      keep(new ZipmoneyCheckoutButton(element, 'pk1', 'g1', 'redirect'));
      const text = 'The merchant redirect URL should is required in the redirect mode';
      expect(await thrownBy(() => element.click())).to.equal(text);
      expect(names()).to.eql(['click']);
      expect(calls).to.have.length(0);
    });

    it('store the session, then send the page itself away in redirect mode [S5.09] [S2.52] [S2.49]', async () => {
      const { element, button } = await zip();
      button.setRedirectUrl('/back');
      const target = leaving();
      element.click();
      const frame = await frameAt('pd-storage-dispatcher', '/storage-dispatcher');
      const stored: unknown[] = [];
      frame.contentWindow?.addEventListener('message', ({ data }) => stored.push(data));
      // The load event may have fired before a listener was added.
      frame.dispatchEvent(new Event('load'));
      await waitUntil(() => stored.length, 'the session was not stored');
      expect(stored[0]).to.deep.include({
        source: 'zipmoney.checkout.paydock',
        data: {
          merchant_redirect_url: `${location.origin}/back`,
          checkout_token: 't1',
          public_key: 'pk1',
          gateway_id: 'g1',
        },
      });
      expect(names(), 'the page waits').to.eql(['click']);
      const widget_id = new URL(frame.src).searchParams.get('widgetId');
      await sayText(frame, JSON.stringify({ event: 'dispatchSuccess', widget_id }));
      expect(await target).to.equal(LINK);
      expect(names()).to.eql(['click', 'redirect']);
      expect(opened).to.have.length(0);
      expect(calls[0]?.body['redirect_url']).to.equal(`${location.origin}/checkout/zipmoney/response`);
      expect(() => button.setRedirectUrl('javascript:alert(1)')).to.throw('no secure web address');
    });
  });

  describe('of Afterpay', () => {
    const afterpay = async () => {
      const element = await placed();
      return { element, button: keep(new AfterpayCheckoutButton(element, 'pk1', 'g1')) };
    };

    it('open 420 by 715 and start at the init page [S2.36] [S2.55] [S1.04]', async () => {
      const { element } = await afterpay();
      element.click();
      expect(first().features).to.contain('width=420,height=715');
      await waitUntil(() => first().popup.location.pathname === '/checkout/afterpay/init');
      expect(first().popup.location.search).to.equal('?token=r1&env=test');
      await say('success', { status: 'CANCELLED' });
      expect(names()).to.eql(['click', 'popupRedirect', 'close']);
    });

    it('show a wrong amount inside the popup and keep it open [S8.07]', async () => {
      answers[CHECKOUTS] = () =>
        Response.json({ error: { message: '<i>Too low', code: 'invalid_amount' } }, { status: 400 });
      const { element } = await afterpay();
      element.click();
      await waitUntil(() => names().includes('error'));
      expect(first().popup.closed).to.equal(false);
      expect(first().popup.document.body.textContent).to.equal('<i>Too low');
      expect(first().popup.document.title).to.equal('<i>Too low');
      expect(events[1]).to.eql(['error', { error: '<i>Too low', code: 'invalid_amount' }]);
      first().popup.close();
      await waitUntil(() => names().includes('close'));
    });

    it('close the popup on every other failure [S8.06] [S8.07]', async () => {
      answers[CHECKOUTS] = () => Response.json({ error: { message: 'No', code: 'other' } }, { status: 400 });
      const { element } = await afterpay();
      element.click();
      await waitUntil(() => names().includes('close'));
      expect(first().popup.closed).to.equal(true);
      expect(logged).to.eql(['No']);
    });
  });

  describe('in a browser inside an app', () => {
    beforeEach(() =>
      Object.defineProperty(navigator, 'userAgent', {
        configurable: true,
        value: 'Mozilla/5.0 (iPhone) Instagram 300',
      }),
    );
    afterEach(() => {
      delete (navigator as { userAgent?: string }).userAgent;
      localStorage.removeItem(LEFT_CHECKOUT_KEY);
    });

    it('send the page away and go on when it comes back [S2.25]', async () => {
      const { element } = await paypal();
      const target = leaving();
      element.click();
      expect(await target).to.equal(LINK);
      expect(names()).to.eql(['click', 'redirect']);
      await waitUntil(() => overlay());
      expect(overlay()?.querySelectorAll('h2, button').length).to.equal(0);
      expect(localStorage.getItem(LEFT_CHECKOUT_KEY)).to.contain('t1');
      window.dispatchEvent(new Event('pagehide'));
      expect(overlay()).to.equal(undefined);

      events = [];
      keep(new AfterpayCheckoutButton(await placed(), 'pk1', 'g1'));
      await paypal();
      await waitUntil(() => names().includes('close'));
      expect(names()).to.eql(['accepted', 'finish', 'close']);
      expect(localStorage.getItem(LEFT_CHECKOUT_KEY)).to.equal(null);
      expect(opened).to.have.length(0);
    });
  });

  it('work under a strict policy without Trusted Types', async () => {
    const frame = await fixture<HTMLIFrameElement>(
      html`<iframe title="Shop" src="/sdk/testing/strict-page.html?afterpay"></iframe>`,
    );
    const shop = () =>
      frame.contentWindow as unknown as Window & {
        counted?: { violations: number; errors: number };
        button?: CheckoutButton;
      };
    await waitUntil(() => shop().button, 'the strict page did not start');
    const page = shop().document;
    // Makes sure that the control case works.
    expect(() => {
      page.body.innerHTML = '<b></b>';
    }).to.throw();
    const counted = shop().counted as { violations: number; errors: number };
    await waitUntil(() => counted.violations === 1);
    page.querySelector<HTMLElement>('#pay')?.click();
    await waitUntil(() => counted.errors === 1 && page.querySelector('body > div'));
    const dialog = page.querySelector('body > div')?.shadowRoot?.querySelector('dialog') as HTMLDialogElement;
    expect(getComputedStyle(dialog).zIndex).to.equal('2147483647');
    shop().button?.destroy();
    expect(counted).to.eql({ violations: 1, errors: 1 });
  });
});

/** The message of the error that a listener throws, hidden from the test runner. */
async function thrownBy(act: () => void): Promise<string> {
  const { onerror } = window;
  window.onerror = null;
  const thrown = new Promise<string>((resolve) => {
    window.addEventListener(
      'error',
      (event) => {
        event.preventDefault();
        resolve((event.error as Error).message);
      },
      { once: true },
    );
  });
  act();
  const text = await thrown;
  window.onerror = onerror;
  return text;
}

/** The address that the page is about to navigate to; the page stays. */
function leaving(): Promise<string> {
  const { navigation } = window as unknown as { navigation: EventTarget };
  return new Promise((resolve) => {
    navigation.addEventListener(
      'navigate',
      (event) => {
        event.preventDefault();
        resolve((event as Event & { destination: { url: string } }).destination.url);
      },
      { once: true },
    );
  });
}
