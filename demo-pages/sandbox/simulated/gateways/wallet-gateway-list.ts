import { html } from 'hono/html';
import { logo, SIM_AFTERPAY, SIM_PAYPAL, type SimulatedProvider } from './simulated-providers.ts';
import { approve, CANCEL, DECLINE, FAIL, REVIEW, SLOW, type WalletGateway } from './wallet-gateway.ts';

const brandOf = ({ name, likeness, promise, mark }: SimulatedProvider) => ({ name, likeness, promise, mark });

const STRIPE = {
  type: 'Stripe',
  wallets: ['stripe', 'apple', 'google'],
  clientAuth: 'pk_test_haven_stripe',
} as const satisfies WalletGateway;

const MASTERCARD = {
  type: 'MasterCard',
  wallets: ['apple', 'google'],
  clientAuth: 'haven_mastercard',
  credentials: { apple: { merchant: 'merchant.test.haven' }, google: { merchant: 'haven_google_merchant' } },
} as const satisfies WalletGateway;

const PAYPAL = {
  type: 'Paypal',
  wallets: ['paypal'],
  clientAuth: 'haven_paypal_client',
  isWalletOnly: true,
  orderPrefix: 'PAY',
  page: {
    ...brandOf(SIM_PAYPAL),
    kind: 'paypal',
    look: 'paypal',
    ways: [approve(SIM_PAYPAL.approve), SLOW, REVIEW, DECLINE, FAIL, CANCEL],
  },
} as const satisfies WalletGateway;

const PAGE = {
  name: 'SimFly',
  likeness: 'supermarket pay-later',
  promise: 'Pay now, split it later',
  look: 'flypay',
  mark: logo(html`<path d="M8 21 32 9 24 31l-5-8z" class="ink"/>`, html`<path d="m19 23 13-14" class="line"/>`),
};

/** Version 1 lives in a frame of the shop's page. */
const FLYPAY = {
  type: 'Flypay',
  wallets: ['flypay'],
  clientAuth: 'haven_flypay',
  isWalletOnly: true,
  orderPrefix: 'fly',
  page: { ...PAGE, kind: 'flypay', isFramed: true, ways: [approve('Pay now'), SLOW, REVIEW, DECLINE, FAIL] },
} as const satisfies WalletGateway;

const FLYPAY_V2 = {
  type: 'FlypayV2',
  wallets: ['flypay'],
  clientAuth: 'haven_flypay_v2',
  isWalletOnly: true,
  orderPrefix: 'fly',
  page: { ...PAGE, kind: 'flypay-v2', ways: [approve('Pay now'), SLOW, DECLINE, FAIL, CANCEL] },
} as const satisfies WalletGateway;

const AFTERPAY = {
  type: 'Afterpay',
  wallets: ['afterpay'],
  clientAuth: 'haven_afterpay',
  orderPrefix: '001.',
  page: {
    ...brandOf(SIM_AFTERPAY),
    kind: 'afterpay',
    look: 'afterpay',
    ways: [approve(SIM_AFTERPAY.approve), SLOW, DECLINE, CANCEL],
  },
} as const satisfies WalletGateway;

/** Every gateway that pays by wallets, once. */
export const WALLET_GATEWAYS = [STRIPE, MASTERCARD, PAYPAL, FLYPAY, FLYPAY_V2, AFTERPAY] as const;

/** Whether nothing but a wallet pays through a gateway. */
export const isWalletOnly = (gatewayType: string): boolean =>
  WALLET_GATEWAYS.some(({ type, isWalletOnly: isOnly }: WalletGateway) => type === gatewayType && isOnly === true);
