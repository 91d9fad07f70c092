import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, jwt } from '../client/testing/client-fakes.ts';
import { CARD_ICON_TYPES, HIDEABLE_ELEMENTS, STYLE, STYLES, SUPPORTED_CARD_TYPES, TEXT, TEXTS } from './appearance.ts';
import { Configuration } from './configuration.ts';
import { type ElementStyles, STYLABLE_ELEMENT, STYLABLE_ELEMENT_STATE, type StylableElement } from './element-style.ts';
import { FORM_FIELD, FORM_FIELD_NAMES } from './form-fields.ts';
import { type FormSource, frameAddress, MultiWidget } from './multi-widget.ts';

const warnings = vi.spyOn(console, 'warn');
const warned = () => warnings.mock.calls.map(([text]) => String(text));
const widget = (credential = 'pk1', source: FormSource = 'cfg1') => {
  const form = new MultiWidget(credential, source);
  // Without it the first widget of the page warns, and no other.
  form.setEnv('sandbox');
  return form;
};
const addressOf = async (from: MultiWidget) =>
  new URL(await new Promise<string>((resolve, reject) => from.loadIFrameUrl(resolve, reject)));
const query = async (from: MultiWidget) => (await addressOf(from)).searchParams;
const names = (listed: readonly string[]) => Object.fromEntries(listed.map((name) => [name, `v ${name}`]));
const any = (value: unknown) => value as never;

beforeEach(() => void warnings.mockReset().mockReturnValue());
afterEach(() => vi.unstubAllGlobals());

describe('what a form shows', () => {
  it('needs a configuration token [S5.43]', () => {
    for (const source of [undefined, null, '', [], ['a', '']]) {
      expect(() => new MultiWidget('pk1', any(source))).toThrow(/^configuration token is required$/);
    }
  });

  it('takes texts and configurations only [S5.44]', () => {
    for (const source of [5, {}, [5], [{}], true, ['a', {}]]) {
      expect(() => new MultiWidget('pk1', any(source))).toThrow(/^Unsupported type of configuration token$/);
    }
    for (const source of [
      'a',
      ['a', 'b'],
      new Configuration(),
      [new Configuration(), new Configuration('g2', 'bsb')],
    ]) {
      expect(() => widget('pk1', source)).not.toThrow();
    }
  });

  it('needs a credential [S5.14]', () => {
    for (const credential of [undefined, 5, ''])
      expect(() => new MultiWidget(any(credential), 'cfg1')).toThrow('a public key or an access token');
  });
});

