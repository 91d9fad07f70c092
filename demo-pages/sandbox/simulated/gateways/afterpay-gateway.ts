import { SIM_AFTERPAY } from './sim-afterpay.ts';
import { approve, CANCEL, DECLINE, SLOW, type WalletGateway } from './wallet-gateway.ts';

const { name, likeness, promise, mark } = SIM_AFTERPAY;

export const AFTERPAY = {
  type: 'Afterpay',
  wallets: ['afterpay'],
  clientAuth: 'haven_afterpay',
  orderPrefix: '001.',
  page: {
    kind: 'afterpay',
    name,
    likeness,
    promise,
    mark,
    look: 'afterpay',
    ways: [approve(SIM_AFTERPAY.approve), SLOW, DECLINE, CANCEL],
  },
} as const satisfies WalletGateway;
