import { expect } from '#testing/browser.ts';
import { waitUntil } from '../../testing/wait.ts';
import { setVendorScripts } from '../core/vendor-scripts.ts';
import {
  CALLBACK,
  CAPTURE,
  NO_SCRIPT,
  ok,
  type RenderOptions,
  refusal,
  render,
} from '../flypay/testing/flypay-page.ts';
import type { PaypalMessageOptions, PaypalWalletOptions } from './paypal-api.ts';

const complete = { id: 'p1', amount: 10.5, currency: 'AUD', status: 'complete' };
const page = globalThis as { paypal?: unknown };

/** PayPal as it is documented: buttons that render one element, and call `onClick` first and then `createOrder`. */
class FakePaypal {
  readonly FUNDING = { PAYPAL: 'paypal', PAYLATER: 'paylater' };
  options!: PaypalWalletOptions;
  message: PaypalMessageOptions | undefined;
  isEligible = true;
  isClosed = false;
  isEnabled: boolean | undefined;
  orderId: string | undefined;

  Buttons = (options: PaypalWalletOptions) => {
    this.options = options;
    return {
      isEligible: () => this.isEligible,
      render: async (place: HTMLElement) => {
        place.append(Object.assign(document.createElement('button'), { textContent: 'PayPal' }));
        options.onInit(
          {},
          {
            enable: async () => {
              this.isEnabled = true;
            },
            disable: async () => {
              this.isEnabled = false;
            },
          },
        );
      },
      close: async () => {
        this.isClosed = true;
      },
    };
  };

  Messages? = (message: PaypalMessageOptions) => {
    this.message = message;
    return { render: async (place: HTMLElement) => void place.append(document.createElement('aside')) };
  };

  /** The shopper clicks the button: PayPal opens its window unless `onClick` refuses. */
  async click(): Promise<boolean> {
    let isOpen = false;
    await this.options.onClick(
      {},
      {
        resolve: async () => {
          isOpen = true;
        },
        reject: async () => {
          isOpen = false;
        },
      },
    );
    if (!isOpen) return false;
    try {
      this.orderId = await this.options.createOrder();
      return true;
    } catch (error) {
      this.options.onError(error);
      return false;
    }
  }
}

