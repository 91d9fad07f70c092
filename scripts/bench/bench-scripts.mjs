import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumArgs, findOrInstallShell } from '../browsers/chromium.mjs';
import { clearData, startBuiltServer, stopBuiltServer } from '../built-server.mjs';

const port = 8590;
const dataDirectory = '.cache/bench-scripts-data';
const address = `http://127.0.0.1:${port}`;
const GOAL_KIB = 15;
/** How long (ms) the page is watched after its network was idle. */
const WATCHED_MS = 1500;
const WINDOWS = { wide: { width: 1280, height: 800 }, narrow: { width: 375, height: 740 } };
const PAGES = [
  '/',
  '/gifts',
  '/gifts/emergency-tent',
  '/donate',
  '/appeals/winter-appeal',
  '/petition',
  '/news',
  '/events',
  '/blog',
  '/media',
  '/bequest',
  '/newsletter',
  '/update-details',
  '/privacy',
];
/** For somebody with a gift in the cart. */
const BUYERS_PAGES = ['/cart', '/cart/e-cards', '/checkout/details'];

const kibibytes = (bytes) => gzipSync(bytes, { level: 9 }).length / 1024;

/** KiB of the scripts that a page asks for while nobody touches it. */
async function scriptBefore(context, path) {
  const page = await context.newPage();
  const scripts = new Set();
  page.on('request', (request) => {
    if (/\.m?js$/.test(new URL(request.url()).pathname)) scripts.add(request.url());
  });
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(WATCHED_MS);
  await page.close();
  let total = 0;
  for (const url of scripts) total += kibibytes(await (await context.request.get(url)).body());
  return { total, count: scripts.size };
}

/** How much script pages load before the visitor does anything: gzip level 9. */
export async function benchScripts() {
  clearData(dataDirectory);
  const { server } = await startBuiltServer({ port, dataDirectory });
  const browser = await chromium.launch({ executablePath: findOrInstallShell(), args: chromiumArgs });
  try {
    for (const [name, viewport] of Object.entries(WINDOWS)) {
      const context = await browser.newContext({ viewport, baseURL: address });
      const look = async (path) => {
        const { total, count } = await scriptBefore(context, path);
        console.log(`${name} ${path}: ${total.toFixed(1)} KiB in ${count} scripts (goal ${GOAL_KIB})`);
      };
      for (const path of PAGES) await look(path);
      const headers = { accept: 'application/json', origin: address };
      const data = { intent: 'add', itemId: 'emergency-tent', quantity: 1 };
      await context.request.post('/cart', { headers, data });
      for (const path of BUYERS_PAGES) await look(path);
      await context.close();
    }
  } finally {
    await browser.close();
    await stopBuiltServer(server);
  }
}

if (import.meta.filename === process.argv[1]) await benchScripts();
