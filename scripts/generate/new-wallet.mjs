import { resolve } from 'node:path';
import { writeWallet } from './new-wallet/write-wallet.mjs';

try {
  const name = process.argv[2];
  for (const file of writeWallet(resolve(import.meta.dirname, '../..'), name)) console.log(file);
  console.log(`
Next: npm run typecheck, then npm run test:unit -- sdk/wallets/${name} sdk/wallets/wallet-list
CONTRIBUTING.md says how a wallet becomes part of Haven.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
