import { html } from 'hono/html';
import { countriesIn } from '#website/address/billing-countries.ts';
import { defaultStateFor } from '#website/address/billing-state.ts';
import { AUSTRALIAN_STATES, NEW_ZEALAND_REGIONS } from '#website/address/subdivisions.ts';
import type { CustomerErrors, CustomerField, GiftStoreCustomer } from '#website/shop/customer.ts';
import { ADDRESS_TEXTS } from '../../../elements/parts/address/address.texts.ts';
import { PERSON_TEXTS } from '../../../elements/parts/person/person.texts.ts';
import { type FormField, fieldError, formField } from '../site/form-field.ts';
import { pageTexts, tagTexts } from '../site/languages/page-texts.ts';
import { CHECKOUT_PAGES } from '../site/layout/languages/checkout-pages.texts.ts';
import { linkTo, type Markup } from '../site/page-context.ts';
import type { Site } from '../site/sites.ts';

const TITLES = ['', 'Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Prof', 'Rev'] as const;

/** The fields of the customer form that work without JavaScript: the address is typed by hand. */
export function customerFields(site: Site, customer: GiftStoreCustomer, errors: CustomerErrors): Markup {
  const person = tagTexts(site, PERSON_TEXTS);
  const address = tagTexts(site, ADDRESS_TEXTS);
  const notice = html`<a ${linkTo(site, '/privacy')}>${person('privacyNotice')}</a>`;
  const titles = TITLES.map((value) => ({
    value,
    label: person(value === '' ? 'noTitle' : (value.toLowerCase() as Lowercase<typeof value>)),
  }));
  const field = (
    name: Exclude<CustomerField, 'readPrivacy'>,
    label: string,
    rest: Omit<FormField, 'name' | 'label' | 'value' | 'error'>,
  ) => formField({ name, label, value: customer[name], error: errors[name], ...rest }, site);
  const country = customer.billingAddressCountry || site.code;
  const state = customer.billingAddressState || defaultStateFor(country);
  const privacyError = errors.readPrivacy;
  return html`<input type="hidden" name="storeId" value="${site.storeId}">
${field('customerTitle', person('title'), { autocomplete: 'honorific-prefix', optional: true, options: titles, width: 'short' })}
<div class="haven-field-row">
${field('customerFirstName', person('firstName'), { autocomplete: 'given-name' })}
${field('customerLastName', person('lastName'), { autocomplete: 'family-name' })}
</div>
${field('customerPhoneNumber', person('phone'), { autocomplete: 'tel', type: 'tel', inputmode: 'tel', hint: person(site.code === 'NZL' ? 'phoneNewZealand' : 'phoneAustralia'), width: 'medium' })}
${field('customerEmailAddress', person('email'), { autocomplete: 'email', type: 'email', inputmode: 'email', hint: person('forReceipt') })}
<fieldset class="haven-fieldset haven-form"><legend class="haven-fieldset__legend">${person('billingAddress')}</legend>
${field('billingAddressCountry', address('country'), { autocomplete: 'billing country', optional: true, options: countryOptions(country, site) })}
${field('billingAddressStreet', address('street'), { autocomplete: 'billing street-address' })}
<div class="haven-field-row">
${field('billingAddressSuburb', address('suburb'), { autocomplete: site.code === 'NZL' ? 'billing address-level3' : 'billing address-level2' })}
${field('billingAddressCity', person('city'), { autocomplete: site.code === 'NZL' ? 'billing address-level2' : 'off', optional: true })}
</div>
<div class="haven-field-row">
${formField({ name: 'billingAddressState', label: address('state'), value: state, error: errors.billingAddressState, autocomplete: 'billing address-level1', optional: true, options: stateOptions(state, site) }, site)}
${field('billingAddressPostcode', address('postcode'), { autocomplete: 'billing postal-code', inputmode: 'numeric', width: 'short' })}
</div>
</fieldset>
<div class="haven-checkbox">
<input class="haven-checkbox__input" type="checkbox" id="readPrivacy" name="readPrivacy" value="true"${customer.readPrivacy ? html` checked` : ''}${privacyError ? html` aria-invalid="true" aria-describedby="readPrivacy-error"` : ''} required>
<label class="haven-checkbox__label" for="readPrivacy">${person.rich('privacy', { notice })}</label>
${fieldError('readPrivacy', privacyError, site)}
</div>`;
}

function countryOptions(current: string, site: Site) {
  const options = countriesIn(site.lang).map(({ code, name }) => ({ value: code, label: name }));
  return options.some((option) => option.value === current)
    ? options
    : [...options, { value: current, label: current }];
}

function stateOptions(current: string, site: Site) {
  const options = [
    ...AUSTRALIAN_STATES,
    { code: 'NZ', name: countriesIn(site.lang).find(({ code }) => code === 'NZL')?.name ?? '' },
    ...NEW_ZEALAND_REGIONS,
    { code: 'Oth', name: pageTexts(site, CHECKOUT_PAGES)('otherState') },
  ]
    .map(({ code, name }) => ({ value: code as string, label: name as string }))
    // Tasmania and Tasman have the same code; the country distinguishes them.
    .filter((option, index, all) => all.findIndex((other) => other.value === option.value) === index)
    .map((option) => (option.value === 'TAS' ? { ...option, label: 'Tasmania / Tasman' } : option));
  return options.some((option) => option.value === current)
    ? options
    : [...options, { value: current, label: current }];
}
