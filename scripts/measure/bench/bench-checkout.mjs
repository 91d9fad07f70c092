import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { installTools } from '../../install-tools.mjs';
import { chromiumArgs, findOrInstallChromium } from '../../test/browsers/chromium.mjs';
import { instruction, pageOf, shops } from './checkout/shops.mjs';
import { stubPeers } from './checkout/stub-peers.mjs';
import { watchPage } from './checkout/watch-page.mjs';

const rounds = 9;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const types = { '.js': 'text/javascript', '.css': 'text/css' };

function serve(origin) {
  return ({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, origin());
    const send = (type, body) => {
      response.setHeader('content-type', type);
      response.end(body);
    };
    if (pathname === '/shop') return send('text/html', pageOf(shops[searchParams.get('name')], origin()));
    if (pathname === '/v1/checkouts/instruction') return send('application/json', instruction);
    const folder = pathname.startsWith('/checkout-widget/') ? 'dist' : '.cache/bench-checkout';
    try {
      send(types[extname(pathname)] ?? 'text/plain', readFileSync(join(folder, pathname)));
    } catch {
      response.statusCode = 404;
      response.end();
    }
  };
}

/** The peers' scripts, bundled as a shop would do it. */
const bundlePeers = () =>
  build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    build: {
      outDir: '.cache/bench-checkout',
      target: 'es2022',
      rolldownOptions: {
        input: {
          adyen: 'scripts/measure/peers/adyen.js',
          braintree: 'scripts/measure/peers/braintree.js',
        },
        output: {
          entryFileNames: '[name].js',
          assetFileNames: '[name][extname]',
          // The time of a script is measured from here, without its download and parsing.
          banner: 'performance.mark("evaluation");',
        },
      },
    },
  });

/** One visit with an empty cache: the times of `watchPage`, in ms from the navigation. */
async function visit(browser, origin, name) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await stubPeers(page);
    await page.addInitScript(watchPage, shops[name]);
    await page.goto(`${origin}/shop?name=${encodeURIComponent(name)}`);
    const moments = await page.waitForFunction(() => window.bench, undefined, { timeout: 15_000 });
    return await moments.jsonValue();
  } finally {
    await context.close();
  }
}

const columns = ['connect or evaluation to rendered', 'the same, to free', 'script inserted to rendered'];
const figuresOf = ({ insertion, evaluation, rendered, free }) => [
  rendered - evaluation,
  free - evaluation,
  rendered - insertion,
];

function report(times) {
  const figures = Object.entries(times).map(([name, visits]) => [
    name,
    columns.map((_, at) => median(visits.map((visit) => visit[at]))),
  ]);
  console.log(`to a choice of payment methods, nothing cached, local server, median of ${rounds} (ms)`);
  console.log(`  ${''.padEnd(24)} ${columns.map((column) => column.padStart(32)).join('')}`);
  for (const [name, values] of figures) {
    console.log(`  ${name.padEnd(24)} ${values.map((value) => value.toFixed(0).padStart(32)).join('')}`);
  }
  const [[, ours], ...peers] = figures;
  for (const [name, theirs] of peers) {
    console.log(
      `  pay-widget / ${name}: rendered ${(ours[0] / theirs[0]).toFixed(2)} (goal 0.5), ` +
        `from the script ${(ours[2] / theirs[2]).toFixed(2)}`,
    );
  }
  console.log('  free: with the 500 ms that the specification keeps the spinner on after the list is shown');
  return Object.fromEntries(figures);
}

/**
 * The time from a checkout's start to its choice of payment methods, compared with two peers: production builds, in
 * alternation.
 */
export async function benchCheckout() {
  installTools('scripts/measure/peers');
  await bundlePeers();
  let origin = '';
  const server = createServer(serve(() => origin));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${server.address().port}`;
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumArgs });
  const times = Object.fromEntries(Object.keys(shops).map((name) => [name, []]));
  try {
    for (let round = 0; round < rounds + 1; round++) {
      for (const name of Object.keys(shops)) {
        const figures = figuresOf(await visit(browser, origin, name));
        // The first round only warms up the machine.
        if (round > 0) times[name].push(figures);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  return report(times);
}

if (import.meta.filename === process.argv[1]) await benchCheckout();
