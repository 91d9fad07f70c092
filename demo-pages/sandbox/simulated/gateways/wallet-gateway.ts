import type { html } from 'hono/html';

export type WalletDecision = 'approve' | 'slow' | 'in_review' | 'decline' | 'fail' | 'cancel';
export type Way = { decision: WalletDecision; label: string };

/** A page that a wallet has of its own, at `/wallet/<kind>`. */
export type WalletPage = {
  readonly kind: string;
  readonly name: string;
  readonly likeness: string;
  readonly promise: string;
  /** A class of the sheet for simulated companies. */
  readonly look: string;
  /** Each way that a payment there can end; the first is the usual one. */
  readonly ways: readonly Way[];
  readonly mark: ReturnType<typeof html>;
  /** It lives in a frame of the shop's page, and no button of a form decides. */
  readonly isFramed?: boolean;
};

/** A gateway that pays by wallets; `WALLET_GATEWAYS` lists them. */
export type WalletGateway = {
  readonly type: string;
  /** The wallets that it pays through: what `wallet_type` may name. */
  readonly wallets: readonly string[];
  /** What the wallet's script is started with. */
  readonly clientAuth: string;
  /** Credentials by wallet, where one gateway serves several. */
  readonly credentials?: { readonly [wallet in 'apple' | 'google']: { readonly merchant: string } };
  /** No card, account or checkout pays through it. */
  readonly isWalletOnly?: boolean;
  /** What the ids of the wallet's orders begin with. */
  readonly orderPrefix?: string;
  readonly page?: WalletPage;
};

export const approve = (label: string): Way => ({ decision: 'approve', label });
export const SLOW: Way = { decision: 'slow', label: 'Approve after 5 seconds' };
export const DECLINE: Way = { decision: 'decline', label: 'Decline' };
export const REVIEW: Way = { decision: 'in_review', label: 'Hold for review' };
export const FAIL: Way = { decision: 'fail', label: 'Fail with an error' };
export const CANCEL: Way = { decision: 'cancel', label: 'Cancel and go back' };