describe('the frame’s address', () => {
  it('is /remote-action on the widget host of the environment [S2.57]', async () => {
    const form = new MultiWidget('pk1', 'cfg1');
    expect((await addressOf(form)).href).toMatch(/^https:\/\/widget-sandbox\.paydock\.com\/remote-action\?/);
    form.setEnv('production', 'example.org');
    expect((await addressOf(form)).href).toMatch(/^https:\/\/widget\.example\.org\/remote-action\?/);
    expect(form.getEnv()).toBe('production');
    form.setEnv({ api: 'https://a.test', widget: 'https://w.test' });
    expect((await addressOf(form)).origin).toBe('https://w.test');
  });

  it('carries a token or a public key [S7.31] [S6.02]', async () => {
    const key = await query(widget('pk1'));
    expect([key.get('public_key'), key.has('token')]).toEqual(['pk1', false]);
    const access = jwt({});
    const token = await query(widget(access));
    expect([token.get('token'), token.has('public_key')]).toEqual([access, false]);
  });

  it('carries the configuration tokens, comma-joined and last [S7.32]', async () => {
    expect((await query(widget('pk1', ['a', 'b']))).get('configuration_tokens')).toBe('a,b');
    expect((await query(widget('pk1', 'a'))).get('configuration_tokens')).toBe('a');
    expect([...(await query(widget())).keys()].at(-1)).toBe('configuration_tokens');
  });

  it('carries the tokens of card and bank configurations [S1.12]', async () => {
    const fetchMock = vi.fn<typeof fetch>(async (_address, init) =>
      answer(201, {
        resource: { data: { configuration_token: JSON.parse(String(init?.body)).predefined_fields.type } },
      }),
    );
    vi.stubGlobal('fetch', fetchMock);
    const form = widget('pk1', [new Configuration('g1', 'card'), new Configuration('g1', 'bank_account')]);
    form.setEnv('staging');
    expect((await query(form)).get('configuration_tokens')).toBe('card,bank_account');
    expect(fetchMock.mock.calls.map(([address]) => address)).toEqual(
      Array(2).fill('https://apista.paydock.com/v1/remote-action/configs'),
    );
  });

  it('is not given when a token fails [S8.20]', async () => {
    vi.stubGlobal('fetch', async () => answer(500, {}));
    const url = vi.fn();
    const errors = await new Promise((resolve) => widget('pk1', new Configuration('g1')).loadIFrameUrl(url, resolve));
    expect(errors).toEqual(['gateway: g1 | unknown error']);
    expect(url).not.toHaveBeenCalled();
  });

  it('is not given on a foreign domain [S6.05] [S5.42]', async () => {
    vi.stubGlobal('location', { hostname: 'evil.test' });
    const form = widget(jwt({ whitelisted_domains: ['shop.test'] }));
    const errors = await new Promise((resolve) => form.loadIFrameUrl(() => resolve('url'), resolve));
    expect(errors).toEqual([expect.stringContaining('access Token is not valid for current domain')]);
  });

  it('is not given after destroy()', async () => {
    const form = widget();
    const called = vi.fn();
    form.loadIFrameUrl(called, called);
    form.destroy();
    await new Promise((resolve) => setTimeout(resolve));
    expect(called).not.toHaveBeenCalled();
  });

  it('carries the page’s origin [S7.33]', async () => {
    expect((await query(widget())).has('sdk_origin')).toBe(false);
    vi.stubGlobal('origin', 'https://shop.test');
    expect((await query(widget())).get('sdk_origin')).toBe('https://shop.test');
  });

  it('carries version and type when known [S7.34]', async () => {
    const known = await query(widget());
    expect([known.get('sdk_version'), known.get('sdk_type')]).toEqual(['v1.131.0', 'client']);
    const unknown = frameAddress('https://w.test', {
      widget_id: 'w',
      sdk_version: undefined,
      sdk_type: undefined,
      public_key: 'pk1',
      configuration_tokens: 'a',
    });
    expect(unknown).toBe('https://w.test/remote-action?widget_id=w&public_key=pk1&configuration_tokens=a');
  });

  it('carries language and reference when set [S7.35]', async () => {
    const form = widget();
    const before = await query(form);
    expect([before.has('language'), before.has('ref_id')]).toEqual([false, false]);
    form.setLanguage('en');
    form.setRefId('r1');
    const after = await query(form);
    expect([after.get('language'), after.get('ref_id')]).toEqual(['en', 'r1']);
  });

  it('carries values, labels, placeholders and icons as name:value pairs [S7.36]', async () => {
    const form = widget();
    for (const name of ['form_values', 'form_labels', 'form_placeholders', 'icons'])
      expect((await query(form)).has(name)).toBe(false);
    form.setFormValues({ email: 'a@b.c', phone: '0' });
    form.setFormValue('email', 'd@e.f');
    form.setFormLabel('card_number', 'Card Number*');
    form.setFormPlaceholders({ expire_month: 'mm/yy' });
    form.setIcon('any', 'x');
    const sent = await query(form);
    expect(sent.get('form_values')).toBe('email:d@e.f,phone:0');
    expect(sent.get('form_labels')).toBe('card_number:Card Number*');
    expect(sent.get('form_placeholders')).toBe('expire_month:mm/yy');
    expect(sent.get('icons')).toBe('any:x');
  });

  it('writes an empty label or placeholder as one space', async () => {
    const form = widget();
    form.setFormLabels({ card_name: null, card_ccv: '' });
    form.setFormPlaceholder('card_name', null);
    const sent = await query(form);
    expect([sent.get('form_labels'), sent.get('form_placeholders')]).toEqual(['card_name: ,card_ccv: ', 'card_name: ']);
  });

  it('splits form elements into label, placeholder and value', async () => {
    const form = widget();
    form.setFormElements([{ field: 'phone*', label: 'L', placeholder: 'P', value: 'V' }, { field: 'email' }]);
    const sent = await query(form);
    expect([sent.get('form_labels'), sent.get('form_placeholders'), sent.get('form_values')]).toEqual([
      'phone:L',
      'phone:P',
      'phone:V',
    ]);
  });

  it('never carries a card number or security code, however it comes', async () => {
    const form = widget();
    form.setFormValues(any({ card_number: '4242424242424242', card_ccv: '123', card_name: 'A' }));
    form.setFormElement({ field: 'card_ccv', value: '123' });
    expect((await query(form)).get('form_values')).toBe('card_name:A');
    const address = await addressOf(form);
    // Its random name may contain any digits.
    address.searchParams.delete('widget_id');
    expect(address.href).not.toMatch(/4242|123/);
    expect(warned()).toHaveLength(3);
    expect(warned().join()).not.toMatch(/4242|123/);
  });

  it('carries hidden elements and element styles [S7.37]', async () => {
    const form = widget();
    form.setHiddenElements(['title']);
    form.setHiddenElements(['submit_button']);
    form.setElementStyle('input', { border_radius: '10px', height: '40px' });
    form.setElementStyle('input', 'focus', { border: '1px solid' });
    const sent = await query(form);
    expect(sent.get('hidden_elements')).toBe('title,submit_button');
    expect(sent.get('element_styles')).toBe('input{border-radius:10px;height:40px},input::focus{border:1px solid}');
  });

  it('carries supported card types and their validation [S7.38]', async () => {
    const form = widget();
    form.setSupportedCardIcons(['visa', 'mastercard']);
    expect((await query(form)).has('validate_card_types')).toBe(false);
    form.setSupportedCardIcons(['visa', 'mastercard'], true);
    const sent = await query(form);
    expect([sent.get('supported_card_types'), sent.get('validate_card_types')]).toEqual(['visa,mastercard', 'true']);
  });

  it('carries hide_ui_errors and fields_validation when switched on [S7.39]', async () => {
    const form = widget();
    const before = await query(form);
    expect([before.has('hide_ui_errors'), before.has('fields_validation')]).toEqual([false, false]);
    form.hideUiErrors();
    form.useGatewayFieldValidation();
    const after = await query(form);
    expect([after.get('hide_ui_errors'), after.get('fields_validation')]).toEqual(['true', 'true']);
  });

  it('carries the phone mask, one parameter a setting [S7.40] [S7.41]', async () => {
    const form = widget();
    expect((await query(form)).has('use_country_phone_mask')).toBe(false);
    form.usePhoneCountryMask();
    expect([...(await query(form)).keys()].filter((name) => name.startsWith('phone_mask'))).toEqual([]);
    form.usePhoneCountryMask({ only_countries: ['au', 'nz'], preferred_countries: ['nz'], default_country: 'au' });
    const sent = await query(form);
    expect(sent.get('use_country_phone_mask')).toBe('true');
    expect(sent.get('phone_mask_only_countries')).toBe('au,nz');
    expect(sent.get('phone_mask_preferred_countries')).toBe('nz');
    expect(sent.get('phone_mask_default_country')).toBe('au');
  });

  it('carries a widget id of its own [S7.42]', async () => {
    const [first, second] = [widget(), widget()];
    const id = (await query(first)).get('widget_id');
    expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect((await query(second)).get('widget_id')).not.toBe(id);
    expect((await query(first)).get('widget_id')).toBe(id);
  });

  it('survives every character in a text', async () => {
    const form = widget();
    const text = 'a&b=c #1 100% “ü” +';
    form.setText('title', text);
    expect((await query(form)).get('title')).toBe(text);
  });
});

