import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { DONATION_FORM_FIELDS, type DonationErrors, type DonationFrequency } from '#rules/donations/donation-fields.ts';
import { isTicked } from '#rules/is-ticked.ts';
import DONATE from '#texts/website/donate';
import { offeredAmounts } from '../../content/index.ts';
import { type WalletScripts, walletScripts } from '../../payments/index.ts';
import {
  DonationForm,
  debitAgreement,
  type Fields,
  type Markup,
  organisationOf,
  type PlatformServices,
  pageTexts,
  type Site,
  textField,
  textsOfErrors,
  to,
} from '../../platform/index.ts';
import { isDonationKey } from './create-donation.ts';

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
  const once = offeredAmounts(site, 'one-off');
  const monthly = offeredAmounts(site, 'monthly');
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
        defaultAmount={(frequency === 'monthly' ? monthly : once).suggested}
        onceAmounts={once.amounts}
        monthlyAmounts={monthly.amounts}
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

/** What was posted without JavaScript, and the part of the form that answers it, with the errors of its fields. */
export interface PostedDonation {
  fields: Fields;
  part: 'gift' | 'details';
  errors: DonationErrors;
}

const TICK_BOXES: readonly string[] = ['coverCosts', 'readPrivacy'];

/**
 * The hidden form in the tag (D1.14). The visible form posts to its address, with its key, and starts with its values:
 * what was posted last, as it was typed, and what was wrong with it.
 */
function postedForm(
  { action, donationKey, appeal }: { action: string; donationKey: string; appeal: string },
  posted: PostedDonation | undefined,
  site: Site,
): Markup {
  const { fields = {} } = posted ?? {};
  const errors = textsOfErrors(site, posted?.errors ?? {});
  // The amount has three fields; the one that is typed shows what is wrong.
  const wrong: Readonly<Record<string, string | undefined>> = {
    ...errors,
    otherAmount: errors['amount'],
    amount: undefined,
  };
  const values: Fields = { ...fields, part: posted?.part };
  return (
    <form method="post" action={action} hidden>
      {hidden('donationKey', donationKey)}
      {hidden('appeal', appeal)}
      {DONATION_FORM_FIELDS.map((name) => {
        const value = textField(values, name);
        return value || wrong[name] ? hidden(name, value, wrong[name]) : '';
      })}
    </form>
  );
}

function hidden(name: string, value: string, error?: string): Markup {
  return TICK_BOXES.includes(name) ? (
    <input key={name} type="checkbox" name={name} defaultChecked={isTicked(value)} data-error={error || undefined} />
  ) : (
    <input key={name} type="hidden" name={name} value={value} data-error={error || undefined} />
  );
}

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
