import { webkit } from 'playwright';
import { setReducedMotion, startFirefox } from './firefox.mjs';
import { WebDriverPage } from './webdriver-page.mjs';
import { startWebKit } from './webkit.mjs';

const viewport = { width: 1024, height: 768 };

/** Pages of a browser that Playwright drives: a context each, so that nothing is kept. */
const contextPages = (browser) => ({
  async open() {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    page.close = () => context.close();
    return page;
  },
  stop: () => browser.close(),
});

async function systemFirefox(found) {
  const browser = await startFirefox(found);
  const pages = contextPages(browser);
  return {
    async open() {
      await setReducedMotion(browser, false);
      const page = await pages.open();
      page.emulateMedia = ({ reducedMotion, ...others }) => {
        if (Object.keys(others).length > 0)
          throw new Error(`This Firefox cannot emulate ${Object.keys(others).join(', ')}.`);
        return setReducedMotion(browser, reducedMotion === 'reduce');
      };
      return page;
    },
    stop: pages.stop,
  };
}

async function systemWebKit({ path }) {
  const browser = await startWebKit(path);
  return {
    async open() {
      const driver = await browser.open(viewport);
      const page = new WebDriverPage(driver, {
        emulate: (media) => browser.emulate(driver, media),
        close: () => driver.quit(),
      });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      return page;
    },
    stop: () => browser.stop(),
  };
}

function startPages(found) {
  if (found.build === 'system') return found.engine === 'firefox' ? systemFirefox(found) : systemWebKit(found);
  return (found.engine === 'firefox' ? startFirefox(found) : webkit.launch()).then(contextPages);
}

/**
 * A launcher of @web/test-runner for an engine. Its type is Playwright's for WebDriver's pages too, because they answer to the same
 * calls; one page at a time, because only one has the focus, and a system browser's preferences are for all pages.
 * @param {import('./find-engine.mjs').FoundEngine} found
 * @returns {import('@web/test-runner-core').BrowserLauncher}
 */
export function engineLauncher(found) {
  const open = new Map();
  let starting;
  return {
    name: `${found.engine} (${found.build})`,
    type: 'playwright',
    concurrency: 1,
    async startSession(id, url) {
      starting ??= startPages(found);
      const page = await (await starting).open();
      open.set(id, page);
      await page.goto(url);
    },
    isActive: (id) => open.has(id),
    getBrowserUrl: (id) => open.get(id).url(),
    getPage: (id) => open.get(id),
    async stopSession(id) {
      const page = open.get(id);
      open.delete(id);
      await page.close();
      return {};
    },
    async stop() {
      await (await starting)?.stop();
    },
    startDebugSession() {
      throw new Error('Debugging is for Chromium: npm run test:browser.');
    },
  };
}
