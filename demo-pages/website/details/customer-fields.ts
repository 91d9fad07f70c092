import { html } from 'hono/html';
import { BILLING_COUNTRIES } from '#website/address/billing-countries.ts';
import { defaultStateFor } from '#website/address/billing-state.ts';
import { AUSTRALIAN_STATES, NEW_ZEALAND_REGIONS } from '#website/address/subdivisions.ts';
import type { CustomerErrors, CustomerField, GiftStoreCustomer } from '#website/shop/customer.ts';
import { agencyOf } from '../site/agency.ts';
import { type FormField, formField } from '../site/form-field.ts';
import type { Markup } from '../site/page-context.ts';
import type { Site } from '../site/sites.ts';

const TITLES = ['', 'Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Prof', 'Rev'].map((title) => ({
  value: title,
  label: title || 'No title',
}));

/** The fields of the customer form that work without JavaScript: the address is typed by hand. */
export function customerFields(
  site: Site,
  customer: GiftStoreCustomer,
  errors: CustomerErrors,
  privacyUrl: string,
): Markup {
  const field = (
    name: Exclude<CustomerField, 'readPrivacy'>,
    label: string,
    rest: Omit<FormField, 'name' | 'label' | 'value' | 'error'>,
  ) => formField({ name, label, value: customer[name], error: errors[name], ...rest });
  const country = customer.billingAddressCountry || site.code;
  const state = customer.billingAddressState || defaultStateFor(country);
  const privacyError = errors.readPrivacy;
  return html`<input type="hidden" name="storeId" value="${site.storeId}">
${field('customerTitle', 'Title', { autocomplete: 'honorific-prefix', optional: true, options: TITLES, width: 'short' })}
<div class="haven-field-row">
${field('customerFirstName', 'First name', { autocomplete: 'given-name' })}
${field('customerLastName', 'Last name', { autocomplete: 'family-name' })}
</div>
${field('customerPhoneNumber', 'Phone', { autocomplete: 'tel', type: 'tel', inputmode: 'tel', hint: agencyOf(site).phoneHint, width: 'medium' })}
${field('customerEmailAddress', 'E-mail', { autocomplete: 'email', type: 'email', inputmode: 'email', hint: 'For your receipt' })}
<fieldset class="haven-fieldset haven-form"><legend class="haven-fieldset__legend">Billing address</legend>
${field('billingAddressCountry', 'Country', { autocomplete: 'billing country', optional: true, options: countryOptions(country) })}
${field('billingAddressStreet', 'Street and number', { autocomplete: 'billing street-address' })}
<div class="haven-field-row">
${field('billingAddressSuburb', 'Suburb', { autocomplete: 'billing address-level3' })}
${field('billingAddressCity', 'City', { autocomplete: 'billing address-level2', optional: true })}
</div>
<div class="haven-field-row">
${formField({ name: 'billingAddressState', label: 'State or region', value: state, error: errors.billingAddressState, autocomplete: 'billing address-level1', optional: true, options: stateOptions(state) })}
${field('billingAddressPostcode', 'Postcode', { autocomplete: 'billing postal-code', inputmode: 'numeric', width: 'short' })}
</div>
</fieldset>
<div class="haven-checkbox">
<input class="haven-checkbox__input" type="checkbox" id="readPrivacy" name="readPrivacy" value="true"${customer.readPrivacy ? html` checked` : ''}${privacyError ? html` aria-invalid="true" aria-describedby="readPrivacy-error"` : ''} required>
<label class="haven-checkbox__label" for="readPrivacy">I have read the <a href="${privacyUrl}">privacy notice</a></label>
${privacyError ? html`<p class="haven-field__error" id="readPrivacy-error"><span class="haven-visually-hidden">Error: </span>${privacyError}</p>` : ''}
</div>`;
}

function countryOptions(current: string) {
  const options = BILLING_COUNTRIES.map(({ code, name }) => ({ value: code as string, label: name }));
  return options.some((option) => option.value === current)
    ? options
    : [...options, { value: current, label: current }];
}

function stateOptions(current: string) {
  const options = [
    ...AUSTRALIAN_STATES,
    { code: 'NZ', name: 'New Zealand' },
    ...NEW_ZEALAND_REGIONS,
    { code: 'Oth', name: 'Other' },
  ]
    .map(({ code, name }) => ({ value: code as string, label: name as string }))
    // Tasmania and Tasman have the same code; the country distinguishes them.
    .filter((option, index, all) => all.findIndex((other) => other.value === option.value) === index)
    .map((option) => (option.value === 'TAS' ? { ...option, label: 'Tasmania / Tasman' } : option));
  return options.some((option) => option.value === current)
    ? options
    : [...options, { value: current, label: current }];
}
