import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from './test.ts';

/** How long (ms) a page may take to answer before it counts as stuck. */
const ANSWER_MS = 3_000;

const inTime = <Value>(answer: Promise<Value>) => Promise.race([answer, pause(ANSWER_MS, 'no answer' as const)]);
const firstLineOf = (error: unknown) => String(error).split('\n')[0];

/**
 * What the page of a test that timed out is doing: whether Playwright's script answers, whether the page's own does,
 * and whether the browser's processes compute or wait. Without this, such a test says only that time passed.
 */
export async function whatItDoes(page: Page): Promise<string> {
  if (page.isClosed()) return 'closed';
  const frames = page.frames().map((frame) => frame.url());
  const playwright = await inTime(page.evaluate(() => document.readyState)).catch(firstLineOf);
  const own = await inTime(answerOf(page)).catch(firstLineOf);
  return `${frames.join(' ')}: Playwright's script: ${playwright}; the page's: ${own}; processes: ${await processes()}`;
}

/** Past Playwright's own record of the page's contexts. */
async function answerOf(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const expression = '[document.readyState, document.visibilityState, location.href, performance.now()].join(" ")';
  return (await session.send('Runtime.evaluate', { expression })).result.value;
}

/** The browser's processes on Linux: kind, state of the main thread, and its processor time (ticks) in a second. */
async function processes(): Promise<string> {
  const before = mainThreads();
  await pause(1_000);
  return [...mainThreads()]
    .map(
      ([id, { kind, state, waitsIn, ticks }]) =>
        `${kind} ${id} ${state} ${waitsIn} ${ticks - (before.get(id)?.ticks ?? 0)}`,
    )
    .join(', ');
}

function mainThreads(): Map<string, { kind: string; state: string; waitsIn: string; ticks: number }> {
  const found = new Map();
  for (const id of process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []) {
    try {
      const [, kind] = readFileSync(`/proc/${id}/cmdline`, 'utf8').match(/--type=([\w-]+)/) ?? [];
      if (!kind || kind === 'zygote') continue;
      const [state = '', ...rest] = readFileSync(`/proc/${id}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      const waitsIn = readFileSync(`/proc/${id}/wchan`, 'utf8') || '-';
      found.set(id, { kind, state, waitsIn, ticks: Number(rest[10]) + Number(rest[11]) });
    } catch {
      // It has ended meanwhile, or is somebody else's.
    }
  }
  return found;
}
