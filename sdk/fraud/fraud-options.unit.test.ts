import { describe, expect, it } from 'vitest';
import { readFraudConfiguration } from './fraud-configuration.ts';
import { assertFraudOptions, type FraudOptions } from './fraud-options.ts';

const options: FraudOptions = { environmentId: 'e1', mode: 'test', siteId: 's' };
const given = (change: object) => () => assertFraudOptions({ ...options, ...change });

describe('the options of a fraud service', () => {
  it('need an environmentId, a string [S5.02]', () => {
    expect(given({ environmentId: 'e1' })()).toMatchObject({ environmentId: 'e1' });
    for (const environmentId of [undefined, 5, null, ''])
      expect(given({ environmentId })).toThrow('needs an environmentId');
  });

  it('may have an alias, a string [S5.03]', () => {
    expect(given({})).not.toThrow();
    expect(given({ alias: 'a1' })).not.toThrow();
    for (const alias of [5, null, {}]) expect(given({ alias })).toThrow('needs an alias');
  });

  it('have the mode live or test [S5.04]', () => {
    for (const mode of ['live', 'test']) expect(given({ mode })).not.toThrow();
    for (const mode of ['sandbox', 'Live', undefined]) expect(given({ mode })).toThrow('Use live or test');
  });

  it('need a siteId or a providerId, strings [S5.05]', () => {
    expect(given({ siteId: 's', providerId: undefined })).not.toThrow();
    expect(given({ siteId: undefined, providerId: 'p' })).not.toThrow();
    expect(given({ providerId: 'p' })).not.toThrow();
    expect(given({ siteId: undefined })).toThrow('needs a siteId or a providerId');
    expect(given({ siteId: '' })).toThrow('needs a siteId or a providerId');
    expect(given({ siteId: 5 })).toThrow('that are strings');
    expect(given({ siteId: 5, providerId: 'p' })).toThrow('that are strings');
    expect(given({ providerId: 5 })).toThrow('that are strings');
  });

  it('may have csp, true or false [S5.06]', () => {
    for (const csp of [undefined, true, false]) expect(given({ csp })).not.toThrow();
    for (const csp of ['true', 1, null]) expect(given({ csp })).toThrow('needs a csp');
  });

  it('may have a lifetime of the cookie, in seconds', () => {
    for (const cookieLifetime of [undefined, 0, 60]) expect(given({ cookieLifetime })).not.toThrow();
    for (const cookieLifetime of [-1, Number.NaN, Number.POSITIVE_INFINITY, '60']) {
      expect(given({ cookieLifetime })).toThrow('needs a cookieLifetime');
    }
  });

  it('are an object', () => {
    for (const value of [undefined, null, 'x', []])
      expect(() => assertFraudOptions(value)).toThrow('needs an environmentId');
  });
});

describe('the configuration of a fraud service', () => {
  it('holds the provider that selects the script [S3.27]', () => {
    expect(readFraudConfiguration({ type: 'Forter' }, options).provider).toBe('Forter');
    expect(readFraudConfiguration({ type: 'x', provider: 'Forter' }, options).provider).toBe('Forter');
    for (const data of [undefined, null, {}, { type: 5 }])
      expect(readFraudConfiguration(data, options).provider).toBe('');
  });

  it('takes siteId from the username [S3.28]', () => {
    expect(readFraudConfiguration({ username: 'site-9' }, options).siteId).toBe('site-9');
    expect(readFraudConfiguration({ username: null }, options).siteId).toBe('s');
    const byProvider = { ...options, siteId: undefined, providerId: 'p' } as unknown as FraudOptions;
    expect(readFraudConfiguration({}, byProvider).siteId).toBe('p');
  });

  it('takes subsiteId from the merchant [S3.29]', () => {
    expect(readFraudConfiguration({ merchant: 'sub-3' }, options).subsiteId).toBe('sub-3');
    expect(readFraudConfiguration({ merchant: 5 }, options).subsiteId).toBeUndefined();
  });
});
