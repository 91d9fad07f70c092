import { addToList, checkName, constantCase, writeRoom } from '../new-room/write-room.mjs';
import { demoGateway, gatewayTemplate, walletTemplates } from './wallet-templates.mjs';

/**
 * Writes a new wallet's room in the payments library and its gateway in the sandbox, adds each to its list, and gives
 * the demo merchant such a gateway. Returns the files that were written or changed. Throws an error for people when the
 * name cannot be used.
 */
export function writeWallet(root, name) {
  checkName(name);
  const constant = constantCase(name);
  const gateways = 'demo-pages/sandbox/simulated/gateways';
  return [
    ...writeRoom(root, `sdk/wallets/${name}`, walletTemplates(name)),
    addToList(root, 'sdk/wallets/wallet-list.ts', {
      name: `${constant}_DESCRIPTOR`,
      path: `./${name}/${name}-wallet.ts`,
      opening: 'export const WALLETS',
    }),
    ...writeRoom(root, `${gateways}/${name}`, { [`${name}-gateway.ts`]: gatewayTemplate(name) }),
    addToList(root, `${gateways}/wallet-gateway-list.ts`, {
      name: constant,
      path: `./${name}/${name}-gateway.ts`,
      opening: 'export const WALLET_GATEWAYS',
    }),
    addToList(root, 'demo-pages/sandbox/core/merchants/demo-credentials.ts', {
      name: demoGateway(name),
      opening: 'export const DEMO_GATEWAYS',
    }),
  ];
}
