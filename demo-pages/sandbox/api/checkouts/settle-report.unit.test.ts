import { describe, expect, it } from 'vitest';
import { findInstruction } from './intent-store.ts';
import { settleReport } from './settle-report.ts';
import { CANVAS, CARD, openStoredCheckouts, WALLET } from './testing/open-stored-checkouts.ts';

const checkouts = openStoredCheckouts();
type Shown = Awaited<ReturnType<typeof checkouts.shown>>;

const settle = ({ intent, row, step }: Shown) =>
  settleReport(checkouts.sandbox.db, intent, row, step, checkouts.sandbox.clock);
const UNUSABLE = { name: 'error', text: 'Your payment details can no longer be used.', sourceHash: null };

describe('a report about a wallet', () => {
  const atWallet = async (reportEvent: string, state: object) => {
    const shown = await checkouts.shown({ steps: [WALLET], row: { reportEvent } });
    const chargeId = await checkouts.wallet(shown.intent, state);
    const row = (await findInstruction(checkouts.sandbox.db, shown.intent.id, 1))!;
    return { chargeId, settled: await settle({ ...shown, row }) };
  };
  const STATUS = 'callback.child_widget.status';
  const RETURN = 'callback.payment_methods.return';
  const DECLINED = { status: 'failed', failureCode: 'card_declined' } as const;

  it('goes by the charge: one that was declined', async () => {
    const { settled } = await atWallet(STATUS, DECLINED);
    expect(settled).toEqual({ name: 'declined', text: 'Your card was declined.' });
  });

  it.each([
    ['success', 'complete'],
    ['in_review', 'inreview'],
  ])('counts as %s although the shopper went back, when the charge is %s', async (name, status) => {
    const { chargeId, settled } = await atWallet(RETURN, { status });
    expect(settled).toEqual({ name, chargeId });
  });

  it('leads back when nothing was paid', async () => {
    expect((await atWallet(RETURN, DECLINED)).settled).toEqual({ name: 'return' });
  });
});

describe('a report about a chooser', () => {
  const CHOOSER = {
    instruction: 'payment_methods.show',
    payload: { allowed_payment_method_types: ['card', 'saved_card'] },
  };
  it.each([
    [{ payment_method_type: 'card' }, 'card'],
    [{ payment_method_type: 'zip_checkout' }, 'again'],
    [null, 'again'],
  ])('that says %j has the outcome %s', async (report, name) => {
    const row = { reportEvent: 'callback.payment_methods.chosen', report };
    expect(await settle(await checkouts.shown({ steps: [CHOOSER], row }))).toEqual({ name });
  });
});

describe('a report about an authentication', () => {
  const atCanvas = async (step: object, hasSource: boolean, decision: 'success' | 'cancelled' = 'success') => {
    const sourceHash = hasSource ? await checkouts.token() : null;
    const shown = await checkouts.shown({ steps: [{ ...CANVAS, ...step }], intent: { sourceHash } });
    const authenticationId = await checkouts.authenticated(shown.intent, sourceHash ?? 'none', decision);
    const row = { ...shown.row, authenticationId, reportEvent: 'callback.child_widget.status' };
    const settled = await settle({ ...shown, row });
    return { settled, authenticationId, charges: await checkouts.charges(shown.intent) };
  };

  it('charges what the shopper gave before, with the authentication', async () => {
    const { settled, authenticationId, charges } = await atCanvas({}, true);
    expect(charges).toMatchObject([{ status: 'complete', authenticationId }]);
    expect(settled).toEqual({ name: 'success', chargeId: charges[0]?.id, sourceHash: null });
  });

  it.each([
    ['that failed', {}, true, 'cancelled', { name: 'error', text: 'You cancelled the confirmation with your bank.' }],
    ['of no source', {}, false, 'success', { name: 'success' }],
    ['for a later step', { charge: false }, true, 'success', { name: 'success' }],
    ['before a review', { review: true }, true, 'success', { name: 'in_review' }],
  ] as const)('charges nothing after one %s', async (_, step, hasSource, decision, outcome) => {
    const { settled, charges } = await atCanvas(step, hasSource, decision);
    expect(settled).toEqual(outcome);
    expect(charges).toEqual([]);
  });
});

describe('a report about what takes no payment', () => {
  it.each([
    [{ status: 'success' }, 'success'],
    [{ status: 'error' }, 'error'],
    [null, 'error'],
  ])('that says %j has the outcome %s', async (report, name) => {
    const fraud = { instruction: 'fraud_service.show', payload: { gateway_id: 'service_haven_fraud' } };
    const row = { reportEvent: 'callback.fraud_service.status', report };
    expect(await settle(await checkouts.shown({ steps: [fraud], row }))).toEqual({ name });
  });
});

