import type { PolicyChanges } from '../../platform/index.ts';

/** What the pages know of the wallets and of who serves their scripts. */
export interface WalletSettings {
  providerOrigin: string;
  widgetOrigin: string;
  isSandbox: boolean;
  walletGatewayId: string;
  cardWalletGatewayId: string;
}

/** The addresses of the simulated scripts; none with a real provider, so that the vendors' own are loaded. */
export interface WalletScripts {
  paypal?: string;
  apple?: string;
  google?: string;
}

/** Where a page loads the wallets' scripts. */
export function walletScripts({ isSandbox, providerOrigin }: WalletSettings): WalletScripts {
  if (!isSandbox) return {};
  const [paypal, apple, google] = ['paypal', 'apple-pay', 'google-pay'].map(
    (name) => `${providerOrigin}/vendor/${name}.js`,
  ) as [string, string, string];
  return { paypal, apple, google };
}

const PAYPAL = 'https://*.paypal.com https://*.paypalobjects.com';
const APPLE = 'https://applepay.cdn-apple.com';
const GOOGLE = 'https://pay.google.com https://google.com/pay';

/** What the policy of a page with wallets allows besides the provider: the sandbox's scripts, or the vendors' hosts. */
export function walletPolicy(settings: WalletSettings): PolicyChanges {
  const { isSandbox, providerOrigin, widgetOrigin, walletGatewayId, cardWalletGatewayId } = settings;
  if (walletGatewayId === '' && cardWalletGatewayId === '') return {};
  const types = { 'trusted-types': 'haven-sdk' };
  if (isSandbox) return { 'script-src': `'self' ${providerOrigin}/vendor/`, ...types };
  const paypal = walletGatewayId === '' ? [] : [PAYPAL];
  const google = cardWalletGatewayId === '' ? [] : [GOOGLE];
  const apple = cardWalletGatewayId === '' ? [] : [APPLE];
  return {
    'script-src': ["'self'", ...paypal, ...apple, ...google].join(' '),
    'frame-src': [widgetOrigin, ...paypal, ...google].join(' '),
    'connect-src': ["'self'", providerOrigin, ...paypal, ...google].join(' '),
    'img-src': ["'self' data:", ...paypal, ...google].join(' '),
    ...types,
  };
}
