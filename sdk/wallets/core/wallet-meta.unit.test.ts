import { describe, expect, it } from 'vitest';
import { readWalletMeta } from './wallet-meta.ts';

const FLAGS = [
  'request_shipping',
  'show_billing_address',
  'request_payer_name',
  'request_payer_email',
  'request_payer_phone',
  'pay_later',
  'standalone',
  'hide_message',
  'capture',
];

describe('the options of wallets', () => {
  it.each(FLAGS)('take the text of a template at its word: %s [S3.41]', (name) => {
    expect(readWalletMeta({ [name]: 'false' })).toEqual({ [name]: false });
    expect(readWalletMeta({ [name]: 'true' })).toEqual({ [name]: true });
    for (const value of [true, false, undefined]) expect(readWalletMeta({ [name]: value })).toEqual({ [name]: value });
  });

  it('keep every other value, and survive none', () => {
    const style = { button_type: 'false' };
    expect(readWalletMeta({ country: 'AU', style })).toEqual({ country: 'AU', style });
    for (const none of [null, undefined, 'x', 7]) expect(readWalletMeta(none)).toEqual({});
  });
});
