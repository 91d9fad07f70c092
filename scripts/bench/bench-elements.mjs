import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumArgs, findOrInstallChromium } from '../browsers/chromium.mjs';

const rounds = 15;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * 200 small elements in one page: Haven compared with bare r2wc and Lit, in one run, in alternation, production builds.
 */
export async function benchElements() {
  await build({
    configFile: false,
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', refresh: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: '.cache/bench',
      rolldownOptions: { input: 'scripts/bench/small-elements.tsx', output: { entryFileNames: 'page.js' } },
    },
  });
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
    for (let round = 0; round < rounds + 3; round++) {
      for (const tag of tags) {
        const result = await page.evaluate((name) => window.measure(name), tag);
        if (round >= 3) runs[tag].push(result);
      }
    }
    const summary = Object.fromEntries(
      tags.map((tag) => [
        tag,
        {
          draw: median(runs[tag].map(({ draw }) => draw)),
          update: median(runs[tag].map(({ update }) => update)),
          atOnce: runs[tag].every(({ atOnce }) => atOnce),
        },
      ]),
    );
    const { 'haven-small': haven, 'bare-small': bare } = summary;
    console.log(`200 small elements, median of ${rounds} runs in one page (ms)`);
    for (const [tag, { draw, update, atOnce }] of Object.entries(summary)) {
      console.log(
        `  ${tag.padEnd(12)} draw ${draw.toFixed(1).padStart(6)}  update ${update.toFixed(1).padStart(6)}  content on connect: ${atOnce ? 'yes' : 'no'}`,
      );
    }
    console.log(
      `  Haven / bare r2wc: draw ${(haven.draw / bare.draw).toFixed(2)} (goal 0.5), update ${(haven.update / bare.update).toFixed(2)} (goal 0.5)`,
    );
    return { draw: haven.draw / bare.draw, update: haven.update / bare.update, atOnce: haven.atOnce };
  } finally {
    await browser.close();
    server.close();
  }
}

if (import.meta.filename === process.argv[1]) await benchElements();
