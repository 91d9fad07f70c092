import { isText } from '../../client/record.ts';
import { SdkError } from '../../client/sdk-error.ts';
import { openPopupChannel } from '../../messaging/popup-channel.ts';
import { opensTabs, popupFeatures, WALLET_POPUP } from '../../surfaces/popup.ts';
import { renderOwnButton } from '../core/own-button.ts';
import { unavailable } from '../core/unavailable.ts';
import type { WalletAttempt, WalletContext, WalletState } from '../core/wallet.ts';
import { fetchChargeStatus } from '../core/wallet-calls.ts';
import { flypayV2Address } from './flypay-v2-address.ts';
import { flypayHost } from './flypay-v2-hosts.ts';
import { flypayLook } from './flypay-v2-look.ts';
import type { AuthTokens } from './flypay-v2-message.ts';
import { type FlypayV2Events, type FlypayV2State, startFlypayV2 } from './flypay-v2-run.ts';

/** S2.38 to S2.40: the window features of the popup, which cannot be resized. */
export function flypayV2Features(screen: Parameters<typeof popupFeatures>[1]): string {
  return popupFeatures(WALLET_POPUP, screen).replace('resizable=yes', 'resizable=no');
}

/** S2.45: a sign-in is both tokens. */
function savedTokens({ access_token, refresh_token }: WalletContext['meta']): AuthTokens | undefined {
  if (!isText(access_token) || !isText(refresh_token)) return undefined;
  return { accessToken: access_token, refreshToken: refresh_token };
}

/** The pay-later wallet, version 2: the library's button and the vendor's popup at `hostOf`. */
export const startWallet = async (context: WalletContext, hostOf = flypayHost) => {
  const { container, token, meta, isLive, signal } = context;
  const { client_id } = meta;
  if (!isText(client_id)) {
    // S5.16
    throw unavailable('invalid_options', 'Wallet meta `client_id` is required as part of initialization process.');
  }
  const host = hostOf(isLive);
  const redirectUrl = [meta.success_url, token.charge.meta?.success_url].find(
    (address) => isText(address) && /^https?:/i.test(address),
  );
  let attempt: WalletAttempt | undefined;
  let surface: typeof import('../../surfaces/overlay.ts') | undefined;
  let flow: FlypayV2State = 'idle';
  let session: WalletState = 'ready';
  const show = () => button.show({ isDisabled: session !== 'ready' || flow !== 'idle', isWaiting: flow === 'asking' });
  const report = <Name extends keyof FlypayV2Events>(name: Name, data: FlypayV2Events[Name]) => {
    if (name === 'checkout_open') attempt?.open();
    else if (name === 'checkout_close') attempt?.close();
    else if (name === 'auth_tokens_changed') context.emit(name, data as AuthTokens);
    else attempt?.settle(name as 'payment_error', data as FlypayV2Events['payment_error']);
  };
  const run = startFlypayV2({
    tokens: savedTokens(meta),
    async ask() {
      attempt = context.runClick();
      return !!attempt && (await attempt.accepted);
    },
    async createOrderId() {
      const order = context.callback({
        request_type: 'CREATE_SESSION',
        wallet_type: 'flypay',
        request_shipping: meta.request_shipping,
      });
      // Only a payment needs the overlay, and it waits for the order anyway. The popup also works without it.
      const cover = import('../../surfaces/overlay.ts').catch(() => undefined);
      const [{ id }, overlayModule] = await Promise.all([order, cover]);
      surface = overlayModule;
      if (isText(id)) return id;
      throw new SdkError('no order id');
    },
    chargeStatus: () => fetchChargeStatus(context.environment, context.chargeToken, token.charge.id, signal),
    open(orderId, isExpress) {
      const merchantUrl = location.href;
      const address = flypayV2Address({ host, orderId, merchantUrl, isExpress, redirectUrl, clientId: client_id });
      return window.open(address, '_blank', opensTabs(navigator.userAgent) ? undefined : flypayV2Features(screen));
    },
    listen: (popup, onMessage) => openPopupChannel(popup, new URL(host).origin, onMessage),
    overlay: (controls) =>
      surface?.createOverlay(context.environment.brand, {
        title: surface.OVERLAY_TITLE,
        description: surface.OVERLAY_DESCRIPTION,
        ...controls,
      }),
    report,
    onState(state) {
      flow = state;
      show();
    },
  });
  const button = renderOwnButton(container, flypayLook({ ...meta.style }), () => void run.click());
  context.onState((state) => {
    session = state;
    show();
  });
  signal.addEventListener('abort', () => run.destroy(), { once: true });
  return {};
};
