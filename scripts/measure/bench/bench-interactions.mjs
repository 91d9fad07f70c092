import { chromium } from 'playwright';
import { Buyer } from '../../../demo-pages/load/buyer.mjs';
import { chromiumArgs, findOrInstallShell } from '../../test/browsers/chromium.mjs';
import { clearData, startBuiltServer, stopBuiltServer } from '../built-server.mjs';

const CATEGORIES = ['devtools.timeline', 'toplevel', 'blink', 'blink.user_timing', 'latencyInfo'];
const BEGIN = 'haven-bench';

/** Runs an interaction in a trace of the browser. Resolves with the trace's events. */
async function traceOf(browser, page, interaction) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
    transferMode: 'ReportEvents',
  });
  await page.evaluate((name) => performance.mark(name), BEGIN);
  await interaction();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}

/**
 * Milliseconds of a core that the page's main thread used from the first event of an interaction to its frame, by the
 * clock of the thread: other programs on the machine make them a little longer, but do not count. Nothing without such
 * an event.
 */
function mainThreadTime(events) {
  const mark = events.find(({ name }) => name === BEGIN);
  const ofPage = events.filter(({ pid, ts }) => pid === mark.pid && ts >= mark.ts);
  const timings = ofPage.filter(({ name }) => name === 'EventTiming');
  const began = timings.filter(({ ph, args }) => ph === 'b' && args.data?.interactionId);
  if (began.length === 0) return undefined;
  const from = Math.min(...began.map(({ ts }) => ts));
  const ended = (begin) =>
    timings.find(({ ph, id, id2, ts }) => {
      return ph === 'e' && ts >= begin.ts && id === begin.id && id2?.local === begin.id2?.local;
    });
  const to = Math.max(...began.map((begin) => ended(begin)?.ts ?? 0));
  const spans = ofPage
    .filter(({ tid, ph, name, ts }) => tid === mark.tid && ph === 'X' && /RunTask$/.test(name) && ts >= from && ts < to)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  let counted = 0;
  let time = 0;
  // Of tasks in tasks the outer.
  for (const { ts, dur, tdur } of spans) {
    if (ts < counted) continue;
    counted = ts + dur;
    time += tdur ?? 0;
  }
  return time / 1000;
}

const port = Number(process.env.BENCH_PORT ?? 8596);
/**
 * With `TRACED=1` the processor is as fast as it is, and the main thread's time is measured: a busy machine matters
 * less.
 */
const TRACED = process.env.TRACED === '1';
const dataDirectory = '.cache/bench-interactions-data';
const SLOWED = TRACED ? 1 : 4;
const ROUNDS = 3;
const BOUND_MS = 100;
/** How long (ms) after an interaction its frames are waited for. */
const WATCHED_MS = 800;
/** High enough that nothing has to be scrolled. */
const WIDE = { width: 1280, height: 1600 };
const NARROW = { width: 375, height: 740 };

const button = (name) => (page) => page.getByRole('button', { name }).filter({ visible: true }).first();
/** The mouse comes from elsewhere and clicks at once. */
const click = (find) => ({
  find,
  async act(target) {
    const { x, y, width, height } = await target.boundingBox();
    await target.page().mouse.click(x + width / 2, y + height / 2);
  },
});
const type = (find, key) => ({ find, prepare: (target) => target.focus(), act: (target) => target.press(key) });

/**
 * What is done on which page: the target is looked for before, so that only the interaction itself is measured.
 * `answer` is what the view shows then, in the shadow root of `host` if there is one.
 */
const INTERACTIONS = {
  'hero: next': {
    path: '/',
    ...click(button('Next slide')),
    host: 'hero-carousel',
    answer: '.dot + .dot[aria-current=true]',
  },
  menu: {
    path: '/',
    viewport: NARROW,
    ...click((page) => page.locator('site-header summary').filter({ visible: true }).first()),
    host: 'site-header',
    answer: 'details[open]',
  },
  'add to cart': {
    path: '/gifts/safe-water',
    ...click(button(/^Add to cart/)),
    answer: '.haven-button[aria-busy=true], .haven-gift-card__status a',
  },
  stepper: { path: '/gifts/safe-water', ...click(button(/^Increase/)), answer: '[role=spinbutton][aria-valuenow="2"]' },
  'donation mode': {
    path: '/donate',
    ...click((page) => page.getByText('Give monthly')),
    answer: '[name=frequency][value=monthly]:checked',
  },
  'petition: typing': {
    path: '/petition',
    ...type((page) => page.getByLabel('First name').filter({ visible: true }).first(), 'a'),
  },
  'petition: submit': { path: '/petition', ...click(button('Sign the petition')), answer: '[aria-invalid=true]' },
  'news filter': {
    path: '/news',
    ...type((page) => page.getByRole('combobox', { name: 'Category' }), 'ArrowDown'),
    answer: '[role=listbox]:popover-open',
  },
  'month picker': {
    path: '/events',
    ...click((page) => page.locator('[data-month]').filter({ visible: true }).nth(2)),
    open: (page) => page.locator('[data-control="dates"] button').first().click(),
    answer: '[data-month][aria-pressed=true]',
  },
  'pay by card': {
    path: '/checkout/payment',
    ...click(button(/^Card/)),
    buyer: true,
    answer: '.haven-payment-options__choice[aria-expanded=true]',
  },
};

