import { describe, expect, it } from 'vitest';
import { hashOf } from '../../core/merchants/secrets.ts';
import { SITE } from '../../testing/open-sandbox.ts';
import { findAuthentication } from '../three-ds/authentication-store.ts';
import { HOLD_MS } from './intent-routes.ts';
import type { InstructionRow, Intent } from './intent-store.ts';
import { mintInstructionToken, mintIntentToken } from './mint-instruction-token.ts';
import { CANVAS, CARD, openStoredCheckouts, UNPLANNED, WALLET } from './testing/open-stored-checkouts.ts';

const checkouts = openStoredCheckouts();
const { stored } = checkouts;

const NOW = new Date('2026-11-21T00:00:00Z');
const MESSAGE = { instruction: 'generic.show_message', payload: { type: 'error', title: 'No', message: 'No' } };

/** A page's call with the token of the checkout's instruction, or without one with that of the checkout itself. */
async function page(intent: Intent, row: InstructionRow | null, method: string, path: string, body?: object) {
  const { db } = checkouts.sandbox;
  const token = await (row ? mintInstructionToken(db, intent, row) : mintIntentToken(db, intent));
  const answer = await checkouts.sandbox.call(method, path, { 'x-access-token': token, origin: SITE }, body);
  return { status: answer.status, error: answer.body.error, data: answer.body.resource.data };
}
const ask = (intent: Intent, row: InstructionRow | null = null) =>
  page(intent, row, 'GET', '/v1/checkouts/instruction?time=1');
const answered = (data: unknown) => ({ status: 200, error: null, data });
const refused = (status: number, code: string, message: string) => ({
  status,
  body: { error: { code, message }, resource: { data: null } },
});

describe('a server’s call about a checkout', () => {
  it('cannot be made by a page', async () => {
    const answer = await checkouts.sandbox.call('OPTIONS', '/v1/checkouts/intent', { origin: SITE });
    expect(answer).toMatchObject(refused(403, 'access_forbidden', 'Intents are made by servers, not by pages'));
  });

  it.each([
    ['by its key', '/v1/checkouts?idempotency_key=none', 'No checkout was made with this idempotency key'],
    ['by its id', '/v1/checkouts/int_none', 'There is no such checkout'],
  ])('finds none %s', async (_, path, message) => {
    expect(await checkouts.sandbox.server('GET', path)).toMatchObject(refused(404, 'not_found', message));
  });

  it('finds its facts by its id, which a page may read with its token', async () => {
    const intent = await checkouts.begun({ scenario: { name: 'Mine' } });
    const facts = {
      _id: intent.id,
      intent_id: intent.id,
      amount: '50.00',
      currency: 'AUD',
      reference: intent.reference,
      status: 'open',
      charge_id: null,
      scenario: 'Mine',
      expires_at: '2026-11-21T00:30:00.000Z',
      created_at: '2026-11-21T00:00:00.000Z',
    };
    const { status, body } = await checkouts.sandbox.server('GET', `/v1/checkouts/${intent.id}`);
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 200, error: null, resource: { type: 'checkout_intent', data: facts } },
    });
    expect(await page(intent, null, 'GET', `/v1/checkouts/${intent.id}`)).toEqual(answered(facts));
    expect(await page(intent, null, 'GET', '/v1/checkouts/int_other')).toMatchObject({
      status: 404,
      error: { code: 'not_found', message: 'There is no such checkout' },
      data: null,
    });
  });
});

