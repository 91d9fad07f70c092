import { asRecord, isRecord, isText, type UnknownRecord } from '../../client/record.ts';
import { asSdkError, SdkError } from '../../client/sdk-error.ts';
import { unavailable } from '../core/unavailable.ts';
import type { StartWallet, WalletAttempt, WalletContext } from '../core/wallet.ts';
import type { PaypalWalletOptions } from './paypal-api.ts';
import {
  paypalCapture,
  paypalOrderRequest,
  paypalShipping,
  paypalShippingRequest,
  paypalUpdate,
} from './paypal-requests.ts';
import { paypalOf, paypalScriptQuery } from './paypal-script.ts';

/** PayPal's callbacks during a payment, answered by the provider and the merchant. */
function paypalHandlers(context: WalletContext): Omit<PaypalWalletOptions, 'style' | 'fundingSource'> {
  const hasShipping = context.meta.request_shipping === true;
  let attempt: WalletAttempt | undefined;
  let orderId: string | undefined;
  let shipping: UnknownRecord = {};
  let chosen: unknown;

  const changeShipping: PaypalWalletOptions['onShippingAddressChange'] = async (change, actions) => {
    const current = attempt;
    if (!current?.isLive()) return actions.reject();
    try {
      // PayPal sends an address change without the option, which the price depends on.
      const option = change.selectedShippingOption ?? chosen;
      const answer = await context.runUpdate(paypalUpdate({ ...change, selectedShippingOption: option }));
      if (!answer.success || !current.isLive()) return actions.reject();
      const next = { ...shipping, ...paypalShipping(change) };
      await context.callback(paypalShippingRequest({ ...next, options: answer.body?.shipping_options }));
      shipping = next;
      chosen = option;
    } catch {
      // Tells PayPal to reject this address or option.
      return actions.reject();
    }
  };
  return {
    onInit(_, actions) {
      context.onState((state) => void (state === 'disabled' ? actions.disable() : actions.enable()));
    },
    async onClick(_, actions) {
      attempt = context.runClick();
      const isAccepted = attempt && (attempt.accepted === true || (await attempt.accepted));
      return isAccepted ? actions.resolve() : actions.reject();
    },
    async createOrder() {
      const current = attempt;
      if (!current?.isLive()) throw new SdkError('The merchant did not accept the click.', 'canceled');
      current.open();
      shipping = {};
      chosen = undefined;
      try {
        const { id } = await context.callback(paypalOrderRequest(hasShipping));
        if (!isText(id)) throw new SdkError('The answer holds no order id.');
        orderId = id;
        return id;
      } catch (reason) {
        const { code, cause } = asSdkError(reason);
        current.settle('unavailable', { type: 'create_order_id_error', code: code ?? cause }); // S8.16
        // PayPal closes its window and calls `onError`, which finds the attempt settled.
        throw reason;
      }
    },
    async onApprove(data) {
      if (!attempt?.isLive()) return;
      if (data.orderID === orderId)
        await attempt.pay(paypalCapture(data), { isAnnouncedAfter: true }); // S4.77
      else attempt.fail(new SdkError('PayPal approved another order.'));
    },
    onCancel: () => attempt?.close(), // S4.78
    onError: (error) => attempt?.fail(error),
    ...(hasShipping && { onShippingAddressChange: changeShipping, onShippingOptionsChange: changeShipping }),
  };
}

/** PayPal and PayPal Pay Later: PayPal's own buttons, with a banner about paying later. */
export const startWallet: StartWallet = async (context) => {
  const { container, token, meta, isLive, signal } = context;
  const { charge, credentials } = token;
  const { pay_later: payLater, standalone, hide_message: hideMessage, country } = meta;
  const { client_auth: clientId } = credentials;
  const currency = charge.currency ?? meta.currency;
  if (!isText(clientId)) throw unavailable('no_credentials', 'PayPal needs the credential client_auth.');
  if (!isText(currency))
    throw unavailable('invalid_options', 'PayPal needs a currency in the charge token or in meta.');
  const capture = meta.capture ?? charge.capture;
  const options = { clientId, currency, country, isLive, capture, payLater, standalone, hideMessage };
  const query = paypalScriptQuery(options);
  await context.loadScript('paypal', query);
  // Read at once: a second wallet with other options replaces it.
  const api = paypalOf(String(query));
  if (typeof api?.Buttons !== 'function')
    throw unavailable('api_missing', 'The script of PayPal brought no `paypal.Buttons`.');

  const { messages, ...style } = asRecord(meta.style);
  const fundingSource = standalone && api.FUNDING?.[payLater ? 'PAYLATER' : 'PAYPAL'];
  const buttons = api.Buttons({
    ...paypalHandlers(context),
    style: { height: 40, ...style }, // S9.09
    ...(fundingSource && { fundingSource }),
  });
  if (!buttons.isEligible()) throw unavailable('not_supported', 'PayPal does not offer this button to this shopper.');
  const place = () => container.appendChild(document.createElement('div'));
  signal.addEventListener('abort', () => void buttons.close?.().catch(() => {}), { once: true });
  await buttons.render(place());
  context.onState((state) => {
    container.style.opacity = state === 'disabled' ? '0.5' : '';
  });
  // S2.16: if the banner fails, the button still works.
  if (hideMessage || typeof api.Messages !== 'function') return {};
  const banner = { placement: 'payment', amount: charge.amount ?? meta.amount } as const;
  try {
    await api.Messages({ ...banner, ...(isRecord(messages) && { style: messages }) }).render(place());
  } catch (error) {
    console.warn('The banner of PayPal cannot be rendered.', error);
  }
  return {};
};
