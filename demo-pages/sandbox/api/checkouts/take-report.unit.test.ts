import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CallbackReport, CheckoutCallbackEvent } from './callback-request.ts';
import { checkoutInstructions } from './checkout-intents-schema.ts';
import { closeFailedForm, takeReport } from './take-report.ts';
import { openStoredCheckouts } from './testing/open-stored-checkouts.ts';

const checkouts = openStoredCheckouts();
type Shown = Awaited<ReturnType<typeof checkouts.shown>>;

const REPORT: CallbackReport = {
  event: 'callback.card_form.ott_created',
  facts: { status: 'success' },
  isError: false,
  tokenHash: 'hash of a token',
  browserDetails: { language: 'en-AU' },
  hash: 'hash of a report',
};
const take = ({ intent }: Pick<Shown, 'intent'>, report: Partial<CallbackReport> = {}, seq = 1) =>
  takeReport(checkouts.sandbox.db, intent, seq, { ...REPORT, ...report }, checkouts.sandbox.clock.now());
const rowOf = async ({ intent }: Shown) => (await checkouts.stored(intent)).rows[0];

const EARLIER = new Date('2026-11-20T23:59:00Z');
const ANSWERED = { reportedAt: EARLIER, reportHash: 'hash of another report' };

describe('a report', () => {
  it('is stored once, and known again', async () => {
    const shown = await checkouts.shown();
    expect(await take(shown)).toBe('accepted');
    expect(await rowOf(shown)).toEqual({
      ...shown.row,
      reportEvent: 'callback.card_form.ott_created',
      report: { status: 'success' },
      reportHash: 'hash of a report',
      tokenHash: 'hash of a token',
      browserDetails: { language: 'en-AU' },
      reportedAt: checkouts.sandbox.clock.now(),
    });
    expect(await take(shown)).toBe('repeated');
    expect(await take(shown, { hash: 'hash of another report' })).toBe('superseded');
  });

  it('is known again when the same one was stored at the same moment', async () => {
    const shown = await checkouts.shown();
    expect(await Promise.all([take(shown), take(shown)])).toEqual(['accepted', 'repeated']);
  });

  it('is superseded when the checkout is deleted at the same moment', async () => {
    const shown = await checkouts.shown();
    const { db } = checkouts.sandbox;
    // The only connection takes the queries in their order: the deletion follows the first read.
    const gone = db.delete(checkoutInstructions).where(eq(checkoutInstructions.intentId, shown.intent.id));
    expect(await Promise.all([take(shown), gone])).toMatchObject(['superseded', {}]);
  });

  it('comes after the first instruction', async () => {
    await expect(take({ intent: await checkouts.begun() }, {}, 0)).rejects.toMatchObject({
      status: 409,
      code: 'callback_unexpected',
      message: 'Request the first instruction before sending a report',
    });
  });
});

describe('an event that does not belong to the instruction', () => {
  const MESSAGE = { instruction: 'generic.show_message', payload: { type: 'error', title: 'No', message: 'No' } };
  const CHOOSER = { instruction: 'payment_methods.show', payload: { allowed_payment_method_types: ['card'] } };

  it.each([
    [{ instruction: 'card_form.show' }, 'child_widget.status', 'expects callback.card_form.ott_created'],
    [CHOOSER, 'payment_methods.return', 'expects callback.payment_methods.chosen'],
    [MESSAGE, 'payment_methods.chosen', 'expects no callback'],
  ])('is refused: %o and %s', async (step, event, expected) => {
    const shown = await checkouts.shown({ steps: [step] });
    await expect(take(shown, { event: `callback.${event}` as CheckoutCallbackEvent })).rejects.toMatchObject({
      status: 409,
      code: 'callback_unexpected',
      message: `The current instruction is ${step.instruction}, which ${expected}`,
    });
    expect(await rowOf(shown)).toEqual(shown.row);
  });

  it('may say that the shopper goes back from a form', async () => {
    expect(await take(await checkouts.shown(), { event: 'callback.payment_methods.return' })).toBe('accepted');
  });
});

describe('a report that comes late', () => {
  const OVER = new Date('2026-11-21T00:00:00Z');
  const ALMOST_OVER = new Date('2026-11-21T00:00:00.001Z');
  const ENDED = { endedAt: EARLIER };
  const OLD = { seq: 2 };

  it.each([
    ['a checkout that succeeded', 'finished', { ...ENDED, status: 'succeeded' as const }, {}],
    ['a checkout that expired', 'expired', { ...ENDED, status: 'expired' as const }, {}],
    ['a checkout that expired and shows it', 'expired', { ...OLD, status: 'expired' as const }, {}],
    ['an instruction before the current one', 'superseded', OLD, {}],
    ['such a one after the time', 'superseded', { ...OLD, expiresAt: OVER }, {}],
    ['an answered instruction', 'superseded', {}, ANSWERED],
    ['an answered instruction after the time', 'superseded', { expiresAt: OVER }, ANSWERED],
    ['the current instruction when the time is over', 'expired', { expiresAt: OVER }, {}],
    ['the current instruction just before', 'accepted', { expiresAt: ALMOST_OVER }, {}],
  ])('to %s is %s', async (_, status, intent, row) => {
    const shown = await checkouts.shown({ intent, row });
    expect(await take(shown)).toBe(status);
    if (status !== 'accepted') expect(await rowOf(shown)).toEqual(shown.row);
  });
});

describe('an error that a form reports', () => {
  const ERROR = { isError: true, tokenHash: null };
  const BANK = 'callback.bank_account_form.ott_created';

  it.each([
    ['card_form.show', REPORT.event],
    ['bank_account_form.show', BANK],
  ] as const)('leaves %s open, until the page asks for the next instruction', async (instruction, event) => {
    const shown = await checkouts.shown({ steps: [{ instruction }] });
    const { db, clock } = checkouts.sandbox;
    const erredAt = clock.now();
    expect(await take(shown, { ...ERROR, event })).toBe('accepted');
    const erred = await rowOf(shown);
    expect(erred).toEqual({ ...shown.row, erredAt });
    clock.time += 1000;
    await closeFailedForm(db, erred!, clock.now());
    expect(await rowOf(shown)).toEqual({ ...shown.row, erredAt, reportedAt: clock.now() });
    clock.time += 1000;
    await closeFailedForm(db, erred!, clock.now());
    expect(await rowOf(shown)).toMatchObject({ reportedAt: new Date(erredAt.getTime() + 1000) });
  });

  it('is superseded where the form was answered', async () => {
    expect(await take(await checkouts.shown({ row: ANSWERED }), ERROR)).toBe('superseded');
  });

  it('is stored as the result of a form of another company', async () => {
    const shown = await checkouts.shown({ steps: [{ instruction: 'zip_checkout_form.show' }] });
    expect(await take(shown, { ...ERROR, event: 'callback.child_widget.status' })).toBe('accepted');
    expect(await rowOf(shown)).toMatchObject({ erredAt: null, reportedAt: checkouts.sandbox.clock.now() });
  });
});

it('A form without an error stays open when the page asks for the next instruction', async () => {
  const shown = await checkouts.shown();
  await closeFailedForm(checkouts.sandbox.db, shown.row, checkouts.sandbox.clock.now());
  expect(await rowOf(shown)).toEqual(shown.row);
});
