const CATEGORIES = ['devtools.timeline', 'toplevel', 'blink', 'blink.user_timing', 'latencyInfo'];
const BEGIN = 'haven-bench';

/** Runs an interaction in a trace of the browser. Resolves with the trace's events. */
export async function traceOf(browser, page, interaction) {
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
export function mainThreadTime(events) {
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
