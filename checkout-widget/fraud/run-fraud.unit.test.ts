import { expect, it } from 'vitest';
import { fraudReport } from './run-fraud.ts';

it('reports a token [C7.20]', () => {
  expect(fraudReport('fingerprint-token-ready', 'f1')).toEqual({ status: 'success', fraud_service_token: 'f1' });
});

it('reports an error with its words, or the default [C7.21] [C8.07]', () => {
  expect(fraudReport('fingerprint-token-error', new Error('X'))).toEqual({ status: 'error', message: 'X' });
  for (const silent of [new Error(''), new Error('unknown error'), undefined, null, {}, { message: 7 }]) {
    expect(fraudReport('fingerprint-token-error', silent)).toEqual({
      status: 'error',
      message: 'error in fraud service widget',
    });
  }
});

it('throws for any other event [C5.17] [C5.18]', () => {
  for (const event of ['foo', '', 'FINGERPRINT-TOKEN-READY', 'toString']) {
    expect(() => fraudReport(event, 'f1')).toThrow(new Error('Event not supported'));
  }
});
