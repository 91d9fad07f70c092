import { afterEach, describe, expect, it, vi } from 'vitest';
import { PAYLOADS } from '#checkout/instructions.ts';
import { DEFAULT_THEME } from '#checkout/theme/theme.ts';
import { HtmlWidget } from '#sdk';
import { FormModel } from '../../../sdk/hosted/remote-action/form-model.ts';
import { parseFrameOptions } from '../../../sdk/hosted/remote-action/frame-options.ts';
import { readFormConfiguration } from '../../../sdk/hosted/remote-action/read-configuration.ts';
import { cardFormSetup, setUpCardForm } from './card-form-setup.ts';

const HERE = { api: 'https://api.test', widget: 'https://widget.test' };
const NOW = new Date(2026, 10, 21);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The sandbox's form for the configuration and the frame address that the step sends. */
async function hostedForm(payload: unknown) {
  let body = { predefined_fields: { type: '', gateway_id: '' } };
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    body = JSON.parse(String(init.body));
    return Response.json({ resource: { data: { configuration_token: 'cfg1' } } }, { status: 201 });
  });
  const widget = new HtmlWidget('#w', 'pk1');
  widget.setEnv(HERE);
  const setup = cardFormSetup(PAYLOADS['card_form.show'].parse(payload));
  setUpCardForm(widget, setup, DEFAULT_THEME);
  const address = await new Promise<string>((resolve) => widget.loadIFrameUrl(resolve));
  const options = parseFrameOptions(new URL(address).search);
  const configuration = readFormConfiguration('cfg1', { ...body, ...body.predefined_fields });
  if (!configuration) throw new Error('the provider renders no such form');
  const model = new FormModel(configuration, options);
  const fields = model.fields.filter(({ name }) => !options.hidden.has(name));
  const fill = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) model.setValue(name as 'card_name', value);
  };
  // The form's random name may contain any digits.
  const named = new URL(address);
  named.searchParams.delete('widget_id');
  return {
    address: named.href,
    options,
    model,
    setup,
    names: fields.map(({ name }) => name),
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    /** The fields that prevent a submission. */
    blocked: (values: Record<string, string>) => {
      fill(values);
      return [...model.errors(options.hidden, NOW).keys()];
    },
  };
}

const CARD = { card_number: '4242 4242 4242 4242', card_name: 'A Shopper', expire_month: '05/28', card_ccv: '123' };
const without = (name: keyof typeof CARD) => ({ ...CARD, [name]: '' });

