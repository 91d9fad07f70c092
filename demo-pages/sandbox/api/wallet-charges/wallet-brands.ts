import { WALLET_GATEWAYS, type WalletPage } from '../../simulated/index.ts';

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
