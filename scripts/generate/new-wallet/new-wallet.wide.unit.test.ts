import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compile, scratchCopy } from '../new-room/scratch-copy.ts';
import { writeWallet } from './write-wallet.mjs';

let folder: string;

beforeAll(() => {
  folder = scratchCopy(['sdk', 'demo-pages/sandbox'], ['elements', 'demo-pages/server']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes a wallet that passes the compiler and is offered by its gateway, here and in the sandbox', async () => {
  expect(writeWallet(folder, 'wave-pay')).toEqual([
    'sdk/wallets/wave-pay/wave-pay-wallet.ts',
    'sdk/wallets/wave-pay/wave-pay.ts',
    'sdk/wallets/wave-pay/wave-pay-payment.ts',
    'sdk/wallets/wave-pay/wave-pay-payment.unit.test.ts',
    'sdk/wallets/wallet-list.ts',
    'demo-pages/sandbox/simulated/gateways/wave-pay/wave-pay-gateway.ts',
    'demo-pages/sandbox/simulated/gateways/wallet-gateway-list.ts',
    'demo-pages/sandbox/core/merchants/demo-credentials.ts',
  ]);
  compile(folder, ['sdk/wallets/wave-pay', 'sdk/wallets/wallet-list.ts', 'demo-pages/sandbox/simulated/gateways']);

  const { usableWallets } = await import(join(folder, 'sdk/wallets/usable-wallets.ts'));
  const token = { gateway: { type: 'WavePay', mode: 'test' }, charge: {}, credentials: {} };
  const [wallet] = usableWallets(token, {});
  expect((await wallet.load()).startWallet).toBeTypeOf('function');
  const { walletConfig } = await import(join(folder, 'demo-pages/sandbox/api/wallet-charges/wallet-gateways.ts'));
  expect(walletConfig(token.gateway)).toEqual({ ...token.gateway, credentials: { client_auth: 'haven_wave_pay' } });
}, 120_000);

it.each(['', 'Wave', 'wave_pay', '-wave', '../wave'])('refuses "%s" as a name', (name) => {
  expect(() => writeWallet(folder, name)).toThrow('cannot be a name');
});

it('leaves a wallet alone that is there', () => {
  expect(() => writeWallet(folder, 'paypal')).toThrow('sdk/wallets/paypal exists');
});
