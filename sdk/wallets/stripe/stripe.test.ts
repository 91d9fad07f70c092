import { expect } from '#testing/browser.ts';
import { waitUntil } from '../../testing/wait.ts';
import { quietConsole, turn } from '../testing/wallet-console.ts';
import { SHIPPED } from '../testing/wallet-delivery.ts';
import {
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
import { standInForStripe, stripePayment } from '../testing/wallet-stripe.ts';
import { deferred } from '../testing/watched-session.ts';

describe('the Stripe-type payment request', () => {
  let page: Shop;
  let stripe: ReturnType<typeof standInForStripe>;
  quietConsole();

  beforeEach(() => {
    stripe = standInForStripe();
  });
  afterEach(() => {
    page.close();
    stripe.remove();
  });

  const open = async (options: ShopOptions = {}) => {
    page = await shop({ type: 'stripe', ...options });
    page.buttons.load();
    return page;
  };
  const loaded = async (options: ShopOptions = {}) => {
    await open(options);
    await page.until('loaded');
  };
  const button = () => page.container.querySelector('button') as HTMLButtonElement;
  const clicked = async (options: ShopOptions = {}) => {
    await loaded(options);
    button().click();
  };
  const authorise = async () => {
    const completed: string[] = [];
    await stripe.handlers.paymentmethod?.(stripePayment(completed));
    return completed;
  };

  it('loads its script once, before the request is made [S7.47]', async () => {
    const src = emptyScript();
    stripe.remove();
    // The script's global exists once the script has loaded, and not earlier.
    onScript(() => {
      stripe = standInForStripe();
    });
    await open({ scripts: { stripe: src } });
    await page.until('loaded');
    expect([scriptsIn(src).length, stripe.key]).to.eql([1, 'pk_1']);
    expect(stripe.options).to.eql({ country: 'AU', currency: 'aud', total: { label: 'Total', amount: 1050 } });
  });

  it('mounts one button, 40 px high [S2.17]', async () => {
    await loaded();
    expect([stripe.mounted, page.container.querySelectorAll('button').length]).to.eql([1, 1]);
    expect(stripe.buttonOptions['style']).to.eql({ paymentRequestButton: { height: '40px' } });
  });

  it('opens with the click, which the merchant hears first', async () => {
    await clicked();
    expect([stripe.shown, page.names()]).to.eql([['button'], ['loaded', 'button_click', 'checkout_open']]);
  });

  it('announces, captures and completes a payment with success [S4.79] [S4.80] [S3.52]', async () => {
    await clicked();
    expect(await authorise()).to.eql(['success']);
    const [payment] = page.dataOf('payment_method_selected') as [{ payment_method_id: string }];
    expect(payment.payment_method_id).to.equal('pm_1');
    expect(page.bodies(CAPTURE)).to.eql([payment]);
    expect(page.names().slice(3)).to.eql(['payment_method_selected', 'payment_success']);
    expect(page.dataOf('payment_success')).to.eql([
      { id: 'c1', amount: 10.5, currency: 'AUD', status: 'complete', payer_name: 'Ann', payer_email: 'a@b.c' },
    ]);
  });

  it('completes a refused payment with fail, once [S4.80] [S8.19]', async () => {
    await clicked({ answers: { [CAPTURE]: () => refusal('c') } });
    expect(await authorise()).to.eql(['fail']);
    expect(page.dataOf('payment_error')).to.eql([{ message: 'm', code: 'c' }]);
    expect(page.names()).not.to.include('payment_success');
  });

  it('may pay again on the same page after a payment that failed or is in review', async () => {
    const answers = [refusal('c'), captured('inreview'), captured('complete')];
    await loaded({ answers: { [CAPTURE]: () => answers.shift() as Response } });
    for (const [status, name] of [
      ['fail', 'payment_error'],
      ['success', 'payment_in_review'],
      ['success', 'payment_success'],
    ]) {
      button().click();
      expect(await authorise(), name).to.eql([status]);
      expect(page.names().at(-1)).to.equal(name);
    }
  });

  it('captures nothing that nobody clicked for, nor after a cancel', async () => {
    await loaded();
    expect(await authorise()).to.eql(['fail']);
    button().click();
    stripe.handlers.cancel?.(undefined);
    expect(await authorise()).to.eql(['fail']);
    expect(page.bodies(CAPTURE)).to.eql([]);
    expect(page.names().slice(3)).to.eql(['checkout_close']);
  });

  it('is not opened when the merchant refuses; a thinking merchant is waited for', async () => {
    await loaded();
    const stop = page.buttons.on('button_click', () => false);
    button().click();
    expect(stripe.shown).to.eql([]);
    stop();
    const thinking = deferred<boolean>();
    page.buttons.on('button_click', () => thinking.promise);
    button().click();
    await turn();
    expect(stripe.shown).to.eql([]);
    thinking.resolve(true);
    await turn();
    expect([stripe.shown, page.names().slice(-1)]).to.eql([['show'], ['checkout_open']]);
  });

  it('asks the merchant about address and way of delivery', async () => {
    await clicked({ meta: SHIPPED, deaf: [] });
    const answers: { status?: string; total?: object; shippingOptions?: { id: string }[] }[] = [];
    const question = { updateWith: (update: object) => void answers.push(update) };
    const address = { city: 'Sydney', region: 'NSW', postalCode: '2000', country: 'AU' };
    const ask = async (answered: unknown, isAccepted: boolean) => {
      await turn();
      page.buttons.update({ success: isAccepted, body: { amount: 25 } });
      await answered;
    };
    const { shippingaddresschange, shippingoptionchange } = stripe.handlers;
    await ask(shippingaddresschange?.({ ...question, shippingAddress: address }), true);
    await ask(shippingaddresschange?.({ ...question, shippingAddress: address }), false);
    await ask(shippingoptionchange?.({ ...question, shippingOption: { id: '2' } }), true);
    await ask(shippingoptionchange?.({ ...question, shippingOption: { id: '1' } }), false);
    expect(answers.map(({ status }) => status)).to.eql(['success', 'invalid_shipping_address', 'success', 'fail']);
    expect(answers[0]?.total).to.eql({ label: 'Total', amount: 2500 });
    expect(answers[2]?.shippingOptions?.map(({ id }) => id)).to.eql(['2', '1']);
    expect(page.dataOf('update')).to.have.length(4);
  });

  it('is taken away by destroy()', async () => {
    await loaded();
    page.buttons.destroy();
    expect([stripe.destroyed, page.container.childElementCount]).to.eql([1, 0]);
  });

  const outcome = async (options: ShopOptions = {}) => {
    await open(options);
    await waitUntil(() => page.names().length > 0);
    await turn();
    return [page.names(), page.reason(), stripe.mounted];
  };

  it('is unavailable on a device that cannot pay', async () => {
    stripe.canPay = null;
    expect(await outcome()).to.eql([['unavailable'], 'not_supported', 0]);
  });

  it('is unavailable without a key, without a script, without its interface [S8.17] [S8.18]', async () => {
    expect(await outcome({ credentials: {} })).to.eql([['unavailable'], 'no_credentials', 0]);
    page.close();
    expect(await outcome({ scripts: { stripe: missingScript() } })).to.eql([['unavailable'], 'script_failed', 0]);
    page.close();
    stripe.remove();
    expect(await outcome()).to.eql([['unavailable'], 'api_missing', 0]);
  });

  it('takes only the load parameters that are known [S5.40] [S5.41]', async () => {
    const src = emptyScript();
    const scripts = { stripe: src };
    expect(await outcome({ scripts, meta: { load_parameters: { advancedFraudSignals: false } } })).to.eql([
      ['loaded'],
      undefined,
      1,
    ]);
    expect(scriptsIn(`${src}&advancedFraudSignals=false`)).to.have.length(1);
    page.close();
    const odd = { load_parameters: { advancedFraudSignals: 'true' } } as object;
    expect(await outcome({ scripts, meta: odd })).to.eql([['unavailable'], 'invalid_options', 1]);
  });
});
