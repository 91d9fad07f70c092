import { expect, it } from 'vitest';
import type { Attempt } from './payment-schema.ts';
import type { WalletCharge } from './provider/wallet-client.ts';
import { walletOutcome } from './wallet-outcome.ts';

const HOUR_MS = 60 * 60_000;
const PAID_AT = new Date('2027-06-30T13:58:00Z');
const open = { state: 'open', failureCode: '', madeAt: undefined, chargedAt: undefined } as const;
const declined = { state: 'failed', failureCode: 'card_declined', madeAt: undefined, chargedAt: undefined } as const;
const complete = { state: 'complete', failureCode: '', madeAt: PAID_AT, chargedAt: PAID_AT } as const;

const PAID = { kind: 'approved', chargeId: 'w1', madeAt: PAID_AT, chargedAt: PAID_AT };

/** A provider whose charge has these states, one after the other, and can be cancelled or not. */
function walletsOf(states: (WalletCharge | undefined)[], canCancel: boolean) {
  const cancelled: [string, string][] = [];
  const wallets = {
    make: () => Promise.reject(new Error('No charge is made here.')),
    find: async () => states.shift(),
    cancel: async (id: string, token: string) => {
      cancelled.push([id, token]);
      return canCancel;
    },
  };
  return { wallets, cancelled };
}
const attempt = (values: Partial<Attempt> = {}) =>
  ({ chargeId: 'w1', token: 't1', createdAt: new Date(0), ...values }) as Attempt;

it.each([
  ['is none before its charge is stored', attempt({ chargeId: null }), false, [], true, { kind: 'unknown' }, 0],
  ['can be called off then', attempt({ chargeId: null }), true, [], true, { kind: 'unstarted' }, 0],
  ['is what the provider says: paid', attempt(), true, [complete], true, PAID, 0],
  ['is not known without an answer', attempt(), true, [undefined], true, { kind: 'unknown' }, 0],
  ['is waited for in review', attempt(), true, [{ ...open, state: 'working' }], true, { kind: 'unknown' }, 0],
  ['is waited for while the shopper is there', attempt(), false, [open], true, { kind: 'unknown' }, 0],
  ['is called off', attempt(), true, [open], true, { kind: 'failed', errorCode: 'called_off' }, 1],
  [
    'is declined, once it is called off',
    attempt(),
    false,
    [declined],
    true,
    { kind: 'declined', errorCode: 'card_declined' },
    1,
  ],
  [
    'has another failure',
    attempt(),
    false,
    [{ ...declined, failureCode: 'gone' }],
    true,
    { kind: 'failed', errorCode: 'gone' },
    1,
  ],
  ['was paid before it was called off', attempt(), true, [open, complete], false, PAID, 1],
  ['is not known when it could not be called off', attempt(), true, [open, declined], false, { kind: 'unknown' }, 1],
  ['is not known when nothing answers any more', attempt(), true, [open], false, { kind: 'unknown' }, 1],
] as const)('the end of a wallet’s charge %s', async (_, tried, isCancelled, states, canCancel, outcome, calls) => {
  const { wallets, cancelled } = walletsOf([...states], canCancel);
  expect(await walletOutcome(wallets, tried, { isCancelled, now: HOUR_MS })).toEqual(outcome);
  expect(cancelled).toEqual(Array.from({ length: calls }, () => ['w1', 't1']));
});

it.each([
  [65, 1],
  [65 + 1 / 60_000, 0],
])('a charge of %d minutes is called off %i times: its token ends after 65', async (minutes, calls) => {
  const { wallets, cancelled } = walletsOf([open], true);
  const now = minutes * 60_000;
  expect(await walletOutcome(wallets, attempt(), { isCancelled: true, now })).toEqual({
    kind: 'failed',
    errorCode: 'called_off',
  });
  expect(cancelled).toHaveLength(calls);
});

it('a charge whose token was deleted is called off without one', async () => {
  const { wallets, cancelled } = walletsOf([open], true);
  await walletOutcome(wallets, attempt({ token: null }), { isCancelled: true, now: 0 });
  expect(cancelled).toEqual([['w1', '']]);
});
