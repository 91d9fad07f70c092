import { webkit } from 'playwright';
import { startFirefox } from './firefox.mjs';
import { WebDriverPage } from './webdriver-page.mjs';
import { startWebKit } from './webkit.mjs';

/** The system's WebKit with the part of Playwright's interface that browser tests use: contexts with one page. */
async function launchSystemWebKit({ path }) {
  const browser = await startWebKit(path);
  return {
    async newContext({ viewport }) {
      const driver = await browser.open(viewport);
      const page = new WebDriverPage(driver, (media) => browser.emulate(driver, media));
      return { newPage: async () => page, close: () => driver.quit() };
    },
    close: async () => browser.stop(),
  };
}

/**
 * Starts an engine for the launcher of the browser tests. The system's browsers show one page at a time: only that page
 * has focus, and preferences are set for the whole browser.
 * @param {import('./find-engine.mjs').FoundEngine} found
 */
export function engineBrowser(found) {
  const { engine, build } = found;
  if (build === 'playwright') {
    const launch = () => (engine === 'webkit' ? webkit.launch() : startFirefox(found));
    return { name: engine, launch, concurrency: 2 };
  }
  const launch = () => (engine === 'webkit' ? launchSystemWebKit(found) : startFirefox(found));
  return { name: `${engine} of the system`, launch, concurrency: 1 };
}
