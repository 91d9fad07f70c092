/** How long a page may send nothing beyond the limit of its running test, and while it loads, in milliseconds. */
const PATIENCE = 20_000;
const LOADING = 60_000;

/** Test results as nested suites, the format of @web/test-runner, from the flat list of title paths. */
function nested(titles, resultOf) {
  const root = { name: '', suites: [], tests: [] };
  for (const path of titles) {
    let suite = root;
    for (const name of path.slice(0, -1)) {
      let inner = suite.suites.find((candidate) => candidate.name === name);
      if (!inner) {
        inner = { name, suites: [], tests: [] };
        suite.suites.push(inner);
      }
      suite = inner;
    }
    suite.tests.push({ name: path.at(-1), skipped: false, ...resultOf(path) });
  }
  return root;
}

/** Every test of a file that hung counts as failed: the earlier ones passed in a page that was about to hang. */
function failAll(session, { titles, running, last }) {
  const named = (path) => `“${path.join(' › ')}”`;
  const where = running ? `while it ran ${named(running)}` : last ? `after ${named(last)}` : 'while it loaded';
  const error = { message: `The file hung ${where}: the page was silent for too long and was closed.` };
  const isRunning = (path) => running?.join('\n') === path.join('\n');
  const testResults = nested(titles, (path) => ({
    passed: false,
    error: isRunning(path) || !running ? error : { message: `Not counted: ${error.message}` },
  }));
  return { ...session, passed: false, errors: [error], testResults };
}

/**
 * Follows each page through its messages: its tests, the running one, and the rows that the assertions of a test
 * proved. Returns a plugin that receives the messages, a reporter that stops files that hang, `rowsOf(sessionId,
 * titlePath)` and `hasHung(sessionId)`.
 */
export function watchProgress() {
  const pages = new Map();
  let sessions;

  function wait(sessionId, page, limit) {
    clearTimeout(page.timer);
    page.timer = setTimeout(() => {
      const session = sessions.get(sessionId);
      if (session?.status !== 'TEST_STARTED' && session?.status !== 'INITIALIZING') return;
      page.hung = true;
      sessions.updateStatus(failAll(session, page), 'TEST_FINISHED');
    }, limit);
  }

  function hear({ sessionId, collected, started, limit, ended, rows }) {
    const page = pages.get(sessionId) ?? { titles: [], rows: new Map() };
    pages.set(sessionId, page);
    if (collected) page.titles = collected;
    if (started) page.running = started;
    if (ended) {
      page.rows.set(ended.join('\n'), rows);
      page.last = ended;
      page.running = undefined;
    }
    wait(sessionId, page, started ? limit + PATIENCE : LOADING);
  }

  const plugin = {
    name: 'haven-progress',
    serverStart({ webSockets }) {
      webSockets.on('message', ({ data }) => {
        if (data.type === 'haven-progress') hear(data);
        if (data.type === 'wtr-session-finished') clearTimeout(pages.get(data.sessionId)?.timer);
      });
    },
  };
  const reporter = {
    start(args) {
      sessions = args.sessions;
    },
    stop() {
      for (const { timer } of pages.values()) clearTimeout(timer);
    },
  };
  const hasHung = (sessionId) => pages.get(sessionId)?.hung === true;
  return {
    plugin,
    reporter,
    hasHung,
    rowsOf: (sessionId, path) => pages.get(sessionId)?.rows.get(path.join('\n')) ?? [],
  };
}
