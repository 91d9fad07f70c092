import * as afterpay from '#checkout/steps/afterpay/afterpay-wallet-step.tsx';
import { faultsOf, rendered, stage } from '#checkout/steps/testing/stage-page.tsx';
import { setVendorScripts } from '#sdk';
import { expect, waitUntil } from '#testing/browser.ts';
import { standInForApple } from '../../../sdk/wallets/testing/wallet-apple.ts';
import { standInForGoogle } from '../../../sdk/wallets/testing/wallet-google.ts';
import { chargeToken, MERCHANTS, missingScript } from '../../../sdk/wallets/testing/wallet-shop.ts';
import { answerCalls } from '../../../sdk/widget/testing/form-frame.ts';
import type { WalletStepName } from './wallet-texts.ts';
import * as wallets from './wallets-step.tsx';

const CAPTURE = '/v1/charges/wallet/capture';
const EVENT = 'callback.child_widget.status';
let loads = 0;
const script = () => `${location.origin}/sdk/wallets/testing/vendor-script.js?step=${++loads}`;
const page = globalThis as { paypal?: unknown };

interface ButtonOptions {
  onClick(data: object, gate: object): Promise<void>;
  createOrder(): Promise<string>;
  onApprove(data: object): Promise<void>;
  onCancel(): void;
}

/** A fake of PayPal's documented interface, with one button. */
function testingPaypal() {
  const rendered = { options: undefined as unknown as ButtonOptions };
  const api = {
    Buttons: (options: ButtonOptions) => {
      rendered.options = options;
      return {
        isEligible: () => true,
        render: async (place: HTMLElement) => void place.append(document.createElement('button')),
        close: async () => {},
      };
    },
  };
  const click = async () => {
    await rendered.options.onClick({}, { resolve: async () => {}, reject: async () => {} });
    return rendered.options.createOrder();
  };
  return { api, click, rendered };
}