describe('styles and texts', () => {
  it('takes the ten styles and no other [S3.15] [S5.28]', async () => {
    expect(STYLES).toEqual(Object.values(STYLE));
    expect(STYLES).toHaveLength(10);
    const form = widget();
    form.setStyles(any({ ...names(STYLES), font_weight: 'x', foo: 1 }));
    form.setStyle('text_color', '#000');
    const sent = await query(form);
    for (const name of STYLES) expect(sent.get(name)).toBe(name === 'text_color' ? '#000' : `v ${name}`);
    expect([sent.has('font_weight'), sent.has('foo')]).toEqual([false, false]);
    expect(warned()).toEqual([expect.stringContaining('font_weight'), expect.stringContaining('foo')]);
  });

  it('takes the eleven texts and no other [S3.19] [S5.29]', async () => {
    expect([...TEXTS].sort()).toEqual(Object.values(TEXT).sort());
    expect(TEXTS).toHaveLength(11);
    const form = widget();
    form.setTexts(any({ ...names(TEXTS), title_h7: 'x', foo: 'x' }));
    const sent = await query(form);
    for (const name of TEXTS) expect(sent.get(name)).toBe(`v ${name}`);
    expect(sent.has('title_h7')).toBe(false);
    expect(warned()).toEqual([expect.stringContaining('title_h7'), expect.stringContaining('foo')]);
  });

  it('takes the twelve card brands and no other [S3.20] [S5.32]', async () => {
    expect(Object.values(SUPPORTED_CARD_TYPES)).toEqual(CARD_ICON_TYPES);
    expect(CARD_ICON_TYPES).toEqual(
      'amex ausbc diners discover japcb laser mastercard solo visa visa_white eftpos eftpos_white'.split(' '),
    );
    const form = widget();
    form.setSupportedCardIcons(any([...CARD_ICON_TYPES, 'maestro', 'foo']));
    expect((await query(form)).get('supported_card_types')).toBe(CARD_ICON_TYPES.join());
    expect(warned()).toEqual([expect.stringContaining('maestro'), expect.stringContaining('foo')]);
  });

  it('hides five elements, the thirty fields, and nothing else [S5.30] [S5.31]', async () => {
    expect(HIDEABLE_ELEMENTS).toEqual(['submit_button', 'tabs', 'title', 'title_description', 'label']);
    const form = widget();
    form.setHiddenElements(any([...HIDEABLE_ELEMENTS, ...FORM_FIELD_NAMES, 'foo']));
    expect((await query(form)).get('hidden_elements')).toBe([...HIDEABLE_ELEMENTS, ...FORM_FIELD_NAMES].join());
    expect(warned()).toEqual([expect.stringContaining('foo')]);
  });
});

