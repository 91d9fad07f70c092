import { describe, expect, it } from 'vitest';
import { VAULT_ERROR_CODES, vaultError } from './vault-error.ts';

describe('an error of PayPal’s vault', () => {
  it('has one of six codes', () => {
    expect(VAULT_ERROR_CODES, 'in the order of the rows').toHaveLength(6);
    expect(VAULT_ERROR_CODES[0], '[C8.20] the code').toBe('unavailable');
    expect(VAULT_ERROR_CODES[1], '[C8.21] the code').toBe('onPaypalVaultSetupTokenError');
    expect(VAULT_ERROR_CODES[2], '[C8.22] the code').toBe('onGetIdTokenError');
    expect(VAULT_ERROR_CODES[3], '[C8.23] the code').toBe('onGetWalletConfigError');
    expect(VAULT_ERROR_CODES[4], '[C8.24] the code').toBe('onGetSetupTokenError');
    expect(VAULT_ERROR_CODES[5], '[C8.25] the code').toBe('onOneTimeTokenError');
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
