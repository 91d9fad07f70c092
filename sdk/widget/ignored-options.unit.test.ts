import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jwt } from '../client/testing/client-fakes.ts';
import { Configuration } from './configuration.ts';
import { createTokens } from './create-tokens.ts';
import { elementStyleBlock } from './element-style.ts';
import { readValidation } from './form-validation.ts';
import { MultiWidget } from './multi-widget.ts';
import { pageQuery } from './page-query.ts';
import { PaymentSourceWidget } from './saved-sources/payment-source-widget.ts';
import { triggerMessage } from './trigger.ts';

let warnings: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warnings = vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const form = () => new MultiWidget('pk1', 'cfg1');
const query = async (from: MultiWidget) =>
  new URL(await new Promise<string>((resolve, reject) => from.loadIFrameUrl(resolve, reject))).searchParams;
const any = (value: unknown) => value as never;

describe('what is ignored', () => {
  it.each<[what: string, act: () => unknown]>([
    ['ignored unsupported style shade', () => form().setStyle(any('shade'), 'x')],
    ['ignored unsupported style shade', () => new PaymentSourceWidget('pk1', 'q').setStyle(any('shade'), 'x')],
    ['ignored unsupported text subtitle', () => form().setText(any('subtitle'), 'x')],
    ['ignored unsupported element footer', () => form().setElementStyle(any('footer'), { color: 'red' })],
    ['ignored unsupported label style shade', () => form().setElementStyle('label', any({ shade: 'x' }))],
    [
      'ignored color: a brace or semicolon cannot be sent',
      () => form().setElementStyle('label', { color: 'red;margin:0' }),
    ],
    ['ignored unsupported hidden element footer', () => form().setHiddenElements(any(['footer']))],
    ['ignored unsupported card type visa2', () => form().setSupportedCardIcons(any(['visa2']))],
    ['ignored unsupported form field card_nam', () => form().setFormValue(any('card_nam'), 'x')],
    ['ignored card_name: a comma or colon cannot be sent', () => form().setFormValue('card_name', 'A, B')],
    ['ignored card_number: only the shopper types it', () => form().setFormValue(any('card_number'), '4242')],
    ['ignored unsupported meta key colour', () => new Configuration().setMeta({ colour: 'x' } as object)],
    [
      'ignored unsupported payment source type card2',
      () => new PaymentSourceWidget('pk1', 'q').filterByTypes(['card2']),
    ],
    ['ignored only_countries AU: not a country code', () => form().usePhoneCountryMask({ only_countries: ['AU'] })],
    ['unknown trigger: foo', () => triggerMessage('foo', {})],
  ])('is named: %s', (what, act) => {
    act();
    expect(warnings.mock.calls).toEqual([[`Payment form: ${what}.`]]);
  });

  it('leaves what was set before as it was', async () => {
    const styled = form();
    styled.setElementStyle('label', { color: 'red' });
    styled.setElementStyle(any('footer'), { color: 'red' });
    styled.setSupportedCardIcons(any(['visa2']));
    const sent = await query(styled);
    expect(sent.get('element_styles')).toBe('label{color:red}');
    expect(sent.has('supported_card_types')).toBe(false);
  });

  it('is a field with an asterisk anywhere but at its end', () => {
    const configuration = new Configuration();
    configuration.setFormFields(['card_*name' as 'card_name', 'card_name*', 'card_ccv']);
    expect(configuration.getConfigs().defined_form_fields).toEqual(['card_name*', 'card_ccv']);
  });
});

it('only the titles are aligned, and an element has the same styles in all its states [S3.18]', () => {
  for (const element of ['input', 'input::focus', 'submit_button::hover', 'label'])
    expect(elementStyleBlock(element, { text_align: 'left' })).toBe(undefined);
  expect(elementStyleBlock('title', { text_align: 'left' })).toBe('title{text-align:left}');
  expect(elementStyleBlock('input::focus', { height: '1px' })).toBe('input::focus{height:1px}');
});

it('a value that is missing is sent as an empty one', async () => {
  const filled = form();
  filled.setFormValues({ card_name: null, email: 'a@b.test' });
  expect((await query(filled)).get('form_values')).toBe('card_name:,email:a@b.test');
});

it('the country to begin with may be written in any case', async () => {
  const masked = form();
  masked.usePhoneCountryMask({ default_country: 'AU', preferred_countries: ['nz'] });
  const sent = await query(masked);
  expect([sent.get('phone_mask_default_country'), sent.get('phone_mask_preferred_countries')]).toEqual(['au', 'nz']);
});

it('a gift card’s scheme can be set before its gateway is known', () => {
  const configuration = new Configuration('', 'gift_card');
  configuration.setGiftCardSchemeData('scheme', 'network');
  expect(configuration.getConfigs().predefined_fields).toMatchObject({ card_scheme: 'scheme' });
});

it('a small page learns the origin of the page around it, where that has one', () => {
  expect(pageQuery('w1', {}).has('sdk_origin')).toBe(false);
  vi.stubGlobal('origin', 'https://shop.test');
  expect(pageQuery('w1', {}).get('sdk_origin')).toBe('https://shop.test');
});

it('what the form reports about its fields is read from each of them [S3.72]', () => {
  expect(readValidation({ form_valid: true, invalid_fields: ['a'], invalid_showed_fields: ['b'] })).toMatchObject({
    form_valid: true,
    invalid_fields: ['a'],
    invalid_showed_fields: ['b'],
  });
});

describe('tokens', () => {
  it('that fail name their gateways, those that succeed beside them name nothing', async () => {
    const [onTokens, onFailure] = [vi.fn(), vi.fn()];
    await createTokens(['cfg1', new Configuration('', 'card')], 'pk1', onTokens, onFailure);
    expect(onFailure.mock.calls[0]?.[0]).toEqual(['gateway:  | gateway_id is cannot be empty']);
    expect(onTokens).not.toHaveBeenCalled();
  });

  it('that exist already have no gateway to name', async () => {
    vi.stubGlobal('location', { hostname: 'evil.test' });
    const onFailure = vi.fn();
    await createTokens(['cfg1'], jwt({ whitelisted_domains: ['shop.test'] }), vi.fn(), onFailure);
    expect(onFailure.mock.calls[0]?.[0]).toEqual(['gateway: - | access Token is not valid for current domain']);
  });
});
