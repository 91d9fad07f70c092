import { SandboxError } from '../../core/index.ts';
import { WALLET_GATEWAYS, type WalletGateway } from '../../simulated/index.ts';
import type { Gateway } from '../configurations/index.ts';
import type { WalletConfigAnswer } from './wallet-answer.ts';

export type WalletType = (typeof WALLET_GATEWAYS)[number]['wallets'][number];

/** The wallets that may be named in `wallet_type`. */
export const WALLET_TYPES = [...new Set(WALLET_GATEWAYS.flatMap(({ wallets }): readonly WalletType[] => wallets))];

/** How a gateway pays through wallets. Throws a 400 for one that does not. */
export function walletGateway({ type }: Pick<Gateway, 'type'>): WalletGateway {
  const found = WALLET_GATEWAYS.find((gateway) => gateway.type === type);
  if (found) return found;
  throw new SandboxError(400, 'unfulfilled_condition', 'Gateway does not support this method');
}

/** What a page is told about a wallet gateway. */
export function walletConfig(gateway: Pick<Gateway, 'type' | 'mode'>): WalletConfigAnswer {
  const { clientAuth, credentials } = walletGateway(gateway);
  return { type: gateway.type, mode: gateway.mode, credentials: { client_auth: clientAuth, ...credentials } };
}
