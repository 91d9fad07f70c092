/**
 * A launcher for @web/test-runner with a Playwright browser: each test file has its own context. Its commands (keys,
 * pointer, viewport, media) find the page by the launcher's type and `getPage`. Unlike the runner's own launcher it
 * closes a page that hangs without navigating away first.
 */
export function pageLauncher({ name, launch, concurrency }) {
  const contexts = new Map();
  let browser;

  async function openPage(sessionId, address) {
    browser ??= launch();
    const context = await (await browser).newContext({ viewport: { width: 800, height: 600 } });
    const page = await context.newPage();
    contexts.set(sessionId, { context, page });
    await page.goto(address);
  }

  return {
    name,
    type: 'playwright',
    concurrency,
    startSession: openPage,
    startDebugSession: openPage,
    isActive: (sessionId) => contexts.has(sessionId),
    getPage: (sessionId) => contexts.get(sessionId).page,
    getBrowserUrl: (sessionId) => contexts.get(sessionId).page.url(),
    async stopSession(sessionId) {
      const { context } = contexts.get(sessionId);
      contexts.delete(sessionId);
      await context.close();
      return {};
    },
    async stop() {
      await (await browser)?.close();
    },
  };
}
