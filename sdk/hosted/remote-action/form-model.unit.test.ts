import { describe, expect, it } from 'vitest';
import { FormModel } from './form-model.ts';
import { caretBehindDigit } from './format-field.ts';
import { parseFrameOptions } from './frame-options.ts';
import { readFormConfiguration } from './read-configuration.ts';
import { validationState } from './validation-state.ts';

const now = new Date(2026, 10, 21);
const none = new Set<string>();

function model(query = '', configuration: Record<string, unknown> = {}): FormModel {
  const read = readFormConfiguration('t', {
    gateway_id: 'g',
    gateway_type: 'Cards',
    type: 'card',
    purpose: 'payment_source',
    ...configuration,
  });
  if (!read) throw new Error('no configuration');
  return new FormModel(read, parseFrameOptions(query));
}
function filled(query = '', configuration = {}): FormModel {
  const form = model(query, configuration);
  form.setValue('card_name', 'Jo Citizen');
  form.setValue('card_number', '4242 4242 4242 4242');
  form.setValue('expire_month', '09/30');
  form.setValue('card_ccv', '123');
  return form;
}

describe('the fields of a form', () => {
  it('has labels in sentence case by itself', () => {
    const labels = ['Name on card', 'Card number', 'Expiry', 'Security code'];
    expect(model().fields.map(({ label }) => label)).toEqual(labels);
    expect(model().fields[2]?.placeholder).toBe('mm/yy');
  });
  it('shows the merchant’s labels and placeholders; a blank label still has a name', () => {
    const [name, number, expiry] = model(
      '?form_labels=card_number:Number,card_name:%20,expire_year:Until&form_placeholders=expire_month:MM / YY',
    ).fields;
    expect([number?.label, expiry?.label, expiry?.placeholder]).toEqual(['Number', 'Until', 'MM / YY']);
    expect([name?.label, name?.accessibleName]).toEqual(['', 'Name on card']);
  });
  it('asks for defined form fields, required when they end in an asterisk', () => {
    const form = model('', { defined_form_fields: ['card_ccv', 'email*', 'phone', 'expire_year', 'shoe'] });
    expect(form.fields.slice(4).map(({ name, label, isRequired }) => [name, label, isRequired])).toEqual([
      ['email', 'Email', true],
      ['phone', 'Phone (optional)', false],
    ]);
    const own = model('?form_labels=phone:Mobile', { defined_form_fields: ['phone', 'save_card_consent_accepted'] });
    expect(own.fields.slice(4).map(({ label }) => label)).toEqual(['Mobile', 'Save this card for next time']);
  });
  it('makes a payment field optional that stands without an asterisk beside one with it [C5.09, C5.10]', () => {
    const required = (fields: string[], more = {}) =>
      model('', { defined_form_fields: fields, ...more }).fields.map(({ isRequired }) => isRequired);
    expect(required(['card_name', 'card_number', 'expire_year', 'card_ccv'])).toEqual([true, true, true, true]);
    expect(required(['card_name', 'card_number*', 'expire_year', 'card_ccv*'])).toEqual([false, true, false, true]);
    expect(required(['card_number', 'card_ccv*'])).toEqual([true, true, true, true]);
    expect(required(['card_name', 'email*'])).toEqual([true, true, true, true, true]);
    expect(required(['account_name', 'account_bsb*'], { type: 'bsb' })).toEqual([true, true, true]);
    const form = filled('', { defined_form_fields: ['card_name', 'card_number*', 'expire_month', 'card_ccv*'] });
    form.setValue('card_name', '');
    form.setValue('expire_month', '');
    expect([...form.errors(none, now).keys()]).toEqual([]);
    expect(form.tokenRequest()).not.toHaveProperty('expire_month');
    form.setValue('card_ccv', '');
    expect([...form.errors(none, now).keys()]).toEqual(['card_ccv']);
  });
  it('asks for no code where the purpose has none', () => {
    expect(model('', { purpose: 'card_payment_source_without_cvv' }).fields.map(({ name }) => name)).not.toContain(
      'card_ccv',
    );
    expect(model('', { purpose: 'card_payment_source_with_cvv' }).fields.map(({ name }) => name)).toContain('card_ccv');
  });
  it.each([
    ['gift_card', ['card_number', 'card_pin']],
    ['bsb', ['account_name', 'account_bsb', 'account_number']],
    ['bank_account', ['account_name', 'account_bsb', 'account_number']],
  ])('knows the fields of %s', (type, names) => {
    expect(model('', { type }).fields.map(({ name }) => name)).toEqual(names);
  });
  it('renders no form for an unknown type', () => {
    expect(readFormConfiguration('t', { gateway_id: 'g', type: 'checkout' })).toBeNull();
    expect(readFormConfiguration('t', null)).toBeNull();
  });
  it('takes values, month and year into one field', () => {
    const form = model('?form_values=card_name:Jo,expire_month:09,expire_year:2030');
    expect([form.value('card_name'), form.value('expire_month')]).toEqual(['Jo', '09/30']);
    form.fill(new Map([['expire_year', '31']]));
    expect(form.value('expire_month')).toBe('09/31');
  });
});

