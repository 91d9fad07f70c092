import type { WalletMeta } from '#sdk';
import type { WalletKind } from './wallet-texts.ts';

interface WalletPayload {
  readonly gateway_id?: string | undefined;
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}

/** C3.16: the options of the wallet's buttons: the server's meta and gateway, and no other wallet beside this one. */
export function walletOptions({ gateway_id, meta }: WalletPayload, { wallet }: Pick<WalletKind, 'wallet'>): WalletMeta {
  // Merchants list Apple and Google only; a list with another name alone keeps both of them away.
  const wallets = [wallet] as WalletMeta['wallets'] & object;
  return { ...meta, ...(gateway_id === undefined ? {} : { gateway_id }), wallets };
}
