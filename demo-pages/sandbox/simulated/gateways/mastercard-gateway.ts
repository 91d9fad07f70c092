import type { WalletGateway } from './wallet-gateway.ts';

export const MASTERCARD = {
  type: 'MasterCard',
  wallets: ['apple', 'google'],
  clientAuth: 'haven_mastercard',
  credentials: { apple: { merchant: 'merchant.test.haven' }, google: { merchant: 'haven_google_merchant' } },
} as const satisfies WalletGateway;
