import { html } from 'hono/html';
import type {
  DonationErrors,
  DonationField,
  DonationFrequency,
  ReadDonation,
} from '#website/donations/donation-fields.ts';
import { dollars } from '#website/money.ts';
import { DONATION_TEXTS } from '../../../elements/donation-form/donation-form.texts.ts';
import { DONATION_LATER_TEXTS } from '../../../elements/donation-form/later/later.texts.ts';
import { DONATION_MODE_SAID } from '../../../elements/donation-mode/donation-mode-said.texts.ts';
import { PERSON_TEXTS } from '../../../elements/parts/person/person.texts.ts';
import { type FormField, fieldError, formField } from '../site/form-field.ts';
import { pageTexts, tagTexts } from '../site/languages/page-texts.ts';
import { linkTo, type Markup } from '../site/page-context.ts';
import type { Site } from '../site/sites.ts';
import { amountsOf, type OfferedAmount, SUGGESTED } from './donation-amounts.ts';
import { DONATE } from './languages/donate.texts.ts';

/** What was posted without JavaScript, with its errors. */
export interface PlainDonation {
  values: Partial<ReadDonation>;
  errors: DonationErrors;
}

const FREQUENCIES = { 'one-off': 'oneOff', monthly: 'monthly' } as const satisfies Record<DonationFrequency, string>;
const FIELDS: Record<DonationFrequency, string> = { 'one-off': 'amount', monthly: 'monthlyAmount' };

/** The donation form for people without JavaScript (D1.14): the gift and the details, without a payment. */
export function plainDonationForm(
  site: Site,
  { action, appeal, donationKey }: { action: string; appeal: string; donationKey: string },
  { values, errors }: PlainDonation,
): Markup {
  const text = pageTexts(site, DONATE);
  const person = tagTexts(site, PERSON_TEXTS);
  const form = tagTexts(site, DONATION_TEXTS);
  const offered = amountsOf(site);
  const notice = html`<a ${linkTo(site, '/privacy')}>${person('privacyNotice')}</a>`;
  const typed = values.typedAmount ?? '';
  const frequency = values.frequency ?? 'one-off';
  const field = (name: DonationField, label: string, rest: Omit<FormField, 'name' | 'label' | 'value' | 'error'>) =>
    formField(
      { name, label, value: String(values[name as keyof ReadDonation] ?? ''), error: errors[name], ...rest },
      site,
    );
  const privacyError = errors.readPrivacy;
  return html`<form class="haven-form haven-card donate" method="post" action="${action}" novalidate>
<input type="hidden" name="donationKey" value="${donationKey}"><input type="hidden" name="appeal" value="${appeal}">
<fieldset class="haven-fieldset"><legend class="haven-fieldset__legend">${text('howOften')}</legend>${(
    Object.keys(FREQUENCIES) as DonationFrequency[]
  ).map(
    (each) =>
      html`<label class="donate__often"><input type="radio" name="frequency" value="${each}"${each === frequency ? html` checked` : ''}> ${tagTexts(site, DONATION_MODE_SAID)(FREQUENCIES[each])}</label>`,
  )}</fieldset>
${(Object.keys(FREQUENCIES) as DonationFrequency[]).map((each) =>
  amounts(each, {
    offered: offered[each],
    legend: text(each === 'monthly' ? 'eachMonth' : 'once'),
    typed: each === frequency ? typed : '',
    language: site.lang,
  }),
)}
${formField({ name: 'otherAmount', label: form('another'), value: isOffered(offered[frequency], typed) ? '' : typed, autocomplete: 'off', optional: true, width: 'medium', hint: text('bounds', { currency: site.currency }), error: errors.amount }, site)}
<fieldset class="haven-fieldset haven-form"><legend class="haven-fieldset__legend">${form('details')}</legend>
<div class="haven-field-row">
${field('customerFirstName', person('firstName'), { autocomplete: 'given-name' })}
${field('customerLastName', person('lastName'), { autocomplete: 'family-name' })}
</div>
${field('customerEmailAddress', person('email'), { autocomplete: 'email', type: 'email', inputmode: 'email', hint: person('forReceipt') })}
${field('customerPhoneNumber', person('phone'), { autocomplete: 'tel', type: 'tel', inputmode: 'tel', hint: person(site.code === 'NZL' ? 'phoneNewZealand' : 'phoneAustralia'), width: 'medium', optional: true })}
${field('organisation', tagTexts(site, DONATION_LATER_TEXTS)('organisation'), { autocomplete: 'organization', optional: true })}
</fieldset>
<div class="haven-checkbox">
<input class="haven-checkbox__input" type="checkbox" id="readPrivacy" name="readPrivacy" value="true"${values.readPrivacy ? html` checked` : ''}${privacyError ? html` aria-invalid="true" aria-describedby="readPrivacy-error"` : ''} required>
<label class="haven-checkbox__label" for="readPrivacy">${text.rich('iHaveRead', { notice })}</label>
${fieldError('readPrivacy', privacyError, site)}
</div>
<div class="haven-actions"><button class="haven-button haven-button--give haven-button--large" type="submit">${text('continue')}</button></div>
<p class="donate__note">${text('needsScript')}</p>
</form>`;
}

const isOffered = (offered: readonly OfferedAmount[], typed: string) =>
  offered.some(({ amount }) => String(amount) === typed);

function amounts(
  frequency: DonationFrequency,
  {
    offered,
    legend,
    typed,
    language,
  }: { offered: readonly OfferedAmount[]; legend: string; typed: string; language: string },
): Markup {
  const chosen = isOffered(offered, typed) ? Number(typed) : SUGGESTED[frequency];
  return html`<fieldset class="haven-radio-cards"><legend class="haven-radio-cards__legend">${legend}</legend><div class="haven-radio-cards__grid">${offered.map(
    ({ amount, does }) =>
      html`<label class="haven-radio-card"><input class="haven-radio-card__input" type="radio" name="${FIELDS[frequency]}" value="${amount}"${amount === chosen ? html` checked` : ''}><span class="haven-radio-card__title">${dollars(amount, language)}</span><span class="haven-radio-card__detail">${does}</span></label>`,
  )}</div></fieldset>`;
}
