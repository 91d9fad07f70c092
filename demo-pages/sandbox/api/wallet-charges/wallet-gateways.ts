import { SandboxError } from '../../core/index.ts';
import { WALLET_GATEWAYS, type WalletGateway, type WalletPage } from '../../simulated/index.ts';
import type { Gateway } from '../configurations/index.ts';
import type { WalletConfigResponse } from './wallet-response.ts';

export type WalletType = (typeof WALLET_GATEWAYS)[number]['wallets'][number];

/** The wallets that may be named in `wallet_type`. */
export const WALLET_TYPES = [...new Set(WALLET_GATEWAYS.flatMap(({ wallets }): readonly WalletType[] => wallets))];

/** How a gateway pays through wallets. Throws a 400 for one that does not. */
export function walletGateway({ type }: Pick<Gateway, 'type'>): WalletGateway {
  const walletOnly = WALLET_GATEWAYS.find((gateway) => gateway.type === type);
  if (walletOnly) return walletOnly;
  throw new SandboxError(400, 'unfulfilled_condition', 'Gateway does not support this method');
}

/** What a page receives about a wallet gateway. */
export function walletConfig(gateway: Pick<Gateway, 'type' | 'mode'>): WalletConfigResponse {
  const { clientAuth, credentials } = walletGateway(gateway);
  return { type: gateway.type, mode: gateway.mode, credentials: { client_auth: clientAuth, ...credentials } };
}

type Paged = Extract<(typeof WALLET_GATEWAYS)[number], { readonly page: WalletPage }>;
export type PageKind = Paged['page']['kind'];
/** The kinds of the pages where one button decides. */
export type DecisionKind = Exclude<PageKind, 'flypay'>;

const PAGES: readonly (WalletPage & { readonly gatewayType: string })[] = WALLET_GATEWAYS.flatMap((gateway) =>
  'page' in gateway ? [{ ...gateway.page, gatewayType: gateway.type }] : [],
);

/** The wallets that have pages of their own: what they are called, and each way that a payment there can end. */
export const WALLET_PAGES = Object.fromEntries(PAGES.map((page) => [page.kind, page])) as Readonly<
  Record<PageKind, (typeof PAGES)[number]>
>;

/** The kind in the path of a page where one button decides. */
export const DECISION_KIND = `:kind{${PAGES.filter(({ isFramed }) => !isFramed)
  .map(({ kind }) => kind)
  .join('|')}}`;
