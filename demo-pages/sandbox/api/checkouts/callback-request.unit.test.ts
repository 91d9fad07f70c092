import { describe, expect, it } from 'vitest';
import { hashOf } from '../../core/merchants/secrets.ts';
import { type CheckoutCallbackEvent, callbackRequest } from './callback-request.ts';
import { BROWSER } from './testing/checkout-shopper.ts';

const CARD = { status: 'success', ott_token: 'ott-1', browser_details: BROWSER };

const read = (event: string, payload: object) => callbackRequest.parse({ event: `callback.${event}`, payload });
const issueOf = (event: unknown, payload: unknown) => callbackRequest.safeParse({ event, payload }).error?.issues[0];

describe('a report', () => {
  it('is kept without its token, of which the hash stays', () => {
    expect(read('card_form.ott_created', { ...CARD, card_schema: 'visa' })).toEqual({
      event: 'callback.card_form.ott_created',
      facts: { status: 'success', card_schema: 'visa' },
      isError: false,
      tokenHash: hashOf('ott-1'),
      browserDetails: BROWSER,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('of a fraud service has a token as well', () => {
    const payload = { status: 'success', fraud_service_token: 'fraud-1' };
    expect(read('fraud_service.status', payload)).toMatchObject({
      facts: { status: 'success' },
      tokenHash: hashOf('fraud-1'),
      browserDetails: null,
    });
  });

  it('has a hash of all that it says', () => {
    const hashes = [
      read('card_form.ott_created', CARD),
      read('card_form.ott_created', CARD),
      read('card_form.ott_created', { ...CARD, ott_token: 'ott-2' }),
      read('child_widget.status', { status: 'success' }),
      read('child_widget.status', { status: 'success', message: '' }),
    ].map(({ hash }) => hash);
    expect(hashes[0]).toBe(hashes[1]);
    expect(new Set(hashes).size).toBe(4);
  });

  it.each([
    ['payment_methods.return', { platform: 'web', sdk_version: 'v1' }, false],
    ['payment_methods.chosen', { payment_method_type: 'card' }, false],
    ['saved_card_form.selected', { card_id: 'card-1' }, false],
    ['card_form.ott_created', { status: 'error', message: 'The card has expired' }, true],
    ['bank_account_form.ott_created', { message: 'The account is closed' }, true],
    ['bank_account_form.ott_created', { ott_token: 'ott-1' }, false],
    ['child_widget.status', { status: 'in_review', message: 'It is looked at' }, false],
    ['child_widget.status', { status: 'error', message: 'It failed' }, true],
    ['fraud_service.status', { status: 'error', message: 'It failed' }, true],
  ])('of %s that says %j is an error: %s', (event, payload, isError) => {
    const { ott_token, ...facts } = payload as Record<string, string>;
    expect(read(event, payload)).toMatchObject({
      event: `callback.${event}`,
      facts,
      isError,
      tokenHash: ott_token ? hashOf(ott_token) : null,
    });
  });
});

describe('a report that is refused', () => {
  const CHOSEN: CheckoutCallbackEvent = 'callback.payment_methods.chosen';

  it('is one of an event that does not exist', () => {
    expect(issueOf('callback.nothing', {})).toMatchObject({
      path: ['event'],
      message:
        'must be one of callback.payment_methods.return, callback.payment_methods.chosen, callback.saved_card_form.selected, callback.card_form.ott_created, callback.bank_account_form.ott_created, callback.child_widget.status, callback.fraud_service.status',
    });
  });

  it('names the field of its payload', () => {
    expect(issueOf(CHOSEN, { payment_method_type: '' })).toEqual({
      code: 'custom',
      path: ['payload', 'payment_method_type'],
      message: 'is required',
    });
    expect(issueOf('callback.saved_card_form.selected', { card_id: '' })).toMatchObject({
      path: ['payload', 'card_id'],
      message: 'is required',
    });
    expect(issueOf('callback.card_form.ott_created', { ...CARD, ott_token: '' })).toMatchObject({
      path: ['payload', 'ott_token'],
      message: 'is required',
    });
  });

  it.each(Object.keys(BROWSER))('names what is missing of the browser: %s', (name) => {
    const { [name as keyof typeof BROWSER]: _, ...browser_details } = BROWSER;
    expect(issueOf('callback.card_form.ott_created', { ...CARD, browser_details })).toMatchObject({
      path: ['payload', 'browser_details', name],
    });
  });

  it.each([
    ['payment_methods.chosen', { payment_method_type: 'x'.repeat(256) }],
    ['card_form.ott_created', { ...CARD, ott_token: 'x'.repeat(4097) }],
    ['card_form.ott_created', { status: 'error' }],
    ['card_form.ott_created', { status: 'error', message: 'x'.repeat(1001) }],
    ['card_form.ott_created', { status: 'other' }],
    ['bank_account_form.ott_created', {}],
    ['child_widget.status', { status: 'in_review' }],
    ['fraud_service.status', { status: 'success' }],
  ])('is one of %s whose payload is too long or not whole', (event, payload) => {
    expect(issueOf(`callback.${event}`, payload)?.path[0]).toBe('payload');
  });

  it.each([
    ['payment_methods.chosen', { payment_method_type: 'x'.repeat(255) }],
    ['card_form.ott_created', { ...CARD, ott_token: 'x'.repeat(4096) }],
    ['card_form.ott_created', { status: 'error', message: 'x'.repeat(1000) }],
  ])('is not one of %s that is as long as it may be', (event, payload) => {
    expect(issueOf(`callback.${event}`, payload)).toBeUndefined();
  });
});
