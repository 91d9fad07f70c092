import { existsSync, readdirSync } from 'node:fs';

// The rooms of npm test -- mutation. Every source file of a room is mutated, except those in `out`, with the reason.
// `tests` are the unit tests that cover the mutants: only these run, because the whole suite would take too long for
// each mutant. Tests with random walks take seconds and are left out too.

/**
 * @typedef {object} Room
 * @property {string} name
 * @property {string[]} files
 * @property {string[]} tests
 * @property {[files: string[], reason: string][]} [out]
 * @property {boolean} [hasDatabase] Whether the tests open databases.
 * @property {number} [testTimeout] Milliseconds that a test may take; 5000 unless given.
 */

const filesIn = (folder, names) => names.map((name) => `${folder}/${name}.ts`);

const walletsFolder = new URL('../../../sdk/wallets/', import.meta.url);
/** The wallets' rooms, each with a descriptor. */
const wallets = readdirSync(walletsFolder).filter((room) =>
  existsSync(new URL(`${room}/${room}-wallet.ts`, walletsFolder)),
);

const SERVER_TEST_TIMEOUT = 20_000;
const SCHEMAS = 'Describe tables to the compiler and the queries; a database is made by the migrations.';

/** From a submission to its recorded result. */
const PAYMENT_ATTEMPTS = [
  'begin-attempt',
  'drive-attempt',
  'find-attempts',
  'payments',
  'record-outcome',
  'start-wallet',
  'wallet-outcome',
];
/** What limits attempts, and charges of which the database knows nothing: long tests prove them. */
const PAYMENT_LIMITS = ['adopt-charge', 'attempt-limits', 'card-testing-numbers', 'payment-gate', 'payment-stops'];

