import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { SANDBOX } from '../../testing/open-sandbox.ts';
import { findAuthentication } from '../three-ds/authentication-store.ts';
import { type AdvanceRequest, advanceCheckout } from './advance.ts';
import { checkoutIntents } from './checkout-intents-schema.ts';
import type { Intent } from './intent-store.ts';
import { CANVAS, CARD, openStoredCheckouts, UNPLANNED, WALLET } from './testing/open-stored-checkouts.ts';

const checkouts = openStoredCheckouts();
const go = ({ id, merchantId }: Pick<Intent, 'id' | 'merchantId'>, request?: AdvanceRequest) => {
  const { db, clock } = checkouts.sandbox;
  return advanceCheckout({ db, clock, ownOrigin: SANDBOX, pageOrigin: null }, merchantId, id, request);
};
/** What came of it: the state, and what is stored now. */
const moved = async (intent: Intent, request?: AdvanceRequest) => {
  const { state, row, intent: answered } = await go(intent, request);
  const { intent: stored, rows } = await checkouts.stored(intent);
  expect(answered).toEqual(stored);
  expect(row).toEqual(rows.at(-1) ?? null);
  return { state, row, intent: stored, charges: await checkouts.charges(intent) };
};

const NOW = new Date('2026-11-21T00:00:00Z');
const LATER = '2026-11-21T00:00:02.000Z';
const MESSAGE = { instruction: 'generic.show_message', payload: { type: 'error', title: 'No', message: 'No' } };
const BYE = { id: 'bye', instruction: 'merchant_event.emit', payload: { status: 'failure' } };
const FRAUD = { instruction: 'fraud_service.show', payload: { gateway_id: 'service_haven_fraud' } };
const answered = (event: string, more: object = {}) => ({ reportEvent: `callback.${event}`, reportedAt: NOW, ...more });
const cardAnswer = async (card?: { card_number: string }) => {
  const tokenHash = await checkouts.token(card);
  return { ...answered('card_form.ott_created'), tokenHash };
};

describe('a checkout that advances', () => {
  it('must exist, also after its move', async () => {
    const missing = 'The checkout does not exist';
    await expect(go({ id: 'int_gone', merchantId: 'merchant_haven' })).rejects.toThrow(missing);
    const intent = await checkouts.begun();
    // The only connection takes the queries in their order: the deletion follows the first read.
    const gone = checkouts.sandbox.db.delete(checkoutIntents).where(eq(checkoutIntents.id, intent.id));
    await expect(Promise.all([go(intent, { seen: 0 }), gone])).rejects.toThrow(missing);
  });

  it('shows its first form, and waits there for the shopper', async () => {
    const intent = await checkouts.begun();
    const first = await moved(intent, { seen: 0 });
    expect(first).toMatchObject({ state: 'shown', row: { seq: 1, name: 'card_form.show', phase: 'form' } });
    expect(first.intent).toMatchObject({ seq: 1, moves: 1, position: UNPLANNED, status: 'open', endedAt: null });
    expect(await moved(intent, { seen: 1 })).toEqual({ ...first, state: 'waiting' });
  });

  it('shows a message until the shopper has seen it', async () => {
    const { intent, row } = await checkouts.shown({ steps: [MESSAGE, CARD] });
    expect(await moved(intent)).toEqual({ state: 'shown', row, intent, charges: [] });
    expect(await moved(intent, { seen: 1 })).toMatchObject({ state: 'shown', row: { seq: 2, name: 'card_form.show' } });
  });

  it('shows a second form of a step', async () => {
    const row = await cardAnswer({ card_number: '4000000000003220' });
    const { intent } = await checkouts.shown({ row });
    const { state, ...shown } = await moved(intent);
    expect(state).toBe('shown');
    expect(shown.row).toMatchObject({ seq: 2, name: 'canvas_3ds_form.show', phase: '3ds', step: 'card' });
    expect(shown.intent).toMatchObject({ sourceHash: row.tokenHash, position: UNPLANNED });
  });

  it('keeps what the shopper gave through a step that asks for nothing of it', async () => {
    const sourceHash = await checkouts.token();
    const row = answered('fraud_service.status', { report: { status: 'success' } });
    const { intent } = await checkouts.shown({ steps: [FRAUD, CANVAS], row, intent: { sourceHash } });
    const id = (await moved(intent)).row?.authenticationId ?? '';
    const authentication = await findAuthentication(checkouts.sandbox.db, intent.merchantId, id);
    expect(authentication).toMatchObject({ paymentTokenHash: sourceHash });
  });

  it('takes a payment, and thanks', async () => {
    const { intent } = await checkouts.shown({ row: await cardAnswer() });
    const paid = await moved(intent);
    expect(paid.charges).toMatchObject([{ status: 'complete' }]);
    expect(paid.intent).toMatchObject({ status: 'paid', chargeId: paid.charges[0]?.id, sourceHash: null });
    expect(paid).toMatchObject({ state: 'shown', row: { name: 'generic.show_message', phase: 'notice', step: null } });
    expect(await moved(intent, { seen: 2 })).toMatchObject({
      state: 'shown',
      row: { name: 'merchant_event.emit', payload: { status: 'success' } },
      intent: { status: 'succeeded', endedAt: NOW },
    });
  });
});

