import { describe, expect, it } from 'vitest';
import { VAULT_ERROR_CODES, vaultError } from './vault-error.ts';

describe('an error of PayPal’s vault', () => {
  it('has one of six codes [C8.20, C8.21, C8.22, C8.23, C8.24, C8.25]', () => {
    expect(VAULT_ERROR_CODES).toEqual([
      'unavailable',
      'onPaypalVaultSetupTokenError',
      'onGetIdTokenError',
      'onGetWalletConfigError',
      'onGetSetupTokenError',
      'onOneTimeTokenError',
    ]);
  });

  it('carries message and details of what went wrong [C8.26, C4.45]', () => {
    const of = (reason: unknown) => vaultError('unavailable', reason);
    expect(of({ message: 'M', details: 'D' })).toEqual({ code: 'unavailable', message: 'M', details: 'D' });
    expect(of({ message: 'M', details: 'mine', providerDetails: ['D'] }).details).toEqual(['D']);
    expect(of('text')).toEqual({ code: 'unavailable', message: 'text', details: undefined });
    for (const odd of [undefined, null, 5, {}]) expect(of(odd).message).toBe('unavailable');
    expect(Object.keys(of(new Error('x')))).toEqual(['code', 'message', 'details']);
  });
});
