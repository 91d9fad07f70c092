import { asRecord, isText, type UnknownRecord } from '../client/record.ts';
import type { ChargeToken } from './core/charge-token.ts';
import { unavailable } from './core/unavailable.ts';
import type { WalletDescriptor } from './core/wallet-descriptor.ts';
import { isListedMeta, merchantAt, type WalletMeta } from './core/wallet-meta.ts';
import { WALLETS } from './wallet-list.ts';

/**
 * The token with its credentials, overridden by those of the options; if neither has any, they are requested from the
 * gateway (S7.22).
 */
export async function withCredentials(
  token: ChargeToken,
  { credentials, gateway_id }: WalletMeta,
  ask: (gatewayId: string) => Promise<{ credentials: ChargeToken['credentials'] }>,
): Promise<ChargeToken> {
  let usable = { ...token.credentials, ...asRecord(credentials) };
  if (!Object.keys(usable).length && isText(gateway_id)) usable = (await ask(gateway_id)).credentials;
  return { ...token, credentials: usable };
}

/** The wallets of a gateway type (S3.50), in the order of the list; none for a type that is not known. */
export function walletsOf(gatewayType: string): readonly WalletDescriptor[] {
  const type = gatewayType.toLowerCase().replaceAll('_', '');
  return WALLETS.filter(({ gateways }) => gateways.includes(type));
}

/** S6.06: the wallets of a gateway that have credentials and are in the list of wallets. Throws if there is none. */
export function usableWallets({ gateway, credentials }: ChargeToken, meta: WalletMeta): readonly WalletDescriptor[] {
  const wallets = walletsOf(gateway.type);
  if (!wallets.length) throw unavailable('unknown_gateway', `No wallet for gateway type "${gateway.type}".`);
  const listed = wallets.filter(({ name }) => !name || isListedMeta(name, meta));
  if (!listed.length) throw unavailable('not_listed', 'Wallet meta `wallets` names no wallet of this gateway.');
  const usable = listed.filter(({ name }) => !name || merchantAt(name, credentials));
  if (usable.length) return usable;
  const names = listed.map(({ name }) => name).join(' or ');
  throw unavailable('no_credentials', `The gateway has no merchant credential for ${names}.`);
}

/** The part of an option that concerns one wallet: `{apple: {...}}` by name, or the whole when it names no wallet. */
export function optionFor(wallet: string | undefined, option: unknown): UnknownRecord {
  const all = asRecord(option);
  return WALLETS.some(({ name }) => name && Object.hasOwn(all, name)) ? asRecord(wallet && all[wallet]) : all;
}
