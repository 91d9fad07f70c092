import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { texts } from '../../generate/texts/texts-plugin.mjs';
import { chromiumArgs, findOrInstallChromium } from '../../test/browsers/chromium.mjs';

const rounds = 15;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const options = {
  configFile: false,
  plugins: [texts()],
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', refresh: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
};
const emptyOutDir = false;

/** Builds the page's script, and what a server renders; returns that. */
async function buildBoth() {
  const outDir = '.cache/bench';
  const page = { input: 'scripts/measure/bench/small-elements.tsx', output: { entryFileNames: 'page.js' } };
  await build({ ...options, build: { outDir, emptyOutDir, rolldownOptions: page } });
  const rendered = { output: { entryFileNames: 'rendered.mjs' } };
  await build({
    ...options,
    build: { outDir, emptyOutDir, ssr: 'scripts/measure/bench/small-rendered.ts', rolldownOptions: rendered },
  });
  return await import(pathToFileURL(resolve(outDir, 'rendered.mjs')).href);
}

/**
 * The thread's own time (ms) from one mark of the page to the next, so that other programs on the machine do not count.
 */
function threadTimes(trace) {
  const { traceEvents } = JSON.parse(trace);
  const at = (mark) => {
    const marks = traceEvents.filter(({ name, tts }) => name === mark && tts !== undefined);
    return marks.toSorted((a, b) => a.ts - b.ts).map(({ tts }) => tts / 1000);
  };
  const [started, rendered, settled, updated] = ['started', 'rendered', 'settled', 'updated'].map(at);
  const [arrived, answering, taken] = ['arrived', 'answering', 'taken'].map(at);
  return {
    rendered: started.map((time, run) => ({ render: rendered[run] - time, update: updated[run] - settled[run] })),
    arrivals: arrived.map((time, run) => ({ answer: answering[run] - time, take: taken[run] - time })),
  };
}

/**
 * 200 small elements in one page: Haven compared with bare r2wc and Lit, in one run, in alternation, production builds;
 * and those that arrive rendered, beside Lit rendering the same.
 */
export async function benchElements() {
  const { renderSmallElements } = await buildBoth();
  const server = createServer((request, response) => {
    const script = request.url === '/page.js';
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    response.end(
      script
        ? readFileSync('.cache/bench/page.js')
        : '<!doctype html><title>bench</title><body><script type="module" src="/page.js"></script>',
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.waitForFunction(() => 'measure' in window);
    const tags = ['haven-small', 'bare-small', 'lit-small'];
    const runs = Object.fromEntries(tags.map((tag) => [tag, []]));
    const measure = (tag) => page.evaluate((name) => window.measure(name), tag);
    let turn = 0;
    const arrive = () => page.evaluate((markup) => window.measureArrival(markup), renderSmallElements(turn++));
    for (let round = 0; round < 3; round++) {
      for (const tag of tags) await measure(tag);
      await arrive();
    }
    const arrivals = [];
    await browser.startTracing(page, { categories: ['blink.user_timing'] });
    for (let round = 0; round < rounds; round++) {
      for (const tag of tags) runs[tag].push(await measure(tag));
      arrivals.push(await arrive());
    }
    const threads = threadTimes(await browser.stopTracing());
    const threadTime = (tag, what) => {
      const first = tags.indexOf(tag);
      return median(threads.rendered.filter((_, run) => run % tags.length === first).map((times) => times[what]));
    };
    const summary = Object.fromEntries(
      tags.map((tag) => [
        tag,
        {
          render: median(runs[tag].map(({ render }) => render)),
          update: median(runs[tag].map(({ update }) => update)),
          threadRender: threadTime(tag, 'render'),
          threadUpdate: threadTime(tag, 'update'),
          atOnce: runs[tag].every(({ atOnce }) => atOnce),
        },
      ]),
    );
    const { 'haven-small': haven, 'bare-small': bare } = summary;
    console.log(`200 small elements, median of ${rounds} runs in one page (ms)`);
    const shown = (time) => time.toFixed(1).padStart(6);
    for (const [tag, { render, update, threadRender, threadUpdate, atOnce }] of Object.entries(summary)) {
      console.log(
        `  ${tag.padEnd(12)} render ${shown(render)}  update ${shown(update)}  ` +
          `the thread's own: ${shown(threadRender)} ${shown(threadUpdate)}  ` +
          `content on connect: ${atOnce ? 'yes' : 'no'}`,
      );
    }
    const lit = summary['lit-small'];
    const stayed = arrivals.every((arrival) => arrival.stayed) ? 'yes' : 'no';
    console.log(`  arriving rendered, rendered content stayed: ${stayed}`);
    for (const [what, name] of Object.entries({ answer: 'all answer', take: 'React has all taken over' })) {
      const [clock, thread] = [arrivals, threads.arrivals].map((each) => median(each.map((times) => times[what])));
      console.log(
        `  until ${name} ${shown(clock)}  the thread's own: ${shown(thread)}  / Lit rendering: ` +
          `${(clock / lit.render).toFixed(2)} (goal 1.0), ` +
          `of the thread's own time ${(thread / lit.threadRender).toFixed(2)}`,
      );
    }
    const ratio = (what) => (haven[what] / bare[what]).toFixed(2);
    console.log(
      `  Haven / bare r2wc: render ${ratio('render')} (goal 0.35), update ${ratio('update')} (goal 0.35), ` +
        `of the thread's own time ${ratio('threadRender')} and ${ratio('threadUpdate')}`,
    );
    return { render: haven.render / bare.render, update: haven.update / bare.update, atOnce: haven.atOnce };
  } finally {
    await browser.close();
    server.close();
  }
}

if (import.meta.filename === process.argv[1]) await benchElements();