describe('the end of a checkout', () => {
  it('is stored where its script ends without telling the merchant', async () => {
    const row = await cardAnswer();
    const { intent } = await checkouts.shown({ steps: [{ ...CARD, on: { success: 'finish' } }], row });
    const ended = await moved(intent);
    expect(ended).toMatchObject({ state: 'finished', row: { seq: 1, name: 'card_form.show' } });
    const position = { after: 1, todo: [{ to: 'finish' }] };
    expect(ended.intent).toMatchObject({ status: 'succeeded', endedAt: NOW, seq: 1, position });
    expect(await moved(intent)).toEqual(ended);
  });

  it.each([
    ['open', 'failed'],
    ['in_review', 'failed'],
    ['paid', 'succeeded'],
    ['expired', 'expired'],
  ] as const)('is that of one which was %s: %s', async (status, end) => {
    const position = { after: 1, todo: [{ to: 'bye' }] };
    const { intent } = await checkouts.shown({ steps: [FRAUD, BYE], intent: { status, position } });
    expect(await moved(intent)).toMatchObject({
      state: 'shown',
      row: { seq: 2, name: 'merchant_event.emit' },
      intent: { status: end, endedAt: NOW },
    });
  });
});

describe('a checkout in review', () => {
  const WAIT = { wait: 2000 };
  const AFTER = { to: 'end' };

  it('is one whose card is held, and is noted', async () => {
    const row = await cardAnswer();
    const { intent } = await checkouts.shown({ steps: [{ ...CARD, review: true }], row });
    const { intent: held, charges } = await moved(intent);
    expect(charges).toEqual([]);
    expect(held).toMatchObject({ status: 'in_review', sourceHash: row.tokenHash, chargeId: null });
    expect(held.position).toEqual({ after: 2, todo: [WAIT, { decide: true }, AFTER] });
  });

  it('keeps the authentication of the payment', async () => {
    const sourceHash = await checkouts.token();
    const authenticationId = await checkouts.authenticated(await checkouts.begun(), sourceHash);
    const row = answered('child_widget.status', { authenticationId });
    const { intent } = await checkouts.shown({ steps: [{ ...CANVAS, review: true }], intent: { sourceHash }, row });
    const { intent: held, row: notice } = await moved(intent);
    expect(notice).toMatchObject({ name: 'generic.show_message', payload: { title: 'Payment received' } });
    expect(held).toMatchObject({ status: 'in_review', sourceHash });
    expect(held.position).toEqual({ after: 2, todo: [WAIT, { decide: true, authenticationId }, AFTER] });
  });

  it('waits for its time, and is then decided', async () => {
    const todo = [WAIT, { decide: true as const }, AFTER];
    const values = { sourceHash: await checkouts.token(), status: 'in_review' as const };
    const { intent } = await checkouts.shown({ steps: [FRAUD], intent: { ...values, position: { after: 1, todo } } });
    const waiting = await moved(intent);
    const position = { after: 1, todo: [{ until: LATER }, { decide: true }, AFTER] };
    expect(waiting).toMatchObject({ state: 'waiting', row: { seq: 1 }, intent: { seq: 1, moves: 1, position } });
    expect(await moved(intent), 'nothing is stored twice').toEqual(waiting);
    checkouts.sandbox.clock.time = Date.parse(LATER);
    expect(await moved(intent)).toMatchObject({
      state: 'shown',
      row: { seq: 2, name: 'generic.show_message', payload: { type: 'success' } },
      intent: { status: 'paid', sourceHash: null },
      charges: [{ status: 'complete' }],
    });
  });
});

describe('a checkout whose time is over', () => {
  const expired = {
    state: 'shown',
    row: { seq: 1, name: 'disable_payment_method_event.emit', payload: { status: 'expired' } },
    intent: { status: 'expired' },
  };

  it('says so, even if it showed nothing yet', async () => {
    const over = await checkouts.begun({ intent: { expiresAt: NOW } });
    expect(await moved(over, { seen: 0 })).toMatchObject(expired);
    const almost = await checkouts.begun({ intent: { expiresAt: new Date(NOW.getTime() + 1) } });
    expect((await moved(almost, { seen: 0 })).row?.name).toBe('card_form.show');
  });

  it('counts a wallet’s payment that its bank approves only now', async () => {
    const { intent } = await checkouts.shown({ steps: [WALLET], intent: { expiresAt: NOW } });
    const dueAt = new Date(NOW.getTime() + 500);
    const chargeId = await checkouts.wallet(intent, { status: 'capturing', outcome: 'approve', dueAt });
    expect(await moved(intent)).toMatchObject({
      row: { seq: 2, payload: { title: 'Thank you' } },
      intent: { status: 'paid', chargeId },
    });
    expect(checkouts.sandbox.clock.sleeps).toEqual([250, 250]);
  });

  it('calls off a wallet’s charge that is not paid', async () => {
    const { intent } = await checkouts.shown({ steps: [WALLET], intent: { expiresAt: NOW } });
    await checkouts.wallet(intent);
    expect(await moved(intent)).toMatchObject({ ...expired, row: { ...expired.row, seq: 2 } });
  });
});

it('A wallet that is paid is settled without a report only for a page that returns', async () => {
  const { intent } = await checkouts.shown({ steps: [WALLET] });
  const chargeId = await checkouts.wallet(intent, { status: 'complete' });
  expect(await moved(intent)).toMatchObject({ state: 'waiting', row: { seq: 1 }, intent: { status: 'open' } });
  const returned = await moved(intent, { isReturning: true });
  expect(returned).toMatchObject({ state: 'shown', row: { seq: 2 }, intent: { status: 'paid', chargeId } });
});
