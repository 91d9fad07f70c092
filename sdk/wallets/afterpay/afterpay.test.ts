import { expect } from '#testing/browser.ts';
import { waitUntil } from '../../testing/wait.ts';
import { sayText } from '../../widget/testing/form-frame.ts';
import { setVendorScripts } from '../core/vendor-scripts.ts';
import { CALLBACK, deep, NO_SCRIPT, ok, type RenderOptions, refusal, render } from '../flypay/testing/flypay-page.ts';

const page = globalThis as { AfterPay?: unknown };
const storage = () => document.querySelector<HTMLIFrameElement>('#pd-storage-dispatcher');

describe('the Afterpay wallet', () => {
  let rendered: Awaited<ReturnType<typeof render>>;
  let asked: [name: string, options: unknown][];
  const start = async (options: RenderOptions = {}) => {
    rendered = await render('Afterpay', { answer: () => ok({ ref_token: 'ref9' }), ...options });
    return rendered;
  };
  const button = () => deep<HTMLButtonElement>(rendered.container, 'button') as HTMLButtonElement;
  /** The hosted page's response, once it has loaded. */
  const answerStorage = async (event: string) => {
    await waitUntil(
      () =>
        storage()?.contentDocument?.readyState === 'complete' &&
        storage()?.contentWindow?.location.pathname === '/storage-dispatcher',
    );
    const frame = storage() as HTMLIFrameElement;
    const widget_id = new URL(frame.src).searchParams.get('widgetId');
    await sayText(frame, JSON.stringify({ event, widget_id }));
    return frame;
  };
  beforeEach(() => {
    asked = [];
    page.AfterPay = {
      initialize: (options: unknown) => asked.push(['initialize', options]),
      redirect: (options: unknown) => asked.push(['redirect', options]),
    };
    setVendorScripts({ afterpay: `${NO_SCRIPT}?live`, afterpay_sandbox: NO_SCRIPT });
  });
  afterEach(() => {
    rendered.end();
    setVendorScripts({});
    Reflect.deleteProperty(page, 'AfterPay');
    expect(storage()).to.equal(null);
  });

  it('is rendered from the script of its mode with the country [S1.08]', async () => {
    await start();
    expect(rendered.refused).to.equal(undefined);
    expect(asked).to.eql([['initialize', { countryCode: 'AU' }]]);
    expect(button().ariaLabel).to.equal('Pay with afterpay');
    expect(document.querySelector(`script[src="${NO_SCRIPT}"]`)).not.to.equal(null);
    rendered.end();
    await start({ isLive: true, meta: { country: 'nz' } });
    expect(asked.at(-1)).to.eql(['initialize', { countryCode: 'NZ' }]);
    expect(document.querySelector(`script[src="${NO_SCRIPT}?live"]`)).not.to.equal(null);
  });

  it('keeps the charge, makes a session and leads the page away, in this order [S1.09]', async () => {
    await start();
    button().click();
    expect(rendered.calls).to.eql([]);
    await answerStorage('dispatchSuccess');
    await waitUntil(() => asked.length === 2);
    expect(rendered.calls.map(({ path, body }) => [path, body])).to.eql([
      [CALLBACK, { request_type: 'CREATE_SESSION', wallet_type: 'afterpay' }],
    ]);
    expect(asked[1]).to.eql(['redirect', { token: 'ref9' }]);
    expect(rendered.names()).to.eql(['loaded', 'button_click', 'callback', 'checkout_open']);
    expect(button().disabled).to.equal(true);
  });

  it('sends the provider where the page wants the shopper back', async () => {
    const back = { success_url: `${location.origin}/thanks`, error_url: `${location.origin}/sorry` };
    await start({ meta: { ...back, country: 'AU' } });
    button().click();
    await answerStorage('dispatchSuccess');
    await waitUntil(() => asked.length === 2);
    expect(rendered.calls[0]?.body, '[P8.01] meta.error_url').to.eql({
      request_type: 'CREATE_SESSION',
      wallet_type: 'afterpay',
      meta: back,
    });
  });

  it('hands the charge token to the payments origin alone', async () => {
    await start();
    button().click();
    await waitUntil(() => storage()?.contentWindow?.location.pathname === '/storage-dispatcher');
    const received = new Promise<MessageEvent>((resolve) =>
      storage()?.contentWindow?.addEventListener('message', resolve, { once: true }),
    );
    storage()?.dispatchEvent(new Event('load'));
    expect((await received).data).to.eql({
      destination: 'widget.paydock',
      source: 'afterpay.wallet.paydock',
      intent: 'widget-session',
      data: { token: rendered.token },
    });
  });

  it('fails with the specification’s text when the charge cannot be kept, and can be clicked again [S8.13]', async () => {
    await start();
    button().click();
    const first = await answerStorage('dispatchError');
    await waitUntil(() => storage() && storage() !== first);
    await answerStorage('dispatchError');
    await waitUntil(() => rendered.names().includes('payment_error'));
    expect(rendered.events.slice(2)).to.eql([
      ['payment_error', { message: 'Error initializing Afterpay wallet', code: 'unknown_error' }],
    ]);
    expect(rendered.calls).to.eql([]);
    expect(button().disabled).to.equal(false);
  });

  it('reports a session that the provider refused, once', async () => {
    let answer = refusal('c', 'No');
    await start({ answer: () => answer });
    button().click();
    await answerStorage('dispatchSuccess');
    await waitUntil(() => rendered.names().includes('payment_error'));
    expect(rendered.events.slice(2)).to.eql([['payment_error', { message: 'No', code: 'c' }]]);
    answer = ok({});
    button().click();
    await answerStorage('dispatchSuccess');
    await waitUntil(() => rendered.names().filter((name) => name === 'payment_error').length === 2);
    expect(rendered.events.at(-1)?.[1]).to.include({ message: 'Error initializing Afterpay wallet' });
    expect(asked).to.have.length(1);
  });

  it('does nothing when the merchant refuses the click', async () => {
    for (const onClick of [() => false, () => Promise.resolve(false), () => Promise.reject(new Error('no'))]) {
      await start({ onClick });
      button().click();
      await waitUntil(() => !button().disabled);
      expect([rendered.names(), storage(), rendered.calls.length]).to.eql([['loaded', 'button_click'], null, 0]);
      rendered.end();
    }
    await start();
  });

  it('starts one checkout, however often it is clicked', async () => {
    await start();
    for (let press = 0; press < 50; press++) button().click();
    await answerStorage('dispatchSuccess');
    await waitUntil(() => asked.length === 2);
    expect(rendered.names().filter((name) => name === 'button_click')).to.have.length(1);
  });

  it('can be clicked again on a page that came back from the browser’s cache', async () => {
    await start();
    button().click();
    await answerStorage('dispatchSuccess');
    await waitUntil(() => asked.length === 2);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(button().disabled).to.equal(true);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(button().disabled).to.equal(false);
    expect(rendered.names().at(-1)).to.equal('checkout_close');
  });

  it('is unavailable when the script brings nothing [S8.18]', async () => {
    for (const api of [undefined, {}, null]) {
      page.AfterPay = api;
      await start();
      expect([rendered.refused?.reason, deep(rendered.container, 'button')]).to.eql(['api_missing', undefined]);
      rendered.end();
    }
  });

  it('goes away in the middle without a trace', async () => {
    await start();
    button().click();
    await waitUntil(() => storage());
    const { length } = rendered.events;
    rendered.buttons.destroy();
    expect(storage()).to.equal(null);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect([rendered.events.length, asked.length]).to.eql([length, 1]);
  });

  it('is 40 px high and mint, or as the merchant wants [S9.09]', async () => {
    const look = async (style?: object) => {
      await start(style ? { meta: { style: style as Record<string, unknown> } } : {});
      const { height, backgroundColor } = getComputedStyle(button());
      rendered.end();
      return [height, backgroundColor];
    };
    expect(await look()).to.eql(['40px', 'rgb(178, 252, 228)']);
    expect(await look({ button_type: 'black', height: '56px' })).to.eql(['56px', 'rgb(0, 0, 0)']);
    expect(await look({ button_type: 'white', height: 96 })).to.eql(['96px', 'rgb(255, 255, 255)']);
    expect(await look({ button_type: 'toString', height: 97 })).to.eql(['40px', 'rgb(178, 252, 228)']);
    expect((await look({ height: 39 }))[0]).to.equal('40px');
  });
});