/** Keeps what the browser tells of events that took until a frame of 16 ms or more. */
const record = () => {
  const entries = [];
  Reflect.set(window, 'havenEvents', entries);
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries())
      if (interactionId) entries.push({ name, duration });
  }).observe({ type: 'event', durationThreshold: 16 });
};

/** Looks in each frame for the answer of an interaction, and keeps how long (ms) it took to a frame that shows it. */
const watchAnswer = ({ host, answer }) => {
  let begun;
  const begin = ({ timeStamp }) => {
    begun ??= timeStamp;
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true });
  const look = () => {
    const root = host ? document.querySelector(host).shadowRoot : document;
    if (!begun || !root.querySelector(answer)) requestAnimationFrame(look);
    else requestAnimationFrame(() => Reflect.set(window, 'havenAnswer', performance.now() - begun));
  };
  requestAnimationFrame(look);
};

/** Until the blocks near the window are hydrated. */
async function hydrated(page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll(':not(:defined), [data-haven-drawn], [data-haven-waits]')].every((block) => {
      const { top, bottom, width } = block.getBoundingClientRect();
      const view = block.shadowRoot ?? block.querySelector(':scope > [slot="haven-view"]');
      const tree = Object.entries(view ?? {}).find(([key]) => key.startsWith('__reactContainer'))?.[1];
      const isHydrated = tree && !tree.stateNode.current.memoizedState.isDehydrated;
      return isHydrated || width === 0 || top > 1.9 * innerHeight || bottom < -0.9 * innerHeight;
    }),
  );
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(WATCHED_MS);
}

/**
 * Milliseconds from an interaction with a hydrated page to the next frame, or of the main thread until it; `answered`:
 * to the frame that shows its answer.
 */
async function measure(context, { path, find, prepare, act, open, host, answer }, answered = false) {
  const page = await context.newPage();
  await page.addInitScript(record);
  await page.goto(path, { waitUntil: 'networkidle' });
  await hydrated(page);
  if (open) await open(page);
  const target = find(page);
  await prepare?.(target);
  await page.waitForTimeout(WATCHED_MS);
  const slowed = await context.newCDPSession(page);
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.evaluate(() => Reflect.get(window, 'havenEvents').splice(0));
  const interact = async () => {
    await act(target);
    await page.waitForTimeout(WATCHED_MS * SLOWED);
  };
  if (TRACED) {
    const trace = await traceOf(context.browser(), page, interact);
    await page.close();
    return mainThreadTime(trace) ?? Number.NaN;
  }
  if (answered) await page.evaluate(watchAnswer, { host, answer });
  await interact();
  if (answered) {
    const time = await page.evaluate(() => Reflect.get(window, 'havenAnswer'));
    await page.close();
    return time ?? Number.NaN;
  }
  const events = await page.evaluate(() => Reflect.get(window, 'havenEvents'));
  await page.close();
  return Math.max(0, ...events.map(({ duration }) => duration));
}

/** Orders a gift with posts, so that the page of the payment opens. */
async function order(context, address) {
  const buyer = new Buyer({ site: address });
  await buyer.order('emergency-tent');
  const [name, value] = buyer.cookie.split('=');
  await context.addCookies([{ name, value, url: address }]);
}

const sortedTimes = (times) => times.filter((time) => !Number.isNaN(time)).sort((a, b) => a - b);
const median = (times) => sortedTimes(times)[Math.floor(sortedTimes(times).length / 2)];

/** The median of the times to a frame; of the main thread the least, because other programs only make it longer. */
function describeTimes(times) {
  if (TRACED) return `${sortedTimes(times)[0]?.toFixed(1) ?? 'no'} ms of the main thread until the next frame`;
  return `${median(times) === 0 ? 'under 16' : median(times)} ms to the next frame (bound ${BOUND_MS})`;
}

/** How long a visitor waits for the next frame after an interaction, the processor slowed down four times. */
export async function benchInteractions(chosen = Object.keys(INTERACTIONS)) {
  clearData(dataDirectory);
  const { server } = await startBuiltServer({ port, dataDirectory });
  const browser = await chromium.launch({ executablePath: findOrInstallShell(), args: chromiumArgs });
  const address = `http://127.0.0.1:${port}`;
  try {
    for (const name of chosen) {
      const interaction = INTERACTIONS[name];
      const inRounds = async (answered) => {
        const times = [];
        for (let round = 0; round < ROUNDS; round++) {
          const context = await browser.newContext({ viewport: interaction.viewport ?? WIDE, baseURL: address });
          if (interaction.buyer) await order(context, address);
          times.push(await measure(context, interaction, answered));
          await context.close();
        }
        return times;
      };
      const frame = describeTimes(await inRounds(false));
      const answer =
        interaction.answer && !TRACED
          ? `, ${median(await inRounds(true))?.toFixed(0) ?? 'too many'} to its answer`
          : '';
      console.log(`${name}: ${frame}${answer}`);
    }
  } finally {
    await browser.close();
    await stopBuiltServer(server);
  }
}

if (import.meta.filename === process.argv[1])
  await benchInteractions(process.argv.slice(2).length > 0 ? process.argv.slice(2) : undefined);
