import { html } from 'hono/html';
import type {
  DonationErrors,
  DonationField,
  DonationFrequency,
  ReadDonation,
} from '#website/donations/donation-fields.ts';
import { agencyOf } from '../site/agency.ts';
import { type FormField, formField } from '../site/form-field.ts';
import { type Markup, to } from '../site/page-context.ts';
import type { Site } from '../site/sites.ts';
import { AMOUNTS, SUGGESTED } from './donation-amounts.ts';

/** What was posted without JavaScript, with its errors. */
export interface PlainDonation {
  values: Partial<ReadDonation>;
  errors: DonationErrors;
}

const FREQUENCIES: Record<DonationFrequency, string> = { 'one-off': 'Give once', monthly: 'Give monthly' };
const FIELDS: Record<DonationFrequency, string> = { 'one-off': 'amount', monthly: 'monthlyAmount' };

/** The donation form for people without JavaScript (D1.14): the gift and the details, without a payment. */
export function plainDonationForm(
  site: Site,
  { action, appeal, donationKey }: { action: string; appeal: string; donationKey: string },
  { values, errors }: PlainDonation,
): Markup {
  const typed = values.typedAmount ?? '';
  const frequency = values.frequency ?? 'one-off';
  const field = (name: DonationField, label: string, rest: Omit<FormField, 'name' | 'label' | 'value' | 'error'>) =>
    formField({ name, label, value: String(values[name as keyof ReadDonation] ?? ''), error: errors[name], ...rest });
  const privacyError = errors.readPrivacy;
  return html`<form class="haven-form haven-card donate" method="post" action="${action}" novalidate>
<input type="hidden" name="donationKey" value="${donationKey}"><input type="hidden" name="appeal" value="${appeal}">
<fieldset class="haven-fieldset"><legend class="haven-fieldset__legend">How often?</legend>${(
    Object.keys(FREQUENCIES) as DonationFrequency[]
  ).map(
    (each) =>
      html`<label class="donate__often"><input type="radio" name="frequency" value="${each}"${each === frequency ? html` checked` : ''}> ${FREQUENCIES[each]}</label>`,
  )}</fieldset>
${(Object.keys(AMOUNTS) as DonationFrequency[]).map((each) => amounts(each, each === frequency ? typed : ''))}
${formField({ name: 'otherAmount', label: 'Another amount', value: isOffered(frequency, typed) ? '' : typed, autocomplete: 'off', optional: true, width: 'medium', hint: `In ${site.currency}, from $5 to $10,000`, error: errors.amount })}
<fieldset class="haven-fieldset haven-form"><legend class="haven-fieldset__legend">Your details</legend>
<div class="haven-field-row">
${field('customerFirstName', 'First name', { autocomplete: 'given-name' })}
${field('customerLastName', 'Last name', { autocomplete: 'family-name' })}
</div>
${field('customerEmailAddress', 'E-mail', { autocomplete: 'email', type: 'email', inputmode: 'email', hint: 'For your receipt' })}
${field('customerPhoneNumber', 'Phone', { autocomplete: 'tel', type: 'tel', inputmode: 'tel', hint: agencyOf(site).phoneHint, width: 'medium', optional: true })}
${field('organisation', 'Organisation', { autocomplete: 'organization', optional: true })}
</fieldset>
<div class="haven-checkbox">
<input class="haven-checkbox__input" type="checkbox" id="readPrivacy" name="readPrivacy" value="true"${values.readPrivacy ? html` checked` : ''}${privacyError ? html` aria-invalid="true" aria-describedby="readPrivacy-error"` : ''} required>
<label class="haven-checkbox__label" for="readPrivacy">I have read the <a href="${to(site, '/privacy')}">privacy notice</a></label>
${privacyError ? html`<p class="haven-field__error" id="readPrivacy-error"><span class="haven-visually-hidden">Error: </span>${privacyError}</p>` : ''}
</div>
<div class="haven-actions"><button class="haven-button haven-button--give haven-button--large" type="submit">Continue</button></div>
<p class="donate__note">A card is entered in our payment provider’s own form, which needs JavaScript. Without it, the next page says how to give by phone or bank transfer.</p>
</form>`;
}

const isOffered = (frequency: DonationFrequency, typed: string) =>
  AMOUNTS[frequency].some(({ amount }) => String(amount) === typed);

function amounts(frequency: DonationFrequency, typed: string): Markup {
  const chosen = isOffered(frequency, typed) ? Number(typed) : SUGGESTED[frequency];
  return html`<fieldset class="haven-radio-cards"><legend class="haven-radio-cards__legend">${frequency === 'monthly' ? 'Each month' : 'Once'}</legend><div class="haven-radio-cards__grid">${AMOUNTS[
    frequency
  ].map(
    ({ amount, does }) =>
      html`<label class="haven-radio-card"><input class="haven-radio-card__input" type="radio" name="${FIELDS[frequency]}" value="${amount}"${amount === chosen ? html` checked` : ''}><span class="haven-radio-card__title">$${amount}</span><span class="haven-radio-card__detail">${does}</span></label>`,
  )}</div></fieldset>`;
}