describe('validation', () => {
  it('reports what is missing, and what of it shows', () => {
    const form = model();
    form.touch('expire_month');
    expect(validationState(form.errors(none, now), (name) => form.isTouched(name))).toEqual({
      form_valid: false,
      invalid_fields: ['card_name', 'card_number', 'expire_month', 'expire_year', 'card_ccv'],
      invalid_showed_fields: ['expire_month', 'expire_year'],
      validators: {
        required: ['card_name', 'card_number', 'expire_month', 'expire_year', 'card_ccv'],
        cardNumberValidator: [],
        expireDateValidation: [],
      },
    });
  });
  it('reports a form that is all right', () => {
    expect(validationState(filled().errors(none, now), () => true)).toEqual({
      form_valid: true,
      invalid_fields: [],
      invalid_showed_fields: [],
      validators: { required: [], cardNumberValidator: [], expireDateValidation: [] },
    });
  });
  it('names the broken rule', () => {
    const form = filled();
    form.setValue('card_number', '4242 4242 4242 4241');
    form.setValue('expire_month', '10/26');
    const { validators } = validationState(form.errors(none, now), () => false);
    expect(validators).toEqual({
      required: [],
      cardNumberValidator: ['card_number'],
      expireDateValidation: ['expire_month', 'expire_year'],
    });
  });
  it('takes this month and refuses the last', () => {
    const form = filled();
    form.setValue('expire_month', '11/26');
    expect(form.errors(none, now).size).toBe(0);
    form.setValue('expire_month', '10/26');
    expect(form.errors(none, now).get('expire_month')?.message).toContain('expired');
  });
  it('refuses other schemes only when asked to, and names which it takes', () => {
    const query = '?supported_card_types=visa,mastercard';
    const form = filled(`${query}&validate_card_types=true`);
    expect(form.errors(none, now).size).toBe(0);
    form.setValue('card_number', '3782 822463 10005');
    form.setValue('card_ccv', '1234');
    expect(form.errors(none, now).get('card_number')?.message).toBe(
      'American Express cards are not accepted here. Please use Visa or Mastercard.',
    );
    const lenient = filled(query);
    lenient.setValue('card_number', '3782 822463 10005');
    lenient.setValue('card_ccv', '1234');
    expect(lenient.errors(none, now).size).toBe(0);
  });
  it('asks for the code length of the scheme', () => {
    const form = filled();
    form.setValue('card_ccv', '1234');
    expect(form.errors(none, now).get('card_ccv')?.message).toContain('3 digits');
    form.setValue('card_number', '3782 822463 10005');
    expect(form.errors(none, now).size).toBe(0);
    form.setValue('card_ccv', '123');
    expect(form.errors(none, now).get('card_ccv')?.message).toContain('4 digits');
  });
  it('refuses a card number as the name', () => {
    const form = filled();
    form.setValue('card_name', '4242 4242 4242 4242');
    expect([...form.errors(none, now).keys()]).toEqual(['card_name']);
  });
  it('asks for no hidden field', () => {
    const form = filled();
    form.setValue('card_name', '');
    expect(form.errors(none, now).size).toBe(1);
    expect(form.errors(new Set(['card_name']), now).size).toBe(0);
  });
  it('checks optional fields only when they are filled', () => {
    const form = filled('', { defined_form_fields: ['email'] });
    expect(form.errors(none, now).size).toBe(0);
    form.setValue('email', 'a@b');
    expect(form.errors(none, now).size).toBe(1);
    form.setValue('email', 'a@b.org');
    expect(form.errors(none, now).size).toBe(0);
  });
});

describe('the token request', () => {
  it('has the details flat beside gateway and type', () => {
    expect(filled('?form_values=email:a@b.org', { defined_form_fields: ['email'] }).tokenRequest()).toEqual({
      gateway_id: 'g',
      type: 'card',
      card_name: 'Jo Citizen',
      card_number: '4242424242424242',
      expire_month: '09',
      expire_year: '30',
      card_ccv: '123',
      email: 'a@b.org',
    });
  });
  it('adds the scheme of a gift card', () => {
    const form = model('', { type: 'gift_card', card_scheme: 's', card_processing_network: 'n' });
    form.setValue('card_number', '6280 0000');
    form.setValue('card_pin', '1234');
    expect(form.tokenRequest()).toEqual({
      gateway_id: 'g',
      type: 'gift_card',
      card_number: '62800000',
      card_pin: '1234',
      card_scheme: 's',
      card_processing_network: 'n',
    });
  });
});

describe('caretBehindDigit', () => {
  it.each([
    [0, 0],
    [4, 4],
    [5, 6],
    [8, 9],
    [16, 19],
    [99, 19],
  ])('stands behind digit %i at %i', (digit, index) => {
    expect(caretBehindDigit('4242 4242 4242 4242', digit)).toBe(index);
  });
});
