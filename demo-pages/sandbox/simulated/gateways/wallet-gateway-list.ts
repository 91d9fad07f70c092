import { AFTERPAY } from './afterpay-gateway.ts';
import { FLYPAY, FLYPAY_V2 } from './flypay-gateways.ts';
import { MASTERCARD } from './mastercard-gateway.ts';
import { PAYPAL } from './paypal-gateway.ts';
import { STRIPE } from './stripe-gateway.ts';
import type { WalletGateway } from './wallet-gateway.ts';

/** Every gateway that pays by wallets, once. */
export const WALLET_GATEWAYS = [STRIPE, MASTERCARD, PAYPAL, FLYPAY, FLYPAY_V2, AFTERPAY] as const;

/** Whether nothing but a wallet pays through a gateway. */
export const isWalletOnly = (gatewayType: string): boolean =>
  WALLET_GATEWAYS.some(({ type, isWalletOnly: isOnly }: WalletGateway) => type === gatewayType && isOnly === true);
