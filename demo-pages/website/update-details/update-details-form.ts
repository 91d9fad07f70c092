import { html } from 'hono/html';
import { type AddressFields, DONOR_ADDRESSES } from '#website/forms/donor-address.ts';
import type { DonorText } from '#website/forms/update-details-fields.ts';
import { fieldsOf } from '../site/fields-of.ts';
import type { Markup } from '../site/page-context.ts';
import type { SentForm } from '../site/sent-form.ts';
import type { Site } from '../site/sites.ts';

const COUNTRIES = [
  { value: 'AUS', label: 'Australia' },
  { value: 'NZL', label: 'New Zealand' },
];

const group = (legend: string, content: Markup) =>
  html`<fieldset class="haven-fieldset haven-form"><legend class="haven-fieldset__legend">${legend}</legend>${content}</fieldset>`;

/** All fields of the donor form as they work without JavaScript: the fields of every item are below its checkbox. */
export function updateDetailsFields(site: Site, prefix: string, sent: SentForm, privacyUrl: string): Markup {
  const { field, tick } = fieldsOf(prefix, sent);
  const text = (name: DonorText, label: string, autocomplete: string, rest: object = { optional: true }) =>
    field(name, label, { autocomplete, ...rest });
  const mail = { type: 'email', inputmode: 'email' } as const;

  const address = (legend: string, section: string, names: AddressFields) =>
    group(
      legend,
      html`${field(names.country, 'Country', { autocomplete: `${section} country`, options: COUNTRIES, optional: true, first: site.code })}
${text(names.street, 'Street and number', `${section} address-line1`)}
<div class="haven-field-row">${text(names.suburb, 'Suburb', `${section} address-level3`)}${text(names.city, 'Town or city', `${section} address-level2`)}</div>
<div class="haven-field-row">${text(names.state, 'State or region', `${section} address-level1`)}${text(names.postcode, 'Postcode', `${section} postal-code`, { optional: true, inputmode: 'numeric' })}</div>`,
    );

  const chosen = sent.errors['updateOptions'];
  return html`${group(
    'Your details as we have them now',
    html`<div class="haven-field-row">${text('firstName', 'First name', 'section-current given-name', {})}${text('lastName', 'Last name', 'section-current family-name', {})}</div>
<div class="haven-field-row">${text('oldEmail', 'E-mail', 'section-current email', mail)}${text('donorId', 'Supporter number', 'off')}</div>`,
  )}
<fieldset class="haven-fieldset" id="${prefix}-updateOptions"${chosen ? html` aria-describedby="${prefix}-updateOptions-error"` : ''}><legend class="haven-fieldset__legend">What has changed?</legend><p class="haven-field__hint">Tick one or more, and fill in what you ticked.</p>${chosen ? html`<p class="haven-field__error" id="${prefix}-updateOptions-error"><span class="haven-visually-hidden">Error: </span>${chosen}</p>` : ''}
${tick('updateName', 'My name')}${tick('updateEmail', 'My e-mail address')}${tick('updatePhone', 'My phone number')}${tick('updateAddress', 'My postal address')}${tick('updateExpiryDate', 'My card’s expiry date')}</fieldset>
${group('Your new name', html`<div class="haven-field-row">${text('newFirstName', 'New first name', 'section-new given-name')}${text('newLastName', 'New last name', 'section-new family-name')}</div>`)}
${group('Your new e-mail address', html`<div class="haven-field-row">${text('email', 'New e-mail', 'section-new email', { ...mail, optional: true })}${text('confirmEmail', 'New e-mail again', 'section-new email', { ...mail, optional: true })}</div>`)}
${group('Your new phone number', text('phone', 'New phone', 'section-new tel', { type: 'tel', inputmode: 'tel', optional: true }))}
${address('Your old address', 'section-current', DONOR_ADDRESSES.current)}
${address('Your new address', 'section-new', DONOR_ADDRESSES.new)}
${group('Your card’s new expiry date', text('expiryDate', 'New expiry date (MM/YY)', 'cc-exp'))}
<div>${tick('subscribe', 'Send me news and stories by e-mail (optional)')}${tick('privacy', html`I have read the <a href="${privacyUrl}">privacy notice</a>`, true)}</div>`;
}
