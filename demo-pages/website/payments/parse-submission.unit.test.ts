import { describe, expect, it } from 'vitest';
import { parseSubmission, parseWalletStart } from './parse-submission.ts';

const POST = { amount: 79, orderId: 'HAV-1', paymentData: 'tok_1', paymentType: 'CreditCard', contentId: '2101' };
const READ = { ...POST, authenticationId: null };
const authenticated = (data: object) => JSON.stringify(data);

describe('the payment as it was posted', () => {
  it.each([
    [{}, READ],
    [{ amount: '79.5' }, { ...READ, amount: 79.5 }],
    [{ amount: '123456789' }, { ...READ, amount: 123_456_789 }],
    [{ orderId: 'x'.repeat(40) }, { ...READ, orderId: 'x'.repeat(40) }],
    [{ paymentData: 'x'.repeat(4096) }, { ...READ, paymentData: 'x'.repeat(4096) }],
    [{ paymentType: 'x'.repeat(20) }, { ...READ, paymentType: 'x'.repeat(20) }],
    [{ contentId: 2101 }, { ...READ, contentId: 2101 }],
    [{ contentId: 'x'.repeat(60) }, { ...READ, contentId: 'x'.repeat(60) }],
    [{ contentId: undefined }, { ...READ, contentId: undefined }],
    [
      { paymentData: authenticated({ token: 'tok_1', charge_3ds_id: 'sec_1' }) },
      { ...READ, authenticationId: 'sec_1' },
    ],
    [
      { paymentData: authenticated({ token: 'x'.repeat(2048), charge_3ds_id: 'y'.repeat(255) }) },
      { ...READ, paymentData: 'x'.repeat(2048), authenticationId: 'y'.repeat(255) },
    ],
    [{ firstName: 'Eve', status: 'paid' }, READ],
  ])('is read with %j', (changes, submission) => {
    expect(parseSubmission({ ...POST, ...changes })).toEqual(submission);
  });

  it.each([
    ...['', '79,00', '7.9e1', '79.001', '79.', '.5', '-79', '79 ', ' 79', '1234567890', '0x4f'].map((amount) => ({
      amount,
    })),
    { amount: Number.NaN },
    { amount: null },
    { amount: undefined },
    { orderId: '' },
    { orderId: 'x'.repeat(41) },
    { orderId: 7 },
    { paymentData: '' },
    { paymentData: 'a b' },
    { paymentData: 'tok_1\n' },
    { paymentData: 'é' },
    { paymentData: 'x'.repeat(4097) },
    { paymentData: '{' },
    { paymentData: '{"token":"tok_1"}' },
    { paymentData: '{"charge_3ds_id":"sec_1"}' },
    { paymentData: authenticated({ token: '', charge_3ds_id: 'sec_1' }) },
    { paymentData: authenticated({ token: 'tok_1', charge_3ds_id: '' }) },
    { paymentData: authenticated({ token: 'x'.repeat(2049), charge_3ds_id: 'y' }) },
    { paymentData: authenticated({ token: 'x', charge_3ds_id: 'y'.repeat(256) }) },
    { paymentType: 'x'.repeat(21) },
    { paymentType: undefined },
    { contentId: 'x'.repeat(61) },
    { contentId: null },
  ])('is refused with %j', (changes) => {
    expect(parseSubmission({ ...POST, ...changes })).toBeUndefined();
  });
});

describe('the start of a wallet as it was posted', () => {
  it('needs no payment data', () => {
    const start = { amount: 79, orderId: 'HAV-1', contentId: 2101 };
    expect(parseWalletStart({ ...start, paymentType: 'PayPal' })).toEqual(start);
    expect(parseWalletStart({ ...start, amount: '' })).toBeUndefined();
    expect(parseWalletStart({ ...start, orderId: '' })).toBeUndefined();
  });
});
