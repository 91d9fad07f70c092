import type { PaymentFlowPage } from '#parts/payment/payment-flow.ts';
import type { WalletMethod } from '#parts/payment/payment-state.ts';
import { completeSettings } from '#parts/payment/provider-settings.ts';
import type { WalletOffer } from '#parts/payment/wallet/draw-wallet.ts';
import type { OpenWallet } from '#parts/payment/wallet/wallet-step.ts';
import type { DonationApi } from '#rules/api/donation-api.ts';
import type { DonationSubmission } from '#rules/donations/donation-fields.ts';
import { loadPart } from '#runtime/load-part.ts';
import type { DonationPage } from './donation-page.ts';
import { PAYPAL_STYLE } from './paypal-style.ts';

type ButtonOptions = WalletOffer['options'];

/** Loads the wallet on demand, so that the page does not load it before it is chosen. */
export const openDonationWallet =
  (
    api: Pick<DonationApi, 'startWallet'>,
    submissionOf: (page: DonationPage, wallet: WalletMethod) => DonationSubmission,
  ): OpenWallet<DonationPage> =>
  (container, page, events, signal, wallet) => {
    const isKept = page.donation.frequency === 'monthly';
    const drawn = isKept
      ? loadPart(container, import('./draw-kept-paypal.ts')).then(({ drawKeptPaypal }) =>
          drawKeptPaypal(container, page, events, signal),
        )
      : loadPart(container, import('#parts/payment/wallet/draw-wallet.ts')).then(({ drawWallet }) =>
          drawWallet(container, offerOf(page, wallet, api, submissionOf), completeSettings(page), events, signal),
        );
    drawn.catch((cause: unknown) => {
      if (!signal.aborted) events.failed(cause);
    });
  };

function offerOf(
  page: DonationPage,
  wallet: WalletMethod,
  api: Pick<DonationApi, 'startWallet'>,
  submissionOf: (page: DonationPage, wallet: WalletMethod) => DonationSubmission,
): WalletOffer {
  const { walletScript, applePayScript, googlePayScript } = page.attributes;
  const scripts = { paypal: walletScript, apple: applePayScript, google: googlePayScript };
  const own = Object.entries(scripts).filter(([, address]) => address !== '');
  return {
    start: (signal) => api.startWallet(submissionOf(page, wallet), { signal }),
    scripts: Object.fromEntries(own),
    options: buttonOf(page, wallet),
  };
}

function buttonOf({ attributes }: DonationPage & PaymentFlowPage, wallet: WalletMethod): ButtonOptions {
  if (wallet === 'PayPal') {
    return { hide_message: true, style: PAYPAL_STYLE };
  }
  return {
    country: attributes.siteCountryCode === 'NZL' ? 'NZ' : 'AU',
    amount_label: attributes.payeeName,
    // The gateway has both wallets; the donor has chosen this one.
    wallets: [wallet === 'ApplePay' ? 'apple' : 'google'],
  };
}
