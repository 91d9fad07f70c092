/**
 * A merchant's page under a strict policy, for a frame of a test: `strict-page.html?canvas` sets the policy, adds the
 * elements and runs the script of that name.
 */
const PAGES: Record<string, { types: string; places: string[]; run(): Promise<unknown> }> = {
  afterpay: {
    types: "'none'",
    places: ['pay'],
    run: () => import('../external-checkout/testing/strict-afterpay.ts'),
  },
  canvas: {
    types: "'none'",
    places: ['html', 'url', 'standalone'],
    run: () => import('../three-ds/testing/strict-canvas.ts'),
  },
  wallets: {
    types: 'haven-sdk',
    places: ['Paypal', 'Flypay', 'FlypayV2', 'Afterpay'],
    run: () => import('../wallets/flypay/testing/strict-wallets.ts'),
  },
  script: { types: 'haven-sdk', places: [], run: () => import('../surfaces/testing/strict-script.ts') },
  'script-none': { types: "'none'", places: [], run: () => import('../surfaces/testing/strict-script.ts') },
};

const page = PAGES[location.search.slice(1)];
if (!page) throw new Error(`There is no strict page "${location.search}".`);
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; require-trusted-types-for 'script'; trusted-types ${page.types}`;
document.head.append(policy);
const main = document.body.appendChild(document.createElement('main'));
for (const id of page.places) main.append(Object.assign(document.createElement('div'), { id }));
await page.run();

export {};
