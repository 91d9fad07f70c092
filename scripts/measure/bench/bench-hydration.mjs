import { chromium } from 'playwright';
import { chromiumArgs, findOrInstallShell } from '../../test/browsers/chromium.mjs';
import { clearData, startBuiltServer, stopBuiltServer } from '../built-server.mjs';

const port = Number(process.env.BENCH_PORT ?? 8598);
const dataDirectory = '.cache/bench-hydration-data';
const PATHS = ['/', '/gifts', '/donate', '/events'];
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Slow 4G as Lighthouse has it: bytes a second and milliseconds. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const DEVICES = {
  desktop: { bound: 1000 },
  'slow phone': { bound: 4000, rate: 4, network: SLOW_4G },
};
const LONGEST_BOUND_MS = 50;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Notes the long tasks of a page after it has loaded, and when its blocks near and all its blocks are hydrated. */
const watch = () => {
  const times = { longest: 0 };
  Reflect.set(window, 'havenTimes', times);
  const loadedAt = () => performance.getEntriesByType('navigation')[0].loadEventEnd;
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries())
      if (loadedAt() && startTime >= loadedAt()) times.longest = Math.max(times.longest, duration);
  }).observe({ type: 'longtask' });
  const isHydrated = (block) => {
    const view = block.shadowRoot ?? block.querySelector(':scope > [slot="haven-view"]');
    const tree = Object.entries(view ?? {}).find(([key]) => key.startsWith('__reactContainer'))?.[1];
    return tree && !tree.stateNode.current.memoizedState.isDehydrated;
  };
  const isFar = (block) => {
    const { top, bottom, width } = block.getBoundingClientRect();
    return width === 0 || top > innerHeight || bottom < 0;
  };
  const look = () => {
    const blocks = [...document.querySelectorAll('[data-haven-drawn], [data-haven-waits], :not(:defined)')];
    const after = Math.round(performance.now() - loadedAt());
    if (blocks.every((block) => isHydrated(block) || isFar(block))) times.inSight ??= after;
    if (!blocks.every(isHydrated)) setTimeout(look, 20);
    else times.all = after;
  };
  addEventListener('load', () => setTimeout(look));
};

/** Milliseconds from a page's load until it is hydrated, and of its longest task meanwhile. Nobody touches it. */
async function hydrate(browser, path, { rate, network }) {
  const context = await browser.newContext({
    viewport: rate ? { width: 375, height: 740 } : { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  if (rate) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  }
  await page.goto(`http://127.0.0.1:${port}${path}`);
  await page.waitForFunction(() => Reflect.get(window, 'havenTimes').all, undefined, { polling: 200 });
  const times = await page.evaluate(() => Reflect.get(window, 'havenTimes'));
  await context.close();
  return times;
}

/** How soon after its load a page is hydrated by itself, and how long its tasks are meanwhile. */
export async function benchHydration() {
  clearData(dataDirectory);
  const { server } = await startBuiltServer({ port, dataDirectory });
  const browser = await chromium.launch({ executablePath: findOrInstallShell(), args: chromiumArgs });
  try {
    for (const [device, settings] of Object.entries(DEVICES)) {
      for (const path of PATHS) {
        const times = [];
        for (let round = 0; round < ROUNDS; round++) times.push(await hydrate(browser, path, settings));
        const [inSight, all, longest] = ['inSight', 'all', 'longest'].map((what) => median(times.map((t) => t[what])));
        console.log(
          `${device} ${path}: what is in sight hydrated ${inSight} ms after load, all after ${all} ` +
            `(bound ${settings.bound}); longest task ${longest} ms (bound ${LONGEST_BOUND_MS})`,
        );
      }
    }
  } finally {
    await browser.close();
    await stopBuiltServer(server);
  }
}

if (import.meta.filename === process.argv[1]) await benchHydration();
