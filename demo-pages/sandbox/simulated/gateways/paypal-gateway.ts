import { SIM_PAYPAL } from './sim-paypal.ts';
import { approve, CANCEL, DECLINE, FAIL, REVIEW, SLOW, type WalletGateway } from './wallet-gateway.ts';

const { name, likeness, promise, mark } = SIM_PAYPAL;

export const PAYPAL = {
  type: 'Paypal',
  wallets: ['paypal'],
  clientAuth: 'haven_paypal_client',
  isWalletOnly: true,
  orderPrefix: 'PAY',
  page: {
    kind: 'paypal',
    name,
    likeness,
    promise,
    mark,
    look: 'paypal',
    ways: [approve(SIM_PAYPAL.approve), SLOW, REVIEW, DECLINE, FAIL, CANCEL],
  },
} as const satisfies WalletGateway;
