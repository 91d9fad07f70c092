/** The address of a page without content, which only keeps its process. */
export const EMPTY_PAGE = '/empty-page.html';

const VIEWPORT = { viewport: { width: 800, height: 600 } };

/**
 * A context of Chromium for one test file after another. Each file has a page of its own, and nothing that a page
 * stores outlives it. The scripts stay: an empty page keeps their process, in which they are compiled once.
 */
async function reusable(context, origin) {
  const empty = await context.newPage();
  await empty.goto(origin + EMPTY_PAGE);
  const storage = await context.newCDPSession(empty);
  const lane = {
    isUsable: true,
    newPage: () => context.newPage(),
    async clear() {
      for (const page of context.pages()) if (page !== empty) await page.close();
      await storage.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await context.clearCookies();
    },
    close: () => context.close(),
  };
  empty.on('crash', () => (lane.isUsable = false));
  return lane;
}

/**
 * A launcher for @web/test-runner with a Playwright browser. Its commands (keys, pointer, viewport, media) find the
 * page by the launcher's type and `getPage`. Unlike the runner's own launcher it closes a page that hangs without
 * navigating away first. `isReusable` says that contexts may serve several files; a file for which `hasHung` takes its
 * context along.
 */
export function pageLauncher({ name, launch, concurrency, isReusable = false }, hasHung) {
  const sessions = new Map();
  const free = [];
  let browser;

  async function takeContext(address) {
    const ready = free.pop();
    if (ready) return ready;
    browser ??= launch();
    const context = await (await browser).newContext(VIEWPORT);
    return isReusable ? reusable(context, new URL(address).origin) : context;
  }

  async function openPage(sessionId, address) {
    const context = await takeContext(address);
    const page = await context.newPage();
    // Before it runs a script, whose first command asks for it.
    sessions.set(sessionId, { context, page });
    await page.goto(address);
  }

  return {
    name,
    type: 'playwright',
    concurrency,
    startSession: openPage,
    startDebugSession: openPage,
    isActive: (sessionId) => sessions.has(sessionId),
    getPage: (sessionId) => sessions.get(sessionId).page,
    getBrowserUrl: (sessionId) => sessions.get(sessionId).page.url(),
    async stopSession(sessionId) {
      const { context } = sessions.get(sessionId);
      sessions.delete(sessionId);
      if (context.isUsable && !hasHung(sessionId)) {
        await context.clear();
        free.push(context);
      } else {
        await context.close();
      }
      return {};
    },
    async stop() {
      await (await browser)?.close();
    },
  };
}
