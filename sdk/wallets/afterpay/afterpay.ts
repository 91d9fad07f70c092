import { isText } from '../../client/record.ts';
import { SdkError } from '../../client/sdk-error.ts';
import { dispatchToStorage } from '../../external-checkout/dispatch-to-storage.ts';
import { renderOwnButton } from '../core/own-button.ts';
import { unavailable } from '../core/unavailable.ts';
import type { StartWallet, WalletAttempt } from '../core/wallet.ts';
import { afterpayLook } from './afterpay-look.ts';

/** S8.13 */
const FAILURE = 'Error initializing Afterpay wallet';

/** The part of Afterpay's script that is used. */
interface AfterpayApi {
  initialize(options: { countryCode: string }): void;
  redirect(order: { token: string }): void;
}

/**
 * The Afterpay wallet (S1.09): stores the charge token on the payments origin, whose page captures after the shopper
 * returns; then creates a session, and Afterpay's script navigates the page there.
 */
export const startWallet: StartWallet = async (context) => {
  const { container, chargeToken, environment, meta, isLive, signal } = context;
  await context.loadScript(isLive ? 'afterpay' : 'afterpay_sandbox');
  const { AfterPay: api } = globalThis as { AfterPay?: AfterpayApi };
  if (typeof api?.redirect !== 'function') {
    throw unavailable('api_missing', 'The script of Afterpay brought no `AfterPay`.');
  }
  api.initialize({ countryCode: (meta.country || 'AU').toUpperCase() });

  const { success_url, error_url } = meta;
  // The page leaves, so its own return addresses are of use to the provider alone.
  const back = success_url || error_url ? { success_url, error_url } : undefined;
  let attempt: WalletAttempt | undefined;
  const pay = async (current: WalletAttempt) => {
    if (!(await current.accepted)) return;
    const source = 'afterpay.wallet.paydock';
    const data = { token: chargeToken };
    await dispatchToStorage({ origin: environment.widget, source, data, failure: FAILURE }, signal);
    const { ref_token } = await context.callback({
      request_type: 'CREATE_SESSION',
      wallet_type: 'afterpay',
      meta: back,
    });
    if (!isText(ref_token)) throw new SdkError(FAILURE);
    if (!current.isLive()) return;
    current.open();
    api.redirect({ token: ref_token });
  };
  const click = () => {
    const current = context.runClick();
    if (!current) return;
    attempt = current;
    pay(current).catch((reason) => current.fail(reason));
  };
  const button = renderOwnButton(container, afterpayLook({ ...meta.style }), click);
  context.onState((state) => button.show({ isDisabled: state !== 'ready', isWaiting: state === 'busy' }));
  // A page restored from the browser's cache must not keep waiting for the checkout that it left for.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) attempt?.close();
  };
  addEventListener('pageshow', comeBack, { signal });
  return {};
};
