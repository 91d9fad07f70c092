import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64url, jwt } from '../../client/testing/client-fakes.ts';
import { WalletButtons } from '../wallet-buttons.ts';
import { readChargeToken } from './charge-token.ts';

const charge = {
  id: 'c1',
  amount: 10.5,
  currency: 'AUD',
  reference: 'order 7',
  capture: false,
  meta: { success_url: 'https://shop.test/ok', error_url: 'https://shop.test/no' },
};
const gateway = { type: 'stripe', mode: 'live', credentials: { client_auth: 'pk_1' } };

describe('a charge token', () => {
  it.each(['abc', 'a.b', '', 'a.b.c', `${base64url({})}.x.y`, undefined, null, 7, {}])(
    '%s is refused in exactly these words [S5.08]',
    (token) => {
      expect(() => readChargeToken(token)).toThrow(/^Invalid charge token$/);
      expect(() => new WalletButtons('#pay', token as string)).toThrow(/^Invalid charge token$/);
    },
  );

  it('of three parts, two of them JSON, is taken in both alphabets [S5.08]', () => {
    // The two base64 alphabets differ for this text.
    const claims = { gateway: { type: 'stripe' }, charge: { reference: '???>>>' } };
    const plain = (value: unknown) => btoa(JSON.stringify(value));
    expect(jwt(claims, plain)).not.toBe(jwt(claims));
    for (const token of [jwt(claims), jwt(claims, plain)]) {
      expect(readChargeToken(token).charge.reference).toBe('???>>>');
      expect(() => new WalletButtons('#pay', token)).not.toThrow();
    }
  });

  it('holds the gateway’s type, mode and credentials [S3.48]', () => {
    const { gateway: reported, credentials } = readChargeToken(jwt({ gateway, charge }));
    expect(reported).toEqual({ type: 'stripe', mode: 'live' });
    expect(credentials).toEqual({ client_auth: 'pk_1' });
  });

  it('without a gateway names an empty type, which no wallet has', () => {
    expect(readChargeToken(jwt({ charge })).gateway).toEqual({ type: '', mode: '' });
  });

  it('holds the charge [S3.49]', () => {
    expect(readChargeToken(jwt({ gateway, charge })).charge).toEqual(charge);
  });

  it('is read from the packed claim of the wire as well, with the credentials beside the gateway [S3.48] [S3.49]', () => {
    const meta = base64url({
      meta: { gateway: { type: 'Paypal', mode: 'test' }, charge, credentials: { client_auth: 'x' } },
    });
    expect(readChargeToken(jwt({ meta }))).toEqual({
      gateway: { type: 'Paypal', mode: 'test' },
      charge,
      credentials: { client_auth: 'x' },
    });
  });

  it('of any claims never throws anything but its own words', () => {
    const check = fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (claims, meta) => {
      const token = readChargeToken(
        jwt({ ...claims, meta }, (value) => Buffer.from(JSON.stringify(value)).toString('base64')),
      );
      expect(typeof token.gateway.type).toBe('string');
    });
    fc.assert(check, { numRuns: 1000 });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