describe('the hosted card form', () => {
  it.each([{}, { form_fields: {}, form_values: {} }, { form_fields: 3, form_values: 'x' }])(
    'asks for everything by default [C2.27, C3.11, C5.07]: %j',
    async (payload) => {
      const { names, required, blocked, model } = await hostedForm(payload);
      expect(names).toEqual(['card_name', 'card_number', 'expire_month', 'card_ccv']);
      expect(required).toEqual(names);
      for (const name of ['card_name', 'expire_month', 'card_ccv'] as const)
        expect(blocked(without(name))).toEqual([name]);
      expect(blocked(CARD)).toEqual([]);
      expect(Object.keys(model.tokenRequest())).toEqual(
        expect.arrayContaining(['card_name', 'card_number', 'expire_month', 'expire_year', 'card_ccv']),
      );
    },
  );

  it('asks for the number and what the map lists, and for nothing else', async () => {
    const { names, blocked } = await hostedForm({ form_fields: { card_ccv: 'required' } });
    expect(names, '[C2.28] [C2.31] [C5.11] the number, and what is listed').toEqual(['card_number', 'card_ccv']);
    expect(blocked({ card_number: CARD.card_number, card_ccv: '' })).toEqual(['card_ccv']);
    expect(blocked({ card_number: '', card_ccv: '123' }), '[C2.28] the number is a must').toEqual(['card_number']);
    expect(blocked({ card_number: CARD.card_number, card_ccv: '123' }), '[C5.08] these two are enough').toEqual([]);
    const whole = await hostedForm({});
    expect(whole.blocked({ card_number: CARD.card_number, card_ccv: '123' }), '[C5.08] not by default').not.toEqual([]);
    const named = await hostedForm({ form_fields: { card_name: 'enable' } });
    expect(named.names, '[C2.31] a name that is listed').toContain('card_name');
    expect((await hostedForm({ form_fields: {} })).names, '[C5.11] an empty map keeps the defaults').toEqual(
      whole.names,
    );
  });

  it('does not insist on a field that is only enabled [C5.09, C5.10]', async () => {
    const enabled = await hostedForm({ form_fields: { card_name: 'enable' } });
    expect([enabled.names, enabled.required]).toEqual([['card_name', 'card_number'], ['card_number']]);
    expect(enabled.blocked({ card_number: CARD.card_number, card_name: '' })).toEqual([]);
    const required = await hostedForm({ form_fields: { card_name: 'required' } });
    expect(required.blocked({ card_number: CARD.card_number, card_name: '' })).toEqual(['card_name']);
    expect(required.blocked({ card_name: 'A Shopper' })).toEqual([]);
  });

  it('asks for the security code alone, beside the values of the card it is for [C2.32, C2.33]', async () => {
    const form_values = { card_number_last4: '4242', card_name: 'A Shopper', expire_month: '05', expire_year: '28' };
    const { names, model } = await hostedForm({ form_values, form_fields: { card_name: 'required' } });
    expect([names, model.isCvvOnly]).toEqual([['card_ccv'], true]);
    expect([model.fact('card_number_last4'), model.value('card_name'), model.value('expire_month')]).toEqual([
      '4242',
      'A Shopper',
      '05/28',
    ]);
    model.setValue('card_ccv', '123');
    expect(model.tokenRequest()).toEqual({
      gateway_id: 'default',
      type: 'card',
      card_ccv: '123',
      enable_cvv_tokenization_mode: 'true',
      card_number_last4: '4242',
    });
  });

  it.each(['424', '42424'])('is the full one for last digits %s [C2.34]', async (last4) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { model, address } = await hostedForm({ form_values: { card_number_last4: last4 } });
    expect(model.isCvvOnly).toBe(false);
    expect(address).not.toContain(last4);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('gets prefilled values, of which the security code stands in no address and no warning [C3.13, C3.14]', async () => {
    const warn = vi.spyOn(console, 'warn');
    const { model, address, setup } = await hostedForm({
      form_values: { card_name: 'Jo', card_ccv: '987', other: 'zzz' },
    });
    expect([model.value('card_name'), model.value('card_ccv')]).toEqual(['Jo', '']);
    expect(address).not.toMatch(/987|zzz/);
    expect(setup.values.secret).toEqual({ card_ccv: '987' });
    expect(warn).not.toHaveBeenCalled();
  });

  it('offers to save the card where that is enabled, and sends the answer with the card [C2.35, C2.36]', async () => {
    for (const payload of [{}, { enable_saved_card_consent_checkbox: false }]) {
      expect((await hostedForm(payload)).names).not.toContain('save_card_consent_accepted');
    }
    const { names, required, blocked, model } = await hostedForm({ enable_saved_card_consent_checkbox: true });
    expect(names.filter((name) => name === 'save_card_consent_accepted')).toHaveLength(1);
    expect(required).not.toContain('save_card_consent_accepted');
    expect(blocked(CARD)).toEqual([]);
    expect(model.tokenRequest()['save_card_consent_accepted']).toBe('false');
    model.setValue('save_card_consent_accepted', 'true');
    expect(model.tokenRequest()['save_card_consent_accepted']).toBe('true');
  });

  it('gets the six styles of the checkout and no button of its own', async () => {
    const { options } = await hostedForm({});
    expect(Object.fromEntries(options.styles)).toEqual(DEFAULT_THEME);
    expect(options.hidden).toEqual(new Set(['submit_button', 'tabs']));
  });
});
