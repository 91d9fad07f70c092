/** What the simulated issuer does with a charge. */
export type TestOutcome = 'approve' | 'decline' | 'processing_error' | 'approve_slowly';

export type TestCard = { number: string; scheme: string; outcome: TestOutcome; effect: string };

/** How long the slow issuer takes, in milliseconds. */
export const SLOW_ISSUER_MS = 5000;

const approved = (scheme: string, number: string): TestCard => ({
  number,
  scheme,
  outcome: 'approve',
  effect: 'Approved',
});

/** The only cards the sandbox takes: a real one typed by mistake is refused before anything is kept of it. */
export const TEST_CARDS: readonly TestCard[] = [
  approved('Visa', '4242424242424242'),
  approved('Mastercard', '5555555555554444'),
  { number: '4000000000000002', scheme: 'Visa', outcome: 'decline', effect: 'Declined' },
  { number: '4000000000000119', scheme: 'Visa', outcome: 'processing_error', effect: 'Processing error' },
  { number: '4000000000000077', scheme: 'Visa', outcome: 'approve_slowly', effect: 'Approved after 5 seconds' },
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
];

/** The outcome a number stands for, or null when it is no test card. */
export function testOutcomeOf(digits: string): TestOutcome | null {
  return TEST_CARDS.find(({ number }) => number === digits)?.outcome ?? null;
}
