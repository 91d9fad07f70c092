import { pascalCase } from '../manifest/names.mjs';
import { addToList, checkName, constantCase, writeRoom } from '../new-room/write-room.mjs';

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

const joined = (name) => name.replaceAll('-', '');
const words = (name) => name.replaceAll('-', ' ');

/** The files of a new wallet by name: small, whole and tested, to be changed into what the wallet is to be. */
function walletTemplates(name) {
  const constant = constantCase(name);
  const pay = `pay${pascalCase(name)}`;
  return {
    [`${name}-wallet.ts`]: `import type { WalletDescriptor } from '../core/wallet-descriptor.ts';

export const ${constant}_DESCRIPTOR = {
  gateways: ['${joined(name)}'],
  load: () => import('./${name}.ts'),
} as const satisfies WalletDescriptor;
`,
    [`${name}.ts`]: `import { renderOwnButton } from '../core/own-button.ts';
import type { StartWallet } from '../core/wallet.ts';
import { ${pay} } from './${name}-payment.ts';

const LOOK = {
  label: 'Pay with ${words(name)}',
  mark: '${words(name)}',
  variant: 'dark',
  style: 'button{background:#222;color:#fff;outline-color:#222}',
};

/** A button of ours: its click asks the provider for an order and pays it. */
export const startWallet: StartWallet = async (context) => {
  const click = () => {
    const attempt = context.runClick();
    if (attempt) ${pay}(context, attempt).catch((reason) => attempt.fail(reason));
  };
  const button = renderOwnButton(context.container, LOOK, click);
  context.onState((state) => button.show({ isDisabled: state !== 'ready', isWaiting: state === 'busy' }));
  return {};
};
`,
    [`${name}-payment.ts`]: `import { isText } from '../../client/record.ts';
import { SdkError } from '../../client/sdk-error.ts';
import type { WalletAttempt, WalletContext } from '../core/wallet.ts';

/** Pays the order that the provider makes for this charge. Rejects when the answer names none. */
export async function ${pay}(context: Pick<WalletContext, 'callback'>, attempt: WalletAttempt): Promise<void> {
  if (!(await attempt.accepted)) return;
  attempt.open();
  const { id } = await context.callback({ request_type: 'CREATE_SESSION', wallet_type: '${joined(name)}' });
  if (!isText(id)) throw new SdkError('The answer holds no order id.');
  await attempt.pay({ payment_method_id: id });
}
`,
    [`${name}-payment.unit.test.ts`]: `import { expect, it, vi } from 'vitest';
import type { WalletAttempt } from '../core/wallet.ts';
import { walletsOf } from '../usable-wallets.ts';
import { ${pay} } from './${name}-payment.ts';
import { ${constant}_DESCRIPTOR } from './${name}-wallet.ts';

const attemptOf = (accepted: WalletAttempt['accepted']) => {
  const pay = vi.fn(async () => ({ isPaid: true }));
  const attempt: WalletAttempt = {
    accepted,
    pay,
    isLive: () => true,
    open: () => {},
    settle: () => true,
    close: () => {},
    fail: () => {},
  };
  return { attempt, pay };
};

it('is offered by its gateway, and renders', async () => {
  expect(walletsOf('${joined(name)}')).toEqual([${constant}_DESCRIPTOR]);
  expect((await ${constant}_DESCRIPTOR.load()).startWallet).toBeTypeOf('function');
});

it('pays the order of the provider, once the merchant has accepted the click', async () => {
  const callback = vi.fn(async () => ({ id: 'order-1' }));
  const { attempt, pay } = attemptOf(true);
  await ${pay}({ callback }, attempt);
  expect(pay.mock.calls).toEqual([[{ payment_method_id: 'order-1' }]]);
  const refused = attemptOf(Promise.resolve(false));
  await ${pay}({ callback }, refused.attempt);
  expect([callback.mock.calls.length, refused.pay.mock.calls.length]).toEqual([1, 0]);
});

it('pays nothing when the provider names no order', async () => {
  const { attempt, pay } = attemptOf(true);
  await expect(${pay}({ callback: async () => ({}) }, attempt)).rejects.toThrow('no order id');
  expect(pay).not.toHaveBeenCalled();
});
`,
  };
}

/** The gateway in the sandbox. */
const gatewayTemplate = (name) => `import type { WalletGateway } from '../wallet-gateway.ts';

export const ${constantCase(name)} = {
  type: '${pascalCase(name)}',
  wallets: ['${joined(name)}'],
  clientAuth: 'haven_${name.replaceAll('-', '_')}',
  isWalletOnly: true,
  // The sandbox approves such an order: a page of the wallet's own, where one decides, comes later.
  orderPrefix: '${joined(name)}_sandbox_approve_',
} as const satisfies WalletGateway;
`;

/** The demo merchant's gateway. */
const demoGateway = (name) =>
  `{ id: 'gateway_haven_${name.replaceAll('-', '_')}', type: '${pascalCase(name)}', name: '${words(name)}' }`;
