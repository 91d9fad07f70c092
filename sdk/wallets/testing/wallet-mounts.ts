/** Wallets that a test mounts and destroys thousands of times, each in every phase. Never part of a build. */
import { type Mounted, type Place, type Subject, turn } from '../../testing/cycles.ts';
import { parameterOf, say } from '../../testing/mounts.ts';
import { HERE } from '../../widget/testing/form-frame.ts';
import { setVendorScripts, type VendorScripts } from '../core/vendor-scripts.ts';
import type { WalletMeta } from '../core/wallet-meta.ts';
import { deep } from '../flypay/testing/flypay-page.ts';
import { setFlypayHosts } from '../flypay-v2/flypay-v2-hosts.ts';
import type { PaypalWalletOptions } from '../paypal/paypal-api.ts';
import { WalletButtons } from '../wallet-buttons.ts';
import { applePayment, standInForApple } from './wallet-apple.ts';
import { standInForGoogle } from './wallet-google.ts';
import { chargeToken } from './wallet-shop.ts';
import { standInForStripe, stripePayment } from './wallet-stripe.ts';

const EMPTY = `${location.origin}/sdk/wallets/testing/vendor-script.js?cycles`;
const meta: WalletMeta = { country: 'AU', client_id: 'c1', request_shipping: true };

/** Renders the wallet once before the first cycle, so that the scripts which stay in the page are already there. */
async function prepared(type: string, options: WalletMeta, scripts: VendorScripts, remove = () => {}) {
  setFlypayHosts({ sandbox: location.origin });
  setVendorScripts(scripts);
  const container = document.body.appendChild(document.createElement('div'));
  const buttons = new WalletButtons(container, chargeToken(type), { ...meta, ...options });
  buttons.setEnv(HERE);
  buttons.load();
  await buttons.on('loaded');
  buttons.destroy();
  container.remove();
  return () => {
    remove();
    setVendorScripts({});
    setFlypayHosts({});
  };
}

/** The phases of a gateway's buttons, from their construction through one payment. */
function wallet(
  type: string,
  { root }: Place,
  options: WalletMeta,
  pay: readonly ((root: HTMLElement) => unknown)[],
): Mounted {
  const buttons = new WalletButtons(root, chargeToken(type), { ...meta, ...options });
  buttons.setEnv(HERE);
  // A merchant who never answers.
  buttons.on('update', () => {});
  return {
    destroy: () => buttons.destroy(),
    phases: [() => buttons.load(), turn, turn, turn, turn, ...pay.map((act) => () => act(root)), turn, turn],
  };
}

const click = (root: HTMLElement) => deep<HTMLButtonElement>(root, 'button')?.click();
const storage = () => document.querySelector<HTMLIFrameElement>('#pd-storage-dispatcher');

/** The part of PayPal's interface that a click on the button needs. */
function standInForPaypal(): () => void {
  const makeButtons = ({ onInit, onClick, createOrder, onApprove }: PaypalWalletOptions) => ({
    isEligible: () => true,
    async render(place: HTMLElement) {
      const nothing = async () => {};
      onInit({}, { enable: nothing, disable: nothing });
      const button = place.appendChild(document.createElement('button'));
      button.onclick = async () => {
        await onClick({}, { resolve: nothing, reject: nothing });
        await onApprove({ orderID: await createOrder(), payerID: 'p1' });
      };
    },
    close: async () => {},
  });
  Object.assign(window, { paypal: { Buttons: makeButtons } });
  return () => Reflect.deleteProperty(window, 'paypal');
}

/** Apple's sheet that the click opened. */
function applePay(place: Place, sheets: ReturnType<typeof standInForApple>['sheets']): Mounted {
  let sheet: (typeof sheets)[number] | undefined;
  const open = (root: HTMLElement) => {
    const { length } = sheets;
    click(root);
    sheet = sheets[length];
  };
  return wallet('mastercard', place, { wallets: ['apple'] }, [
    open,
    () => void sheet?.onvalidatemerchant?.(),
    turn,
    () => void sheet?.onshippingcontactselected?.({ shippingContact: { countryCode: 'AU' } }),
    () => void sheet?.onpaymentauthorized?.({ payment: applePayment }),
    turn,
  ]);
}

const spoken =
  (event: string, more: object = {}) =>
  (root: HTMLElement) =>
    say(root.querySelector('iframe'), { event, reference_id: 'ref1', ...more });

let apple: ReturnType<typeof standInForApple>;
let google: ReturnType<typeof standInForGoogle>;
let stripe: ReturnType<typeof standInForStripe>;
const BUTTON = '.haven-wallets button';

/** Wallets, by name. */
export const wallets: Record<string, Subject> = {
  'WalletButtons with Apple Pay': {
    sign: BUTTON,
    prepare() {
      apple = standInForApple();
      return prepared('mastercard', { wallets: ['apple'] }, { apple: EMPTY }, apple.remove);
    },
    mount: (place) => applePay(place, apple.sheets),
  },
  'WalletButtons with Google Pay': {
    sign: BUTTON,
    prepare() {
      google = standInForGoogle();
      return prepared('mastercard', { wallets: ['google'] }, { google: EMPTY }, google.remove);
    },
    mount: (place) =>
      wallet('mastercard', place, { wallets: ['google'] }, [
        click,
        () =>
          void google.callbacks().onPaymentDataChanged({ callbackTrigger: 'SHIPPING_ADDRESS', shippingAddress: {} }),
        () => google.sheets.at(-1)?.end.reject({ statusCode: 'CANCELED' }),
      ]),
  },
  'WalletButtons with a Stripe-type request': {
    sign: BUTTON,
    prepare() {
      stripe = standInForStripe();
      return prepared('stripe', {}, { stripe: EMPTY }, stripe.remove);
    },
    mount: (place) =>
      wallet('stripe', place, {}, [click, () => void stripe.handlers.paymentmethod?.(stripePayment([])), turn]),
  },
  'WalletButtons with PayPal': {
    sign: BUTTON,
    prepare: () => prepared('paypal', {}, { paypal: EMPTY }, standInForPaypal()),
    mount: (place) => wallet('paypal', place, {}, [click, turn, turn]),
  },
  'WalletButtons with Flypay': {
    prepare: () => prepared('flypay', {}, {}),
    mount: (place) =>
      wallet('flypay', place, {}, [
        (root) => root.querySelector('iframe')?.dispatchEvent(new Event('load')),
        spoken('start_loading'),
        spoken('update', { data: {} }),
        spoken('payment_error', { data: {} }),
        spoken('payment_successful', { data: { id: 'p1' } }),
      ]),
  },
  'WalletButtons with Flypay v2': {
    sign: '.haven-wallets div',
    prepare: () => prepared('flypay_v2', {}, {}),
    mount: (place) =>
      wallet('flypay_v2', place, {}, [click, turn, turn, () => place.tick(5), click, () => place.tick(300), turn]),
  },
  'WalletButtons with Afterpay': {
    prepare() {
      Object.assign(window, { AfterPay: { initialize() {}, redirect() {} } });
      return prepared('afterpay', {}, { afterpay_sandbox: EMPTY }, () => Reflect.deleteProperty(window, 'AfterPay'));
    },
    mount: (place) =>
      wallet('afterpay', place, {}, [
        click,
        turn,
        () => say(storage(), { event: 'dispatchSuccess', widget_id: parameterOf(storage(), 'widgetId') }),
        turn,
      ]),
  },
};
