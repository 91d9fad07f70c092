import { expect } from '#testing/browser.ts';
import { waitUntil } from '../../testing/wait.ts';
import type { WalletMeta } from '../core/wallet-meta.ts';
import { quietConsole, turn } from '../testing/wallet-console.ts';
import { OPTIONS, SHIPPED, SYDNEY } from '../testing/wallet-delivery.ts';
import { googlePayment, standInForGoogle } from '../testing/wallet-google.ts';
import {
  CALLBACK,
  CAPTURE,
  captured,
  emptyScript,
  missingScript,
  onScript,
  refusal,
  type Shop,
  type ShopOptions,
  scriptsIn,
  shop,
} from '../testing/wallet-shop.ts';
import { deferred } from '../testing/watched-session.ts';

describe('Google Pay', () => {
  let page: Shop;
  let google: ReturnType<typeof standInForGoogle>;
  const warnings = quietConsole();

  beforeEach(() => {
    google = standInForGoogle();
  });
  afterEach(() => {
    page.close();
    google.remove();
  });

  const open = async (options: ShopOptions = {}) => {
    page = await shop({ ...options, meta: { wallets: ['google'], ...options.meta } });
    page.buttons.load();
    return page;
  };
  const loaded = async (options: ShopOptions = {}) => {
    await open(options);
    await page.until('loaded');
    return page;
  };
  const button = () => page.container.querySelector('button') as HTMLButtonElement;
  const clicked = async (options: ShopOptions = {}) => {
    await loaded(options);
    button().click();
    await turn();
  };
  const authorise = () => google.callbacks().onPaymentAuthorized(googlePayment);
  const change = (more: object) => google.callbacks().onPaymentDataChanged(more) as Promise<Record<string, unknown>>;
  const endSheet = async (outcome: 'done' | { statusCode: string; statusMessage?: string }) => {
    if (outcome === 'done') google.sheets.at(-1)?.end.resolve(googlePayment);
    else google.sheets.at(-1)?.end.reject(outcome);
    await turn();
  };
  const refused = (reason: string, message: string) => ({
    transactionState: 'ERROR',
    error: { intent: 'PAYMENT_AUTHORIZATION', reason, message },
  });

  it('loads its script once before the button is made [S7.45]', async () => {
    const src = emptyScript();
    google.remove();
    // The script's global exists once the script has loaded, and not earlier.
    onScript(() => {
      google = standInForGoogle();
    });
    await open({ scripts: { google: src } });
    await page.until('loaded');
    expect([scriptsIn(src).length, google.buttons.length]).to.eql([1, 1]);
  });

  it('has a button of type pay that fills 40 px, in the default colour [S2.12] [S2.13] [S2.14]', async () => {
    await loaded();
    const [{ buttonType, buttonSizeMode, buttonColor } = {}] = google.buttons;
    expect([buttonType, buttonSizeMode, buttonColor]).to.eql(['pay', 'fill', 'default']);
    expect(getComputedStyle(button()).height).to.equal('40px');
  });

  it('takes type, size mode and colour from the options [S3.38]', async () => {
    await loaded({
      meta: { style: { google: { button_type: 'buy', button_size_mode: 'static', button_color: 'black' } } },
    });
    const [{ buttonType, buttonSizeMode, buttonColor } = {}] = google.buttons;
    expect(buttonType, '[S2.12] [S3.38] the type').to.equal('buy');
    expect(buttonSizeMode, '[S2.13] [S3.38] the size mode').to.equal('static');
    expect(buttonColor, '[S2.14] [S3.38] the colour').to.equal('black');
  });

  for (const [meta, environment] of [
    [{ gateway_mode: 'live' }, 'PRODUCTION'],
    [{ gateway_mode: 'sandbox' }, 'TEST'],
    [{ gateway_mode: 'test' }, 'TEST'],
    [{}, 'TEST'],
    [{ gateway_gateway_mode: 'live' }, 'TEST'],
  ] as const) {
    it(`runs in ${environment} for ${JSON.stringify(meta)} [S9.21] [S3.31] [S3.32]`, async () => {
      await loaded({ meta: meta as WalletMeta });
      expect(google.options?.environment).to.equal(environment);
    });
  }

  it('names the gateway that the charge is configured with', async () => {
    await clicked({ meta: { wallets: ['google'], credentials: { google: { merchant: 'm.g', gateway: 'ours' } } } });
    expect(JSON.stringify(google.sheets[0]?.request)).to.contain('"gateway":"ours"');
  });

  it('opens a sheet over the order for the merchant [S3.33] [S3.39]', async () => {
    await clicked();
    const request = google.sheets[0]?.request as Record<string, Record<string, unknown>>;
    expect(request['transactionInfo']).to.include({ totalPrice: '10.50', currencyCode: 'AUD', countryCode: 'AU' });
    expect(request['merchantInfo']).to.eql({ merchantId: 'm.g', merchantName: 'Shop' });
    expect(JSON.stringify(request['allowedPaymentMethods'])).to.contain('"gatewayMerchantId":"m.g"');
    expect(JSON.stringify(request['allowedPaymentMethods'])).to.contain('"gateway":"paydock"');
    expect(page.names()).to.eql(['loaded', 'button_click', 'checkout_open']);
  });

  it('ignores a click while one is being processed, with a warning, and takes one afterwards [S4.71]', async () => {
    await clicked();
    button().click();
    await turn();
    expect([google.sheets.length, warnings().length]).to.eql([1, 1]);
    await endSheet({ statusCode: 'CANCELED' });
    button().click();
    await turn();
    expect([google.sheets.length, warnings().length]).to.eql([2, 1]);
  });

  it('answers a captured payment with SUCCESS and no error [S4.73] [S7.08]', async () => {
    await clicked();
    expect(await authorise()).to.eql({ transactionState: 'SUCCESS' });
    await endSheet('done');
    const payment = {
      customer: {
        payer_email: 'a@b.c',
        payment_source: {
          wallet_type: 'google',
          type: 'CARD',
          card_scheme: 'VISA',
          card_number_last4: '4242',
          ref_token: 'token-1',
        },
      },
    };
    expect(page.bodies(CAPTURE)).to.eql([payment]);
    expect(page.names().slice(3)).to.eql(['payment_method_selected', 'payment_success']);
    expect(page.bodies(CALLBACK)).to.eql([]);
  });

  it('answers a refused payment with the message received [S4.74] [S8.19]', async () => {
    await clicked({ answers: { [CAPTURE]: () => refusal('card_declined', 'Card declined') } });
    expect(await authorise()).to.eql(refused('PAYMENT_DATA_INVALID', 'Card declined'));
    expect(page.dataOf('payment_error')).to.eql([{ message: 'Card declined', code: 'card_declined' }]);
  });

  it('answers a refused payment without a message with “Error processing payment” [S4.74]', async () => {
    await clicked({ answers: { [CAPTURE]: () => Response.json({ error: {} }, { status: 400 }) } });
    expect(await authorise()).to.eql(refused('PAYMENT_DATA_INVALID', 'Error processing payment'));
  });

  it('refuses a second authorisation while one is in progress [S4.72]', async () => {
    const answer = deferred<Response>();
    await clicked({ answers: { [CAPTURE]: () => answer.promise } });
    const first = authorise();
    expect(await authorise()).to.eql(refused('OTHER_ERROR', 'Another payment authorization is already in progress'));
    answer.resolve(captured());
    expect(await first).to.eql({ transactionState: 'SUCCESS' });
    expect(page.bodies(CAPTURE)).to.have.length(1);
  });

  it('lets the shopper try another card in the same sheet', async () => {
    const answers = [refusal('card_declined', 'Card declined'), captured()];
    await clicked({ answers: { [CAPTURE]: () => answers.shift() as Response } });
    await authorise();
    button().click();
    await turn();
    expect([google.sheets.length, warnings().length]).to.eql([1, 1]);
    expect(await authorise()).to.eql({ transactionState: 'SUCCESS' });
    await endSheet('done');
    expect(page.names().slice(3)).to.eql([
      'payment_method_selected',
      'payment_error',
      'payment_method_selected',
      'payment_success',
    ]);
  });

  it('captures nothing for an authorisation that comes when no sheet is open', async () => {
    await loaded();
    expect(await authorise()).to.eql(refused('PAYMENT_DATA_INVALID', 'Error processing payment'));
    button().click();
    await turn();
    await endSheet({ statusCode: 'CANCELED' });
    await authorise();
    expect(page.bodies(CAPTURE)).to.eql([]);
  });

  it('closes when the shopper cancels, and reports every other end as one error [S8.14]', async () => {
    await clicked();
    await endSheet({ statusCode: 'CANCELED' });
    button().click();
    await turn();
    await endSheet({ statusCode: 'DEVELOPER_ERROR', statusMessage: 'bad request' });
    expect(page.names().filter((name) => /close|error|unavailable/.test(name))).to.eql([
      'checkout_close',
      'payment_error',
    ]);
    expect(page.dataOf('payment_error')).to.eql([{ message: 'bad request', code: 'DEVELOPER_ERROR' }]);
  });

  it('lets money on its way decide against a closed sheet', async () => {
    const answer = deferred<Response>();
    await clicked({ answers: { [CAPTURE]: () => answer.promise } });
    const authorised = authorise();
    await endSheet({ statusCode: 'CANCELED' });
    answer.resolve(captured());
    await authorised;
    expect(page.names().slice(3)).to.eql(['payment_method_selected', 'payment_success']);
  });

  it('waits for the merchant after a change of address, and takes a new total [S3.55]', async () => {
    await clicked({ meta: SHIPPED, deaf: [] });
    const answered = change({ callbackTrigger: 'SHIPPING_ADDRESS', shippingAddress: SYDNEY });
    await turn();
    expect(page.dataOf('update')).to.eql([
      {
        shipping: { address_city: 'Sydney', address_postcode: '2000', address_state: 'NSW', address_country: 'AU' },
        selected_shipping_option: OPTIONS[0],
      },
    ]);
    page.buttons.update({ success: true, body: { amount: 25 } });
    const answer = await answered;
    expect((answer['newTransactionInfo'] as { totalPrice: string }).totalPrice).to.equal('25.00');
    expect(answer).to.have.property('newShippingOptionParameters');
  });

  it('reports to Google what the merchant rejects', async () => {
    await clicked({ meta: SHIPPED, deaf: [] });
    const reasons: unknown[] = [];
    for (const more of [
      { callbackTrigger: 'SHIPPING_ADDRESS', shippingAddress: SYDNEY },
      { callbackTrigger: 'SHIPPING_OPTION', shippingOptionData: { id: '2' } },
    ]) {
      const answered = change(more);
      await turn();
      page.buttons.update({ success: false });
      reasons.push(((await answered)['error'] as { reason: string }).reason);
    }
    expect(reasons).to.eql(['SHIPPING_ADDRESS_UNSERVICEABLE', 'SHIPPING_OPTION_INVALID']);
  });

  it('pays for the way of delivery that was accepted [S3.54] [S3.56]', async () => {
    await clicked({ meta: SHIPPED, deaf: [] });
    const answered = change({ callbackTrigger: 'SHIPPING_OPTION', shippingOptionData: { id: '2' } });
    await turn();
    expect(page.dataOf('update')).to.eql([{ selected_shipping_option: OPTIONS[1] }]);
    page.buttons.update({ success: true, body: { amount: 20 } });
    await answered;
    await authorise();
    const [payment] = page.bodies(CAPTURE) as [{ shipping: { method: string } }];
    expect(payment.shipping.method).to.equal('OVERNIGHT');
  });

  it('registers no question about delivery unless shipping is asked for [S3.34]', async () => {
    await loaded();
    expect(google.callbacks().onPaymentDataChanged).to.equal(undefined);
  });

  for (const [what, answer] of [
    ['answers false', () => false],
    ['rejects', () => Promise.reject(new Error('sold out'))],
    [
      'throws',
      () => {
        throw new Error('mistake in the page');
      },
    ],
  ] as const) {
    it(`is not opened when the merchant’s handler ${what}, and is at the next click`, async () => {
      const { onerror } = window;
      window.onerror = () => true;
      await loaded();
      const stop = page.buttons.on('onClick', answer) as () => void;
      button().click();
      await turn();
      window.onerror = onerror;
      expect(google.sheets).to.have.length(0);
      expect(page.names()).to.eql(['loaded', 'button_click']);
      stop();
      button().click();
      await turn();
      expect(google.sheets).to.have.length(1);
    });
  }

  describe('is rendered', () => {
    const outcome = async (options: ShopOptions = {}) => {
      await open(options);
      await waitUntil(() => page.names().length > 0);
      await turn();
      return [page.names(), page.reason(), !!button()];
    };

    it('with the merchant’s own credential, and not without one [S6.08] [S3.39]', async () => {
      expect(await outcome()).to.eql([['loaded'], undefined, true]);
      page.close();
      expect(await outcome({ credentials: { apple: { merchant: 'm.a' } } })).to.eql([
        ['unavailable'],
        'no_credentials',
        false,
      ]);
    });

    it('for a shopper who can pay', async () => {
      google.ready = { result: false };
      expect(await outcome()).to.eql([['unavailable'], 'not_supported', false]);
      page.close();
      google.ready = { result: true, paymentMethodPresent: false };
      expect(await outcome()).to.eql([['unavailable'], 'not_supported', false]);
      page.close();
      google.ready = { result: true, paymentMethodPresent: true };
      expect(await outcome()).to.eql([['loaded'], undefined, true]);
    });

    it('not where the script brings no PaymentsClient [S8.18]', async () => {
      google.remove();
      expect(await outcome()).to.eql([['unavailable'], 'api_missing', false]);
    });

    it('not when the script is blocked [S8.17]', async () => {
      expect(await outcome({ scripts: { google: missingScript() } })).to.eql([['unavailable'], 'script_failed', false]);
    });
  });
});
