import { describe, expect, it } from 'vitest';
import { SANDBOX, SITE } from '../../testing/open-sandbox.ts';
import { findAuthentication } from '../three-ds/authentication-store.ts';
import { findWalletCharge } from '../wallet-charges/wallet-store.ts';
import type { Intent } from './intent-store.ts';
import { instructionOf, secondForm } from './prepare-instruction.ts';
import type { ShowStep } from './scenarios/scenario.ts';
import type { StepResult } from './settle-report.ts';
import { CANVAS, CARD, openStoredCheckouts, WALLET } from './testing/open-stored-checkouts.ts';

const checkouts = openStoredCheckouts();
const context = () => {
  const { db, clock } = checkouts.sandbox;
  return { db, clock, ownOrigin: SANDBOX, pageOrigin: SITE };
};
const prepare = async (step: object, values: Partial<Intent> = {}) => {
  const intent = await checkouts.begun({ steps: [step], intent: values });
  return { intent, made: await instructionOf(context(), intent, intent.script.steps[0] as ShowStep) };
};
const authenticationOf = ({ merchantId }: Intent, made: { authenticationId?: string | null }) =>
  findAuthentication(checkouts.sandbox.db, merchantId, made.authenticationId ?? '');

describe('the instruction of a step', () => {
  it('is a form with a token of its own', async () => {
    const customisation = { base: { color: 'red' } };
    const { made } = await prepare({
      ...CARD,
      payload: { form_values: { card_name: 'Ada' } },
      customisation,
      next_instruction: true,
    });
    expect(made).toEqual({
      jti: expect.stringMatching(/^jti_/),
      issuedAt: checkouts.sandbox.clock.now(),
      name: 'card_form.show',
      step: 'card',
      phase: 'form',
      payload: { form_values: { card_name: 'Ada' } },
      customisation,
      nextInstruction: true,
      walletChargeId: null,
      authenticationId: null,
    });
  });

  it('may say nothing of its look and of what follows', async () => {
    expect((await prepare(CARD)).made).toMatchObject({ customisation: null, nextInstruction: null });
  });

  it('has a charge where it is a wallet’s: that of the instruction which comes next', async () => {
    const { intent, made } = await prepare(WALLET, { seq: 3 });
    const charge = await findWalletCharge(checkouts.sandbox.db, intent.merchantId, made.walletChargeId ?? '');
    expect(charge.idempotencyKey).toBe(`checkout:${intent.id}:4`);
  });
});

describe('the instruction of a bank’s confirmation', () => {
  it('is about what the shopper gave, as its card needs it', async () => {
    const sourceHash = await checkouts.token({ card_number: '4000000000003055' });
    const { intent, made } = await prepare(CANVAS, { sourceHash });
    expect(await authenticationOf(intent, made)).toMatchObject({
      paymentTokenHash: sourceHash,
      scenario: 'frictionless',
      pageOrigin: SITE,
      browserDetails: {},
    });
  });

  it('is a challenge where the script asks for none, and where nothing was given yet', async () => {
    const { intent, made } = await prepare({ ...CANVAS, three_ds: 'off' });
    const first = await authenticationOf(intent, made);
    expect(first).toMatchObject({ scenario: 'challenge', cardLast4: null });
    const other = await prepare(CANVAS);
    expect((await authenticationOf(other.intent, other.made))?.paymentTokenHash).not.toBe(first?.paymentTokenHash);
  });
});

describe('a second form of a step', () => {
  const second = async (settled: Extract<StepResult, { phase: string }>) => {
    const customisation = { base: { color: 'red' } };
    const browserDetails = { name: 'Chrome' };
    const { intent, row } = await checkouts.shown({ row: { customisation, browserDetails } });
    const made = await secondForm(context(), intent, row, settled);
    const common = { step: 'card', customisation, jti: expect.stringMatching(/^jti_/) };
    return { intent, made, common: { ...common, issuedAt: checkouts.sandbox.clock.now() } };
  };

  it('asks for the security code of a saved card', async () => {
    const settled = { phase: 'cvv' as const, payload: { a: 1 }, sourceHash: 'source', savedSourceId: 'saved-1' };
    const { made, common } = await second(settled);
    expect(made).toEqual({
      ...common,
      name: 'card_form.show',
      phase: 'cvv',
      payload: { a: 1 },
      savedSourceId: 'saved-1',
    });
  });

  it('shows the issuer’s challenge, in the browser that the first form described', async () => {
    const sourceHash = await checkouts.token();
    const { intent, made, common } = await second({ phase: '3ds', scenario: 'refused', sourceHash });
    expect(made).toEqual({
      ...common,
      name: 'canvas_3ds_form.show',
      phase: '3ds',
      payload: {},
      authenticationId: expect.stringMatching(/^3ds_/),
    });
    expect(await authenticationOf(intent, made)).toMatchObject({
      paymentTokenHash: sourceHash,
      scenario: 'refused',
      pageOrigin: SITE,
      browserDetails: { name: 'Chrome' },
    });
  });
});
