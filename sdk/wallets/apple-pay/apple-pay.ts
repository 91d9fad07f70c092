import { asRecord, asText } from '../../client/record.ts';
import { startDelivery } from '../core/delivery.ts';
import { unavailable } from '../core/unavailable.ts';
import type { StartWallet, WalletAttempt, WalletContext } from '../core/wallet.ts';
import { BUTTON_HEIGHT } from '../core/wallet-container.ts';
import { merchantAt } from '../core/wallet-meta.ts';
import { readOrder, type WalletOrder } from '../core/wallet-order.ts';
import {
  type ApplePayContact,
  type ApplePayPayment,
  applePayAddress,
  applePayMethod,
  applePayMethods,
  applePayRequest,
  applePayTotal,
  applePayVersion,
  isCapable,
} from './apple-pay-request.ts';

/** S2.11, S9.10: pixels. */
export const APPLE_BUTTON_RADIUS = 5;

/** Styles that Apple supports. */
const STYLES = ['black', 'white', 'white-outline'];

/** S2.10, S2.11: for a button of the page, and for Apple's own element. */
const SIZE = `
  display:block;box-sizing:border-box;width:100%;height:${BUTTON_HEIGHT}px;border-radius:${APPLE_BUTTON_RADIUS}px;
  --apple-pay-button-width:100%;--apple-pay-button-height:${BUTTON_HEIGHT}px;
  --apple-pay-button-border-radius:${APPLE_BUTTON_RADIUS}px;`;

/**
 * Adds the Apple Pay button: Apple's own element if its script defined it, else a button that Safari styles like
 * Apple's. S2.08, S2.09: options `button_style` (or `style`; default black) and `button_type` (or `type`; default
 * plain).
 */
function renderApplePayButton(
  container: HTMLElement,
  options: Readonly<Record<string, unknown>>,
  onClick: () => void,
): void {
  const style = asText(options['button_style'] ?? options['style']);
  const look = STYLES.includes(style) ? style : 'black';
  const type = /^[a-z][a-z-]*$/.exec(asText(options['button_type'] ?? options['type'] ?? ''))?.[0] ?? 'plain';
  const isApples = !!customElements.get('apple-pay-button');
  const button = document.createElement(isApples ? 'apple-pay-button' : 'button');
  button.setAttribute('buttonstyle', look);
  button.setAttribute('type', isApples ? type : 'button');
  button.style.cssText = SIZE;
  if (!isApples) {
    // For browsers without Apple's button.
    const [ink, ground] = look === 'black' ? ['#fff', '#000'] : ['#000', '#fff'];
    const line = look === 'white' ? ground : '#000';
    button.style.cssText += `color:${ink};background:${ground};border:1px solid ${line};font:600 16px system-ui;
      cursor:pointer;-webkit-appearance:-apple-pay-button;
      -apple-pay-button-style:${look};-apple-pay-button-type:${type}`;
    // `buy` reads `Buy with Apple Pay`.
    const verb = type === 'plain' ? '' : `${type[0]?.toUpperCase()}${type.slice(1).replaceAll('-', ' ')} with `;
    button.dataset['type'] = type;
    button.ariaLabel = `${verb}Apple Pay`;
    // Safari paints its own.
    if (!CSS.supports('-webkit-appearance', '-apple-pay-button')) button.textContent = button.ariaLabel;
  }
  button.onclick = onClick;
  container.append(button);
}

