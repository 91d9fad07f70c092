import { describe, expect, it } from 'vitest';
import { BANK_EVENT, bankCreated, bankFailed } from './bank-outcome.ts';

describe('what a bank form reports', () => {
  it('is the token, and nothing beside it [C7.12, C7.14]', () => {
    expect(BANK_EVENT).toBe('callback.bank_account_form.ott_created');
    expect(bankCreated('o1')).toEqual({ ott_token: 'o1' });
  });

  it('is the fixed message, and nothing beside it', () => {
    expect(Object.keys(bankFailed()), '[C7.13] [C7.14] a message alone').toEqual(['message']);
    expect(bankFailed().message, '[C5.13] [C5.14] the fixed text').toBe(
      'Validation error during form submission process',
    );
  });
});
