import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { DEMO } from '../../../core/merchants/demo-credentials.ts';
import { hashOf } from '../../../core/merchants/secrets.ts';
import { openSandbox, SANDBOX } from '../../../testing/open-sandbox.ts';
import { charges } from '../../charges/charges-schema.ts';
import { type Decision, decideAuthentication, findAuthentication } from '../../three-ds/authentication-store.ts';
import { walletCharges } from '../../wallet-charges/wallet-schema.ts';
import { beginAuthentication } from '../authenticate.ts';
import { checkoutInstructions, checkoutIntents } from '../checkout-intents-schema.ts';
import { walletChargeFor } from '../instruction-wallet.ts';
import type { InstructionRow, Intent } from '../intent-store.ts';
import { type ShowStep, scenarioField } from '../scenarios/scenario.ts';

const NOW = Date.parse('2026-11-21T00:00:00Z');

export const CARD = { id: 'card', instruction: 'card_form.show' };
export const WALLET = { id: 'wallet', instruction: 'googlepay_wallet_form.show' };
export const CANVAS = { id: 'canvas', instruction: 'canvas_3ds_form.show' };
/** The position of a checkout whose current instruction has no report yet. */
export const UNPLANNED = { after: -1, todo: [] };

/** A scenario as its author writes it, and what differs in the rows of the checkout and of its current instruction. */
interface Stored {
  steps?: object[];
  scenario?: object;
  intent?: Partial<Intent>;
  row?: Partial<InstructionRow>;
}

/** Opens a sandbox for the tests of one file, and stores checkouts in it without walking to where they are. */
export function openStoredCheckouts() {
  let sandbox: Awaited<ReturnType<typeof openSandbox>>;
  let count = 0;
  beforeAll(async () => {
    sandbox = await openSandbox();
  });
  beforeEach(() => {
    sandbox.clock.time = NOW;
    sandbox.clock.sleeps = [];
  });
  afterAll(() => sandbox.close());
  const now = () => sandbox.clock.now();

  /** A checkout for 50 dollars that has half an hour and showed nothing yet. */
  async function begun({ steps = [CARD], scenario = {}, intent: values = {} }: Stored = {}): Promise<Intent> {
    count += 1;
    const [intent] = await sandbox.db
      .insert(checkoutIntents)
      .values({
        id: `int_${count}`,
        merchantId: DEMO.merchantId,
        requestHash: '',
        amountMinor: 5_000,
        currency: 'AUD',
        reference: `stored-${count}`,
        customer: {},
        customerId: DEMO.customerId,
        environment: 'sandbox',
        script: scenarioField.parse({ steps, ...scenario }),
        position: { after: 0, todo: [{ to: 'start' }] },
        moves: 0,
        seq: 0,
        status: 'open',
        createdAt: now(),
        expiresAt: new Date(NOW + 1_800_000),
        ...values,
      })
      .returning();
    return intent as Intent;
  }

  /** A checkout that shows its first step as instruction 1. */
  async function shown({ row: values = {}, ...stored }: Stored = {}) {
    const intent = await begun({ ...stored, intent: { seq: 1, position: UNPLANNED, ...stored.intent } });
    const step = intent.script.steps[0] as ShowStep;
    const [row] = await sandbox.db
      .insert(checkoutInstructions)
      .values({
        intentId: intent.id,
        seq: 1,
        name: step.instruction,
        step: step.id,
        phase: 'form',
        payload: step.payload,
        jti: `jti_${count}`,
        issuedAt: now(),
        ...values,
      })
      .returning();
    return { intent, step, row: row as InstructionRow };
  }

  return {
    get sandbox() {
      return sandbox;
    },
    begun,
    shown,
    /** The hash of a new one-time token of a card. */
    async token(changes: Record<string, unknown> = {}): Promise<string> {
      return hashOf(await sandbox.tokenise(changes));
    },
    /** The hash of a new one-time token of a security code alone. */
    async code(changes: Record<string, unknown> = { card_number_last4: '4242' }): Promise<string> {
      const only = { enable_cvv_tokenization_mode: true, card_scheme: 'visa', ...changes };
      return hashOf(await sandbox.tokenise(only));
    },
    /** The id of an authentication of the checkout's payment with this token, on which the issuer has decided. */
    async authenticated(intent: Intent, tokenHash: string, decision: Decision = 'success'): Promise<string> {
      const asked = { tokenHash, scenario: 'challenge', pageOrigin: null, browserDetails: null };
      const id = await beginAuthentication(sandbox.db, intent, asked, now());
      const found = await findAuthentication(sandbox.db, intent.merchantId, id);
      await decideAuthentication(sandbox.db, found!, decision, now());
      return id;
    },
    /** Gives the current instruction a wallet charge in this state, and returns the charge's id. */
    async wallet(intent: Intent, state: Partial<typeof walletCharges.$inferInsert> = {}): Promise<string> {
      const named = { name: WALLET.instruction, payload: {}, attempt: '1' };
      const id = (await walletChargeFor(sandbox.db, intent, named, SANDBOX, now()))!;
      const { db } = sandbox;
      await db
        .update(walletCharges)
        .set({ status: 'wallet_initialized', ...state })
        .where(eq(walletCharges.id, id));
      await db
        .update(checkoutInstructions)
        .set({ walletChargeId: id })
        .where(eq(checkoutInstructions.intentId, intent.id));
      return id;
    },
    /** The stored rows of a checkout: itself and its instructions, in their order. */
    async stored({ id }: Intent) {
      const { db } = sandbox;
      const [intent] = await db.select().from(checkoutIntents).where(eq(checkoutIntents.id, id));
      const rows = await db
        .select()
        .from(checkoutInstructions)
        .where(eq(checkoutInstructions.intentId, id))
        .orderBy(checkoutInstructions.seq);
      return { intent: intent as Intent, rows };
    },
    charges: ({ reference }: Intent) => sandbox.db.select().from(charges).where(eq(charges.reference, reference)),
  };
}
