import type { Database } from '../../../server/database/open-database.ts';
import { amountNumber, decimalAmount, ownName } from '../../core/index.ts';
import { findAuthentication, threeDsToken } from '../three-ds/index.ts';
import { findWalletCharge, mintChargeToken } from '../wallet-charges/index.ts';
import { formNamed, walletForm } from './instruction-lookup.ts';
import type { InstructionResponse } from './intent-response.ts';
import type { InstructionRow, Intent } from './intent-store.ts';
import { mintInstructionToken } from './mint-instruction-token.ts';
import { listSavedCards } from './saved-cards.ts';

const COUNTRIES: Record<string, string> = { AUD: 'AU', NZD: 'NZ' };

/** The default `meta` of a wallet or a provider's button, when the script does not set it. */
function metaOf({ amountMinor, currency, reference }: Intent, isWallet: boolean): Record<string, unknown> {
  const amount = decimalAmount(amountMinor);
  if (!isWallet) return { amount, currency, reference, charge: { amount, currency } };
  return { amount: amountNumber(amountMinor), amount_label: 'Total', currency, country: COUNTRIES[currency] };
}

async function defaults(
  db: Database,
  intent: Intent,
  row: InstructionRow,
  ownOrigin: string,
  now: Date,
): Promise<Record<string, unknown>> {
  const wallet = walletForm(row.name);
  if (wallet && row.walletChargeId) {
    const charge = await findWalletCharge(db, intent.merchantId, row.walletChargeId);
    const wallets = wallet.walletType ? { wallets: [wallet.walletType] } : {};
    const meta = { ...metaOf(intent, true), ...wallets };
    return { charge_token: await mintChargeToken(db, charge, now), gateway_id: charge.gatewayId, meta };
  }
  if (row.name === 'canvas_3ds_form.show') {
    const authentication = await findAuthentication(db, intent.merchantId, row.authenticationId ?? '');
    const token = authentication ? await threeDsToken(db, authentication, ownOrigin, now) : '';
    // The checkout's protocol uses base64url.
    return { _3ds_token: Buffer.from(token, 'base64').toString('base64url') };
  }
  if (row.name === 'saved_card_form.show') return { cards: await listSavedCards(db, intent) };
  if (row.name === 'merchant_event.emit') return { intent_id: intent.id, charge_id: intent.chargeId };
  const form = formNamed(row.name);
  if (!form?.gatewayId || form.meta === 'wallet') return {};
  return {
    gateway_id: ownName(intent.merchantId, form.gatewayId),
    meta: form.meta === 'provider' ? metaOf(intent, false) : {},
  };
}

/**
 * An instruction as the checkout's page receives it: with a signed token, and the script's values over the defaults.
 */
export async function presentInstruction(
  db: Database,
  intent: Intent,
  row: InstructionRow,
  ownOrigin: string,
  now: Date,
): Promise<InstructionResponse> {
  const base = { ...intent.script.customisation?.base, ...(row.customisation?.['base'] as object | undefined) };
  const usual = await defaults(db, intent, row, ownOrigin, now);
  const { meta, ...payload } = row.payload;
  const named = payload['gateway_id'];
  // The scenarios of the catalogue name the demonstration merchant's gateways and services.
  if (typeof named === 'string') payload['gateway_id'] = ownName(intent.merchantId, named);
  return {
    name: row.name,
    instruction_token: await mintInstructionToken(db, intent, row),
    // With this flag the page requests the next instruction immediately, so it sees changes that need no action of the
    // shopper.
    next_instruction: row.nextInstruction ?? false,
    payload: { ...usual, ...payload, ...(meta ? { meta: { ...(usual['meta'] as object), ...(meta as object) } } : {}) },
    ...(Object.keys(base).length > 0 ? { customisation: { base } } : {}),
    // In seconds from now, because clocks differ; an idle page makes its next request at that time.
    ...(intent.status === 'open' ? { expires_in: Math.max(0, intent.expiresAt.getTime() - now.getTime()) / 1000 } : {}),
  };
}
