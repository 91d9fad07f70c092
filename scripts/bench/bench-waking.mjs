import { chromium } from 'playwright';
import { chromiumArgs, findOrInstallShell } from '../browsers/chromium.mjs';
import { clearData, startBuiltServer, stopBuiltServer } from '../built-server.mjs';

const port = Number(process.env.BENCH_PORT ?? 8598);
const dataDirectory = '.cache/bench-waking-data';
const PATHS = ['/', '/gifts', '/donate', '/events'];
const SLOWED = 4;
const ROUNDS = 7;
/** A task longer than this (ms) is long; what is beyond counts as blocking. */
const LONG_MS = 50;
/** How long (ms) after the visitor's first sign the page is watched. */
const WATCHED_MS = 3500;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const watchTasks = () => {
  const tasks = [];
  Reflect.set(window, 'havenTasks', tasks);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
};

/** Milliseconds of the long tasks after the visitor's first sign. */
async function wake(browser, path) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' });
  const slowed = await page.context().newCDPSession(page);
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.evaluate(watchTasks);
  await page.mouse.move(2, 300);
  await page.mouse.move(3, 302);
  await page.waitForTimeout(WATCHED_MS);
  const tasks = await page.evaluate(() => Reflect.get(window, 'havenTasks'));
  await page.close();
  return { longest: Math.max(0, ...tasks), blocked: tasks.reduce((sum, task) => sum + task - LONG_MS, 0) };
}

/** How long the scripts of a page's blocks hold it up when the visitor first moves, the processor slowed down four times. */
export async function benchWaking() {
  clearData(dataDirectory);
  const { server } = await startBuiltServer({ port, dataDirectory });
  const browser = await chromium.launch({ executablePath: findOrInstallShell(), args: chromiumArgs });
  try {
    for (const path of PATHS) {
      const times = [];
      for (let round = 0; round < ROUNDS; round++) times.push(await wake(browser, path));
      const [longest, blocked] = ['longest', 'blocked'].map((what) => median(times.map((time) => time[what])));
      console.log(`${path} wakes: blocked for ${blocked} ms, its longest task ${longest} ms`);
    }
  } finally {
    await browser.close();
    await stopBuiltServer(server);
  }
}

if (import.meta.filename === process.argv[1]) await benchWaking();
