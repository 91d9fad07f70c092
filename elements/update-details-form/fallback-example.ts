// The form for an author to put inside the tag: it works without JavaScript and has the fields that the block posts.

interface FallbackField {
  name: string;
  label: string;
  autocomplete: string;
  more?: string;
}

const field = ({ name, label, autocomplete, more = '' }: FallbackField) =>
  `      <div class="haven-field"><label class="haven-field__label" for="details-${name}">${label}</label><input ` +
  `class="haven-field__control" id="details-${name}" name="${name}" autocomplete="${autocomplete}"${more}></div>`;
const optional = (label: string) => `${label} <span class="haven-field__optional">optional</span>`;
const row = (...fields: string[]) => `    <div class="haven-field-row">\n${fields.join('\n')}\n    </div>`;
const group = (legend: string, ...content: string[]) =>
  `  <fieldset class="haven-fieldset"><legend class="haven-fieldset__legend">${legend}</legend>\n` +
  `${content.join('\n')}\n  </fieldset>`;
const tick = (name: string, label: string, more = '') =>
  `    <div class="haven-checkbox"><input class="haven-checkbox__input" type="checkbox" id="details-${name}" ` +
  `name="${name}" value="true"${more}><label class="haven-checkbox__label" for="details-${name}">${label}</label>` +
  '</div>';
const ticks = (...boxes: string[]) => `    <div>\n${boxes.join('\n')}\n    </div>`;
const country = (name: string, section: string) =>
  `      <div class="haven-field"><label class="haven-field__label" for="details-${name}">Country</label><select ` +
  `class="haven-field__control" id="details-${name}" name="${name}" autocomplete="${section} country"><option ` +
  'value="AUS" selected>Australia</option><option value="NZL">New Zealand</option></select></div>';

type AddressNames = Record<'country' | 'street' | 'suburb' | 'city' | 'state' | 'postcode', string>;
const address = (legend: string, section: string, names: AddressNames) =>
  group(
    legend,
    country(names.country, section),
    field({ name: names.street, label: 'Street and number', autocomplete: `${section} address-line1` }),
    row(
      field({ name: names.suburb, label: 'Suburb', autocomplete: `${section} address-level3` }),
      field({ name: names.city, label: 'Town or city', autocomplete: `${section} address-level2` }),
    ),
    row(
      field({ name: names.state, label: optional('State or region'), autocomplete: `${section} address-level1` }),
      field({
        name: names.postcode,
        label: 'Postcode',
        autocomplete: `${section} postal-code`,
        more: ' inputmode="numeric"',
      }),
    ),
  );

const required = ' required';
const mail = ' type="email"';

/**
 * The tag with its recommended content. A function, so that the bundler can drop it together with the documentation.
 */
export function exampleWithFallback(): string {
  return [
    '<update-details-form>',
    '<form class="haven-form" method="post" action="/umbraco/api/UpdateDetailsForm/SubmitForm">',
    '  <input type="hidden" name="siteCountryCode" value="AUS">',
    group(
      'Your details as we have them now',
      row(
        field({ name: 'firstName', label: 'First name', autocomplete: 'section-current given-name', more: required }),
        field({ name: 'lastName', label: 'Last name', autocomplete: 'section-current family-name', more: required }),
      ),
      row(
        field({ name: 'oldEmail', label: 'Email', autocomplete: 'section-current email', more: mail + required }),
        field({ name: 'donorId', label: optional('Supporter number'), autocomplete: 'off' }),
      ),
    ),
    group(
      'What has changed?',
      ticks(
        '    <p class="haven-field__hint">Tick one or more, and fill in what you ticked.</p>',
        tick('updateName', 'My name'),
        tick('updateEmail', 'My email address'),
        tick('updatePhone', 'My phone number'),
        tick('updateAddress', 'My postal address'),
        tick('updateExpiryDate', 'My card’s expiry date'),
      ),
    ),
    group(
      'Your new name',
      row(
        field({ name: 'newFirstName', label: 'New first name', autocomplete: 'section-new given-name' }),
        field({ name: 'newLastName', label: 'New last name', autocomplete: 'section-new family-name' }),
      ),
    ),
    group(
      'Your new email address',
      row(
        field({ name: 'email', label: 'New email', autocomplete: 'section-new email', more: mail }),
        field({ name: 'confirmEmail', label: 'New email again', autocomplete: 'section-new email', more: mail }),
      ),
    ),
    group(
      'Your new phone number',
      field({ name: 'phone', label: 'New phone', autocomplete: 'section-new tel', more: ' type="tel"' }),
    ),
    address('Your old address', 'section-current', {
      country: 'country',
      street: 'address',
      suburb: 'suburb',
      city: 'city',
      state: 'state',
      postcode: 'postcode',
    }),
    address('Your new address', 'section-new', {
      country: 'newCountry',
      street: 'newAddress',
      suburb: 'newSuburb',
      city: 'newCity',
      state: 'newState',
      postcode: 'newPostcode',
    }),
    group(
      'Your card’s new expiry date',
      field({ name: 'expiryDate', label: 'New expiry date (MM/YY)', autocomplete: 'cc-exp' }),
    ),
    ticks(
      tick('subscribe', 'Send me news and stories by email (optional)'),
      tick('privacy', 'I have read the <a href="/privacy">privacy notice</a>', required),
    ),
    '  <div class="haven-actions"><button class="haven-button haven-button--primary haven-button--large" ' +
      'type="submit">Send my changes</button></div>',
    '</form>',
    '</update-details-form>',
  ].join('\n');
}
