import { expect, fixture, html } from '#testing/browser.ts';
import { waitUntil } from '../testing/wait.ts';
import { HERE } from '../widget/testing/form-frame.ts';
import { setVendorScripts } from './core/vendor-scripts.ts';
import type { WalletContext } from './core/wallet.ts';
import type { WalletDescriptor } from './core/wallet-descriptor.ts';
import type { UpdateAnswer } from './core/wallet-event.ts';
import type { WalletMeta } from './core/wallet-meta.ts';
import { PAYPAL_DESCRIPTOR } from './paypal/paypal-wallet.ts';
import { type AppleStandIn, applePayment, standInForApple } from './testing/wallet-apple.ts';
import { googlePayment, standInForGoogle } from './testing/wallet-google.ts';
import {
  CALLBACK,
  CAPTURE,
  captured,
  chargeToken,
  emptyScript,
  MERCHANTS,
  missingScript,
  ok,
  type Shop,
  type ShopOptions,
  shop,
} from './testing/wallet-shop.ts';
import { standInForStripe } from './testing/wallet-stripe.ts';
import { WalletButtons } from './wallet-buttons.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('wallet buttons', () => {
  let page: Shop;
  let apple: AppleStandIn;
  let google: ReturnType<typeof standInForGoogle>;
  let warnings: string[];
  const { warn, error } = console;

  beforeEach(() => {
    apple = standInForApple();
    google = standInForGoogle();
    warnings = [];
    console.warn = console.error = (text: unknown) => void warnings.push(String(text));
  });
  afterEach(() => {
    page.close();
    apple.remove();
    google.remove();
    console.warn = warn;
    console.error = error;
  });

  /** Loads and waits until every wallet has reported its outcome. */
  const open = async (options: ShopOptions = {}, count = 1) => {
    page = await shop(options);
    page.buttons.load();
    const received = () => page.names().filter((name) => name === 'loaded' || name === 'unavailable');
    await waitUntil(() => received().length >= count, `received ${JSON.stringify(page.events)}`);
    await turn();
    return received();
  };
  const buttons = () => [...page.container.querySelectorAll('button')];
  const kinds = () => buttons().map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
  const appleButton = () => buttons()[0] as HTMLButtonElement;
  const googleButton = () => buttons()[1] as HTMLButtonElement;

  describe('of a Mastercard gateway', () => {
    it('are one for Apple and one for Google in the same container [S1.07] [S2.02] [S3.37]', async () => {
      expect(await open({}, 2)).to.eql(['loaded', 'loaded']);
      expect(kinds()).to.eql(['Apple Pay', 'Google Pay']);
      expect(page.container.children).to.have.length(1);
      expect(page.dataOf('loaded')).to.deep.include.members([{ wallet: 'apple' }, { wallet: 'google' }]);
    });

    it('are those that the merchant lists [S3.37] [S6.06]', async () => {
      await open({ meta: { wallets: ['apple'] } });
      expect(kinds()).to.eql(['Apple Pay']);
      page.close();
      await open({ meta: { wallets: ['google'] } });
      expect(kinds()).to.eql(['Google Pay']);
    });

    it('are those that the merchant has credentials for [S6.07] [S6.08]', async () => {
      await open({ credentials: { google: MERCHANTS.google } });
      expect([kinds(), page.names()]).to.eql([['Google Pay'], ['loaded']]);
      page.close();
      await open({ credentials: { apple: MERCHANTS.apple } });
      expect([kinds(), page.names()]).to.eql([['Apple Pay'], ['loaded']]);
    });

    it('are unavailable, once, when list and credentials share nothing [S6.06]', async () => {
      await open({ credentials: { apple: MERCHANTS.apple }, meta: { wallets: ['google'] } });
      expect([page.names(), page.reason(), page.container.childElementCount]).to.eql([
        ['unavailable'],
        'no_credentials',
        0,
      ]);
      page.close();
      await open({ credentials: {} });
      expect([page.names(), page.reason()]).to.eql([['unavailable'], 'no_credentials']);
      page.close();
      await open({ meta: { wallets: [] } });
      expect([page.names(), page.reason()]).to.eql([['unavailable'], 'not_listed']);
    });

    it('fail one by one: a blocked script costs the other wallet nothing, and names its own [S8.17]', async () => {
      apple.remove();
      await open({ scripts: { apple: missingScript() } }, 2);
      expect(kinds()).to.eql(['Google Pay']);
      const [reported] = page.dataOf('unavailable') as [{ wallet: string; reason: string }];
      expect([reported.wallet, reported.reason]).to.eql(['apple', 'script_failed']);
    });

    it('pay one charge once: while one is open the other is ignored, and after the payment both are', async () => {
      await open({ answers: { [CALLBACK]: () => ok({}) } }, 2);
      appleButton().click();
      googleButton().click();
      await turn();
      expect([apple.sheets.length, google.sheets.length, warnings.length]).to.eql([1, 0, 1]);
      expect(appleButton().closest('[aria-busy=true]')).not.to.equal(null);
      await apple.sheets[0]?.onpaymentauthorized?.({ payment: applePayment });
      await google.callbacks().onPaymentAuthorized(googlePayment);
      googleButton().click();
      await turn();
      expect([page.bodies(CAPTURE).length, google.sheets.length]).to.eql([1, 0]);
      expect(buttons().every((button) => button.closest('[inert]'))).to.equal(true);
    });
  });

  describe('take their credentials', () => {
    it('from the options, on top of the token’s [S3.39]', async () => {
      const credentials = { apple: { merchant: 'own.a' } };
      await open({ meta: { credentials } }, 2);
      expect(apple.asked).to.deep.include(['applePayCapabilities', 'own.a']);
      googleButton().click();
      await turn();
      expect(JSON.stringify(google.sheets[0]?.request)).to.contain('"gatewayMerchantId":"m.g"');
    });

    it('from the gateway’s configuration, asked once, when neither has any [S7.22]', async () => {
      const path = '/v1/gateways/g1/wallet-config';
      const answers = { [path]: () => ok({ type: 'MasterCard', mode: 'test', credentials: MERCHANTS }) };
      await open({ credentials: {}, meta: { gateway_id: 'g1' }, answers }, 2);
      expect(page.calls.map((call) => call.path)).to.eql([path]);
      expect(apple.asked).to.deep.include(['applePayCapabilities', 'm.a']);
      page.close();
      await open({ meta: { gateway_id: 'g1' }, answers }, 2);
      expect(page.calls).to.eql([]);
    });

    it('from nowhere when that call fails: unavailable, once', async () => {
      const answers = { '/v1/gateways/g1/wallet-config': () => Response.json({}, { status: 403 }) };
      await open({ credentials: {}, meta: { gateway_id: 'g1' }, answers });
      expect([page.names(), page.reason()]).to.eql([['unavailable'], 'session_failed']);
    });
  });

  it('render the wallet of each known gateway type, in either spelling [S3.50]', async () => {
    const stripe = standInForStripe();
    const part = () => ({
      isEligible: () => true,
      render: async (place: HTMLElement) => void place.append(document.createElement('button')),
    });
    Object.assign(window, { paypal: { Buttons: part, Messages: part }, AfterPay: { initialize() {}, redirect() {} } });
    const rendered: string[] = [];
    for (const type of [
      'stripe',
      'Stripe',
      'flypay',
      'flypay_v2',
      'FlypayV2',
      'paypal',
      'mastercard',
      'MasterCard',
      'afterpay',
    ]) {
      const scripts = { paypal: emptyScript(), afterpay_sandbox: emptyScript() };
      const received = await open({ type, scripts, meta: { client_id: 'c1' } });
      if (received[0] === 'loaded' && page.container.childElementCount === 1) rendered.push(type);
      page.close();
    }
    expect(rendered).to.have.length(9);
    for (const type of ['foo', '', 'toString', '__proto__']) {
      await open({ type });
      expect([page.names(), page.reason(), page.container.childElementCount]).to.eql([
        ['unavailable'],
        'unknown_gateway',
        0,
      ]);
      page.close();
    }
    stripe.remove();
    for (const name of ['paypal', 'AfterPay']) Reflect.deleteProperty(window, name);
  });

  it('take both lists of options in one object, and only the key gateway_mode [S3.32] [S3.46]', async () => {
    const meta = { client_id: 'c1', wallets: ['google'], gateway_gateway_mode: 'live' } as WalletMeta;
    await open({ meta });
    expect([kinds(), google.options?.environment]).to.eql([['Google Pay'], 'TEST']);
    page.close();
    await open({ meta: { ...meta, gateway_mode: 'live' } });
    expect(google.options?.environment).to.equal('PRODUCTION');
  });

  it('hand style, both return addresses, country and gateway_mode to the wallet, and never gateway_gateway_mode [S3.30]', async () => {
    const wallet: { -readonly [Key in keyof WalletDescriptor]: WalletDescriptor[Key] } = PAYPAL_DESCRIPTOR;
    const { load } = wallet;
    const given: WalletContext[] = [];
    wallet.load = async () => ({
      async startWallet(context) {
        given.push(context);
        return {};
      },
    });
    try {
      const five = {
        style: { layout: 'vertical' },
        success_url: 'https://shop.test/thanks',
        error_url: 'https://shop.test/sorry',
        country: 'NZ',
        gateway_mode: 'live',
      };
      for (const meta of [five, { ...five, gateway_mode: 'sandbox' }, { gateway_gateway_mode: 'live' }]) {
        await open({ type: 'paypal', meta: meta as WalletMeta });
        page.close();
      }
      expect(given[0]?.meta).to.include(five);
      expect(given.map(({ isLive }) => isLive)).to.eql([true, false, false]);
    } finally {
      wallet.load = load;
    }
  });

  describe('load', () => {
    it('twice renders once', async () => {
      page = await shop();
      page.buttons.load();
      page.buttons.load();
      await waitUntil(() => page.dataOf('loaded').length === 2);
      page.buttons.load();
      await turn();
      expect([kinds(), page.dataOf('loaded').length]).to.eql([['Apple Pay', 'Google Pay'], 2]);
    });

    it('takes an element of a shadow root', async () => {
      page = await shop();
      const host = await fixture<HTMLElement>(html`<div></div>`);
      const root = host.attachShadow({ mode: 'open' });
      const target = root.appendChild(document.createElement('div'));
      const inner = new WalletButtons(target, chargeToken('mastercard'), { country: 'AU', wallets: ['google'] });
      inner.setEnv(HERE);
      inner.load();
      await inner.on('loaded');
      expect(target.querySelectorAll('button')).to.have.length(1);
      inner.destroy();
      expect(target.childElementCount).to.equal(0);
    });

    it('of a destroyed one does nothing, and destroy() in the middle of it leaves nothing', async () => {
      page = await shop();
      page.buttons.load();
      page.buttons.destroy();
      await turn();
      await turn();
      page.buttons.load();
      await turn();
      expect([page.names(), page.container.childElementCount]).to.eql([[], 0]);
    });

    it('reports in the console what nobody listens to', async () => {
      page = await shop({ type: 'foo', deaf: ['unavailable'] });
      page.buttons.load();
      await waitUntil(() => warnings.length);
      expect(warnings[0]).to.contain('No wallet for gateway type "foo"');
    });
  });

  describe('report', () => {
    it('loaded, button_click, checkout_open and callback at their moments, once each [S4.34]', async () => {
      const order: string[] = [];
      page = await shop({ meta: { wallets: ['apple'] }, answers: { [CALLBACK]: () => ok({ a: 1 }) } });
      page.buttons.onLoaded(() => order.push(`loaded with ${buttons().length} button`));
      page.buttons.on('button_click', () => {
        order.push(`click before ${apple.sheets.length} sheets`);
      });
      page.buttons.on('checkout_open', () => order.push(`open with ${apple.sheets[0]?.calls.length} call`));
      page.buttons.on('callback', () => order.push(`callback after ${page.bodies(CALLBACK).length} call`));
      page.buttons.load();
      await page.until('loaded');
      appleButton().click();
      await apple.sheets[0]?.onvalidatemerchant?.();
      expect(order).to.eql([
        'loaded with 1 button',
        'click before 0 sheets',
        'open with 1 call',
        'callback after 1 call',
      ]);
    });

    it('success under either name and by promise, with the name that was asked for [S4.37]', async () => {
      await open({ meta: { wallets: ['apple'] } });
      const received: unknown[] = [];
      page.buttons.onPaymentSuccessful(({ event, data }) =>
        received.push([event, (data as { status?: string }).status]),
      );
      const stop = page.buttons.on('payment_success', () => received.push('never'));
      stop();
      const next = page.buttons.on('payment_success');
      appleButton().click();
      await apple.sheets[0]?.onpaymentauthorized?.({ payment: applePayment });
      expect(received).to.eql([['paymentSuccessful', 'complete']]);
      expect((await next).event).to.equal('payment_success');
    });
  });

  describe('ask the merchant about updates', () => {
    const asked = async (options: ShopOptions = {}) => {
      const meta: WalletMeta = { wallets: ['apple'], request_shipping: true };
      await open({ deaf: [], ...options, meta });
      appleButton().click();
      const sheet = apple.sheets[0];
      const change = (locality: string) => sheet?.onshippingcontactselected?.({ shippingContact: { locality } });
      const totals = () =>
        (sheet?.calls ?? [])
          .filter(([name]) => name === 'completeShippingContactSelection')
          .map(([, update]) => (update as { newTotal: { amount: string } }).newTotal.amount);
      return { change, totals, sheet };
    };

    it('one at a time, so that each answer belongs to its own question', async () => {
      const { change, totals } = await asked();
      change('Sydney');
      change('Perth');
      await turn();
      expect(page.dataOf('update')).to.have.length(1);
      page.buttons.update({ success: true, body: { amount: 11 } });
      await turn();
      expect([page.dataOf('update').length, totals()]).to.eql([2, ['11.00']]);
      page.buttons.update({ success: true, body: { amount: 12 } });
      await turn();
      expect(totals()).to.eql(['11.00', '12.00']);
    });

    it('and take each answer once; a late one changes nothing', async () => {
      const { change, totals, sheet } = await asked();
      change('Sydney');
      await turn();
      page.buttons.update({ success: true });
      await turn();
      page.buttons.update({ success: true, body: { amount: 1 } });
      expect(warnings.at(-1)).to.contain('no update waits');
      change('Perth');
      await turn();
      sheet?.oncancel?.();
      page.buttons.update({ success: true, body: { amount: 1 } });
      await turn();
      expect(totals()).to.eql(['10.50']);
    });

    it('refuse answers that are none, and go on waiting', async () => {
      const { change, totals } = await asked();
      change('Sydney');
      await turn();
      for (const odd of [
        undefined,
        {},
        { success: 'yes' },
        { success: true, body: { amount: -1 } },
        { success: true, body: { amount: 'x' } },
        { success: true, body: { shipping_options: 'x' } },
        { success: true, body: { shipping_options: [null] } },
      ]) {
        expect(() => page.buttons.update(odd as UpdateAnswer)).to.throw(/^update: /);
      }
      page.buttons.update({ success: true, body: { amount: '12.5' } });
      await turn();
      expect(totals()).to.eql(['12.50']);
    });
  });

  it('can be disabled and enabled: ignores clicks and looks disabled meanwhile', async () => {
    await open({ meta: { wallets: ['apple'] } });
    const box = () => appleButton().parentElement as HTMLElement;
    page.buttons.disable();
    expect([box().inert, getComputedStyle(box()).opacity]).to.eql([true, '0.5']);
    appleButton().click();
    expect(apple.sheets).to.have.length(0);
    page.buttons.enable();
    expect([box().inert, getComputedStyle(box()).opacity]).to.eql([false, '1']);
    appleButton().click();
    expect(apple.sheets).to.have.length(1);
    expect(box().ariaBusy).to.equal('true');
    page.buttons.close();
  });

  describe('and a lost answer to the capture', () => {
    const lost = () => Promise.reject(new TypeError('network'));

    it('ask again with the same body, and report one payment', async () => {
      let asked = 0;
      await open({ meta: { wallets: ['apple'] }, answers: { [CAPTURE]: () => (asked++ ? captured() : lost()) } });
      appleButton().click();
      await apple.sheets[0]?.onpaymentauthorized?.({ payment: applePayment });
      const bodies = page.bodies(CAPTURE);
      expect(bodies).to.have.length(2);
      expect(bodies[1]).to.eql(bodies[0]);
      expect(page.names().filter((name) => /payment_(success|error)/.test(name))).to.eql(['payment_success']);
    });

    it('settle it at the next click, before any sheet opens', async () => {
      let isAway = true;
      await open({ answers: { [CAPTURE]: () => (isAway ? lost() : captured()) } }, 2);
      appleButton().click();
      await apple.sheets[0]?.onpaymentauthorized?.({ payment: applePayment });
      expect((page.dataOf('payment_error') as { code: string }[])[0]?.code).to.equal('outcome_unknown');
      isAway = false;
      googleButton().click();
      await page.until('payment_success');
      expect(google.sheets).to.have.length(0);
      const bodies = page.bodies(CAPTURE);
      expect(bodies.every((body) => JSON.stringify(body) === JSON.stringify(bodies[0]))).to.equal(true);
      expect(page.names().filter((name) => name === 'payment_method_selected')).to.have.length(1);
    }).timeout(10_000);
  });

  it('hear no messages of the page: forged ones change nothing', async () => {
    await open({}, 2);
    const before = page.names().length;
    for (const event of ['payment_success', 'payment_successful', 'payment_error', 'update']) {
      window.postMessage({ event, isPaymentSuccessful: true, orderId: 'o1' }, '*');
      window.postMessage(JSON.stringify({ event, reference_id: 'ref1', data: { id: 'c1' } }), '*');
    }
    await turn();
    expect([page.names().length, page.calls.length]).to.eql([before, 0]);
  });

  it('forget a script that failed: the merchant’s second load() renders [S8.17]', async () => {
    await open({ scripts: { google: missingScript() }, meta: { wallets: ['google'] } });
    expect([page.names(), page.container.childElementCount]).to.eql([['unavailable'], 0]);
    setVendorScripts({ google: emptyScript() });
    page.buttons.load();
    await page.until('loaded');
    expect([kinds(), page.container.childElementCount]).to.eql([['Google Pay'], 1]);
  });
});