/** @type {Room[]} */
export const rooms = [
  {
    name: 'sdk/messaging',
    files: ['sdk/messaging/*.ts'],
    tests: ['sdk/messaging/*.unit.test.ts'],
  },
  {
    name: 'sdk/client',
    files: ['sdk/client/*.ts'],
    // The second states the names of the constants.
    tests: ['sdk/client/*.unit.test.ts', 'sdk/widget/form-parts.unit.test.ts'],
  },
  {
    name: 'checkout-widget: session and instructions',
    files: [
      'checkout-widget/{session*,session/*}.ts',
      ...filesIn('checkout-widget', [
        'fraud/fingerprint-turn',
        'instruction-feed',
        'instructions',
        'named-timers',
        'payload-readers',
        'step-turn',
        'store',
      ]),
    ],
    tests: [
      'checkout-widget/{,session/}!(session-walk|load-stage).unit.test.ts',
      'checkout-widget/fraud/fingerprint-turn.unit.test.ts',
    ],
  },
  {
    name: 'elements/rules',
    files: ['elements/rules/**/*.ts'],
    tests: ['elements/rules/**/!(linear-time).unit.test.ts'],
    out: [
      [['elements/rules/links/apply-code-links.ts'], 'Writes links into a document; proven in a browser.'],
      [
        filesIn('elements/rules/bot-check', ['bot-check', 'load-grecaptcha']),
        'Load a script and watch its frames; proven in a browser.',
      ],
    ],
  },
  {
    name: 'sdk/three-ds',
    files: ['sdk/three-ds/*.ts'],
    tests: ['sdk/three-ds/!(*-walk).unit.test.ts'],
    out: [[filesIn('sdk/three-ds', ['canvas-3ds', 'secure-frames']), 'Draw frames; proven in a browser.']],
  },
  {
    name: 'sdk/widget',
    files: ['sdk/widget/**/*.ts'],
    tests: ['sdk/widget/**/*.unit.test.ts'],
    out: [
      [
        filesIn('sdk/widget', [
          'hosted-frame',
          'html-multi-widget',
          'html-widget',
          'intercept-submit',
          'saved-sources/html-payment-source-widget',
          'saved-sources/vault-display-widget',
        ]),
        'Draw frames into a page and take over its forms; proven in a browser.',
      ],
    ],
  },
  {
    name: 'sdk/wallets',
    files: ['sdk/wallets/**/*.ts'],
    tests: ['sdk/wallets/**/!(*-walk).unit.test.ts'],
    out: [
      [
        filesIn('sdk/wallets', [
          ...wallets.flatMap((room) => [`${room}/${room}`, `${room}/${room}-wallet`]),
          'core/load-chunk.global',
          'core/load-vendor-script',
          'core/own-button',
          'core/wallet-container',
          'wallet-buttons',
        ]),
        'Draw buttons, load vendors’ scripts and drive their sheets; proven in a browser.',
      ],
    ],
  },
  {
    name: 'server/stock',
    hasDatabase: true,
    testTimeout: SERVER_TEST_TIMEOUT,
    files: ['demo-pages/website/shop/stock/*.ts'],
    tests: ['demo-pages/website/shop/stock/*.unit.test.ts'],
    out: [[['demo-pages/website/shop/stock/stock-schema.ts'], SCHEMAS]],
  },
  {
    name: 'server/refunds',
    hasDatabase: true,
    testTimeout: SERVER_TEST_TIMEOUT,
    files: ['demo-pages/website/payments/refunds/*.ts'],
    tests: ['demo-pages/website/payments/refunds/!(money-walks).unit.test.ts'],
    out: [[['demo-pages/website/payments/refunds/refunds-schema.ts'], SCHEMAS]],
  },
  {
    name: 'server/orders',
    hasDatabase: true,
    testTimeout: SERVER_TEST_TIMEOUT,
    files: [
      'demo-pages/website/shop/orders/*.ts',
      ...filesIn('demo-pages/website/shop', ['cart/change-cart', 'cart/review-cart', 'details/price-order']),
      'demo-pages/website/shop/gifts/priced-line.ts',
    ],
    tests: ['demo-pages/website/shop/{cart,orders,details,order-pages}/*.unit.test.ts'],
    out: [[['demo-pages/website/shop/orders/orders-schema.ts'], SCHEMAS]],
  },
  {
    name: 'server/payment: attempts',
    hasDatabase: true,
    testTimeout: SERVER_TEST_TIMEOUT,
    files: filesIn('demo-pages/website/payments', PAYMENT_ATTEMPTS),
    tests: [
      `demo-pages/website/payments/{${PAYMENT_ATTEMPTS.join(',')}}.unit.test.ts`,
      'demo-pages/website/payments/{payment-route,wallet-payment}.unit.test.ts',
    ],
  },
  {
    name: 'server/payment: answers and pages',
    hasDatabase: true,
    testTimeout: SERVER_TEST_TIMEOUT,
    files: [`demo-pages/website/payments/!(${[...PAYMENT_ATTEMPTS, ...PAYMENT_LIMITS].join('|')}).ts`],
    tests: [`demo-pages/website/payments/!(*.wide|${PAYMENT_ATTEMPTS.join('|')}).unit.test.ts`],
    out: [
      [filesIn('demo-pages/website/payments', ['payment-schema']), SCHEMAS],
      [['demo-pages/website/payments/payment-texts.ts'], 'Words for payers, which tests read from it.'],
    ],
  },
  {
    name: 'server/payment: limits, adopted charges',
    hasDatabase: true,
    testTimeout: SERVER_TEST_TIMEOUT,
    files: filesIn('demo-pages/website/payments', PAYMENT_LIMITS),
    tests: [
      'demo-pages/website/payments/{adopt-charge,attempt-limits,payment-stops}.unit.test.ts',
      'demo-pages/website/payments/card-testing.wide.unit.test.ts',
      'demo-pages/website/staff/giving/reconciliation/reconciliation.unit.test.ts',
    ],
  },
  {
    name: 'server/instructions',
    hasDatabase: true,
    testTimeout: SERVER_TEST_TIMEOUT,
    files: ['demo-pages/sandbox/api/checkouts/**/*.ts'],
    tests: ['demo-pages/sandbox/api/checkouts/**/*.unit.test.ts'],
  },
];

/** The room of a name, or an error that lists the names. */
export function findRoom(name) {
  const room = rooms.find((candidate) => candidate.name === name || candidate.name.startsWith(`${name}:`));
  if (!room) throw new Error(`No room is named ${name}. Rooms: ${rooms.map((known) => known.name).join(', ')}.`);
  return room;
}

/** The file name for the results of a room. */
export const fileNameOf = (room) => room.name.replaceAll(/[^a-z0-9]+/g, '-');
