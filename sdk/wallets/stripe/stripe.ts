import { isText } from '../../client/record.ts';
import { startDelivery } from '../core/delivery.ts';
import { unavailable } from '../core/unavailable.ts';
import type { StartWallet, WalletAttempt } from '../core/wallet.ts';
import { BUTTON_HEIGHT } from '../core/wallet-container.ts';
import { readOrder } from '../core/wallet-order.ts';
import {
  type StripeAddress,
  type StripePayment,
  stripeAddress,
  stripeMethod,
  stripeOptions,
  stripePaymentRequest,
  stripeScriptQuery,
  stripeTotal,
} from './stripe-request.ts';

/** The Stripe-type payment request: Apple Pay, Google Pay or a saved card, depending on the device. */
export const startWallet: StartWallet = async (context) => {
  const { container, meta, token, signal } = context;
  const order = readOrder(context);
  const { client_auth: key } = token.credentials;
  if (!isText(key)) throw unavailable('no_credentials', 'The Stripe-type button needs the credential client_auth.');
  await context.loadScript('stripe', stripeScriptQuery(meta.load_parameters));
  const { Stripe: api } = globalThis as { Stripe?: StripeApi };
  if (typeof api !== 'function') throw unavailable('api_missing', 'The script of Stripe brought no Stripe.');
  const stripe = api(key);
  const request = stripe.paymentRequest(stripePaymentRequest(order, meta));
  if (!(await request.canMakePayment())) throw unavailable('not_supported', 'This device cannot make such payments.');

  let attempt: WalletAttempt | undefined;
  let delivery = startDelivery(order, context);
  const current = () => ({
    status: 'success',
    total: stripeTotal(delivery.order()),
    ...(delivery.order().shippingOptions.length && {
      shippingOptions: stripeOptions(delivery.order(), delivery.chosen()),
    }),
  });
  request.on('paymentmethod', async (event) => {
    const method = stripeMethod(event, delivery.order(), delivery.chosen());
    const outcome = await attempt?.pay(method, { mayPayAfterReview: true }); // S4.79
    event.complete(outcome?.isPaid ? 'success' : 'fail'); // S4.80
  });
  request.on('shippingaddresschange', async (event) => {
    const isServed = await delivery.changeAddress(stripeAddress(event.shippingAddress));
    event.updateWith(isServed ? current() : { status: 'invalid_shipping_address' });
  });
  request.on('shippingoptionchange', async (event) => {
    const isServed = await delivery.changeOption(event.shippingOption.id);
    event.updateWith(isServed ? current() : { status: 'fail' });
  });
  request.on('cancel', () => attempt?.close());

  const button = stripe.elements().create('paymentRequestButton', {
    paymentRequest: request,
    style: { paymentRequestButton: { height: `${BUTTON_HEIGHT}px`, ...meta.style } },
  });
  button.on('click', (event) => {
    const clicked = context.runClick();
    // By default the button opens the sheet at once: prevented if the merchant refused or its handler is still pending.
    if (clicked?.accepted !== true) event.preventDefault();
    if (!clicked) return;
    attempt = clicked;
    delivery = startDelivery(order, context);
    if (clicked.accepted === true) return clicked.open();
    clicked.accepted.then((isAccepted) => {
      if (!isAccepted) return;
      try {
        request.show();
        clicked.open();
      } catch (reason) {
        clicked.fail(reason);
      }
    });
  });
  container.style.minHeight = `${BUTTON_HEIGHT}px`;
  button.mount(container);
  context.onState((state) => {
    container.style.opacity = state === 'disabled' ? '0.5' : '';
  });
  signal.addEventListener('abort', () => button.destroy?.(), { once: true });
  return {};
};

/** A change of the delivery, answered by `updateWith`. */
interface StripeQuestion {
  updateWith(update: object): void;
}

/** The events of a payment request. */
export interface StripeEvents {
  paymentmethod: StripePayment & { complete(status: 'success' | 'fail'): void };
  shippingaddresschange: StripeQuestion & { readonly shippingAddress: StripeAddress };
  shippingoptionchange: StripeQuestion & { readonly shippingOption: { readonly id?: string } };
  cancel: undefined;
}

/** The part of Stripe's payment request that is used; shapes as Stripe documents them. */
interface StripeRequestObject {
  canMakePayment(): Promise<object | null>;
  show(): void;
  abort?(): void;
  on<Name extends keyof StripeEvents>(name: Name, handler: (event: StripeEvents[Name]) => unknown): void;
}

/** The payment request's button. */
interface StripeButton {
  mount(container: HTMLElement): void;
  destroy?(): void;
  on(name: 'click', handler: (event: { preventDefault(): void }) => unknown): void;
}

/** The global `Stripe` of Stripe's script. */
type StripeApi = (key: string) => {
  paymentRequest(options: object): StripeRequestObject;
  elements(): { create(type: 'paymentRequestButton', options: object): StripeButton };
};
