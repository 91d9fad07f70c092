import { describe, expect, it } from 'vitest';
import { SANDBOX } from '../../testing/open-sandbox.ts';
import { findInstruction, type InstructionRow, type Intent } from './intent-store.ts';
import { mintInstructionToken } from './mint-instruction-token.ts';
import { presentInstruction } from './present-instruction.ts';
import { listSavedCards } from './saved-cards.ts';
import { CANVAS, openStoredCheckouts, WALLET } from './testing/open-stored-checkouts.ts';

const checkouts = openStoredCheckouts();
const present = (intent: Intent, row: InstructionRow) => {
  const { db, clock } = checkouts.sandbox;
  return presentInstruction(db, intent, row, SANDBOX, clock.now());
};
type Stored = NonNullable<Parameters<typeof checkouts.shown>[0]>;
const presented = async (stored: Stored) => {
  const { intent, row } = await checkouts.shown(stored);
  return present(intent, row);
};

describe('an instruction as its page receives it', () => {
  it('has a token, what it shows, and the seconds that are left', async () => {
    const { intent, row } = await checkouts.shown();
    checkouts.sandbox.clock.time += 2_500;
    expect(await present(intent, row)).toEqual({
      name: 'card_form.show',
      instruction_token: await mintInstructionToken(checkouts.sandbox.db, intent, row),
      next_instruction: false,
      payload: {},
      expires_in: 1797.5,
    });
  });

  it('has no seconds below none, and none after its time', async () => {
    const { intent, row } = await checkouts.shown();
    checkouts.sandbox.clock.time += 1_800_001;
    expect((await present(intent, row)).expires_in).toBe(0);
    expect(await present({ ...intent, status: 'paid' }, row)).not.toHaveProperty('expires_in');
  });

  it('may ask for the next one at once', async () => {
    expect(await presented({ row: { nextInstruction: true } })).toMatchObject({ next_instruction: true });
  });

  it('is shown in the look of the checkout, and in its own over that', async () => {
    const scenario = { customisation: { base: { color: 'red', radius: 4 } } };
    const own = { row: { customisation: { base: { color: 'blue' } } } };
    expect((await presented({ scenario })).customisation).toEqual({ base: { color: 'red', radius: 4 } });
    expect((await presented({ scenario, ...own })).customisation).toEqual({ base: { color: 'blue', radius: 4 } });
    expect((await presented(own)).customisation).toEqual({ base: { color: 'blue' } });
    expect(await presented({})).not.toHaveProperty('customisation');
  });
});

describe('what an instruction shows by itself', () => {
  const PROVIDER_META = { amount: '50.00', currency: 'AUD', charge: { amount: '50.00', currency: 'AUD' } };

  it.each([
    ['bank_account_form.show', { gateway_id: 'gateway_haven_bank', meta: {} }],
    [
      'zip_checkout_form.show',
      { gateway_id: 'gateway_haven_zip', meta: { ...PROVIDER_META, reference: expect.stringContaining('stored-') } },
    ],
    // Without its charge.
    [WALLET.instruction, {}],
  ])('is by the form: %s', async (instruction, payload) => {
    expect((await presented({ steps: [{ instruction }] })).payload).toEqual(payload);
  });

  it('is the end with its charge', async () => {
    const end = { instruction: 'merchant_event.emit', payload: { status: 'success' } };
    const { intent, row } = await checkouts.shown({ steps: [end], intent: { chargeId: 'ch_1' } });
    const payload = { status: 'success', intent_id: intent.id, charge_id: 'ch_1' };
    expect((await present(intent, row)).payload).toEqual(payload);
  });

  it('is the shopper’s saved cards', async () => {
    const { intent, row } = await checkouts.shown({ steps: [{ instruction: 'saved_card_form.show' }] });
    const cards = await listSavedCards(checkouts.sandbox.db, intent);
    expect(cards).not.toEqual([]);
    expect((await present(intent, row)).payload).toEqual({ cards });
  });

  it('is the confirmation of a bank, whose token goes into an address', async () => {
    const { intent, row } = await checkouts.shown({ steps: [CANVAS] });
    const authenticationId = await checkouts.authenticated(intent, await checkouts.token());
    const { payload } = await present(intent, { ...row, authenticationId });
    const token = String(payload['_3ds_token']);
    expect(token).toMatch(/^[\w-]+$/);
    expect(JSON.parse(Buffer.from(token, 'base64url').toString())).toEqual({
      format: 'standalone_3ds',
      content: expect.any(String),
      charge_3ds_id: authenticationId,
    });
    expect((await present(intent, row)).payload, 'none was begun').toEqual({ _3ds_token: '' });
  });
});

describe('what a wallet shows', () => {
  const atWallet = async (instruction: string, values: Partial<Intent> = {}, payload: object = {}) => {
    const { intent } = await checkouts.shown({ steps: [{ instruction, payload }], intent: values });
    await checkouts.wallet(intent);
    const row = await findInstruction(checkouts.sandbox.db, intent.id, 1);
    return present(intent, row!);
  };

  it.each([
    ['AUD', 'AU'],
    ['NZD', 'NZ'],
  ] as const)('is its charge and the sum in %s', async (currency, country) => {
    const { payload } = await atWallet(WALLET.instruction, { currency, amountMinor: 5_050 });
    expect(payload).toEqual({
      charge_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      gateway_id: 'gateway_haven_mastercard',
      meta: { amount: 50.5, amount_label: 'Total', currency, country, wallets: ['google'] },
    });
  });

  it('names no wallet where its gateway has one', async () => {
    expect((await atWallet('paypal_wallet_form.show')).payload['meta']).not.toHaveProperty('wallets');
  });

  it('is what the script says, over the rest', async () => {
    const script = { meta: { amount_label: 'Your gift' } };
    expect((await atWallet(WALLET.instruction, {}, script)).payload['meta']).toMatchObject({
      amount: 50,
      amount_label: 'Your gift',
    });
  });
});

it.each([
  ['merchant_haven', 'gateway_haven_zip'],
  ['merchant_river', 'gateway_river_zip'],
])('the gateway of a form is the merchant’s own, whoever names it: of %s it is %s', async (merchantId, gatewayId) => {
  for (const payload of [{}, { gateway_id: 'gateway_haven_zip' }]) {
    const { intent, row } = await checkouts.shown({ steps: [{ instruction: 'zip_checkout_form.show', payload }] });
    expect((await present({ ...intent, merchantId }, row)).payload['gateway_id']).toBe(gatewayId);
  }
});
