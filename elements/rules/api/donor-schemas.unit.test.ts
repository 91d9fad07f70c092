import { describe, expect, it } from 'vitest';
import { bequestFailed, bequestResponseSchema } from './bequest-schemas.ts';
import { donorUpdateFailed, donorUpdateResponseSchema } from './donor-schemas.ts';

const donorFailed = (response: object) => donorUpdateFailed(donorUpdateResponseSchema.parse(response));
const guideFailed = (response: object) => bequestFailed(bequestResponseSchema.parse(response));
const good = { errors: [], success: 1, friendlyErrorMessage: '' };

describe('a donor update', () => {
  it('has not failed with success 1 and nothing else [W7.11]', () => expect(donorFailed(good)).toBe(false));

  it('has failed with errors [W8.20]', () => {
    expect(donorFailed({ ...good, errors: ['x'] })).toBe(true);
    expect(donorFailed({ success: 1 })).toBe(false);
  });

  it.each([0, 2, -1, undefined])('has failed with success %s [W8.21]', (success) => {
    expect(donorFailed({ ...good, success })).toBe(true);
  });

  it('takes what equals 1 for a success, and nothing else [W8.22]', () => {
    for (const success of [1, '1', true]) expect(donorFailed({ ...good, success })).toBe(false);
    for (const success of ['yes', 'true', false, null, 2, {}, []]) expect(donorFailed({ ...good, success })).toBe(true);
  });

  it('has failed with a friendly message [W8.23]', () => {
    expect(donorFailed({ ...good, friendlyErrorMessage: 'x' })).toBe(true);
    for (const none of ['', undefined, null]) expect(donorFailed({ ...good, friendlyErrorMessage: none })).toBe(false);
  });

  it('is no response when its errors are no list of texts', () => {
    expect(donorUpdateResponseSchema.safeParse({ ...good, errors: 'x' }).success).toBe(false);
  });
});

describe('a request for the bequest guide', () => {
  it('has failed without a success or with errors [W8.11]', () => {
    expect(guideFailed({ success: true, errors: [] })).toBe(false);
    expect(guideFailed({ success: false, errors: [] })).toBe(true);
    expect(guideFailed({ success: true, errors: ['x'] })).toBe(true);
    expect(guideFailed({})).toBe(true);
  });
});
