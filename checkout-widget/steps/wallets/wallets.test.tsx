import * as afterpay from '#checkout/steps/afterpay/afterpay-wallet-step.tsx';
import { drawn, faultsOf, stage } from '#checkout/steps/testing-stage.tsx';
import { setVendorScripts } from '#sdk';
import { expect, waitUntil } from '#testing/browser.ts';
import { chargeToken, MERCHANTS, missingScript } from '../../../sdk/wallets/testing-buttons.ts';
import { answerCalls } from '../../../sdk/widget/testing-frame.ts';
import type { WalletStepName } from './wallet-texts.ts';
import * as wallets from './wallets-step.tsx';

const CAPTURE = '/v1/charges/wallet/capture';
const EVENT = 'callback.child_widget.status';
let loads = 0;
const script = () => `${location.origin}/sdk/wallets/testing-vendor.js?step=${++loads}`;
const page = globalThis as { paypal?: unknown };

interface ButtonOptions {
  onClick(data: object, gate: object): Promise<void>;
  createOrder(): Promise<string>;
  onApprove(data: object): Promise<void>;
  onCancel(): void;
}

/** PayPal as it documents itself, with one button. */
function testingPaypal() {
  const drawn = { options: undefined as unknown as ButtonOptions };
  const api = {
    Buttons: (options: ButtonOptions) => {
      drawn.options = options;
      return {
        isEligible: () => true,
        render: async (place: HTMLElement) => void place.append(document.createElement('button')),
        close: async () => {},
      };
    },
  };
  const press = async () => {
    await drawn.options.onClick({}, { resolve: async () => {}, reject: async () => {} });
    return drawn.options.createOrder();
  };
  return { api, press, drawn };
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
    Reflect.deleteProperty(page, 'paypal');
  });
  const show = async (name: WalletStepName, payload: object, width = 460) => {
    const module = name === 'afterpay_wallet_form' ? afterpay : wallets;
    shown = stage(name, module, payload, { width });
    await drawn();
  };
  const paypal = async (width?: number) => {
    const fake = testingPaypal();
    page.paypal = fake.api;
    await show('paypal_wallet_form.show', { charge_token: chargeToken('Paypal'), meta: { hide_message: true } }, width);
    await waitUntil(() => shown.find('.pay-wallet-box button'), 'no button of PayPal');
    return fake;
  };
  const told = () => shown.merchant.map(([event]) => event);

  it('mount their own wallet and no other [C2.73, C2.74, C2.75, C3.16]', async () => {
    const scripts = { apple: script(), google: script(), paypal: script() };
    setVendorScripts(scripts);
    for (const [name, own] of [
      ['applepay_wallet_form.show', 'apple'],
      ['googlepay_wallet_form.show', 'google'],
    ] as const) {
      // A gateway with both wallets, and a server that lists both: the step still shows one.
      const meta = { country: 'AU', amount_label: 'T', merchant_name: 'S', wallets: ['apple', 'google'] };
      await show(name, { charge_token: chargeToken('MasterCard', {}, MERCHANTS), gateway_id: 'g1', meta });
      await waitUntil(() => told().length, 'nothing happened');
      // The script of this test brings no wallet, so the one that was tried says so.
      expect(shown.merchant[0]?.[0]).to.equal('unavailable');
      expect(shown.merchant[0]?.[1]).to.include({ wallet: own });
      const other = own === 'apple' ? 'google' : 'apple';
      const loaded = [...document.querySelectorAll('script')].map(({ src }) => src);
      if (own === 'apple') expect(loaded).not.to.include(scripts[other]);
      expect(shown.merchant).to.have.length(1);
      shown.unmount();
    }
    await paypal();
    expect(shown.all('.pay-wallet-box button')).to.have.length(1);
  });

  it('stand at the end of the line, 300 px wide [C2.69, C2.70, C2.71, C2.76]', async () => {
    await paypal(800);
    const box = shown.find('.pay-wallet-place').getBoundingClientRect();
    const step = shown.place.getBoundingClientRect();
    expect([box.width, Math.abs(box.right - step.right) <= 1]).to.eql([300, true]);
    shown.unmount();
    await show(
      'afterpay_wallet_form',
      { charge_token: chargeToken('Afterpay', {}, { x: 'y' }), meta: { country: 'AU' } },
      800,
    );
    const wallet = shown.find('.pay-wallet-box');
    const place = shown.find('.pay-wallet-place').getBoundingClientRect();
    expect([place.width, Math.abs(place.right - shown.place.getBoundingClientRect().right) <= 1]).to.eql([300, true]);
    await waitUntil(() => wallet.childElementCount || told().length, 'no wallet of Afterpay');
    expect(shown.find('.pay-wallet-place').contains(wallet)).to.equal(true);
  });

  it('report a payment once, while every other button waits [C1.10, C4.04, C4.34, C8.11]', async () => {
    const fake = await paypal();
    expect(shown.find('.pay-wallet-wait')).to.equal(null);
    await fake.press();
    await drawn();
    expect([shown.isBusy(), told()]).to.eql([true, ['onClick']]);
    await fake.drawn.options.onApprove({ orderID: 'o1', payerID: 'p' });
    await drawn(10);
    const payload = { status: 'success', message: 'The payment was successful' };
    expect(shown.reports).to.eql([{ event: EVENT, stay: false, payload }]);
    expect([shown.isBusy(), told()]).to.eql([false, ['onClick']]);
  });

  it('report a refused payment with its words, and one in review as such [C8.05, C8.12, C8.31, C8.32]', async () => {
    for (const [answer, payload, event] of [
      [
        () => Response.json({ error: { message: 'X', code: 'c' } }, { status: 400 }),
        { status: 'error', message: 'X' },
        'paymentError',
      ],
      [
        () => Response.json({ error: {} }, { status: 400 }),
        { status: 'error', message: 'error in paypal widget' },
        'paymentError',
      ],
      [
        () => Response.json({ resource: { data: { id: 'c', status: 'inreview' } } }),
        { status: 'in_review', message: 'The payment is on fraud review' },
        'paymentInReview',
      ],
    ] as const) {
      captured = answer;
      const fake = await paypal();
      await fake.press();
      await fake.drawn.options.onApprove({ orderID: 'o1', payerID: 'p' });
      await drawn(10);
      expect(shown.reports.map((report) => report.payload)).to.eql([payload]);
      expect(told()).to.eql(['onClick', event]);
      shown.unmount();
    }
  });

  it('let the shopper press again after a window was closed [C8.34]', async () => {
    const fake = await paypal();
    for (const presses of [1, 2]) {
      await fake.press();
      await drawn();
      fake.drawn.options.onCancel();
      await drawn();
      expect(told().filter((event) => event === 'onCheckoutClose')).to.have.length(presses);
      expect(shown.isBusy()).to.equal(false);
    }
    expect(shown.reports).to.eql([]);
  });

  it('keep an outcome that could not be sent, and send the same again', async () => {
    const fake = await paypal();
    shown.answers.isDelivered = false;
    await fake.press();
    await fake.drawn.options.onApprove({ orderID: 'o1', payerID: 'p' });
    await drawn(10);
    shown.answers.isDelivered = true;
    shown.find('[role="alert"] button').click();
    await drawn(10);
    expect(shown.reports.map(({ payload }) => payload['status'])).to.eql(['success', 'success']);
    expect(shown.find('[role="alert"]')).to.equal(null);
  });

  it('say that a wallet cannot be had, and try again when asked [C8.29]', async () => {
    const fake = testingPaypal();
    page.paypal = fake.api;
    setVendorScripts({ paypal: missingScript() });
    await show('paypal_wallet_form.show', { charge_token: chargeToken('Paypal') });
    expect(shown.find('[role="status"]').textContent).to.contain('Loading PayPal');
    await waitUntil(() => shown.find('[role="alert"]'), 'nothing was said');
    expect(shown.text()).to.contain('PayPal is not available here');
    expect(await faultsOf(shown.place)).to.eql([]);
    expect(told()).to.eql(['unavailable']);
    setVendorScripts({ paypal: script() });
    shown.find('[role="alert"] button').click();
    await waitUntil(() => shown.find('.pay-wallet-box button'), 'no button of PayPal');
    expect(shown.find('[role="alert"]')).to.equal(null);
    expect(shown.reports).to.eql([]);
  });

  it('say so too when the server sent no charge', async () => {
    await show('paypal_wallet_form.show', {});
    expect(shown.find('[role="alert"]').textContent).to.contain('not available');
    expect([told(), shown.all('button')]).to.eql([['unavailable'], []]);
  });
});