describe('form fields', () => {
  const groups: [row: string, fields: string][] = [
    ['S3.10', 'card_name card_number expire_month expire_year card_ccv card_pin'],
    [
      'S3.11',
      'account_name account_bsb account_number account_routing account_holder_type account_bank_name account_type',
    ],
    ['S3.12', 'first_name last_name email phone phone2'],
    [
      'S3.13',
      'address_line1 address_line2 address_state address_country address_city address_postcode address_company',
    ],
    [
      'S3.14',
      'save_card_consent_accepted enable_cvv_tokenization_mode card_number_last4 card_scheme card_processing_network',
    ],
  ];
  for (const [row, fields] of groups) {
    it(`are ${fields} [${row}]`, () => {
      const list = fields.split(' ');
      const configuration = new Configuration();
      configuration.setFormFields(list as 'email'[]);
      expect(configuration.getConfigs().defined_form_fields).toEqual(list);
      expect(warnings).not.toHaveBeenCalled();
    });
  }

  it('are thirty in all, and address_line is none of them [S3.13] [S3.14]', () => {
    expect(Object.values(FORM_FIELD)).toEqual(groups.flatMap(([, fields]) => fields.split(' ')));
    expect(FORM_FIELD.CARD_CCV).toBe('card_ccv');
    expect(FORM_FIELD_NAMES).toHaveLength(30);
    const configuration = new Configuration();
    configuration.setFormFields(['address_line' as 'address_line1']);
    expect(configuration.getConfigs().defined_form_fields).toEqual([]);
    expect(warned()).toEqual([expect.stringContaining('address_line')]);
  });

  it('outside the list get no value, label or placeholder [S5.26]', async () => {
    const form = widget();
    form.setFormValues(any({ foo: 'x' }));
    form.setFormLabels(any({ foo: 'x' }));
    form.setFormPlaceholders(any(JSON.parse('{"__proto__":"x"}')));
    const sent = await query(form);
    for (const name of ['form_values', 'form_labels', 'form_placeholders']) expect(sent.has(name)).toBe(false);
    expect(warned()).toHaveLength(3);
  });

  it('and icons may not hold a comma or a colon: eight warnings [S5.33]', async () => {
    const form = widget();
    for (const value of ['ab', 'a,b', 'a:b']) {
      const field = value === 'ab' ? 'email' : 'phone';
      form.setFormValue(field, value);
      form.setFormLabel(field, value);
      form.setFormPlaceholder(field, value);
      form.setIcon(field, value);
    }
    const sent = await query(form);
    for (const name of ['form_values', 'form_labels', 'form_placeholders', 'icons'])
      expect(sent.get(name)).toBe('email:ab');
    expect(warned()).toHaveLength(8);
  });
});

describe('the phone mask', () => {
  // Has another name, because the linter takes a call of use… in a loop for a React hook.
  const setter = 'usePhoneCountryMask';
  const parameter = async (options: object, name: string) => {
    const form = widget();
    form[setter](options);
    return (await query(form)).get(`phone_mask_${name}`);
  };
  for (const [row, name] of [
    ['S5.34', 'only_countries'],
    ['S5.35', 'preferred_countries'],
  ] as const) {
    it(`takes ${name} of two lower-case letters [${row}]`, async () => {
      expect(await parameter({ [name]: ['au', 'nz'] }, name)).toBe('au,nz');
      expect(warned()).toEqual([]);
      const bad = ['AU', 'a', 'aus', 'a1', ''];
      for (const code of bad) expect(await parameter({ [name]: [code] }, name), code).toBeNull();
      expect(warned()).toHaveLength(bad.length);
      expect(await parameter({ [name]: ['au', 'AU'] }, name)).toBe('au');
    });
  }

  it('takes a default_country of two characters [S5.36]', async () => {
    expect(await parameter({ default_country: 'au' }, 'default_country')).toBe('au');
    expect(warned()).toEqual([]);
    for (const code of ['a', 'aus', ''])
      expect(await parameter({ default_country: code }, 'default_country')).toBeNull();
    expect(warned()).toHaveLength(3);
  });
});

