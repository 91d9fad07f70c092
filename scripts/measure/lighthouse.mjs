import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { ensureBuild } from '../ensure-build.mjs';
import { chromiumArgs, findOrInstallChromium } from '../test/browsers/chromium.mjs';
import { clearData, startBuiltServer, stopBuiltServer } from './built-server.mjs';

// Lighthouse's mobile scores of the built site. The tool is fetched for the run: the project itself does not need it.
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PAGES = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/gifts', '/cart', '/checkout/details', '/nz'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** The pages with score goals; pages for one visitor are closed to search engines on purpose. */
const HOMES = ['/', '/nz'];
const port = 8690;
const dataDirectory = '.cache/lighthouse-data';
const report = '.cache/lighthouse.json';

const run = promisify(execFile);
const origin = `http://127.0.0.1:${port}`;

/** A visitor's session with a gift in the cart. */
async function sessionCookie() {
  const answer = await fetch(`${origin}/cart`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'intent=add&itemId=emergency-tent&quantity=1',
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function look(path, cookie) {
  const flags = [
    `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`,
    `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
  ];
  const env = { ...process.env, CHROME_PATH: findOrInstallChromium() };
  const measure = () => run('npx', ['--yes', LIGHTHOUSE, `${origin}${path}`, ...flags], { env, maxBuffer: 1 << 26 });
  // Lighthouse sometimes loses the start of its own trace, and then says to run it again.
  await measure().catch((error) => {
    if (!error.stderr?.includes('NO_NAVSTART')) throw error;
    return measure();
  });
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** The median of three runs, as Lighthouse advises: a single run also measures other work of the machine. */
async function medianLook(path, cookie) {
  const looks = [];
  for (let times = 0; times < 3; times += 1) looks.push(await look(path, cookie));
  const score = ({ categories }) => categories.performance.score;
  return looks.sort((a, b) => score(a) - score(b))[1];
}

/** The failed audits of the categories that do not depend on time. */
function failings({ categories, audits }) {
  return CATEGORIES.slice(1)
    .flatMap((name) => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => audits[id].title);
}

process.chdir(new URL('../..', import.meta.url).pathname);
await ensureBuild();
clearData(dataDirectory);
const { server } = await startBuiltServer({ port, dataDirectory });
try {
  const cookie = await sessionCookie();
  // In a server's first seconds its code is still being compiled, so the measurement starts later.
  for (const path of [...PAGES, '/design/haven.css', '/elements/autoload.js'])
    await (await fetch(`${origin}${path}`)).text();
  console.log(
    '| page | performance | accessibility | best practices | SEO | first paint | largest paint | blocking | shift |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|');
  for (const path of PAGES) {
    const result = await medianLook(path, cookie);
    const scores = CATEGORIES.map((name) => Math.round(result.categories[name].score * 100));
    const times = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ];
    console.log(`| ${[path, ...scores, ...times.map((name) => result.audits[name].displayValue)].join(' | ')} |`);
    for (const title of failings(result)) console.log(`  ${path}: ${title}`);
    const missed = CATEGORIES.filter((name, place) => scores[place] < GOALS[name]);
    const shifts = result.audits['cumulative-layout-shift'].numericValue > 0;
    if (HOMES.includes(path) && (missed.length > 0 || shifts)) process.exitCode = 1;
  }
} finally {
  await stopBuiltServer(server);
}
