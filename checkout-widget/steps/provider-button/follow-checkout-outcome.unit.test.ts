import { describe, expect, it } from 'vitest';
import { AFTERPAY_ERROR } from '#checkout/steps/afterpay/afterpay-constants.ts';
import { ZIP_ERROR } from '#checkout/steps/zip/zip-step.tsx';
import { providerButtonOutcome } from './follow-checkout.ts';

describe.each([
  ['Afterpay', AFTERPAY_ERROR, 'error in afterpay checkout widget', '[C8.01, C1.11]'],
  ['Zip', ZIP_ERROR, 'error in zip checkout widget', '[C8.02, C1.12]'],
])('what a checkout at %s reports', (_, text, words, rows) => {
  it(`is its token ${rows}`, () => {
    const outcome = { status: 'success', ott_token: 'o1' };
    expect(providerButtonOutcome('finish', { payment_source_token: 'o1', checkout_email: 'a@b.test' }, text)).toEqual(
      outcome,
    );
    expect(providerButtonOutcome('finish', {}, text)).toEqual({ status: 'error', message: words });
  });

  it(`is an error in its own words or in the default ones ${rows}`, () => {
    for (const none of [
      undefined,
      {},
      { error: '' },
      { error: 'unknown error', code: 'x' },
      { error: '400: unknown error' },
    ]) {
      expect(providerButtonOutcome('error', none, text)).toEqual({ status: 'error', message: words });
    }
    expect(providerButtonOutcome('error', { error: 'X', code: 'c' }, text)).toEqual({ status: 'error', message: 'X' });
    for (const event of ['declined', 'referred']) {
      expect(providerButtonOutcome(event, undefined, text)).toEqual({ status: 'error', message: words });
    }
  });

  it('is nothing while the shopper may try again', () => {
    for (const event of ['click', 'popupRedirect', 'accepted', 'close', 'cancelled']) {
      expect(providerButtonOutcome(event, {}, text)).toBeUndefined();
    }
  });
});
