import { describe, expect, it } from 'vitest';
import { jwt } from './client/testing/client-fakes.ts';
import { WIRE_VERSION } from './client/version.ts';
import * as library from './index.ts';

describe('the library', () => {
  it('is version 1.131.0, written v1.131.0 on the wire [S1.13]', () => {
    expect([library.VERSION, WIRE_VERSION]).toEqual(['1.131.0', 'v1.131.0']);
  });

  it('covers seven families, each with public constructors whose objects do its work [S1.02]', () => {
    const page = '#shop';
    const wallet = jwt({ gateway: { type: 'paypal' }, charge: { id: 'c1' } });
    const fraud = { environmentId: 'e1', mode: 'test', siteId: 's1' } as const;
    const buttons = [library.PaypalCheckoutButton, library.AfterpayCheckoutButton, library.ZipmoneyCheckoutButton];
    const families: Record<string, readonly (readonly [maker: object, ...methods: string[]])[]> = {
      'wallet buttons': [
        [new library.WalletButtons(page, wallet), 'load', 'update', 'close', 'enable', 'disable', 'on'],
      ],
      'popup checkout flows': buttons.map((Button) => [new Button(page, 'pk1'), 'setBackdropTitle', 'close', 'on']),
      'external checkout buttons': [
        ...buttons.map((Button) => [new Button(page, 'pk1'), 'setMeta', 'on'] as const),
        [new library.ExternalCheckoutBuilder('g1', 'https://a.test/ok', 'https://a.test/no'), 'send'],
        [new library.ExternalCheckoutChecker('t1'), 'send'],
      ],
      'one-time payment-source tokens': [
        [new library.PaymentSourceBuilder('g1', { card_number: '4242424242424242' }, 'card'), 'send'],
      ],
      '3-D Secure authentication': [
        [new library.Canvas3ds(page, btoa('{}')), 'load', 'hide', 'show', 'reload', 'on'],
        [new library.Api('pk1').charge(), 'preAuth'],
      ],
      'device fingerprinting for fraud prevention': [[new library.FraudService('f1', 'pk1', fraud), 'load', 'on']],
      'hosted card and bank forms': [
        [new library.HtmlWidget(page, 'pk1'), 'load', 'reload', 'on'],
        [new library.HtmlMultiWidget(page, 'pk1', ['t1']), 'load', 'on'],
        [new library.Configuration('g1', 'bank_account'), 'createToken'],
      ],
    };
    expect(Object.keys(families)).toHaveLength(7);
    for (const [family, made] of Object.entries(families)) {
      expect(made.length, family).toBeGreaterThan(0);
      for (const [object, ...methods] of made) {
        for (const name of methods) expect(typeof Reflect.get(object, name), `${family}: ${name}`).toBe('function');
      }
    }
  });

  it('knows no user roles: no public name, method or option speaks of them [S6.01]', () => {
    const names = Object.entries(library).flatMap(([name, value]) => [
      name,
      ...(typeof value === 'function' ? methodsOf(value.prototype) : Object.keys(value)),
    ]);
    expect(names.length).toBeGreaterThan(200);
    expect(names).toContain('setEnv');
    expect(names.filter((name) => /role|permission|admin/i.test(name))).toEqual([]);
  });
});

function methodsOf(prototype: object | null): string[] {
  return prototype === null || prototype === Object.prototype
    ? []
    : [...Object.getOwnPropertyNames(prototype), ...methodsOf(Object.getPrototypeOf(prototype))];
}
