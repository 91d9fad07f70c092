import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jwt } from '../../client/testing/client-fakes.ts';
import {
  PAYMENT_SOURCE_EVENT,
  PAYMENT_SOURCE_TYPE,
  PaymentSourceWidget,
  STYLE,
  VAULT_DISPLAY_EVENT,
  VAULT_DISPLAY_STYLE,
  VaultDisplayWidget,
} from '../../index.ts';

const warnings = vi.fn();
beforeEach(() => {
  warnings.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warnings);
});
afterEach(() => vi.restoreAllMocks());
const warned = () => warnings.mock.calls.map(([text]) => String(text));

const widget = () => {
  const list = new PaymentSourceWidget('pk1', 'query 1');
  // Without it the first widget of the page warns, and no other.
  list.setEnv('sandbox');
  return list;
};
const query = (list: PaymentSourceWidget) => new URL(list.getIFrameUrl()).searchParams;

describe('PaymentSourceWidget', () => {
  it('gives the address of the list at once', () => {
    const list = new PaymentSourceWidget('pk1', 'query 1');
    const url = new URL(list.getIFrameUrl());
    expect(`${url.origin}${url.pathname}`).toBe('https://widget-sandbox.paydock.com/payment-sources');
    expect([...url.searchParams.keys()]).toEqual(['widget_id', 'sdk_version', 'sdk_type', 'query_token', 'public_key']);
    expect(query(list).get('query_token')).toBe('query 1');
    expect(query(list).get('public_key')).toBe('pk1');
    expect(list.getIFrameUrl()).toBe(url.href);
  });

  it('sends an access token as access_token', () => {
    const token = jwt({ sub: 'm' });
    const sent = query(new PaymentSourceWidget(token, 'q'));
    expect([sent.get('access_token'), sent.has('public_key'), sent.has('token')]).toEqual([token, false, false]);
  });

  it('has an environment, which getEnv names', () => {
    const list = widget();
    expect(list.getEnv()).toBe('sandbox');
    list.setEnv('production', 'pay.test');
    expect(list.getEnv()).toBe('production');
    expect(list.getIFrameUrl()).toMatch(/^https:\/\/widget\.pay\.test\/payment-sources\?/);
    list.setEnv({ api: 'http://127.0.0.1:1', widget: 'http://127.0.0.1:2' });
    expect(list.getIFrameUrl()).toMatch(/^http:\/\/127\.0\.0\.1:2\/payment-sources\?/);
    expect(() => list.setEnv('nowhere' as 'sandbox')).toThrow('unknown env: nowhere');
  });

  it('needs a credential and a query token', () => {
    expect(() => new PaymentSourceWidget('', 'q')).toThrow('a public key or an access token is required');
    expect(() => new PaymentSourceWidget('pk1', '')).toThrow('a query token is required');
  });

  it('filters by the known types, comma-joined', () => {
    const list = widget();
    expect(query(list).has('payment_source_types')).toBe(false);
    list.filterByTypes(Object.values(PAYMENT_SOURCE_TYPE));
    expect(query(list).get('payment_source_types')).toBe('card,bank_account,checkout');
    expect(warned()).toEqual([]);
    list.filterByTypes(['checkout', 'gift_card']);
    expect(query(list).get('payment_source_types')).toBe('checkout');
    expect(warned()).toEqual([expect.stringContaining('gift_card')]);
  });

  it('filters nothing away when no named type is known', () => {
    const list = widget();
    list.filterByTypes(['constructor']);
    expect(query(list).has('payment_source_types')).toBe(false);
    expect(warned()).toEqual([expect.stringContaining('constructor')]);
  });

  it('carries gateways, page size, language and reference when set', () => {
    const list = widget();
    for (const name of ['gateway_ids', 'limit', 'language', 'ref_id']) expect(query(list).has(name)).toBe(false);
    list.filterByGatewayIds(['g1', 'g2']);
    list.setLimit(4);
    list.setLanguage('mi');
    list.setRefId('r&1');
    const sent = query(list);
    expect([sent.get('gateway_ids'), sent.get('limit'), sent.get('language'), sent.get('ref_id')]).toEqual([
      'g1,g2',
      '4',
      'mi',
      'r&1',
    ]);
  });

  it('takes page sizes from 1', () => {
    const list = widget();
    list.setLimit(1);
    expect(query(list).get('limit')).toBe('1');
    for (const count of [0, -1, 1.5, Number.NaN]) expect(() => list.setLimit(count)).toThrow(`invalid limit: ${count}`);
    expect(query(list).get('limit')).toBe('1');
  });

  it('takes the styles of forms and no other', () => {
    const list = widget();
    list.setStyles({
      ...Object.fromEntries(Object.values(STYLE).map((name) => [name, `v ${name}`])),
      foo: '1',
    } as object);
    list.setStyle('text_color', '#000');
    const sent = query(list);
    for (const name of Object.values(STYLE)) expect(sent.get(name)).toBe(name === 'text_color' ? '#000' : `v ${name}`);
    expect(sent.has('foo')).toBe(false);
    expect(warned()).toEqual([expect.stringContaining('foo')]);
  });
});

describe('the names of saved sources and displayed cards', () => {
  it('are constants', () => {
    expect(PAYMENT_SOURCE_TYPE).toEqual({ CARD: 'card', BANK_ACCOUNT: 'bank_account', CHECKOUT: 'checkout' });
    expect(VAULT_DISPLAY_STYLE).toEqual({
      BACKGROUND_COLOR: 'background_color',
      TEXT_COLOR: 'text_color',
      BORDER_COLOR: 'border_color',
      BUTTON_COLOR: 'button_color',
      FONT_SIZE: 'font_size',
      FONT_FAMILY: 'font_family',
    });
    expect(Object.values(VAULT_DISPLAY_EVENT)).toEqual([
      'after_load',
      'system_error',
      'cvv_secure_code_requested',
      'card_number_secure_code_requested',
      'access_forbidden',
      'session_expired',
      'operation_forbidden',
    ]);
    expect(PAYMENT_SOURCE_EVENT).toEqual({
      AFTER_LOAD: 'afterLoad',
      NEXT: 'next',
      PREV: 'prev',
      SELECT: 'select',
      UNSELECT: 'unselect',
      FINISH: 'finish',
      META_CHANGE: 'metaChange',
      RESIZE: 'resize',
      SYSTEM_ERROR: 'systemError',
      ERROR: 'error',
    });
  });
});

describe('VaultDisplayWidget', () => {
  it('is made without a page, with a token', () => {
    expect(new VaultDisplayWidget('#card', 'vault').getEnv()).toBe('sandbox');
    expect(() => new VaultDisplayWidget('#card', '')).toThrow('a vault display token is required');
  });
});