describe('a page that asks for the next instruction', () => {
  it('is the page that the issuer’s frame may talk to', async () => {
    const intent = await checkouts.begun({ steps: [CANVAS] });
    expect(await ask(intent)).toMatchObject(answered({ name: 'canvas_3ds_form.show' }));
    const [row] = (await stored(intent)).rows;
    const { db } = checkouts.sandbox;
    const authentication = await findAuthentication(db, intent.merchantId, row?.authenticationId ?? '');
    expect(authentication).toMatchObject({ pageOrigin: SITE });
  });

  it('hears that the checkout has ended', async () => {
    const ended = { status: 'failed' as const, endedAt: NOW, position: { after: 1, todo: [{ to: 'finish' }] } };
    const { intent, row } = await checkouts.shown({ steps: [MESSAGE], intent: ended });
    expect(await ask(intent, row)).toMatchObject({
      status: 403,
      error: { code: 'checkout_finished', message: 'This checkout has ended' },
    });
  });

  it('is told nothing when exactly the time of a long poll is over', async () => {
    const { clock } = checkouts.sandbox;
    const { intent, row } = await checkouts.shown();
    const { sleep } = clock;
    clock.sleep = () => sleep(HOLD_MS / 2);
    expect(await ask(intent, row)).toEqual(answered({}));
    clock.sleep = sleep;
    expect(clock.sleeps).toHaveLength(2);
  });

  it('waits with the script when it has an older token, instead of an answered form', async () => {
    const todo = [{ until: '2026-11-21T00:00:02.000Z' }, { to: 'message' }];
    const { intent } = await checkouts.shown({
      steps: [CARD, { ...MESSAGE, id: 'message' }],
      intent: { position: { after: 1, todo } },
      row: { reportedAt: NOW },
    });
    expect(await ask(intent)).toMatchObject(answered({ name: 'generic.show_message' }));
    expect(checkouts.sandbox.clock.time).toBe(NOW.getTime() + 2100);
  });

  it('hears with any token that the checkout ended at a form that was answered', async () => {
    const ended = { status: 'succeeded' as const, endedAt: NOW, position: { after: 1, todo: [{ to: 'finish' }] } };
    const { intent, row } = await checkouts.shown({ intent: ended, row: { reportedAt: NOW } });
    for (const answer of [await ask(intent), await ask(intent, row)])
      expect(answer).toMatchObject({ status: 403, error: { code: 'checkout_finished' } });
    expect(checkouts.sandbox.clock.sleeps).toEqual([]);
  });

  it('closes a form that failed with its own token only', async () => {
    const { intent, row } = await checkouts.shown({ row: { erredAt: NOW } });
    expect(await ask(intent)).toMatchObject(answered({ name: 'card_form.show' }));
    expect((await stored(intent)).rows).toEqual([row]);
    expect(await ask(intent, row)).toMatchObject(answered({ name: 'card_form.show' }));
    expect((await stored(intent)).rows).toMatchObject([{ reportedAt: NOW }, { seq: 2, erredAt: null }]);
  });

  it('hears of a wallet’s payment without a report only after it was loaded again', async () => {
    const { intent, row } = await checkouts.shown({ steps: [WALLET] });
    await checkouts.wallet(intent, { status: 'complete' });
    expect(await ask(intent, row)).toEqual(answered({}));
    expect(await ask(intent)).toMatchObject(answered({ payload: { title: 'Thank you' } }));
  });
});

describe('a report', () => {
  const CHOOSER = { instruction: 'payment_methods.show', payload: { allowed_payment_method_types: ['card'] } };
  const event = 'callback.payment_methods.chosen';
  const payload = { payment_method_type: 'card' };
  const report = (intent: Intent, row: InstructionRow) =>
    page(intent, row, 'POST', '/v1/checkouts/callback', { event, payload });

  it('that is taken moves the checkout', async () => {
    const { intent, row } = await checkouts.shown({ steps: [CHOOSER] });
    expect(await report(intent, row)).toEqual(answered({ status: 'accepted' }));
    expect(await stored(intent)).toMatchObject({ intent: { seq: 2, position: UNPLANNED }, rows: [{}, { seq: 2 }] });
  });

  it('that is repeated moves a checkout which stood still since', async () => {
    const reportHash = hashOf(JSON.stringify([event, payload]));
    const told = { reportEvent: event, report: payload, reportHash, reportedAt: NOW };
    const { intent, row } = await checkouts.shown({ steps: [CHOOSER], row: told });
    expect(await report(intent, row)).toEqual(answered({ status: 'repeated' }));
    expect((await stored(intent)).intent).toMatchObject({ seq: 2, moves: 1 });
  });

  it('that comes too late leaves the checkout as it is', async () => {
    const { intent, row } = await checkouts.shown({ steps: [CHOOSER], intent: { expiresAt: NOW } });
    expect(await report(intent, row)).toEqual(answered({ status: 'expired' }));
    expect(await stored(intent)).toEqual({ intent, rows: [row] });
  });
});
