import { describe, expect, it } from 'vitest';
import { INVALID_INSTRUCTION_TOKEN, readInstructionToken } from '#sdk';
import { instructionName, PAYLOADS, readKnownInstruction, WIDGET_INSTRUCTION_NAMES } from './instructions.ts';
import { testingInstruction, testingToken } from './testing/session-fakes.ts';

const read = (name: string, payload: Record<string, unknown> = {}, rest = {}) =>
  readKnownInstruction(testingInstruction(name, payload, rest));

describe('names', () => {
  it('are these fifteen, letter by letter [C2.04]', () => {
    expect(Object.keys(PAYLOADS).sort()).toEqual([...WIDGET_INSTRUCTION_NAMES].sort());
    expect([...WIDGET_INSTRUCTION_NAMES].sort()).toEqual([
      'afterpay_checkout_form.show',
      'afterpay_wallet_form',
      'applepay_wallet_form.show',
      'bank_account_form.show',
      'canvas_3ds_form.show',
      'card_form.show',
      'disable_payment_method_event.emit',
      'fraud_service.show',
      'generic.show_message',
      'googlepay_wallet_form.show',
      'merchant_event.emit',
      'payment_methods.show',
      'paypal_wallet_form.show',
      'saved_card_form.show',
      'zip_checkout_form.show',
    ]);
    for (const name of ['card_form.hide', 'Card_Form.show', ' card_form.show', 'constructor', '__proto__', '']) {
      expect(instructionName(name)).toBe(undefined);
    }
  });

  it('has one alias [C2.72]', () => {
    expect(read('afterpay_wallet_form.show')?.name).toBe('afterpay_wallet_form');
    expect(read('afterpay_wallet_form')?.name).toBe('afterpay_wallet_form');
  });
});

describe('payloads', () => {
  it('stay as they came when they are well formed', () => {
    const payloads = {
      'payment_methods.show': { allowed_payment_method_types: ['card'], other: 1 },
      'card_form.show': { enable_saved_card_consent_checkbox: true, form_values: { card_name: 'A' } },
      'saved_card_form.show': { cards: [{ id: 'c1', schema: 'visa', last4: '4242', expiration: '0528' }] },
      'bank_account_form.show': { gateway_id: 'g1', meta: { a: 1 } },
      'canvas_3ds_form.show': { _3ds_token: 'e30' },
      'zip_checkout_form.show': { charge_token: 't', gateway_id: 'g', meta: { a: [1] } },
      'fraud_service.show': { gateway_id: 'g1' },
      'generic.show_message': { type: 'success', title: 'T', message: 'M' },
      'merchant_event.emit': { status: 'success', charge_id: 'c' },
    };
    const rows: Record<string, string> = {
      'payment_methods.show': '[C3.10]',
      'saved_card_form.show': '[C3.15]',
      'canvas_3ds_form.show': '[C3.19]',
      'fraud_service.show': '[C3.25]',
    };
    for (const [name, payload] of Object.entries(payloads)) {
      expect(read(name, payload)?.payload, `[C3.07] ${rows[name] ?? ''} ${name}`).toEqual(payload);
    }
    expect(read('card_form.show')?.payload, '[C3.07] none is an empty one').toEqual({});
    const wallet = { charge_token: 't', gateway_id: 'g', meta: { a: [1] } };
    for (const name of ['applepay_wallet_form.show', 'googlepay_wallet_form.show', 'paypal_wallet_form.show']) {
      expect(read(name, wallet)?.payload, `[C3.16] ${name}`).toEqual(wallet);
    }
  });

  it('never fail: what does not fit is left out [C3.11] [C3.12] [C3.13]', () => {
    for (const name of WIDGET_INSTRUCTION_NAMES) {
      for (const junk of [null, 7, 'x', [], {}, { a: null }]) {
        const keys = [
          'allowed_payment_method_types',
          'cards',
          'form_fields',
          'form_values',
          '_3ds_token',
          'meta',
          'status',
        ];
        expect(read(name, Object.fromEntries(keys.map((key) => [key, junk])))?.name).toBe(name);
      }
    }
    expect(
      read('payment_methods.show', { allowed_payment_method_types: ['card', 7, null, 'zip_checkout'] })?.payload,
    ).toEqual({
      allowed_payment_method_types: ['card', 'zip_checkout'],
    });
    expect(read('saved_card_form.show', { cards: [{ id: 'c1' }, { last4: '4242' }, 'x'] })?.payload).toEqual({
      cards: [{ id: 'c1' }, { last4: '4242' }],
    });
    expect(read('card_form.show', { form_fields: { card_name: 'enable', card_ccv: 'yes' } })?.payload).toMatchObject({
      form_fields: { card_name: 'enable' },
    });
    expect(
      read('card_form.show', { form_values: { card_number: '4242424242424242', card_ccv: '123', expire_month: 5 } })
        ?.payload,
    ).toEqual({ form_values: { card_ccv: '123' } });
    expect(read('generic.show_message', { type: 'warning', title: 3 })?.payload).toEqual({
      type: 'error',
      title: '',
      message: '',
    });
    expect(read('merchant_event.emit', { status: 'foo' })?.payload).toEqual({});
    expect(read('zip_checkout_form.show', { charge_token: 7, gateway_id: null, meta: 'x', other: 1 })?.payload).toEqual(
      {
        other: 1,
      },
    );
  });

  it('take styles from customisation.base alone, the payload’s last [C3.08] [C3.09]', () => {
    const base = { text_color: '#111' };
    const rest = { customisation: { base, text_color: 'red' } };
    expect(read('card_form.show', { customisation: { base: { font_size: '1px' } } }, rest)?.styles).toEqual([
      base,
      { font_size: '1px' },
    ]);
    expect(read('card_form.show', {}, { customisation: { text_color: 'red' } })?.styles).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('tokens', () => {
  it('must be a well-formed token with a known environment', () => {
    const body = btoa('not json');
    for (const bad of ['abc', '', 'a.b', 'a.b.c', undefined, `e30.${body}.x`, testingToken({ environment: 'moon' })]) {
      let thrown: unknown;
      try {
        readInstructionToken(bad);
      } catch (error) {
        thrown = error;
      }
      expect(thrown, `[C5.01] [C3.04] ${bad}`).toBeInstanceOf(Error);
      expect((thrown as Error).message, '[C8.13] its words').toBe('Invalid instruction token.');
    }
    expect(INVALID_INSTRUCTION_TOKEN).toBe('Invalid instruction token.');
    for (const environment of ['sandbox', 'production', 'staging']) {
      expect(readInstructionToken(testingToken({ environment })), '[C3.04] [C5.01] a known one').toBe(environment);
    }
    expect(readInstructionToken(`${testingToken()}anysignature`), '[C5.02] whatever the signature').toBe('sandbox');
  });
});
