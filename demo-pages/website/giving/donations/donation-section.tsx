import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import type { DonationFrequency } from '#rules/donations/donation-fields.ts';
import DONATE from '#texts/website/donate';
import type { WalletScripts } from '../../payments/index.ts';
import {
  DonationForm,
  type Markup,
  organisationOf,
  pageTexts,
  type Site,
  textField,
  to,
} from '../../platform/index.ts';
import { isDonationKey } from './create-donation.ts';
import { amountsOf, SUGGESTED } from './donation-amounts.ts';
import { type PostedDonation, postedForm } from './posted-form.tsx';

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
  /** A new random key, by which a gift that is posted without JavaScript is counted once. */
  donationKey: string;
  /** What was posted without JavaScript. */
  posted?: PostedDonation | undefined;
}

/** The donation form of a page: the tag with its settings, and in it what its form posts without JavaScript. */
export function donationSection(site: Site, data: DonationSectionData): Markup {
  const { provider, posted, frequency = 'one-off' } = data;
  const { agreement, scripts } = provider;
  const offered = amountsOf(site);
  const agency = organisationOf(site);
  const text = pageTexts(site, DONATE);
  const howToStop = text('howToStop', { phone: agency.phone });
  const methods = [
    ...(provider.cardWalletGatewayId ? (['apple-pay', 'google-pay'] as const) : []),
    ...(provider.walletGatewayId ? (['paypal'] as const) : []),
    'card' as const,
    // The debit agreement binds in English, so a bank account is taken on the English page.
    ...(provider.bankGatewayId && site.language === 'en' ? (['bank-account'] as const) : []),
  ];
  const given = textField(posted?.fields ?? {}, 'donationKey');
  const donationKey = isDonationKey(given) ? given : data.donationKey;
  const appeal = data.appeal ?? textField(posted?.fields ?? {}, 'appeal');
  const form = postedForm({ action: to(site, '/donate'), donationKey, appeal }, posted, site);
  const note = (
    <noscript>
      <p className="donate__note">{text('needsScript')}</p>
    </noscript>
  );
  return (
    <>
      <DonationForm
        siteCountryCode={site.code}
        contentId={site.contentId}
        action={DONATION_PATHS.submit}
        appeal={appeal}
        defaultFrequency={frequency}
        defaultAmount={SUGGESTED[frequency]}
        onceAmounts={offered['one-off']}
        monthlyAmounts={offered.monthly}
        paymentMethods={methods}
        privacyUrl={to(site, '/privacy')}
        payeeName={agency.name}
        howToStop={howToStop}
        environment={provider.environment}
        apiOrigin={provider.providerOrigin}
        widgetOrigin={provider.widgetOrigin}
        publicKey={provider.publicKey}
        gatewayId={provider.gatewayId}
        bankGatewayId={provider.bankGatewayId}
        paypalGatewayId={provider.walletGatewayId}
        walletScript={scripts.paypal ?? ''}
        applePayScript={scripts.apple ?? ''}
        googlePayScript={scripts.google ?? ''}
        debitAgreementVersion={agreement.version}
        debitAgreement={agreement.paragraphs.join('\n\n')}
      >
        {form}
      </DonationForm>
      {posted?.part === 'details' && note}
    </>
  );
}
