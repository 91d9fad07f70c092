import { expect } from '#testing/browser.ts';
import { waitUntil } from '../../testing/wait.ts';
import { type AppleStandIn, applePayment, type StandInSheet, standInForApple } from '../testing/wallet-apple.ts';
import { quietConsole, turn } from '../testing/wallet-console.ts';
import { OPTIONS, SHIPPED, SYDNEY } from '../testing/wallet-delivery.ts';
import {
  CALLBACK,
  CAPTURE,
  captured,
  emptyScript,
  missingScript,
  ok,
  onScript,
  refusal,
  type Shop,
  type ShopOptions,
  scriptsIn,
  shop,
} from '../testing/wallet-shop.ts';
import { deferred } from '../testing/watched-session.ts';

const SESSION = { merchantSessionIdentifier: 'SSH1', nonce: 'n' };

describe('Apple Pay', () => {
  let page: Shop;
  let apple: AppleStandIn;
  quietConsole();

  beforeEach(() => {
    apple = standInForApple();
  });
  afterEach(() => {
    page.close();
    apple.remove();
  });

  const open = async (options: ShopOptions = {}) => {
    page = await shop({ ...options, meta: { wallets: ['apple'], ...options.meta } });
    page.answers[CALLBACK] ??= () => ok(SESSION);
    page.buttons.load();
    return page;
  };
  const loaded = async (options: ShopOptions = {}) => {
    await open({ ...options, answers: { [CALLBACK]: () => ok(SESSION), ...options.answers } });
    await page.until('loaded');
    return page;
  };
  const button = () => page.container.querySelector('button') as HTMLButtonElement;
  const sheet = () => apple.sheets.at(-1) as StandInSheet;
  const clicked = async (options: ShopOptions = {}) => {
    await loaded(options);
    button().click();
    return sheet();
  };
  const called = (name: string) =>
    sheet()
      .calls.filter(([reported]) => reported === name)
      .map(([, argument]) => argument as Record<string, unknown>);
  const authorise = () => sheet().onpaymentauthorized?.({ payment: applePayment }) as Promise<void>;

  it('loads its script once, however many buttons there are [S7.44]', async () => {
    const src = emptyScript();
    apple.remove();
    onScript(() => {
      apple = standInForApple();
    });
    const first = await loaded({ scripts: { apple: src } });
    await loaded({ scripts: { apple: src } });
    expect(scriptsIn(src)).to.have.length(1);
    first.close();
  });

  it('is a black plain button by default, 40 px high with a radius of 5 px', async () => {
    await loaded();
    const style = getComputedStyle(button());
    expect(style.height, '[S2.10] the height').to.equal('40px');
    expect(style.borderRadius, '[S2.11] each corner').to.equal('5px');
    expect([style.backgroundColor, button().getAttribute('buttonstyle')], '[S2.08] black').to.eql([
      'rgb(0, 0, 0)',
      'black',
    ]);
    expect([button().dataset['type'], button().type], '[S2.09] plain').to.eql(['plain', 'button']);
    expect(button().ariaLabel).to.equal('Apple Pay');
    await expect(page.container).to.be.accessible();
  });

  it('takes style and type from the options, flat or by wallet [S2.08] [S2.09] [S3.38]', async () => {
    await loaded({ meta: { style: { apple: { button_style: 'white', button_type: 'buy' } } } });
    expect(getComputedStyle(button()).backgroundColor).to.equal('rgb(255, 255, 255)');
    expect([button().dataset['type'], button().ariaLabel]).to.eql(['buy', 'Buy with Apple Pay']);
    page.close();
    await loaded({ meta: { style: { style: 'white', type: 'donate' } } });
    expect([button().getAttribute('buttonstyle'), button().ariaLabel]).to.eql(['white', 'Donate with Apple Pay']);
  });

  it('takes raw data for Apple on top, and none of Google’s [S3.38]', async () => {
    const raw_data_initialization = { apple: { supportsCouponCode: true }, google: { other: 1 } };
    await clicked({ meta: { raw_data_initialization } });
    expect(sheet().request).to.include({ supportsCouponCode: true }).and.not.have.property('other');
  });

  it('starts a session of version 14 in the click’s own task [S4.62]', async () => {
    await clicked();
    expect(apple.sheets).to.have.length(1);
    expect(sheet().version).to.equal(14);
    expect(called('begin')).to.have.length(1);
    expect(sheet().request['total']).to.eql({ label: 'Total', amount: '10.50', type: 'final' });
    expect(page.names()).to.eql(['loaded', 'button_click', 'checkout_open']);
    expect(page.dataOf('checkout_open')).to.eql([{ wallet: 'apple' }]);
  });

  it('lets the provider validate the merchant: one callback, whose answer goes to Apple [S4.63] [S7.10] [S7.11]', async () => {
    await clicked();
    await sheet().onvalidatemerchant?.();
    expect(page.bodies(CALLBACK)).to.eql([
      { request_type: 'CREATE_SESSION', wallet_type: 'apple', session_id: location.hostname, request_shipping: false },
    ]);
    expect(called('completeMerchantValidation')).to.eql([SESSION]);
    expect(page.dataOf('callback')).to.eql([{ request_type: 'CREATE_SESSION', data: SESSION }]);
  });

  it('aborts once when the merchant is not validated, with payment_error and not unavailable [S4.64] [S8.14]', async () => {
    await clicked({ answers: { [CALLBACK]: () => refusal('c') } });
    await sheet().onvalidatemerchant?.();
    await sheet().onvalidatemerchant?.();
    expect([called('abort').length, called('completeMerchantValidation').length]).to.eql([1, 0]);
    expect(page.dataOf('payment_error')).to.eql([{ message: 'm', code: 'c' }]);
    expect(page.names()).not.to.include('unavailable');
    button().click();
    expect(apple.sheets).to.have.length(2);
  });

  it('answers a change of card with the total', async () => {
    await clicked();
    sheet().onpaymentmethodselected?.();
    expect(called('completePaymentMethodSelection')).to.eql([
      { newTotal: { label: 'Total', amount: '10.50', type: 'final' } },
    ]);
  });

  it('announces, captures and completes an authorised payment [S4.65] [S4.66] [S7.08]', async () => {
    await clicked();
    await authorise();
    const payment = {
      customer: {
        payer_name: 'Ann Lee',
        payer_email: 'a@b.c',
        payer_phone: '+61400000000',
        payment_source: {
          wallet_type: 'apple',
          type: 'credit',
          card_scheme: 'Visa',
          card_name: 'Ann Lee',
          card_number_last4: '4242',
          ref_token: '{"data":"x"}',
        },
      },
    };
    expect(page.dataOf('payment_method_selected')).to.eql([payment]);
    expect(page.bodies(CAPTURE)).to.eql([payment]);
    expect(called('completePayment')).to.eql([{ status: 0 }]);
    expect(page.names().slice(3)).to.eql(['payment_method_selected', 'payment_success']);
    // The charge is paid: nothing starts again.
    expect(button().closest('[inert]')).not.to.equal(null);
    button().click();
    expect(apple.sheets).to.have.length(1);
  });

  it('completes a refused payment with a failure, once [S4.66] [S8.19]', async () => {
    await clicked({ answers: { [CAPTURE]: () => refusal('card_declined', 'Card declined') } });
    await authorise();
    expect(called('completePayment')).to.eql([{ status: 1 }]);
    expect(page.dataOf('payment_error')).to.eql([{ message: 'Card declined', code: 'card_declined' }]);
  });

  it('is in review when the capture is', async () => {
    await clicked({ answers: { [CAPTURE]: () => captured('inreview') } });
    await authorise();
    expect(page.names().slice(-1)).to.eql(['payment_in_review']);
    expect(called('completePayment')).to.eql([{ status: 0 }]);
  });

  it('captures once, however often the authorisation comes, and not after a cancel', async () => {
    await clicked();
    await Promise.all([authorise(), authorise()]);
    await authorise();
    expect(page.bodies(CAPTURE)).to.have.length(1);
    expect(page.names().filter((name) => name === 'payment_success')).to.have.length(1);
    page.close();
    await clicked();
    sheet().oncancel?.();
    await authorise();
    expect(page.bodies(CAPTURE)).to.eql([]);
    expect(page.names().slice(-1)).to.eql(['checkout_close']);
  });

  it('closes when the shopper cancels, without an error, and can be opened again [S4.70]', async () => {
    await clicked();
    sheet().oncancel?.();
    sheet().oncancel?.();
    expect(page.names().slice(3)).to.eql(['checkout_close']);
    button().click();
    expect(apple.sheets).to.have.length(2);
  });

  it('waits for the merchant after a change of address [S4.67] [S3.55] and takes a new total and ways [S4.68]', async () => {
    await clicked({ meta: SHIPPED, deaf: [] });
    const answered = sheet().onshippingcontactselected?.({ shippingContact: SYDNEY });
    await turn();
    expect(page.dataOf('update')).to.eql([
      {
        shipping: { address_city: 'Sydney', address_postcode: '2000', address_state: 'NSW', address_country: 'AU' },
        selected_shipping_option: OPTIONS[0],
      },
    ]);
    expect(called('completeShippingContactSelection')).to.eql([]);
    const ways = [
      { id: '7', label: 'Ferry', amount: 14.5 },
      { id: '8', label: 'Plane', amount: 20 },
    ];
    page.buttons.update({ success: true, body: { amount: 25, shipping_options: ways } });
    await answered;
    expect(called('completeShippingContactSelection')).to.eql([
      {
        newTotal: { label: 'Total', amount: '25.00', type: 'final' },
        newShippingMethods: [
          { identifier: '7', label: 'Ferry', detail: '', amount: '14.5' },
          { identifier: '8', label: 'Plane', detail: '', amount: '20' },
        ],
      },
    ]);
  });

  it('rejects a change of address with the merchant, at the same total [S4.69]', async () => {
    await clicked({ meta: SHIPPED, deaf: [] });
    const answered = sheet().onshippingcontactselected?.({ shippingContact: SYDNEY });
    await turn();
    page.buttons.update({ success: false, body: { amount: 99 } });
    await answered;
    const [update] = called('completeShippingContactSelection');
    expect(update?.['newTotal']).to.eql({ label: 'Total', amount: '10.50', type: 'final' });
    expect(update?.['errors']).to.have.length(1);
    expect(JSON.stringify(update?.['errors'])).to.contain('"code":"addressUnserviceable"');
  });

  it('asks about a way of delivery, and pays for the one that was accepted [S3.54] [S3.56]', async () => {
    await clicked({ meta: SHIPPED, deaf: [] });
    const choose = async (identifier: string, isAccepted: boolean, amount: number) => {
      const answered = sheet().onshippingmethodselected?.({ shippingMethod: { identifier } });
      await turn();
      page.buttons.update({ success: isAccepted, body: { amount } });
      await answered;
    };
    await choose('2', true, 20);
    await choose('1', false, 15);
    expect(page.dataOf('update')).to.eql([
      { selected_shipping_option: OPTIONS[1] },
      { selected_shipping_option: OPTIONS[0] },
    ]);
    const totals = called('completeShippingMethodSelection').map(
      ({ newTotal }) => (newTotal as { amount: string }).amount,
    );
    expect(totals).to.eql(['20.00', '20.00']);
    await authorise();
    const [payment] = page.bodies(CAPTURE) as [{ shipping: { method: string; options: unknown } }];
    expect([payment.shipping.method, payment.shipping.options]).to.eql(['OVERNIGHT', OPTIONS]);
  });

  it('answers for a merchant who does not care', async () => {
    await clicked({ meta: SHIPPED });
    await sheet().onshippingcontactselected?.({ shippingContact: SYDNEY });
    expect(called('completeShippingContactSelection')[0]).to.have.property('newTotal');
    expect(called('completeShippingContactSelection')[0]).not.to.have.property('errors');
  });

  it('registers no question about delivery unless shipping is asked for [S3.34]', async () => {
    const opened = await clicked();
    expect([opened.onshippingcontactselected, opened.onshippingmethodselected]).to.eql([undefined, undefined]);
  });

  it('is not opened when the merchant refuses the click', async () => {
    await loaded();
    page.buttons.onClick(() => false);
    button().click();
    expect(apple.sheets).to.have.length(0);
    expect(page.names()).to.eql(['loaded', 'button_click']);
  });

  it('waits inside the sheet for a merchant who thinks, and aborts it on a no', async () => {
    await loaded();
    const thinking = deferred<boolean>();
    page.buttons.onClick(() => thinking.promise);
    button().click();
    const validated = sheet().onvalidatemerchant?.() as Promise<void>;
    await turn();
    expect([page.bodies(CALLBACK), called('abort')]).to.eql([[], []]);
    thinking.reject(new Error('sold out'));
    await validated;
    await turn();
    expect([page.bodies(CALLBACK).length, called('abort').length]).to.eql([0, 1]);
    expect(page.names()).not.to.include('payment_error');
    button().click();
    expect(apple.sheets).to.have.length(2);
  });

  it('fails with one payment_error when Apple opens no sheet', async () => {
    apple.remove();
    apple = standInForApple({ beginError: new Error('no gesture') });
    await clicked();
    expect(page.dataOf('payment_error')).to.eql([{ message: 'no gesture', code: 'unknown_error' }]);
    expect(page.names()).not.to.include('checkout_open');
  });

  it('is aborted by destroy(), after which nothing is reported or sent', async () => {
    await clicked();
    const before = page.names().length;
    page.buttons.destroy();
    expect(called('abort')).to.have.length(1);
    await authorise();
    sheet().oncancel?.();
    await sheet().onvalidatemerchant?.();
    expect([page.names().length, page.calls.length, page.container.childElementCount]).to.eql([before, 0, 0]);
  });

  describe('is rendered', () => {
    const outcome = async (options: ShopOptions = {}) => {
      await open(options);
      await waitUntil(() => page.names().length > 0);
      await turn();
      return [page.names()[0], page.reason(), !!button()];
    };

    it('with the merchant’s own credential, and not without one [S6.07] [S3.39]', async () => {
      expect(await outcome()).to.eql(['loaded', undefined, true]);
      expect(apple.asked).to.deep.include(['applePayCapabilities', 'm.a']);
      page.close();
      expect(await outcome({ credentials: { google: { merchant: 'm.g' } } })).to.eql([
        'unavailable',
        'no_credentials',
        false,
      ]);
    });

    it('in the state that the options list, by default only with usable credentials [S3.40] [S9.16] [S9.17]', async () => {
      apple.credentialState = 'paymentCredentialStatusUnknown';
      expect(await outcome()).to.eql(['unavailable', 'not_supported', false]);
      page.close();
      const meta = { apple_pay_capabilities: ['credentials_status_unknown'] };
      expect(await outcome({ meta })).to.eql(['loaded', undefined, true]);
    });

    it('where the browser knows sheets but not that check, by its cards', async () => {
      apple.remove();
      apple = standInForApple({ hasCheck: false });
      expect(await outcome()).to.eql(['loaded', undefined, true]);
      page.close();
      apple.credentialState = 'none';
      expect(await outcome()).to.eql(['unavailable', 'not_supported', false]);
    });

    it('in an older version where 14 is unknown, from 3 upwards', async () => {
      apple.newestVersion = 3;
      expect(await outcome()).to.eql(['loaded', undefined, true]);
      button().click();
      expect(sheet().version).to.equal(3);
      page.close();
      apple.newestVersion = 2;
      expect(await outcome()).to.eql(['unavailable', 'not_supported', false]);
    });

    it('without the script of Apple, where the browser has ApplePaySession of its own', async () => {
      const src = missingScript();
      expect(await outcome({ scripts: { apple: src } })).to.eql(['loaded', undefined, true]);
      expect(scriptsIn(src)).to.have.length(0);
    });

    it('not where the script brings no ApplePaySession [S8.18]', async () => {
      apple.remove();
      expect(await outcome()).to.eql(['unavailable', 'api_missing', false]);
      expect(page.events).to.have.length(1);
    });

    it('not when the script is blocked; a second load() works [S8.17]', async () => {
      apple.remove();
      const scripts = { apple: missingScript() };
      expect(await outcome({ scripts })).to.eql(['unavailable', 'script_failed', false]);
      expect(page.events).to.have.length(1);
      const { setVendorScripts } = await import('../core/vendor-scripts.ts');
      setVendorScripts({ apple: emptyScript() });
      onScript(() => {
        apple = standInForApple();
      });
      page.buttons.load();
      await page.until('loaded');
      expect([page.names(), !!button()]).to.eql([['unavailable', 'loaded'], true]);
    });

    it('not without a country', async () => {
      expect(await outcome({ meta: { country: '' } })).to.eql(['unavailable', 'invalid_options', false]);
      expect(JSON.stringify(page.events[0])).to.contain('`country`');
    });
  });
});
