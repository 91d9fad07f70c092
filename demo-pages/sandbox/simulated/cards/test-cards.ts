import type { SourcePlan, TestOutcome } from './issuer-outcomes.ts';

export type SandboxTestCard = {
  number: string;
  scheme: string;
  outcome: TestOutcome | SourcePlan;
  effect: string;
  /** How its issuer authenticates the shopper; absent for a card without 3-D Secure. */
  threeDs?: ThreeDsScenario;
};

/** What happens in a 3-D Secure authentication. */
export type ThreeDsScenario =
  | 'challenge'
  | 'frictionless'
  | 'refused'
  | 'decoupled'
  | 'skipped'
  | 'method_timeout'
  | 'method_invalid'
  | 'url'
  | 'html';

/** How long the slow issuer takes, in milliseconds. */
export const SLOW_ISSUER_MS = 5000;

const approved = (scheme: string, number: string): SandboxTestCard => ({
  number,
  scheme,
  outcome: 'approve',
  effect: 'Approved',
});

const visa = (number: string, outcome: TestOutcome | SourcePlan, effect: string): SandboxTestCard => ({
  number,
  scheme: 'Visa',
  outcome,
  effect,
});

const secure = (
  number: string,
  threeDs: ThreeDsScenario,
  effect: string,
  outcome: TestOutcome = 'approve',
): SandboxTestCard => ({
  number,
  scheme: 'Visa',
  outcome,
  effect: `3-D Secure: ${effect}`,
  threeDs,
});

/** The only cards that the sandbox accepts: a real card typed by mistake is refused before any part of it is stored. */
export const TEST_CARDS: readonly SandboxTestCard[] = [
  approved('Visa', '4242424242424242'),
  approved('Mastercard', '5555555555554444'),
  { number: '4000000000000002', scheme: 'Visa', outcome: 'decline', effect: 'Declined' },
  { number: '4000000000000119', scheme: 'Visa', outcome: 'processing_error', effect: 'Processing error' },
  { number: '4000000000000077', scheme: 'Visa', outcome: 'approve_slowly', effect: 'Approved after 5 seconds' },
  { number: '4000000000005126', scheme: 'Visa', outcome: 'refuse_refunds', effect: 'Approved; refunds are refused' },
  approved('Visa', '4111111111111111'),
  approved('Mastercard', '5105105105105100'),
  approved('Mastercard', '2223003122003222'),
  approved('American Express', '378282246310005'),
  approved('American Express', '371449635398431'),
  approved('Diners Club', '30569309025904'),
  approved('Diners Club', '36227206271667'),
  approved('Discover', '6011111111111117'),
  approved('Discover', '6011000990139424'),
  approved('JCB', '3566002020360505'),
  approved('JCB', '3530111333300000'),
  visa('4000000000009995', 'insufficient_funds', 'Declined: insufficient_funds'),
  visa('4000000000006975', 'limit_exceeded', 'Declined: limit_exceeded'),
  visa('4000000000000127', 'incorrect_ccv', 'Declined: incorrect_ccv'),
  visa('4000000000006017', 'issuer_unavailable', 'Declined: issuer_unavailable'),
  visa('4000000000000069', 'expired_card', 'Declined: expired_card'),
  visa('4000000000009979', 'stolen_card', 'Declined: stolen_card'),
  visa('4000000000009987', 'lost_card', 'Declined: lost_card'),
  visa('4000000000006025', 'account_closed', 'Declined: account_closed'),
  visa('4000000000000341', 'first_then_insufficient_funds', 'Saved: pays once, then insufficient_funds'),
  visa('4000000000006033', 'three_then_stolen_card', 'Saved: pays three times, then stolen_card'),
  visa('4000000000006041', 'expires_soon', 'Saved: ends with the current month'),
  visa('4000000000006058', 'replaced', 'Saved: replaced by another card after 20 days'),
  visa('4000000000000259', 'charged_back', 'Approved; charged back after 10 days'),
  visa('4000000000000267', 'dispute_won', 'Approved; charged back after 10 days, returned 20 days later'),
  secure('4000000000003220', 'challenge', 'a challenge in a frame'),
  secure('4000000000003055', 'frictionless', 'approved without a challenge'),
  secure('4000000000003097', 'refused', 'refused without a challenge'),
  secure('4000000000003063', 'decoupled', 'approved in the bank’s app after 6 seconds'),
  secure('4000000000003238', 'skipped', 'no device data asked for, then a challenge'),
  secure('4000000000003246', 'method_timeout', 'the device data frame times out'),
  secure('4000000000003253', 'method_invalid', 'the device data frame reports an invalid event'),
  secure('4000002500003155', 'url', 'a challenge, format url'),
  secure('4000002760003184', 'html', 'a challenge, format html'),
  secure('4000008260003178', 'challenge', 'a challenge, then the charge is declined', 'decline'),
];

/** The test card with this number, or null. */
export function testCardOf(digits: string): SandboxTestCard | null {
  return TEST_CARDS.find(({ number }) => number === digits) ?? null;
}
