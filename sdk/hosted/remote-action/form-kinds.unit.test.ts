import { describe, expect, it } from 'vitest';
import { bankRules } from '../../payment-rules/bank/bank-rules.ts';
import { phoneRules } from '../../payment-rules/phone/phone-rules.ts';
import { ENGLISH_TEXTS } from '../texts/texts.ts';
import { consentOf, FormModel } from './form-model.ts';
import { parseElementStyles, parseFrameOptions } from './frame-options.ts';
import { readFormConfiguration } from './read-configuration.ts';
import { tabAfterKey } from './views/form-view.ts';

const now = new Date(2026, 10, 21);
const none = new Set<string>();
const kit = { texts: ENGLISH_TEXTS, bank: bankRules, phone: phoneRules };

function model(query: string, configuration: Record<string, unknown>): FormModel {
  const read = readFormConfiguration('t', {
    gateway_id: 'g',
    purpose: 'payment_source',
    type: 'card',
    ...configuration,
  });
  if (!read) throw new Error('no configuration');
  return new FormModel(read, parseFrameOptions(query), kit);
}
const names = (form: FormModel) => form.fields.map(({ name }) => name);
const errorOf = (form: FormModel, name: string) =>
  [...form.errors(none, now)].find(([field]) => field === name)?.[1].validator ?? null;

describe('bank forms', () => {
  it.each([
    ['?language=en-NZ', {}, 'nz', true],
    ['?language=en-AU', {}, 'au', true],
    ['', {}, 'au', true],
    ['?form_values=address_country:NZ', {}, 'nz', false],
    ['', { meta: { address_country: 'NZL' } }, 'nz', false],
    ['', { meta: { address_country: 'US' } }, 'other', false],
  ])('start with the country of %s %j: %s', (query, configuration, country, chooses) => {
    const form = model(query, { type: 'bank_account', ...configuration });
    expect([form.country, form.choosesCountry]).toEqual([country, chooses]);
  });

  it('ask for what the chosen country’s accounts have, and forget the other numbers', () => {
    const form = model('', { type: 'bank_account' });
    expect(names(form)).toEqual(['account_name', 'account_bsb', 'account_number']);
    form.setValue('account_name', 'Jo');
    form.setValue('account_number', '123456');
    form.chooseCountry('nz');
    expect(names(form)).toEqual(['account_name', 'account_number']);
    expect([form.value('account_name'), form.value('account_number')]).toEqual(['Jo', '']);
    form.chooseCountry('other');
    expect(names(form)).toEqual(['account_name', 'account_routing', 'account_number']);
  });

  it('format, check and send each kind of account', () => {
    const au = model('', { type: 'bsb' });
    expect(au.format('account_bsb', '062000')).toBe('062-000');
    for (const [name, value] of [
      ['account_name', 'Jo'],
      ['account_bsb', '062-000'],
      ['account_number', '1234567890'],
    ] as const)
      au.setValue(name, value);
    expect(errorOf(au, 'account_number')).toBe('digitsValidator');
    au.setValue('account_number', '123456789');
    expect(au.errors(none, now).size).toBe(0);
    expect(au.tokenRequest()).toEqual({
      gateway_id: 'g',
      type: 'bsb',
      account_name: 'Jo',
      account_bsb: '062000',
      account_number: '123456789',
    });
    const nz = model('?language=en-NZ', { type: 'bank_account' });
    nz.setValue('account_name', 'Jo');
    nz.setValue('account_number', nz.format('account_number', '010902006838800'));
    expect(errorOf(nz, 'account_number')).toBe('accountNumberValidator');
    nz.setValue('account_number', nz.format('account_number', '010902006838900'));
    expect(nz.errors(none, now).size).toBe(0);
    expect(nz.tokenRequest().account_number).toBe('01-0902-0068389-00');
  });
});

