import type { WalletGateway } from './wallet-gateway.ts';

export const STRIPE = {
  type: 'Stripe',
  wallets: ['stripe', 'apple', 'google'],
  clientAuth: 'pk_test_haven_stripe',
} as const satisfies WalletGateway;
