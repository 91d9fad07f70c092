import { html } from 'hono/html';
import { type AddressFields, DONOR_ADDRESSES } from '#website/forms/donor-address.ts';
import type { DonorText } from '#website/forms/update-details-fields.ts';
import { FORM_TEXTS } from '../../../elements/parts/form/form.texts.ts';
import { PERSON_TEXTS } from '../../../elements/parts/person/person.texts.ts';
import { UPDATE_TEXTS } from '../../../elements/update-details-form/update-details-form.texts.ts';
import { fieldsOf } from '../site/fields-of.ts';
import { fieldError } from '../site/form-field.ts';
import { pageTexts, tagTexts } from '../site/languages/page-texts.ts';
import { linkTo, type Markup } from '../site/page-context.ts';
import type { SentForm } from '../site/sent-form.ts';
import { SITES, type Site } from '../site/sites.ts';
import { UPDATE_PAGE } from './languages/update-page.texts.ts';

const TICKS = ['updateName', 'updateEmail', 'updatePhone', 'updateAddress', 'updateExpiryDate'] as const;

const group = (legend: string, content: Markup) =>
  html`<fieldset class="haven-fieldset haven-form"><legend class="haven-fieldset__legend">${legend}</legend>${content}</fieldset>`;

/** All fields of the donor form as they work without JavaScript: the fields of every item are below its checkbox. */
export function updateDetailsFields(site: Site, prefix: string, sent: SentForm): Markup {
  const { field, tick } = fieldsOf(prefix, sent, site);
  const say = tagTexts(site, UPDATE_TEXTS);
  const ofPage = pageTexts(site, UPDATE_PAGE);
  const ofPerson = tagTexts(site, PERSON_TEXTS);
  const text = (name: DonorText, label: string, autocomplete: string, rest: object = { optional: true }) =>
    field(name, label, { autocomplete, ...rest });
  const mail = { type: 'email', inputmode: 'email' } as const;
  const countries = SITES.map(({ code }) => ({ value: code, label: ofPage(code) }));

  const address = (legend: string, section: string, names: AddressFields) =>
    group(
      legend,
      html`${field(names.country, ofPage('country'), { autocomplete: `${section} country`, options: countries, optional: true, first: site.code })}
${text(names.street, ofPage('street'), `${section} address-line1`)}
<div class="haven-field-row">${text(names.suburb, ofPage('suburb'), `${section} address-level3`)}${text(names.city, say('townOrCity'), `${section} address-level2`)}</div>
<div class="haven-field-row">${text(names.state, ofPage('state'), `${section} address-level1`)}${text(names.postcode, ofPage('postcode'), `${section} postal-code`, { optional: true, inputmode: 'numeric' })}</div>`,
    );

  const id = `${prefix}-updateOptions`;
  const chosen = sent.errors['updateOptions'];
  const notice = html`<a ${linkTo(site, '/privacy')}>${tagTexts(site, FORM_TEXTS)('privacyNotice')}</a>`;
  return html`${group(
    say('current'),
    html`<div class="haven-field-row">${text('firstName', say('firstName'), 'section-current given-name', {})}${text('lastName', say('lastName'), 'section-current family-name', {})}</div>
<div class="haven-field-row">${text('oldEmail', say('email'), 'section-current email', mail)}${text('donorId', say('number'), 'off')}</div>`,
  )}
<fieldset class="haven-fieldset" id="${id}"${chosen ? html` aria-describedby="${id}-error"` : ''}><legend class="haven-fieldset__legend">${say('whatChanged')}</legend><p class="haven-field__hint">${ofPage('tickOne')}</p>${fieldError(id, chosen, site)}
${TICKS.map((name) => tick(name, say(name)))}</fieldset>
${group(say('newName'), html`<div class="haven-field-row">${text('newFirstName', say('newFirstName'), 'section-new given-name')}${text('newLastName', say('newLastName'), 'section-new family-name')}</div>`)}
${group(say('newEmailTitle'), html`<div class="haven-field-row">${text('email', say('newEmail'), 'section-new email', { ...mail, optional: true })}${text('confirmEmail', say('newEmailAgain'), 'section-new email', { ...mail, optional: true })}</div>`)}
${group(say('newPhoneTitle'), text('phone', say('newPhone'), 'section-new tel', { type: 'tel', inputmode: 'tel', optional: true }))}
${address(say('oldAddress'), 'section-current', DONOR_ADDRESSES.current)}
${address(say('newAddress'), 'section-new', DONOR_ADDRESSES.new)}
${group(say('newExpiryTitle'), text('expiryDate', ofPage('newExpiry'), 'cc-exp'))}
<div>${tick('subscribe', say('subscribe'))}${tick('privacy', html`${ofPerson.rich('privacy', { notice })}`, true)}</div>`;
}
