import type { Gateway } from '../configurations/gateway-store.ts';
import { SandboxError } from '../http/sandbox-error.ts';

/** The wallets that may be named in `wallet_type`. */
export const WALLET_TYPES = ['apple', 'google', 'paypal', 'flypay', 'afterpay', 'stripe'] as const;
export type WalletType = (typeof WALLET_TYPES)[number];

type WalletGateway = {
  /** The wallets that a gateway of this type pays through. */
  wallets: readonly WalletType[];
  /** What the wallet's script is started with. */
  clientAuth: string;
  /** Credentials by wallet, where one gateway serves several. */
  credentials: Record<string, { merchant: string }>;
};

const alone = (wallet: WalletType, clientAuth: string): WalletGateway => ({
  wallets: [wallet],
  clientAuth,
  credentials: {},
});

const GATEWAYS: Record<string, WalletGateway> = {
  Stripe: { wallets: ['stripe', 'apple', 'google'], clientAuth: 'pk_test_haven_stripe', credentials: {} },
  MasterCard: {
    wallets: ['apple', 'google'],
    clientAuth: 'haven_mastercard',
    credentials: { apple: { merchant: 'merchant.test.haven' }, google: { merchant: 'haven_google_merchant' } },
  },
  Paypal: alone('paypal', 'haven_paypal_client'),
  Flypay: alone('flypay', 'haven_flypay'),
  FlypayV2: alone('flypay', 'haven_flypay_v2'),
  Afterpay: alone('afterpay', 'haven_afterpay'),
};

/** How a gateway pays through wallets. Throws a 400 for one that does not. */
export function walletGateway({ type }: Pick<Gateway, 'type'>): WalletGateway {
  const found = GATEWAYS[type];
  if (found) return found;
  throw new SandboxError(400, 'unfulfilled_condition', 'Gateway does not support this method');
}

/** What a page is told about a wallet gateway. */
export function walletConfig(gateway: Pick<Gateway, 'type' | 'mode'>) {
  const { clientAuth, credentials } = walletGateway(gateway);
  return { type: gateway.type, mode: gateway.mode, credentials: { client_auth: clientAuth, ...credentials } };
}
