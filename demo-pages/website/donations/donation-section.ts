import { html } from 'hono/html';
import { DONATION_PATHS } from '#website/api/donation-paths.ts';
import type { DonationFrequency } from '#website/donations/donation-fields.ts';
import type { WalletScripts } from '../payment/provider/wallet-places.ts';
import { agencyOf } from '../site/agency.ts';
import { pageTexts } from '../site/languages/page-texts.ts';
import { type Markup, to } from '../site/page-context.ts';
import type { Site } from '../site/sites.ts';
import { isDonationKey } from './create-donation.ts';
import { amountsOf, SUGGESTED } from './donation-amounts.ts';
import { DONATE } from './languages/donate.texts.ts';
import { type PlainDonation, plainDonationForm } from './plain-donation-form.ts';

/** What the payment part of the form needs of the provider. */
export interface DonationProvider {
  /** `sandbox`, or `custom` for another provider at these origins. */
  environment: 'sandbox' | 'custom';
  providerOrigin: string;
  widgetOrigin: string;
  publicKey: string;
  gatewayId: string;
  walletGatewayId: string;
  cardWalletGatewayId: string;
  bankGatewayId: string;
  scripts: WalletScripts;
  /** The debit request agreement that a bank gift accepts. */
  agreement: { version: string; paragraphs: readonly string[] };
}

export interface DonationSectionData {
  provider: DonationProvider;
  /** The code of the appeal that the gift is for; empty for where it is needed most. */
  appeal?: string;
  frequency?: DonationFrequency;
  /** A new random key, by which the plain form is counted once. */
  donationKey: string;
  /** What was posted without JavaScript. */
  posted?: PlainDonation | undefined;
}

/** The donation form of a page: the tag with its settings, and around nothing but a plain form for no JavaScript. */
export function donationSection(site: Site, data: DonationSectionData): Markup {
  const { provider, appeal = '', frequency = 'one-off', posted = { values: {}, errors: {} } } = data;
  const { agreement, scripts } = provider;
  const offered = amountsOf(site);
  const agency = agencyOf(site);
  const howToStop = pageTexts(site, DONATE)('howToStop', { phone: agency.phone });
  const methods = [
    ...(provider.cardWalletGatewayId ? ['apple-pay', 'google-pay'] : []),
    ...(provider.walletGatewayId ? ['paypal'] : []),
    'card',
    // The debit agreement binds in English, so a bank account is taken on the English page.
    ...(provider.bankGatewayId && site.language === 'en' ? ['bank-account'] : []),
  ];
  const { donationKey: given = '' } = posted.values;
  const donationKey = isDonationKey(given) ? given : data.donationKey;
  const plain = plainDonationForm(site, { action: to(site, '/donate'), appeal, donationKey }, posted);
  return html`<donation-form site-country-code="${site.code}" content-id="${site.contentId}" action="${DONATION_PATHS.submit}" appeal="${appeal}" default-frequency="${posted.values.frequency ?? frequency}" default-amount="${SUGGESTED[frequency]}" once-amounts="${JSON.stringify(offered['one-off'])}" monthly-amounts="${JSON.stringify(offered.monthly)}" payment-methods="${JSON.stringify(methods)}" privacy-url="${to(site, '/privacy')}" payee-name="${agency.name}" how-to-stop="${howToStop}" environment="${provider.environment}" api-origin="${provider.providerOrigin}" widget-origin="${provider.widgetOrigin}" public-key="${provider.publicKey}" gateway-id="${provider.gatewayId}" bank-gateway-id="${provider.bankGatewayId}" paypal-gateway-id="${provider.walletGatewayId}" wallet-script="${scripts.paypal ?? ''}" apple-pay-script="${scripts.apple ?? ''}" google-pay-script="${scripts.google ?? ''}" debit-agreement-version="${agreement.version}" debit-agreement="${agreement.paragraphs.join('\n\n')}">
${plain}
</donation-form>`;
}
