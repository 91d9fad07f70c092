import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { installTools } from '../../install-tools.mjs';
import { chromiumArgs, findOrInstallChromium } from '../../test/browsers/chromium.mjs';

const asset = (contentType, body) => ({ contentType, body });
const json = (data) => asset('application/json', JSON.stringify(data));

/** Braintree's configuration for a merchant who accepts cards and Google Pay. */
const clientConfiguration = {
  analyticsUrl: 'https://origin-analytics-sand.sandbox.braintree-api.com/benchmerchant0000',
  environment: 'SANDBOX',
  merchantId: 'benchmerchant0000',
  assetsUrl: 'https://assets.braintreegateway.com',
  clientApiUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/benchmerchant0000/client_api',
  creditCard: { supportedCardBrands: ['VISA', 'MASTERCARD'], challenges: ['CVV'], threeDSecureEnabled: false },
  googlePay: {
    displayName: 'Bench',
    supportedCardBrands: ['VISA', 'MASTERCARD'],
    environment: 'SANDBOX',
    googleAuthorization: 'made.up.token',
    paypalClientId: null,
  },
  supportedFeatures: ['TOKENIZE_CREDIT_CARDS'],
};

/** The frame of a card field, which reports that it is ready and renders nothing: cheaper than the real one. */
const fieldFrame = `<!doctype html><script>
const channel = location.hash.slice(1);
const event = (name) => channel + ':hosted-fields:' + name;
const field = name.replace('braintree-hosted-field-', '');
const message = { event: event('FRAME_READY'), origin: '*', reply: 'reply-' + field, eventData: { field } };
parent.postMessage('/*framebus*/' + JSON.stringify(message), '*');
</script>`;

const dropinStyles = () => readFileSync('scripts/measure/peers/node_modules/braintree-web-drop-in/dropin.css', 'utf8');

const answers = [
  [/^https:\/\/payments\.sandbox\.braintree-api\.com\/graphql/, () => json({ data: { clientConfiguration } })],
  [/^https:\/\/assets\.braintreegateway\.com\/.*hosted-fields-frame/, () => asset('text/html', fieldFrame)],
  [/^https:\/\/assets\.braintreegateway\.com\/.*\.css/, () => asset('text/css', dropinStyles())],
  [/translations\/.*\.json/, () => json({})],
  [/./, () => asset('text/html', '<!doctype html>')],
];

/**
 * Answers every request of a page to the peers' servers, without network time. Only those requests are intercepted;
 * requests to the local server are not. `asked` collects the addresses.
 */
async function stubPeers(page, asked = []) {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    asked.push(`${request.method} ${request.url}`);
    const { contentType, body } = answers.find(([address]) => address.test(request.url))[1]();
    const headers = {
      'content-type': contentType,
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, braintree-version, content-type',
    };
    const fulfilled = session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
      body: Buffer.from(body).toString('base64'),
    });
    // The page may be closed already.
    fulfilled.catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

const token = 'eyJhbGciOiJub25lIn0.eyJlbnZpcm9ubWVudCI6InNhbmRib3gifQ.c2ln';

/**
 * Each checkout: its script, the page's markup for it, when the shopper sees a choice of methods (`rendered`), and when
 * nothing covers it (`free`).
 */
const shops = {
  'pay-widget': {
    script: '/checkout-widget/pay-widget.js',
    body: (origin) =>
      `<pay-widget token="${token}" environment="custom" api-origin="${origin}" widget-origin="${origin}"></pay-widget>`,
    rendered: 'button.pay-method',
    free: 'pay-widget:has(.pay-widget__overlay--hidden) button.pay-method',
  },
  'adyen-web Drop-in': {
    script: '/adyen.js',
    body: () => '<link rel="stylesheet" href="/adyen.css"><div id="checkout"></div>',
    rendered: '.adyen-checkout__payment-method button',
    free: '.adyen-checkout__payment-method button',
  },
  'braintree-web-drop-in': {
    script: '/braintree.js',
    body: () => '<div id="checkout"></div>',
    rendered: '.braintree-loaded .braintree-option',
    free: '.braintree-loaded .braintree-option',
  },
};

/** The first instruction, in the provider's format. */
const instruction = JSON.stringify({
  status: 200,
  error: null,
  resource: {
    type: 'instruction',
    data: {
      name: 'payment_methods.show',
      payload: { allowed_payment_method_types: ['card', 'afterpay_checkout', 'zip_checkout'] },
    },
  },
});

/** A page of a shop: its script loads after everything else, so that only the checkout is measured. */
const pageOf = ({ script, body }, origin) => `<!doctype html><title>bench</title><body>${body(origin)}<script>
addEventListener('load', () => {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = '${script}';
  performance.mark('insertion');
  document.body.append(script);
});
</script>`;

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

/**
 * Runs in a page before any other script. `window.bench` receives the times: `insertion` of the script, `evaluation`
 * (of `<pay-widget>`: its connection), `rendered` and `free`, each checked in every frame.
 */
function watchPage({ rendered, free }) {
  const { define } = customElements;
  customElements.define = function defineWatched(name, element, ...rest) {
    const { connectedCallback } = element.prototype;
    element.prototype.connectedCallback = function connectedWatched() {
      performance.mark('evaluation');
      return connectedCallback.call(this);
    };
    return define.call(this, name, element, ...rest);
  };
  const found = {};
  const isShown = (selector) => (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
  const look = () => {
    if (isShown(rendered)) found.rendered ??= performance.now();
    if (isShown(free)) found.free ??= performance.now();
    if (!found.rendered || !found.free) return requestAnimationFrame(look);
    const markOf = (name) => performance.getEntriesByName(name)[0]?.startTime;
    window.bench = { insertion: markOf('insertion'), evaluation: markOf('evaluation'), ...found };
  };
  requestAnimationFrame(look);
}