/** Opens the sheet in the click's own task, as Apple requires; the merchant's handlers may still be pending. */
function openApplePaySheet(
  Session: ApplePayApi,
  version: number,
  context: WalletContext,
  offered: WalletOrder,
  attempt: WalletAttempt,
): void {
  const { signal } = context;
  const delivery = startDelivery(offered, context);
  const sheet = new Session(version, applePayRequest(offered, context.meta)); // S4.62
  let isOver = false;
  /** Apple throws for an answer to a closed sheet. */
  const whileOpen = (act: () => void) => {
    if (isOver) return;
    try {
      act();
    } catch {}
  };
  const end = () => {
    isOver = true;
    signal.removeEventListener('abort', abort);
  };
  const abort = () => {
    whileOpen(() => sheet.abort());
    end();
  };
  const current = () => {
    const order = delivery.order();
    return {
      newTotal: applePayTotal(order),
      ...(order.shippingOptions.length && { newShippingMethods: applePayMethods(order, delivery.chosen()) }),
    };
  };

  sheet.onvalidatemerchant = async () => {
    if (!(await attempt.accepted) || !attempt.isLive()) return;
    try {
      const session = await context.callback({
        request_type: 'CREATE_SESSION', // S4.63, S7.10
        wallet_type: 'apple',
        session_id: location.hostname, // S7.11
        request_shipping: offered.requestShipping,
      });
      whileOpen(() => sheet.completeMerchantValidation(session));
    } catch (reason) {
      abort(); // S4.64
      attempt.fail(reason);
    }
  };
  sheet.onpaymentmethodselected = () => {
    whileOpen(() => sheet.completePaymentMethodSelection({ newTotal: applePayTotal(delivery.order()) }));
  };
  if (offered.requestShipping) {
    sheet.onshippingcontactselected = async ({ shippingContact }) => {
      const isServed = await delivery.changeAddress(applePayAddress(shippingContact)); // S4.67
      const { ApplePayError } = globalThis as unknown as { ApplePayError: ApplePayErrorType };
      const update = {
        ...current(), // S4.68
        ...(!isServed && {
          errors: [new ApplePayError('addressUnserviceable', undefined, 'No delivery to this address.')], // S4.69
        }),
      };
      whileOpen(() => sheet.completeShippingContactSelection(update));
    };
    sheet.onshippingmethodselected = async ({ shippingMethod }) => {
      await delivery.changeOption(shippingMethod.identifier);
      whileOpen(() => sheet.completeShippingMethodSelection(current()));
    };
  }
  sheet.onpaymentauthorized = async ({ payment }) => {
    const outcome = await attempt.pay(applePayMethod(payment, delivery.order(), delivery.chosen())); // S4.65
    // Apple's STATUS_SUCCESS and STATUS_FAILURE.
    const status = outcome?.isPaid ? 0 : 1;
    whileOpen(() => sheet.completePayment({ status })); // S4.66
    if (outcome?.isPaid) end();
  };
  sheet.oncancel = () => {
    end();
    attempt.close(); // S4.70
  };
  signal.addEventListener('abort', abort, { once: true });
  sheet.begin();
  attempt.open();
  if (attempt.accepted !== true) attempt.accepted.then((isAccepted) => isAccepted || abort());
}

async function credentialState(api: ApplePayApi, merchant: string): Promise<unknown> {
  if (api.applePayCapabilities) return asRecord(await api.applePayCapabilities(merchant))['paymentCredentialStatus'];
  // Safari supported this version of sheets for years before it supported that check.
  const isReady = await api.canMakePaymentsWithActiveCard(merchant);
  return isReady ? 'paymentCredentialsAvailable' : 'paymentCredentialsUnavailable';
}

/** Apple Pay: shown if the device and its cards can pay. */
export const startWallet: StartWallet = async (context) => {
  const { container, meta, token } = context;
  const order = readOrder(context);
  // Always defined: this wallet starts only with a merchant name.
  const merchant = merchantAt('apple', token.credentials) as string;
  const page = globalThis as { ApplePaySession?: ApplePayApi };
  // Safari has it built in.
  if (!page.ApplePaySession) await context.loadScript('apple');
  const { ApplePaySession: api } = page;
  if (!api) throw unavailable('api_missing', 'The script of Apple brought no ApplePaySession.');
  const version = applePayVersion((number) => api.supportsVersion(number));
  if (!version || !isCapable(await credentialState(api, merchant), meta.apple_pay_capabilities)) {
    throw unavailable('not_supported', 'No card for Apple Pay is on this device.');
  }
  renderApplePayButton(container, { ...meta.style }, () => {
    const attempt = context.runClick('apple');
    if (!attempt) return;
    try {
      openApplePaySheet(api, version, context, order, attempt);
    } catch (reason) {
      attempt.fail(reason);
    }
  });
  context.onState((state) => {
    container.style.opacity = state === 'disabled' ? '0.5' : '';
  });
  return {};
};

/** The part of an Apple Pay sheet that is used; shapes as Apple documents them. */
export interface ApplePaySheet {
  onvalidatemerchant: (() => unknown) | null;
  onpaymentmethodselected: (() => unknown) | null;
  onshippingcontactselected: ((event: { readonly shippingContact: ApplePayContact }) => unknown) | null;
  onshippingmethodselected: ((event: { readonly shippingMethod: { readonly identifier?: string } }) => unknown) | null;
  onpaymentauthorized: ((event: { readonly payment: ApplePayPayment }) => unknown) | null;
  oncancel: (() => unknown) | null;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completePaymentMethodSelection(update: object): void;
  completeShippingContactSelection(update: object): void;
  completeShippingMethodSelection(update: object): void;
  completePayment(result: object): void;
}

/** The globals of Apple's script, or of Safari itself. */
interface ApplePayApi {
  new (version: number, request: object): ApplePaySheet;
  supportsVersion(version: number): boolean;
  applePayCapabilities?(merchant: string): Promise<unknown>;
  canMakePaymentsWithActiveCard(merchant: string): Promise<boolean>;
}

/** Describes an error in an address. */
type ApplePayErrorType = new (code: 'addressUnserviceable', field: undefined, message: string) => unknown;