describe('element styles', () => {
  const onAll = [
    'color',
    'text_decoration',
    'font_size',
    'font_family',
    'line_height',
    'font_weight',
    'padding',
    'margin',
  ];
  const onBoxes = [...onAll, 'border', 'border_radius', 'background_color', 'transition'];
  const allowed: Record<StylableElement, string[]> = {
    input: [...onBoxes, 'height'],
    submit_button: [...onBoxes, 'opacity'],
    label: onAll,
    title: [...onAll, 'text_align'],
    title_description: [...onAll, 'text_align'],
  };
  const styled = async (element: string, ...rest: [ElementStyles] | [string, ElementStyles]) => {
    const form = widget();
    (form.setElementStyle as (...all: unknown[]) => void)(element, ...rest);
    return (await query(form)).get('element_styles');
  };

  it('are for five elements [S2.19] [S5.37]', async () => {
    const elements = ['input', 'submit_button', 'label', 'title', 'title_description'];
    expect(Object.values(STYLABLE_ELEMENT)).toEqual(elements);
    for (const element of elements) expect(await styled(element, { color: 'red' })).toBe(`${element}{color:red}`);
    expect(warned()).toEqual([]);
    for (const element of ['footer', 'foo', 'constructor', '__proto__'])
      expect(await styled(element, { color: 'red' })).toBeNull();
    expect(warned()).toHaveLength(4);
  });

  it('know focus and error of inputs [S2.20] [S5.38]', async () => {
    expect(Object.values(STYLABLE_ELEMENT_STATE).sort()).toEqual(['error', 'focus', 'hover']);
    for (const state of ['focus', 'error'])
      expect(await styled('input', state, { color: 'red' })).toBe(`input::${state}{color:red}`);
    for (const state of ['hover', 'active', '']) expect(await styled('input', state, { color: 'red' })).toBeNull();
    expect(warned()).toHaveLength(3);
  });

  it('know hover of the submit button, and no state of the others [S2.21] [S5.38]', async () => {
    expect(await styled('submit_button', 'hover', { color: 'red' })).toBe('submit_button::hover{color:red}');
    expect(await styled('submit_button', 'focus', { color: 'red' })).toBeNull();
    for (const element of ['label', 'title', 'title_description']) {
      expect(await styled(element, 'focus', { color: 'red' })).toBeNull();
    }
    expect(warned()).toHaveLength(4);
  });

  it.each(Object.entries(allowed))('take the names of %s [S3.16] [S3.17] [S3.18]', async (element, its) => {
    const block = its.map((name) => `${name.replaceAll('_', '-')}:v ${name}`).join(';');
    expect(await styled(element, names(its))).toBe(`${element}{${block}}`);
    expect(warned()).toEqual([]);
    const others = Object.values(allowed)
      .flat()
      .filter((name) => !its.includes(name));
    for (const name of new Set(others)) {
      expect(await styled(element, names([name])), name).toBeNull();
      expect(warned().at(-1)).toContain(`${element} style ${name}`);
    }
  });

  it('are fourteen names beside text_align [S3.16]', async () => {
    expect(new Set(Object.values(allowed).flat()).size).toBe(15);
    expect(await styled('input', any({ 'z-index': '1' }))).toBeNull();
    expect(warned()).toEqual([expect.stringContaining('z-index')]);
  });

  it('lose unknown names only [S5.39]', async () => {
    expect(await styled('input', any({ color: 'red', foo: 'x' }))).toBe('input{color:red}');
    expect(warned()).toEqual([expect.stringContaining('foo')]);
  });

  it('cannot break out of their block', async () => {
    for (const value of ['red}', 'red;height:0', '{']) expect(await styled('input', { color: value })).toBeNull();
    expect(await styled('input', { font_family: 'Arial, sans-serif' })).toBe('input{font-family:Arial, sans-serif}');
    expect(warned()).toHaveLength(3);
  });
});
