import { describe, expect, it } from 'vitest';
import { bankRules } from '../../payment-rules/bank/bank-rules.ts';
import { ENGLISH_TEXTS } from '../texts/texts.ts';
import { finishData } from './finish-data.ts';
import { FormModel } from './form-model.ts';
import { parseFrameOptions } from './frame-options.ts';
import { readFormConfiguration } from './read-configuration.ts';

const kit = { texts: ENGLISH_TEXTS, bank: bankRules, phone: null };
function model(configuration: Record<string, unknown>, query = ''): FormModel {
  const read = readFormConfiguration('cfg', { gateway_id: 'g', gateway_type: 'Cards', type: 'card', ...configuration });
  if (!read) throw new Error('no configuration');
  return new FormModel(read, parseFrameOptions(query), kit);
}
function filled(configuration: Record<string, unknown>): FormModel {
  const form = model({ defined_form_fields: ['email', 'save_card_consent_accepted'], ...configuration });
  form.setValue('card_name', 'Wil');
  form.setValue('card_number', '4242 4242 4242 4242');
  form.setValue('expire_month', '09/30');
  form.setValue('card_ccv', '123');
  form.setValue('email', 'a@b.org');
  return form;
}
const names = (form: FormModel) => form.fields.map(({ name }) => name);
const CARD = ['card_name', 'card_number', 'expire_month', 'card_ccv'];

describe('the data of `finish`', () => {
  it('is what it always was without a list', () => {
    expect(finishData(filled({}), 'tok')).toEqual({
      payment_source: 'tok',
      configuration_token: 'cfg',
      type: 'card',
      gateway_type: 'Cards',
      save_card_consent_accepted: false,
    });
  });

  it('is the token and what the merchant allows, of numbers the last digits', () => {
    const allowed_response_data = [
      'card_number_last4',
      'card_scheme',
      'card_name',
      'expire_year',
      'email',
      'customer_id',
    ];
    const form = filled({ allowed_response_data, customer_id: 'cus_1' });
    expect(finishData(form, 'tok'), '[P8.01] allowed_response_data').toEqual({
      payment_source: 'tok',
      card_number_last4: '4242',
      card_scheme: 'visa',
      card_name: 'Wil',
      expire_year: 2030,
      email: 'a@b.org',
      customer_id: 'cus_1',
    });
    expect(finishData(filled({ allowed_response_data: [] }), 'tok')).toEqual({ payment_source: 'tok' });
  });

  it('never carries a whole number or a code', () => {
    const secret = ['card_number', 'card_ccv', 'card_pin', 'account_number', 'constructor', '__proto__'];
    expect(finishData(filled({ allowed_response_data: secret }), 'tok')).toEqual({ payment_source: 'tok' });
    const account = model({ type: 'bsb', allowed_response_data: secret });
    account.setValue('account_number', '1234 5678');
    expect(finishData(account, 'tok')).toEqual({ payment_source: 'tok', account_number: '5678' });
  });
});

describe('the security code', () => {
  it.each([
    [true, 'card_payment_source_without_cvv', CARD],
    [false, 'card_payment_source_with_cvv', CARD.slice(0, 3)],
    [undefined, 'card_payment_source_without_cvv', CARD.slice(0, 3)],
    [undefined, 'payment_source', CARD],
  ])('is asked for with handle_cvv %s and the purpose %s: %j', (handle_cvv, purpose, fields) => {
    expect(names(model({ handle_cvv, purpose })), '[P8.01] handle_cvv').toEqual(fields);
  });

  it('is left out even if the list of fields names it; a form for a stored card’s code keeps it', () => {
    expect(names(model({ handle_cvv: false, defined_form_fields: ['card_ccv*', 'email'] }))).not.toContain('card_ccv');
    const query = '?form_values=enable_cvv_tokenization_mode:true';
    expect(names(model({ handle_cvv: false }, query))).toEqual(['card_ccv']);
  });
});

describe('further fields', () => {
  const defined_form_fields = ['email*', 'first_name', 'card_name', 'card_number', 'phone'];
  it('stand above the payment details when the list names them first', () => {
    const form = model({ defined_form_fields });
    expect(names(form), '[P8.01] dynamic_fields_position').toEqual(['email', 'first_name', ...CARD, 'phone']);
    expect(form.fields[0]?.isRequired).toBe(true);
  });

  it('stand below them where the position is fixed, and where the list names no payment field', () => {
    const fixed = model({ defined_form_fields, dynamic_fields_position: false });
    expect(names(fixed), '[P8.01] dynamic_fields_position').toEqual([...CARD, 'email', 'first_name', 'phone']);
    expect(fixed.fields[4]?.isRequired).toBe(true);
    expect(names(model({ defined_form_fields: ['phone', 'email*'] }))).toEqual([...CARD, 'phone', 'email']);
  });
});