describe('a report about a form', () => {
  const settleForm = async (step: object, tokenHash: string | null, more: object = {}) =>
    settle(
      await checkouts.shown({
        steps: [{ ...CARD, ...step }],
        row: { tokenHash, reportEvent: 'callback.card_form.ott_created', ...more },
      }),
    );

  it.each([
    ['callback.card_form.ott_created', 'again'],
    ['callback.child_widget.status', 'error'],
  ])('without a token has an outcome by its event: %s is %s', async (reportEvent, name) => {
    expect(await settleForm({}, null, { reportEvent })).toEqual({ name });
  });

  it('charges the card', async () => {
    const shown = await checkouts.shown({ row: { tokenHash: await checkouts.token() } });
    const settled = await settle(shown);
    const [charge, ...others] = await checkouts.charges(shown.intent);
    expect(others).toEqual([]);
    expect(charge).toMatchObject({ tokenHash: shown.row.tokenHash, authenticationId: null, status: 'complete' });
    expect(settled).toEqual({ name: 'success', chargeId: charge?.id, sourceHash: null });
  });

  it.each([
    ['keeps the card for a later step', { charge: false }, { name: 'success' }],
    ['asks the issuer as the script says', { three_ds: 'refused' }, { phase: '3ds', scenario: 'refused' }],
    ['holds the card for a review', { review: true }, { name: 'in_review' }],
  ])('%s', async (_, step, settled) => {
    // The demonstration customer has a saved card that ends like this one, which is another source.
    const sourceHash = await checkouts.token();
    expect(await settleForm(step, sourceHash)).toEqual({ ...settled, sourceHash });
  });

  it('cannot charge a token that nobody made', async () => {
    expect(await settleForm({}, 'unknown')).toEqual(UNUSABLE);
  });
});

describe('a report of a saved card', () => {
  const select = async (report: Record<string, string> | null, step: object = {}) => {
    const steps = [{ instruction: 'saved_card_form.show', charge: false, ...step }];
    const row = { reportEvent: 'callback.saved_card_form.selected', report };
    return settle(await checkouts.shown({ steps, row }));
  };

  it.each([[null], [{ card_id: 'source_of_somebody' }]])('that names no such card is declined: %j', async (report) => {
    expect(await select(report)).toEqual({ name: 'declined', text: 'This saved card cannot be used.' });
  });

  it('gives a token of it', async () => {
    const settled = await select({ card_id: 'source_haven_visa' });
    expect(settled).toEqual({ name: 'success', sourceHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('asks for its security code when the step says so', async () => {
    const card = { card_number_last4: '4242', card_name: 'Avery Tester', expire_month: '09', expire_year: '30' };
    expect(await select({ card_id: 'source_haven_visa' }, { cvv: true })).toEqual({
      phase: 'cvv',
      payload: { form_values: card },
      sourceHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      savedSourceId: 'source_haven_visa',
    });
  });
});

describe('a security code', () => {
  const atCode = async (tokenHash: string | null, sourceHash: string | null) => {
    const shown = await checkouts.shown({ intent: { sourceHash }, row: { phase: 'cvv', tokenHash } });
    return { shown, settled: await settle(shown) };
  };

  it('pays with the card that was chosen before', async () => {
    const sourceHash = await checkouts.token();
    const { shown, settled } = await atCode(await checkouts.code(), sourceHash);
    expect(settled).toMatchObject({ name: 'success', sourceHash: null });
    expect(await checkouts.charges(shown.intent)).toMatchObject([{ tokenHash: sourceHash }]);
  });

  it('must be one, and of a card that was chosen', async () => {
    const [card, code] = [await checkouts.token(), await checkouts.code()];
    for (const [given, chosen] of [
      [card, card],
      [null, card],
      ['unknown', card],
      [code, null],
    ] as const) {
      expect((await atCode(given, chosen)).settled, `${given} ${chosen}`).toEqual({ name: 'again' });
    }
  });

  it.each([
    ['the shopper’s card that ends alike', { card_number_last4: '4242' }, true],
    ['itself where no card ends alike', { card_number_last4: '9999' }, false],
    ['itself where it names no card', {}, false],
  ])('alone stands for %s', async (_, details, isOther) => {
    const tokenHash = await checkouts.code(details);
    const shown = await checkouts.shown({ steps: [{ ...CARD, charge: false }], row: { tokenHash } });
    const sourceHash = isOther ? expect.not.stringMatching(tokenHash) : tokenHash;
    expect(await settle(shown)).toEqual({ name: 'success', sourceHash });
  });
});
