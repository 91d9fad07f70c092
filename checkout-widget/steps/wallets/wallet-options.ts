import type { WalletMeta } from '#sdk';
import type { WalletKind } from './wallet-texts.ts';

interface WalletPayload {
  readonly gateway_id?: string | undefined;
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}

/** C3.16: the options of the wallet's buttons, from the server's meta and gateway, limited to this wallet. */
export function walletOptions({ gateway_id, meta }: WalletPayload, { wallet }: Pick<WalletKind, 'wallet'>): WalletMeta {
  // Merchants can list only Apple and Google; a list with only another name excludes both.
  const wallets = [wallet] as WalletMeta['wallets'] & object;
  return { ...meta, ...(gateway_id === undefined ? {} : { gateway_id }), wallets };
}
