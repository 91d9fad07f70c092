import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumArgs, findOrInstallChromium } from '../chromium.mjs';

const rounds = 9;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const types = { '.js': 'text/javascript', '.css': 'text/css' };
const token = 'eyJhbGciOiJub25lIn0.eyJlbnZpcm9ubWVudCI6InNhbmRib3gifQ.c2ln';
const methods = ['card', 'afterpay_checkout', 'zip_checkout'];

/** What a page of each shop loads, and how a choice that the shopper can make is known. */
const shops = {
  'pay-widget, drawn': { page: 'haven', isThere: 'button.pay-method' },
  'pay-widget, spinner gone': {
    page: 'haven',
    isThere: 'pay-widget:has(.pay-widget__overlay--hidden) button.pay-method',
  },
  'adyen-web Drop-in': { page: 'adyen', isThere: '.adyen-checkout__payment-method button' },
};

const pages = {
  haven: (origin) =>
    `<script type="module" src="/checkout-widget/pay-widget.js"></script><pay-widget token="${token}" environment="custom" api-origin="${origin}" widget-origin="${origin}"></pay-widget>`,
  adyen: () =>
    '<link rel="stylesheet" href="/adyen.css"><div id="checkout"></div><script type="module" src="/adyen.js"></script>',
};

const answer = (data) => JSON.stringify({ status: 200, error: null, resource: { type: 'x', data } });

function serve(origin) {
  return ({ url = '' }, response) => {
    const { pathname } = new URL(url, origin());
    const send = (type, body) => {
      response.setHeader('content-type', type);
      response.end(body);
    };
    if (pages[pathname.slice(1)]) {
      return send('text/html', `<!doctype html><title>bench</title><body>${pages[pathname.slice(1)](origin())}`);
    }
    if (pathname === '/v1/checkouts/instruction') {
      const payload = { allowed_payment_method_types: methods };
      return send('application/json', answer({ name: 'payment_methods.show', payload }));
    }
    const folder = pathname.startsWith('/checkout-widget/') ? 'dist' : '.cache/bench-checkout';
    try {
      send(types[extname(pathname)] ?? 'text/plain', readFileSync(join(folder, pathname)));
    } catch {
      response.statusCode = 404;
      response.end();
    }
  };
}

/** Stands in for the peer's servers: enough for its chooser, at no cost of network. */
const standIn = (context) =>
  context.route(/^https:/, (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html>', headers });
  });

/** From the start of a page to a choice of payment methods, beside a peer: production builds, nothing cached, turn about. */
export async function benchCheckout() {
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: '.cache/bench-checkout',
      target: 'es2022',
      rolldownOptions: {
        input: { adyen: 'scripts/bench/checkout-adyen.js' },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  let origin = '';
  const server = createServer(serve(() => origin));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${server.address().port}`;
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumArgs });
  const times = Object.fromEntries(Object.keys(shops).map((name) => [name, []]));
  try {
    for (let round = 0; round < rounds + 1; round++) {
      for (const [name, { page: path, isThere }] of Object.entries(shops)) {
        const context = await browser.newContext();
        await standIn(context);
        const page = await context.newPage();
        // The moment is taken in the page itself, frame by frame.
        await page.addInitScript((selector) => {
          const look = () => {
            const found = document.querySelector(selector);
            if (found?.getClientRects().length) window.found = performance.now();
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }, isThere);
        await page.goto(`${origin}/${path}`);
        const found = await page
          .waitForFunction(() => window.found, undefined, { timeout: 15_000 })
          .then((handle) => handle.jsonValue())
          .catch(() => Number.NaN);
        // The first round warms the machine.
        if (round > 0) times[name].push(found);
        await context.close();
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  console.log(`from navigation to a choice of payment methods, median of ${rounds} (ms)`);
  for (const [name, values] of Object.entries(times)) {
    console.log(`  ${name.padEnd(28)} ${median(values).toFixed(0).padStart(6)}`);
  }
  console.log('  (the specification keeps the spinner for 500 ms after the list is shown)');
  return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, median(values)]));
}

if (import.meta.filename === process.argv[1]) await benchCheckout();
