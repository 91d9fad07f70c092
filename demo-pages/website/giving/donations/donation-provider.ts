import { walletScripts } from '../../payments/index.ts';
import { debitAgreement, type PlatformServices, type Site } from '../../platform/index.ts';
import type { DonationProvider } from './donation-section.tsx';

/** The provider's settings for the donation forms of a site. */
export const donationProvider = (services: PlatformServices, site: Site): DonationProvider => ({
  environment: services.isSandbox ? 'sandbox' : 'custom',
  providerOrigin: services.providerOrigin,
  widgetOrigin: services.widgetOrigin,
  publicKey: services.publicKey,
  gatewayId: services.gatewayId,
  walletGatewayId: services.walletGatewayId,
  cardWalletGatewayId: services.cardWalletGatewayId,
  bankGatewayId: services.bankGatewayId,
  scripts: walletScripts(services),
  agreement: debitAgreement(site),
});