describe('a gift card', () => {
  it('is any 8 to 19 digits, in fours, with its scheme in the request [S5.18]', () => {
    const form = model('', { type: 'gift_card', card_scheme: 'haven', card_processing_network: 'net' });
    form.setValue('card_number', form.format('card_number', '60357100'));
    form.setValue('card_pin', '1234');
    expect([form.value('card_number'), errorOf(form, 'card_number')]).toEqual(['6035 7100', null]);
    form.setValue('card_number', '6035 710');
    expect(errorOf(form, 'card_number')).toBe('cardNumberValidator');
    form.setValue('card_number', '6035 7100 0000 0009');
    expect(form.tokenRequest()).toMatchObject({
      card_number: '6035710000000009',
      card_scheme: 'haven',
      card_processing_network: 'net',
    });
  });
});

describe('a saved card', () => {
  const cvv = '?form_values=card_number_last4:4242,card_scheme:amex';
  it('is asked for its security code alone, by its own scheme [S3.14]', () => {
    const form = model(cvv, { defined_form_fields: ['enable_cvv_tokenization_mode'] });
    expect(names(form)).toEqual(['card_ccv']);
    form.setValue('card_ccv', '123');
    expect(errorOf(form, 'card_ccv')).toBe('cardCcvValidator');
    form.setValue('card_ccv', '1234');
    expect(form.tokenRequest()).toEqual({
      gateway_id: 'g',
      type: 'card',
      card_ccv: '1234',
      enable_cvv_tokenization_mode: 'true',
      card_number_last4: '4242',
      card_scheme: 'amex',
    });
  });
  it('names both places of a code with an unknown scheme, as its errors do', () => {
    const message = (query: string, code: string) => {
      const form = model(`${query},enable_cvv_tokenization_mode:true`, {});
      form.setValue('card_ccv', code);
      return form.errors(none, now).get('card_ccv')?.message;
    };
    const unknown = '?form_values=card_number_last4:4242';
    expect([message(unknown, ''), message(unknown, '12')]).toEqual([
      'Enter the security code: 3 digits on the back or 4 digits on the front.',
      'Enter the 3 or 4 digits of the security code.',
    ]);
    expect([message(`${unknown},card_scheme:visa`, ''), message(`${unknown},card_scheme:visa`, '1234')]).toEqual([
      'Enter the security code: 3 digits on the back.',
      'Enter the 3 digits of the security code.',
    ]);
  });
  it('is a value too, and can be switched off', () => {
    expect(model(`${cvv},enable_cvv_tokenization_mode:true`, {}).isCvvOnly).toBe(true);
    expect(
      model(`${cvv},enable_cvv_tokenization_mode:false`, { defined_form_fields: ['enable_cvv_tokenization_mode'] })
        .isCvvOnly,
    ).toBe(false);
    expect(model(cvv, {}).isCvvOnly).toBe(false);
  });
});

describe('consent to save the card', () => {
  it('is sent as true or false, and must be given where it is required [S3.14] [S3.65]', () => {
    const form = model('', { defined_form_fields: ['save_card_consent_accepted*'] });
    expect(errorOf(form, 'save_card_consent_accepted')).toBe('required');
    form.setValue('save_card_consent_accepted', 'true');
    expect(errorOf(form, 'save_card_consent_accepted')).toBeNull();
    expect([form.tokenRequest().save_card_consent_accepted, consentOf(form)]).toEqual([
      'true',
      { save_card_consent_accepted: true },
    ]);
    form.setValue('save_card_consent_accepted', 'false');
    expect(errorOf(form, 'save_card_consent_accepted')).toBe('required');
    const free = model('', { defined_form_fields: ['save_card_consent_accepted'] });
    expect([errorOf(free, 'save_card_consent_accepted'), free.tokenRequest().save_card_consent_accepted]).toEqual([
      null,
      'false',
    ]);
    expect(consentOf(model('', {}))).toEqual({});
  });
});

