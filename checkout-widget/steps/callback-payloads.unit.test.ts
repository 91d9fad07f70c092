import { expect, it } from 'vitest';
import { fraudReport } from '#checkout/fraud/run-fraud.ts';
import { returnPayload } from '#checkout/session/session-events.ts';
import type { BrowserDetails } from '#sdk';
import { bankCreated, bankFailed } from './bank-account/bank-outcome.ts';
import { secureEffect } from './canvas-3ds/secure-outcome.ts';
import { cardCreated, cardFailed } from './card-form/card-outcome.ts';
import { childError, childInReview, childSuccess, childToken } from './child-outcome.ts';
import { chosenPayload } from './payment-methods/offered-methods.ts';
import { providerButtonOutcome } from './provider-button/follow-checkout.ts';
import { cardSelected } from './saved-cards/saved-card.ts';
import { CALLBACK_EVENTS } from './step.ts';
import { walletStepOutcome } from './wallets/wallet-run.ts';

const browser = {} as BrowserDetails;

it('use these ten fields and no others [C3.28]', () => {
  const payloads = [
    returnPayload(),
    chosenPayload('card'),
    cardSelected({ id: 'c1' }),
    cardCreated('o1', browser, 'visa'),
    cardFailed('X'),
    bankCreated('o1'),
    bankFailed(),
    childToken('o1'),
    childSuccess('M'),
    childError('M'),
    childInReview('M'),
    fraudReport('fingerprint-token-ready', 'f1'),
    fraudReport('fingerprint-token-error', new Error('X')),
  ];
  expect([...new Set(payloads.flatMap((payload) => Object.keys(payload)))].sort()).toEqual([
    'browser_details',
    'card_id',
    'card_schema',
    'fraud_service_token',
    'message',
    'ott_token',
    'payment_method_type',
    'platform',
    'sdk_version',
    'status',
  ]);
});

it('of a child widget have one of four shapes', () => {
  expect(childToken('o1'), '[C7.15] a token').toEqual({ status: 'success', ott_token: 'o1' });
  expect(childSuccess('M'), '[C7.16] a success').toEqual({ status: 'success', message: 'M' });
  expect(childError('default', 'M'), '[C7.17] an error').toEqual({ status: 'error', message: 'M' });
  expect(childInReview('M'), '[C7.18] a review').toEqual({ status: 'in_review', message: 'M' });
});

it('carry a token for Afterpay and Zip, a message for wallets and 3-D Secure; only wallets are in review [C7.19]', () => {
  expect(Object.keys(providerButtonOutcome('finish', { payment_source_token: 'o1' }, 'E') ?? {})).toEqual([
    'status',
    'ott_token',
  ]);
  expect(Object.keys(walletStepOutcome.payment_success())).toEqual(['status', 'message']);
  expect(Object.keys(secureEffect('chargeAuthSuccess', 'url').outcome ?? {})).toEqual(['status', 'message']);
  expect(walletStepOutcome.payment_in_review().status).toBe('in_review');
  for (const event of ['finish', 'error', 'declined', 'referred', 'close']) {
    expect(providerButtonOutcome(event, {}, 'E')?.status).not.toBe('in_review');
  }
  for (const event of ['chargeAuthSuccess', 'chargeAuthReject', 'chargeAuthCancelled', 'error']) {
    expect(secureEffect(event, 'url').outcome?.status).not.toBe('in_review');
  }
});

it('go under seven events [C7.03]', () => {
  expect([...CALLBACK_EVENTS]).toEqual([
    'callback.payment_methods.return',
    'callback.payment_methods.chosen',
    'callback.saved_card_form.selected',
    'callback.card_form.ott_created',
    'callback.bank_account_form.ott_created',
    'callback.child_widget.status',
    'callback.fraud_service.status',
  ]);
});
