import { completeSettings } from '#parts/payment/provider-settings.ts';
import type { WalletEvents } from '#parts/payment/wallet/wallet-step.ts';
import { PaypalVaultClient, setVendorScripts } from '#sdk';
import { VaultFlow } from '#sdk/vault/vault-flow.ts';
import type { DonationPage } from './donation-page.ts';
import { PAYPAL_STYLE } from './paypal-style.ts';

/**
 * Renders PayPal's button for a monthly gift (D1.10): the donor agrees to save the account, and our server saves and
 * charges its one-time token. Rejects when the page lacks a setting.
 */
export async function renderPaypalVault(
  container: Element,
  page: DonationPage,
  events: WalletEvents,
  signal: AbortSignal,
): Promise<void> {
  const { env, publicKey } = completeSettings(page);
  const { walletScript, paypalGatewayId } = page.attributes;
  if (walletScript !== '') setVendorScripts({ paypal: walletScript });
  const client = new PaypalVaultClient(publicKey, paypalGatewayId);
  client.setEnv(env);
  const place = document.createElement('div');
  container.replaceChildren(place);
  const flow = new VaultFlow(client, {
    render: (buttons) => buttons.render(place),
    show: (state) => {
      if (state === 'ready') events.ready();
    },
    onSuccess: ({ token }) => events.approved(token),
    onError: (error) => events.failed(error),
    // Closing PayPal has no effect (W4.44), as for a single gift.
    onCancel: () => {},
  });
  signal.addEventListener(
    'abort',
    () => {
      flow.destroy();
      client.destroy();
      place.remove();
    },
    { once: true },
  );
  await flow.load(PAYPAL_STYLE);
}
