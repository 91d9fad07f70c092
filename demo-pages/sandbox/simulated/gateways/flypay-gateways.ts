import { html } from 'hono/html';
import { approve, CANCEL, DECLINE, FAIL, REVIEW, SLOW, type WalletGateway } from './wallet-gateway.ts';

const PAGE = {
  name: 'SimFly',
  likeness: 'supermarket pay-later',
  promise: 'Pay now, split it later',
  look: 'flypay',
  mark: html`<svg viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="11"/><path d="M8 21 32 9 24 31l-5-8z" class="ink"/><path d="m19 23 13-14" class="line"/></svg>`,
};

/** Version 1 lives in a frame of the shop's page. */
export const FLYPAY = {
  type: 'Flypay',
  wallets: ['flypay'],
  clientAuth: 'haven_flypay',
  isWalletOnly: true,
  orderPrefix: 'fly',
  page: { ...PAGE, kind: 'flypay', isFramed: true, ways: [approve('Pay now'), SLOW, REVIEW, DECLINE, FAIL] },
} as const satisfies WalletGateway;

export const FLYPAY_V2 = {
  type: 'FlypayV2',
  wallets: ['flypay'],
  clientAuth: 'haven_flypay_v2',
  isWalletOnly: true,
  orderPrefix: 'fly',
  page: { ...PAGE, kind: 'flypay-v2', ways: [approve('Pay now'), SLOW, DECLINE, FAIL, CANCEL] },
} as const satisfies WalletGateway;
