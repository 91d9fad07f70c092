import { expect, it } from 'vitest';
import { TEST_CARD_NUMBERS } from '../../../../sdk/testing-kit/index.ts';
import { TEST_CARDS } from './test-cards.ts';

it('accepts the cards that haven/testing names, each with the outcome of its name', () => {
  const outcomes = Object.entries(TEST_CARD_NUMBERS).map(([name, number]) => {
    const card = TEST_CARDS.find((each) => each.number === number);
    return [name, card?.threeDs ?? card?.outcome];
  });
  expect(Object.fromEntries(outcomes), '[P7.01]').toEqual({
    approved: 'approve',
    mastercard: 'approve',
    declined: 'decline',
    processingError: 'processing_error',
    slow: 'approve_slowly',
    refundsRefused: 'refuse_refunds',
    insufficientFunds: 'insufficient_funds',
    challenge: 'challenge',
    frictionless: 'frictionless',
    refusedByBank: 'refused',
  });
});
