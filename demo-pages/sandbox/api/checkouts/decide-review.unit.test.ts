import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { SANDBOX } from '../../testing/open-sandbox.ts';
import { walletCharges } from '../wallet-charges/wallet-schema.ts';
import { decideReview } from './decide-review.ts';
import { openStoredCheckouts, WALLET } from './testing/open-stored-checkouts.ts';

const checkouts = openStoredCheckouts();
const decide = (intent: Parameters<typeof decideReview>[1], authenticationId: string | null = null) => {
  const { db, clock } = checkouts.sandbox;
  return decideReview({ db, clock, ownOrigin: SANDBOX, pageOrigin: null }, intent, authenticationId);
};

describe('the review of a wallet’s payment', () => {
  it.each([
    ['approve', true, 'complete', { status: 'paid' }],
    ['decline', false, 'failed', { status: 'failed', chargeId: null }],
  ])('ends as the script says: %s', async (review, isPaid, status, change) => {
    const { intent } = await checkouts.shown({ steps: [WALLET], scenario: { review } });
    const chargeId = await checkouts.wallet(intent, { status: 'inreview' });
    expect(await decide({ ...intent, chargeId })).toEqual({ isPaid, change });
    const stored = await checkouts.sandbox.db.select().from(walletCharges).where(eq(walletCharges.id, chargeId));
    expect(stored).toMatchObject([{ status }]);
  });
});

describe('the review of a card’s payment', () => {
  const REFUSED = { isPaid: false, change: { status: 'failed', sourceHash: null } };

  it('charges an approved card, with the shopper’s authentication, once', async () => {
    const sourceHash = await checkouts.token({ card_number: '4000000000003220' });
    const intent = await checkouts.begun({ intent: { sourceHash } });
    const authenticationId = await checkouts.authenticated(intent, sourceHash);
    const decided = await decide(intent, authenticationId);
    expect(await decide(intent, authenticationId)).toEqual(decided);
    const [charge, ...others] = await checkouts.charges(intent);
    expect(others).toEqual([]);
    expect(charge).toMatchObject({
      idempotencyKey: `checkout:${intent.id}:review`,
      tokenHash: sourceHash,
      authenticationId,
      status: 'complete',
    });
    expect(decided).toEqual({ isPaid: true, change: { status: 'paid', chargeId: charge?.id, sourceHash: null } });
  });

  it('charges nothing when it is refused', async () => {
    const sourceHash = await checkouts.token();
    const intent = await checkouts.begun({ scenario: { review: 'decline' }, intent: { sourceHash } });
    expect(await decide(intent)).toEqual(REFUSED);
    expect(await checkouts.charges(intent)).toEqual([]);
  });

  it('is refused without a card, and when the card’s issuer declines', async () => {
    expect(await decide(await checkouts.begun())).toEqual(REFUSED);
    const sourceHash = await checkouts.token({ card_number: '4000000000000002' });
    const intent = await checkouts.begun({ intent: { sourceHash } });
    expect(await decide(intent)).toEqual(REFUSED);
    expect(await checkouts.charges(intent)).toMatchObject([{ status: 'failed' }]);
  });
});