describe('the gateway’s own limits', () => {
  const rules = {
    gateway_field_rules: [{ field: 'account_name', min_length: 2, max_length: 5, characters: 'bank' }],
    type: 'bsb',
  };
  it.each([
    ['J', 'gatewayFieldValidator'],
    ['Jo', null],
    ['Jonas', null],
    ['Jonasx', 'gatewayFieldValidator'],
    ['Jö', 'gatewayFieldValidator'],
  ])('judge %s when asked to, and only then [S7.39]', (name, validator) => {
    const asked = model('?fields_validation=true', rules);
    const plain = model('', rules);
    for (const form of [asked, plain]) form.setValue('account_name', name);
    expect([errorOf(asked, 'account_name'), errorOf(plain, 'account_name')]).toEqual([validator, null]);
  });
});

describe('masked phones', () => {
  const query = '?use_country_phone_mask=true&phone_mask_only_countries=au,nz&phone_mask_default_country=nz';
  it('follow the address’s parameters and leave in the international shape [S7.40] [S7.41]', () => {
    const form = model(query, { defined_form_fields: ['phone*', 'email'] });
    expect(form.phoneCountry('phone')).toBe('nz');
    form.choosePhoneCountry('phone', 'au');
    form.setValue('phone', form.format('phone', '0412345678'));
    expect([form.value('phone'), errorOf(form, 'phone')]).toEqual(['0412 345 678', null]);
    expect(form.tokenRequest().phone).toBe('+61412345678');
    form.setValue('phone', '0412 345');
    expect(errorOf(form, 'phone')).toBe('phoneValidator');
    expect([form.phoneCountry('email'), model('', {}).phoneCountry('phone')]).toEqual(['', '']);
  });
  it('drop malformed codes', () => {
    expect(
      parseFrameOptions(`${query.replace('au,nz', 'AU,aus,nz')}&phone_mask_preferred_countries=a1`).phoneMask,
    ).toEqual({
      only: ['nz'],
      preferred: [],
      initial: 'nz',
    });
    expect(parseFrameOptions('?phone_mask_default_country=nz').phoneMask).toBeNull();
  });

  it('begin with their default country, in whatever case it is written [S5.36]', () => {
    for (const code of ['nz', 'NZ', 'Nz']) {
      const upper = query.replace('country=nz', `country=${code}`);
      expect(parseFrameOptions(upper).phoneMask?.initial, code).toBe('nz');
    }
  });
});

describe('element styles', () => {
  const TEXT = 'color text-decoration font-size font-family line-height font-weight padding margin'.split(' ');
  const BOX = [...TEXT, 'border', 'border-radius', 'background-color', 'transition'];
  const OTHERS = ['height', 'opacity', 'text-align', ...BOX];
  const kept = (element: string, property: string) => parseElementStyles(`${element}{${property}:1px}`).length === 1;
  it.each([
    ['input', [...BOX, 'height']],
    ['submit_button', [...BOX, 'opacity']],
    ['label', TEXT],
    ['title', [...TEXT, 'text-align']],
    ['title_description', [...TEXT, 'text-align']],
  ])('of %s are exactly the library’s [S3.16] [S3.17] [S3.18]', (element, its) => {
    for (const property of OTHERS)
      expect([property, kept(element, property)]).toEqual([property, its.includes(property)]);
    for (const property of ['background', 'radius', 'colour', 'z-index', 'position']) {
      expect([property, kept(element, property)]).toEqual([property, false]);
    }
  });
});

it.each([
  ['ArrowRight', 3, false, 0],
  ['ArrowLeft', 0, false, 3],
  ['ArrowRight', 0, true, 3],
  ['ArrowLeft', 3, true, 0],
  ['Home', 2, false, 0],
  ['End', 1, false, 3],
  ['a', 1, false, null],
])('leads from a tab with %s', (key, active, isRightToLeft, next) => {
  expect(tabAfterKey(key, active, 4, isRightToLeft)).toBe(next);
});
