import { asRecord, isText } from '../../client/record.ts';
import { SdkError } from '../../client/sdk-error.ts';
import { startDelivery } from '../core/delivery.ts';
import { unavailable } from '../core/unavailable.ts';
import type { StartWallet } from '../core/wallet.ts';
import { BUTTON_HEIGHT } from '../core/wallet-container.ts';
import { merchantAt } from '../core/wallet-meta.ts';
import { readOrder } from '../core/wallet-order.ts';
import type { GooglePayApi } from './google-pay-api.ts';
import { type GooglePayRun, googlePayCallbacks } from './google-pay-callbacks.ts';
import { googlePayEnvironment, googlePayRequest, readyToPayRequest } from './google-pay-request.ts';

/** The rejection of Google's client. */
function asGoogleError(reason: unknown): SdkError {
  const { statusCode, statusMessage } = asRecord(reason);
  const message = isText(statusMessage) ? statusMessage : 'Google Pay could not be opened.';
  return new SdkError(message, 'unknown_error', { code: isText(statusCode) ? statusCode : undefined });
}

/** Google Pay: shown if this shopper can pay with it. */
export const startWallet: StartWallet = async (context) => {
  const { container, meta, token, isLive } = context;
  const order = readOrder(context);
  // Always defined: this wallet starts only with a merchant name.
  const merchant = merchantAt('google', token.credentials) as string;
  const { gateway: own } = asRecord(token.credentials['google']);
  const gateway = isText(own) ? own : context.environment.brand.googlePayGateway;
  await context.loadScript('google');
  const { google } = globalThis as { google?: GooglePayApi };
  const Client = google?.payments?.api?.PaymentsClient;
  if (!Client) throw unavailable('api_missing', 'The script of Google brought no PaymentsClient.');

  let run: GooglePayRun | undefined;
  const client = new Client({
    environment: googlePayEnvironment(isLive),
    paymentDataCallbacks: googlePayCallbacks(() => run, order.requestShipping),
  });
  const { result, paymentMethodPresent } = await client.isReadyToPay(readyToPayRequest(navigator.userAgent));
  if (!result || paymentMethodPresent === false) {
    throw unavailable('not_supported', 'This shopper has no card for Google Pay.');
  }

  const open = async () => {
    // S4.71: also runs while a failed sheet is still open and no attempt is pending.
    if (run) return console.warn('Google Pay is open already: the click is ignored.');
    const attempt = context.runClick('google');
    if (!attempt) return;
    run = { attempt, delivery: startDelivery(order, context) };
    try {
      // No unnecessary await: the sheet must open in the click's own task.
      if (attempt.accepted !== true && !(await attempt.accepted)) return;
      const sheet = client.loadPaymentData(googlePayRequest(order, meta, merchant, gateway));
      attempt.open();
      await sheet;
    } catch (reason) {
      if (asRecord(reason)['statusCode'] === 'CANCELED') attempt.close();
      else attempt.fail(asGoogleError(reason));
    } finally {
      run = undefined;
    }
  };
  const style = { ...meta.style };
  container.style.height = `${BUTTON_HEIGHT}px`;
  container.append(
    client.createButton({
      onClick: () => void open(),
      buttonType: style['button_type'] ?? 'pay', // S2.12
      buttonSizeMode: style['button_size_mode'] ?? 'fill', // S2.13
      buttonColor: style['button_color'] ?? 'default', // S2.14
      allowedPaymentMethods: readyToPayRequest('').allowedPaymentMethods,
    }),
  );
  context.onState((state) => {
    container.style.opacity = state === 'disabled' ? '0.5' : '';
  });
  return {};
};