describe('the wallet steps', () => {
  let shown: ReturnType<typeof stage<WalletStepName>>;
  let provider: ReturnType<typeof answerCalls>;
  let captured: () => Response;
  beforeEach(() => {
    captured = () =>
      Response.json({ resource: { data: { id: 'c1', amount: 1, currency: 'AUD', status: 'complete' } } });
    provider = answerCalls(({ path }) =>
      path === CAPTURE ? captured() : Response.json({ resource: { data: { id: 'o1' } } }),
    );
    setVendorScripts({
      apple: script(),
      google: script(),
      paypal: script(),
      afterpay_sandbox: script(),
      afterpay: script(),
    });
  });
  afterEach(() => {
    shown.unmount();
    provider.restore();
    setVendorScripts({});
    for (const name of ['paypal', 'google', 'ApplePaySession', 'ApplePayError']) Reflect.deleteProperty(page, name);
  });
  const show = async (name: WalletStepName, payload: object, width = 460) => {
    const module = name === 'afterpay_wallet_form' ? afterpay : wallets;
    shown = stage(name, module, payload, { width });
    await rendered();
  };
  const paypal = async (width?: number) => {
    const fake = testingPaypal();
    page.paypal = fake.api;
    await show('paypal_wallet_form.show', { charge_token: chargeToken('Paypal'), meta: { hide_message: true } }, width);
    await waitUntil(() => shown.find('.pay-wallet-box button'), 'no button of PayPal');
    return fake;
  };
  const reported = () => shown.merchant.map(([event]) => event);

  it('mount their own wallet and no other, on a device that has all three', async () => {
    const apple = standInForApple();
    const google = standInForGoogle();
    const fake = testingPaypal();
    page.paypal = fake.api;
    // Gateway and server list both wallets: the step still shows one.
    const meta = { country: 'AU', amount_label: 'T', merchant_name: 'S', wallets: ['apple', 'google'] };
    const card = { charge_token: chargeToken('MasterCard', {}, MERCHANTS), gateway_id: 'g1', meta };
    const buttons = () => shown.all('.pay-wallet-box :is(button, apple-pay-button)');
    // The scripts and buttons of each vendor.
    const asked = () => [apple.asked.length > 0, google.options !== undefined, fake.rendered.options !== undefined];
    await show('applepay_wallet_form.show', card);
    await waitUntil(() => buttons().length, 'no button of Apple');
    expect(
      buttons().map(({ ariaLabel }) => ariaLabel),
      '[C2.73] Apple Pay is rendered',
    ).to.eql(['Apple Pay']);
    expect(asked(), '[C2.73] and no other wallet').to.eql([true, false, false]);
    shown.unmount();
    apple.asked.length = 0;
    await show('googlepay_wallet_form.show', card);
    await waitUntil(() => buttons().length, 'no button of Google');
    expect(
      buttons().map(({ textContent }) => textContent),
      '[C2.74] Google Pay is rendered',
    ).to.eql(['Google Pay']);
    expect(google.buttons, '[C2.74] by Google, once').to.have.length(1);
    expect(asked(), '[C2.74] and no other wallet').to.eql([false, true, false]);
    shown.unmount();
    google.options = undefined;
    await show('paypal_wallet_form.show', {
      charge_token: chargeToken('Paypal'),
      meta: { ...meta, hide_message: true },
    });
    await waitUntil(() => buttons().length, 'no button of PayPal');
    expect(buttons(), '[C2.75] PayPal’s button is rendered').to.have.length(1);
    expect(asked(), '[C2.75] and no other wallet').to.eql([false, false, true]);
  });

  it('report that their wallet is missing on a device without it, and try no other [C3.16]', async () => {
    for (const [name, own] of [
      ['applepay_wallet_form.show', 'apple'],
      ['googlepay_wallet_form.show', 'google'],
    ] as const) {
      const meta = { country: 'AU', amount_label: 'T', merchant_name: 'S', wallets: ['apple', 'google'] };
      await show(name, { charge_token: chargeToken('MasterCard', {}, MERCHANTS), gateway_id: 'g1', meta });
      // The fake script defines no wallet, so loading reports an error.
      await waitUntil(() => reported().length, 'nothing happened');
      expect(reported()).to.eql(['unavailable']);
      expect(shown.merchant[0]?.[1], '[C3.16] the wallet of the instruction').to.include({ wallet: own });
      shown.unmount();
    }
  });

  it('stand at the end of the line, 300 px wide', async () => {
    await paypal(800);
    const box = shown.find('.pay-wallet-place').getBoundingClientRect();
    const step = shown.place.getBoundingClientRect();
    expect([box.width, Math.abs(box.right - step.right) <= 1], '[C2.76] PayPal’s').to.eql([300, true]);
    shown.unmount();
    await show(
      'afterpay_wallet_form',
      { charge_token: chargeToken('Afterpay', {}, { x: 'y' }), meta: { country: 'AU' } },
      800,
    );
    const wallet = shown.find('.pay-wallet-box');
    const place = shown.find('.pay-wallet-place').getBoundingClientRect();
    expect(place.width, '[C2.69] [C9.08] its width').to.equal(300);
    expect(Math.abs(place.right - shown.place.getBoundingClientRect().right), '[C2.71] at the end').to.be.at.most(1);
    await waitUntil(() => wallet.childElementCount || reported().length, 'no wallet of Afterpay');
    expect(shown.find('.pay-wallet-place').contains(wallet), '[C2.70] inside').to.equal(true);
    for (const name of ['applepay_wallet_form.show', 'googlepay_wallet_form.show'] as const) {
      shown.unmount();
      const meta = { country: 'AU', amount_label: 'T', merchant_name: 'S' };
      await show(name, { charge_token: chargeToken('MasterCard', {}, MERCHANTS), meta }, 800);
      const { right } = shown.find('.pay-wallet-place').getBoundingClientRect();
      expect(Math.abs(right - shown.place.getBoundingClientRect().right), `[C2.76] ${name}`).to.be.at.most(1);
    }
  });

  it('report a payment once, while every other button waits', async () => {
    const fake = await paypal();
    await waitUntil(() => !shown.find('.pay-wallet-wait'), 'the wallet is never ready');
    await fake.click();
    await waitUntil(() => shown.isBusy(), 'nobody waits for the payment');
    expect([shown.isBusy(), reported()], '[C4.34] others wait').to.eql([true, ['onClick']]);
    await fake.rendered.options.onApprove({ orderID: 'o1', payerID: 'p' });
    await waitUntil(() => shown.reports.length > 0 && !shown.isBusy(), 'the payment is never reported');
    const payload = { status: 'success', message: 'The payment was successful' };
    expect(shown.reports, '[C1.10] [C4.04] [C8.11] one success').to.eql([{ event: EVENT, stay: false, payload }]);
    expect([shown.isBusy(), reported()]).to.eql([false, ['onClick']]);
  });

  it('report a refused payment with its words, and one in review as such', async () => {
    for (const [answer, payload, event, rows] of [
      [
        () => Response.json({ error: { message: 'X', code: 'c' } }, { status: 400 }),
        { status: 'error', message: 'X' },
        'paymentError',
        ['C8.05', 'C8.31'],
      ],
      [
        () => Response.json({ error: {} }, { status: 400 }),
        { status: 'error', message: 'error in paypal widget' },
        'paymentError',
        ['C8.05', 'C8.31'],
      ],
      [
        () => Response.json({ resource: { data: { id: 'c', status: 'inreview' } } }),
        { status: 'in_review', message: 'The payment is on fraud review' },
        'paymentInReview',
        ['C8.12', 'C8.32'],
      ],
    ] as const) {
      captured = answer;
      const fake = await paypal();
      await fake.click();
      await fake.rendered.options.onApprove({ orderID: 'o1', payerID: 'p' });
      await rendered(10);
      expect(
        shown.reports.map((report) => report.payload),
        `[${rows[0]}] its words`,
      ).to.eql([payload]);
      expect(reported(), `[${rows[1]}] reported once`).to.eql(['onClick', event]);
      shown.unmount();
    }
  });

  it('let the shopper click again after a window was closed [C8.34]', async () => {
    const fake = await paypal();
    for (const clicks of [1, 2]) {
      await fake.click();
      await rendered();
      fake.rendered.options.onCancel();
      await rendered();
      expect(reported().filter((event) => event === 'onCheckoutClose')).to.have.length(clicks);
      expect(shown.isBusy()).to.equal(false);
    }
    expect(shown.reports).to.eql([]);
  });

  it('keep an outcome that could not be sent, and send the same again', async () => {
    const fake = await paypal();
    shown.answers.isDelivered = false;
    await fake.click();
    await fake.rendered.options.onApprove({ orderID: 'o1', payerID: 'p' });
    await rendered(10);
    shown.answers.isDelivered = true;
    shown.find('[role="alert"] button').click();
    await rendered(10);
    expect(shown.reports.map(({ payload }) => payload['status'])).to.eql(['success', 'success']);
    expect(shown.find('[role="alert"]')?.textContent).to.equal(undefined);
  });

  it('report that a wallet cannot be had, and try again when asked [C8.29]', async () => {
    const fake = testingPaypal();
    page.paypal = fake.api;
    setVendorScripts({ paypal: missingScript() });
    await show('paypal_wallet_form.show', { charge_token: chargeToken('Paypal') });
    expect(shown.find('[role="status"]').textContent).to.contain('Loading PayPal');
    await waitUntil(() => shown.find('[role="alert"]'), 'no message');
    expect(shown.text()).to.contain('PayPal is not available here');
    expect(await faultsOf(shown.place)).to.eql([]);
    expect(reported()).to.eql(['unavailable']);
    setVendorScripts({ paypal: script() });
    shown.find('[role="alert"] button').click();
    await waitUntil(() => shown.find('.pay-wallet-box button'), 'no button of PayPal');
    expect(shown.find('[role="alert"]')?.textContent).to.equal(undefined);
    expect(shown.reports).to.eql([]);
  });

  it('report it too when the server sent no charge', async () => {
    await show('paypal_wallet_form.show', {});
    expect(shown.find('[role="alert"]').textContent).to.contain('not available');
    expect([reported(), shown.all('button')]).to.eql([['unavailable'], []]);
  });
});