describe('the PayPal wallet', () => {
  let paypal: FakePaypal;
  let rendered: Awaited<ReturnType<typeof render>>;
  const start = async (options: RenderOptions = {}) => {
    rendered = await render('Paypal', {
      answer: ({ path }) => ok(path === CAPTURE ? complete : { id: 'o1', status: 'CREATED' }),
      ...options,
    });
    return rendered;
  };
  const sent = (path: string) => rendered.calls.filter((call) => call.path === path).map(({ body }) => body);
  const script = () => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src*="vendor-script"]')];
    return new URL(scripts.at(-1)?.src ?? '').searchParams;
  };
  beforeEach(() => {
    paypal = new FakePaypal();
    page.paypal = paypal;
    setVendorScripts({ paypal: NO_SCRIPT });
  });
  afterEach(() => {
    rendered.end();
    setVendorScripts({});
    Reflect.deleteProperty(page, 'paypal');
  });

  it('renders one button, 40 px high unless styled otherwise [S2.15] [S9.09]', async () => {
    await start();
    expect(rendered.container.querySelectorAll('button')).to.have.length(1);
    expect(paypal.options.style).to.eql({ height: 40 });
    expect(paypal.options.fundingSource).to.equal(undefined);
    rendered.end();
    await start({ meta: { style: { height: 50, color: 'blue', messages: { layout: 'text' } } } });
    expect(paypal.options.style).to.eql({ height: 50, color: 'blue' });
    expect(paypal.message?.style).to.eql({ layout: 'text' });
  });

  it('renders the banner about paying later unless it is hidden [S2.16]', async () => {
    for (const meta of [{}, { hide_message: false }]) {
      await start({ meta });
      expect(rendered.container.querySelectorAll('aside')).to.have.length(1);
      expect(paypal.message).to.eql({ placement: 'payment', amount: 10.5 });
      rendered.end();
    }
    await start({ meta: { hide_message: true } });
    expect(rendered.container.querySelectorAll('aside')).to.have.length(0);
    expect(rendered.container.querySelectorAll('button')).to.have.length(1);
  });

  it('is rendered although the banner cannot be', async () => {
    Object.assign(paypal, { Messages: () => ({ render: () => Promise.reject(new Error('no')) }) });
    await start();
    expect([rendered.refused, rendered.container.querySelectorAll('button').length]).to.eql([undefined, 1]);
    rendered.end();
    Object.assign(paypal, { Messages: undefined });
    await start();
    expect([rendered.refused, rendered.container.querySelectorAll('button').length]).to.eql([undefined, 1]);
  });

  it('loads the script with its options [S7.46] [S3.41] [S3.43]', async () => {
    await start({ meta: { pay_later: true, country: 'AU', capture: false } });
    expect(Object.fromEntries(script())).to.eql({
      'client-id': 'x',
      currency: 'AUD',
      components: 'buttons,messages',
      'enable-funding': 'paylater',
      'disable-funding': 'card',
      intent: 'authorize',
      'buyer-country': 'AU',
    });
  });

  it('renders only the chosen button when it stands alone [S3.42] [S3.41]', async () => {
    for (const [pay_later, source] of [
      [true, 'paylater'],
      [false, 'paypal'],
      [undefined, 'paypal'],
    ] as const) {
      await start({ meta: { standalone: true, ...(pay_later !== undefined && { pay_later }) } });
      expect(paypal.options.fundingSource).to.equal(source);
      rendered.end();
    }
    await start({ meta: { standalone: false, pay_later: true } });
    expect('fundingSource' in paypal.options).to.equal(false);
  });

  it('is unavailable with a reason without credentials, currency, script content or eligibility [S8.18]', async () => {
    const codeOf = async (options: RenderOptions) => {
      const { refused, container } = await start(options);
      expect(container.querySelectorAll('button')).to.have.length(0);
      rendered.end();
      return refused?.reason;
    };
    expect(await codeOf({ credentials: {} })).to.equal('no_credentials');
    expect(await codeOf({ charge: { currency: undefined } })).to.equal('invalid_options');
    paypal.isEligible = false;
    expect(await codeOf({})).to.equal('not_supported');
    Reflect.deleteProperty(page, 'paypal');
    expect(await codeOf({})).to.equal('api_missing');
  });

  it('makes an order by one call and gives its id to PayPal [S4.75]', async () => {
    await start();
    expect(await paypal.click()).to.equal(true);
    expect(sent(CALLBACK)).to.eql([{ request_type: 'CREATE_TRANSACTION' }]);
    expect(paypal.orderId).to.equal('o1');
    expect(rendered.names()).to.eql(['loaded', 'button_click', 'checkout_open', 'callback']);
  });

  it('reports once why no order could be made, and can be clicked again [S8.16]', async () => {
    let answer = refusal('c');
    await start({ answer: () => answer });
    expect(await paypal.click()).to.equal(false);
    expect(rendered.events.slice(3)).to.eql([['unavailable', { type: 'create_order_id_error', code: 'c' }]]);
    answer = ok({ id: 'o2' });
    expect(await paypal.click()).to.equal(true);
    expect(rendered.names()).not.to.include('payment_error');
  });

  it('opens nothing when the merchant refuses the click', async () => {
    for (const onClick of [() => false, () => Promise.resolve(false), () => Promise.reject(new Error('no'))]) {
      await start({ onClick });
      expect(await paypal.click()).to.equal(false);
      expect(rendered.names()).to.eql(['loaded', 'button_click']);
      expect(rendered.calls).to.eql([]);
      rendered.end();
    }
    await start({ onClick: () => Promise.resolve(true) });
    expect(await paypal.click()).to.equal(true);
  });

  it('captures after approval, then reports the payment method, then the payment [S4.77] [S7.08]', async () => {
    await start();
    await paypal.click();
    let give: (answer: Response) => void = () => {};
    const { fetch } = window;
    window.fetch = () =>
      new Promise((resolve) => {
        give = resolve;
      });
    const approved = paypal.options.onApprove({ orderID: 'o1', payerID: 'P1' });
    expect(rendered.names()).not.to.include('payment_method_selected');
    give(ok(complete));
    await approved;
    window.fetch = fetch;
    const method = { payment_method_id: 'o1', customer: { payment_source: { external_payer_id: 'P1' } } };
    expect(rendered.events.slice(4)).to.eql([
      ['payment_method_selected', method],
      ['payment_success', complete],
    ]);
    // Repeated messages of PayPal, or forged ones, change nothing.
    await paypal.options.onApprove({ orderID: 'o1', payerID: 'P1' });
    paypal.options.onCancel();
    paypal.options.onError(new Error('late'));
    expect(await paypal.click()).to.equal(false);
    expect(rendered.events).to.have.length(6);
    expect(paypal.isEnabled).to.equal(false);
  });

  it('sends the capture once, with order and payer', async () => {
    await start();
    await paypal.click();
    const approve = () => paypal.options.onApprove({ orderID: 'o1', payerID: 'P1' });
    await Promise.all([approve(), approve(), approve()]);
    expect(sent(CAPTURE)).to.eql([
      { payment_method_id: 'o1', customer: { payment_source: { external_payer_id: 'P1' } } },
    ]);
  });

  it('reports a capture that failed, and can be clicked again [S8.19]', async () => {
    await start({ answer: ({ path }) => (path === CAPTURE ? refusal('declined', 'No') : ok({ id: 'o1' })) });
    await paypal.click();
    await paypal.options.onApprove({ orderID: 'o1' });
    expect(rendered.events.slice(4)).to.eql([['payment_error', { message: 'No', code: 'declined' }]]);
    expect(await paypal.click()).to.equal(true);
  });

  it('captures no order but its own', async () => {
    await start();
    await paypal.click();
    await paypal.options.onApprove({ orderID: 'o2' });
    expect(sent(CAPTURE)).to.eql([]);
    expect(rendered.names().at(-1)).to.equal('payment_error');
  });

  it('closes when the shopper cancels, without an error [S4.78]', async () => {
    await start();
    await paypal.click();
    paypal.options.onCancel();
    paypal.options.onCancel();
    paypal.options.onError(new Error('late'));
    await paypal.options.onApprove({ orderID: 'o1' });
    expect(rendered.names().slice(4)).to.eql(['checkout_close']);
    expect(sent(CAPTURE)).to.eql([]);
    expect(await paypal.click()).to.equal(true);
  });

  it('reports PayPal’s own error once', async () => {
    await start();
    await paypal.click();
    paypal.options.onError(new Error('broken'));
    paypal.options.onError(new Error('broken'));
    expect(rendered.events.slice(4)).to.eql([['payment_error', { message: 'broken', code: 'unknown_error' }]]);
  });

  describe('with a shipping change', () => {
    const shippingAddress = { city: 'Sydney', state: 'NSW', countryCode: 'AU', postalCode: '2000' };
    const address = { address_city: 'Sydney', address_state: 'NSW', address_postcode: '2000', address_country: 'AU' };
    const meta = { request_shipping: true };
    let rejected: number;
    const change = (more: object = { shippingAddress }) =>
      paypal.options.onShippingAddressChange?.(
        { orderID: 'o1', ...more },
        {
          reject: async () => {
            rejected += 1;
          },
        },
      );
    beforeEach(() => {
      rejected = 0;
    });

    it('registers no handler unless shipping is asked for [S4.76]', async () => {
      await start({ meta: { request_shipping: false } });
      expect(Object.keys(paypal.options).filter((name) => /shipping/i.test(name))).to.eql([]);
      rendered.end();
      await start({ meta });
      expect(Object.keys(paypal.options).filter((name) => /shipping/i.test(name))).to.eql([
        'onShippingAddressChange',
        'onShippingOptionsChange',
      ]);
      await paypal.click();
      expect(sent(CALLBACK)).to.eql([{ request_type: 'CREATE_TRANSACTION', request_shipping: true }]);
    });

    it('waits for the merchant, then sends the provider [S4.76] [S3.55]', async () => {
      await start({ meta, hasUpdates: true });
      await paypal.click();
      let isOver = false;
      const changed = change()?.then(() => {
        isOver = true;
      });
      await new Promise((resolve) => setTimeout(resolve));
      expect(rendered.events.at(-1)).to.eql(['update', { wallet_order_id: 'o1', shipping: address }]);
      expect([isOver, sent(CALLBACK).length]).to.eql([false, 1]);
      const shipping_options = [{ id: 'fast', label: 'Express' }];
      rendered.buttons.update({ success: true, body: { amount: 12, shipping_options } });
      await changed;
      expect(sent(CALLBACK)[1]).to.eql({
        request_type: 'UPDATE_TRANSACTION',
        shipping: { ...address, options: shipping_options },
      });
      expect(rejected).to.equal(0);
      const chosen = change({ selectedShippingOption: { id: 'fast', label: 'Express' } });
      rendered.buttons.update({ success: true });
      await chosen;
      expect(sent(CALLBACK)[2]).to.eql({
        request_type: 'UPDATE_TRANSACTION',
        shipping: { ...address, method: 'fast' },
      });
      const again = change();
      rendered.buttons.update({ success: true });
      await again;
      expect(rendered.events.at(-2), '[S3.56] the option goes along with the next address').to.eql([
        'update',
        { wallet_order_id: 'o1', shipping: address, selected_shipping_option: { id: 'fast', label: 'Express' } },
      ]);
    });

    it('is rejected when the merchant or the provider rejects it, or nobody is paying', async () => {
      let isRefused = false;
      await start({ meta, hasUpdates: true, answer: () => (isRefused ? refusal('c') : ok({ id: 'o1' })) });
      await change();
      expect([rejected, rendered.names().includes('update')]).to.eql([1, false]);
      await paypal.click();
      const refused = change();
      rendered.buttons.update({ success: false });
      await refused;
      expect([rejected, sent(CALLBACK).length]).to.eql([2, 1]);
      isRefused = true;
      const failed = change();
      rendered.buttons.update({ success: true });
      await failed;
      expect(rejected).to.equal(3);
      const late = change();
      paypal.options.onCancel();
      await late;
      expect([rejected, sent(CALLBACK).length]).to.eql([4, 2]);
    });
  });

  it('goes away without a trace', async () => {
    await start();
    await paypal.click();
    const { length } = rendered.events;
    rendered.buttons.destroy();
    await paypal.options.onApprove({ orderID: 'o1' });
    paypal.options.onCancel();
    paypal.options.onError(new Error('late'));
    await waitUntil(() => paypal.isClosed);
    expect([rendered.events.length, sent(CAPTURE).length]).to.eql([length, 0]);
  });

  it('is switched off with the buttons', async () => {
    await start();
    expect(paypal.isEnabled).to.equal(true);
    rendered.buttons.disable();
    expect(paypal.isEnabled).to.equal(false);
    expect(await paypal.click()).to.equal(false);
    rendered.buttons.enable();
    expect(paypal.isEnabled).to.equal(true);
  });
});
