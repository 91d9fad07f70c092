import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright';
import { chromiumArgs, findOrInstallChromium } from '../../test/browsers/chromium.mjs';

const COUNT = 1_000;
const BEATS = 10;
const PAGE =
  '<!doctype html><html lang="en"><title>bench</title><body><main></main>' +
  '<script type="module" src="/elements/autoload.js"></script>';

function serve({ url }, response) {
  const isScript = url.startsWith('/elements/');
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? readFileSync(`dist${url}`) : PAGE);
}

/** Counts the observers that a page creates, and the second ticks that it could have rendered. */
function watch() {
  const NativeObserver = window.IntersectionObserver;
  window.observers = 0;
  window.IntersectionObserver = class extends NativeObserver {
    constructor(...given) {
      super(...given);
      window.observers += 1;
    }
  };
}

const fill = (page, tag, attribute, value) =>
  page.evaluate(
    async ([name, key, text, count]) => {
      const main = document.querySelector('main');
      const elements = Array.from({ length: count }, () => {
        const element = document.createElement(name);
        element.setAttribute(key, text);
        return element;
      });
      main.append(...elements);
      await customElements.whenDefined(name);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    [tag, attribute, value, COUNT],
  );

const empty = (page) => page.evaluate(() => document.querySelector('main').replaceChildren());

/** Main-thread metrics of the page since it began: milliseconds, and the memory in use after a garbage collection. */
async function metrics(session, isCollected = false) {
  for (let times = 0; isCollected && times < 3; times++) await session.send('HeapProfiler.collectGarbage');
  const { metrics: list } = await session.send('Performance.getMetrics');
  const value = (name) => list.find((metric) => metric.name === name).value;
  return {
    script: value('ScriptDuration') * 1000,
    style: value('RecalcStyleDuration') * 1000,
    layout: value('LayoutDuration') * 1000,
    all: value('TaskDuration') * 1000,
    heap: value('JSHeapUsedSize') / 2 ** 20,
    nodes: value('Nodes'),
  };
}

/** The same numbers in elements of the page without styles or script of ours, whose seconds change once a second. */
const fillPlain = (page) =>
  page.evaluate((count) => {
    const seconds = [];
    for (let each = 0; each < count; each++) {
      const box = document.createElement('div');
      for (const unit of ['days', 'hours', 'minutes', 'seconds']) {
        const number = document.createElement('b');
        number.textContent = '00';
        const part = document.createElement('span');
        part.append(number, ` ${unit} `);
        box.append(part);
        if (unit === 'seconds') seconds.push(number.firstChild);
      }
      document.querySelector('main').append(box);
    }
    let second = 0;
    setInterval(() => {
      second = (second + 1) % 60;
      for (const text of seconds) text.data = String(second).padStart(2, '0');
    }, 1000);
  }, COUNT);

/** What a beat takes, in milliseconds. */
async function beatOf(page, session) {
  await nextBeats(page, 2);
  const before = await metrics(session);
  await nextBeats(page, BEATS);
  const after = await metrics(session);
  return (name) => ((after[name] - before[name]) / BEATS).toFixed(1);
}

const nextBeats = (page, beats) =>
  page.evaluate((count) => new Promise((resolve) => setTimeout(resolve, count * 1000)), beats);

/**
 * 1,000 countdowns: the cost of one tick, and the memory that remains after their removal. 1,000 counters: the number
 * of observers.
 */
export async function benchMany() {
  const server = createServer(serve);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(watch);
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const session = await page.context().newCDPSession(page);
    // The thread's own time, so that other programs on the machine do not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });

    // Once before, so that code and styles that stay loaded do not count as a leak.
    await fill(page, 'countdown-timer', 'end-date', '2099-01-01');
    await empty(page);
    const bare = await metrics(session, true);
    await fill(page, 'countdown-timer', 'end-date', '2099-01-01');
    const beat = await beatOf(page, session);
    console.log(
      `${COUNT} countdowns: a beat takes ${beat('all')} ms of the main thread (goal 8): ` +
        `script ${beat('script')}, style ${beat('style')}, layout ${beat('layout')}`,
    );
    const full = await metrics(session, true);
    await empty(page);
    await nextBeats(page, 1);
    const gone = await metrics(session, true);
    console.log(
      `  memory: ${(full.heap - bare.heap).toFixed(1)} MiB and ${full.nodes - bare.nodes} nodes more with them, ` +
        `${(gone.heap - bare.heap).toFixed(1)} MiB and ${gone.nodes - bare.nodes} nodes once they are gone`,
    );

    const observers = await page.evaluate(() => window.observers);
    await fill(page, 'animated-counter', 'value', '1234567');
    console.log(
      `${COUNT} counters: ${(await page.evaluate(() => window.observers)) - observers} observer more (goal 1)`,
    );
    await page.reload();
    await fillPlain(page);
    console.log(`  plain elements with the same numbers: ${(await beatOf(page, session))('all')} ms`);
  } finally {
    await browser.close();
    server.close();
  }
}

if (import.meta.filename === process.argv[1]) await benchMany();
