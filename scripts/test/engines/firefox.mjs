import { firefox } from 'playwright';

/**
 * Playwright's launch options for Firefox: its own build, or the system's over WebDriver BiDi.
 * @param {import('./find-engine.mjs').FoundEngine} found
 */
export const firefoxLaunchOptions = ({ build, path }) =>
  build === 'playwright'
    ? {}
    : // The switch opens the browser's chrome scope, in which preferences are set.
      { channel: 'moz-firefox', executablePath: path, args: ['--remote-allow-system-access'] };

/**
 * BiDi has no command for preferred media features, so Playwright's emulateMedia does nothing there. Firefox's
 * preference works, for the whole browser. Playwright has no public way to send another command.
 */
async function setReducedMotion(browser, reduced) {
  const session = browser._connection?.toImpl?.(browser)?._browserSession;
  if (!session) throw new Error("Playwright's BiDi session is not where it was; see scripts/test/engines/firefox.mjs.");
  const { contexts } = await session.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const answer = await session.send('script.evaluate', {
    target: { context: contexts[0].context },
    expression: `Services.prefs.setIntPref('ui.prefersReducedMotion', ${reduced ? 1 : 0})`,
    awaitPromise: false,
  });
  if (answer.type !== 'success') throw new Error(`Firefox rejected the preference: ${JSON.stringify(answer)}`);
}

/**
 * Firefox for browser tests. The system's is restarted for each context, so that the preferences and crashes of one
 * file do not affect the next.
 * @param {import('./find-engine.mjs').FoundEngine} found
 */
export async function startFirefox(found) {
  if (found.build === 'playwright') return firefox.launch();
  return {
    async newContext(options) {
      const browser = await firefox.launch(firefoxLaunchOptions(found));
      const context = await browser.newContext(options);
      context.setDefaultNavigationTimeout(60_000);
      context.on('page', (page) => {
        page.emulateMedia = ({ reducedMotion, ...others }) => {
          const names = Object.keys(others);
          if (names.length > 0) throw new Error(`Firefox over BiDi cannot emulate ${names.join(', ')}.`);
          return setReducedMotion(browser, reducedMotion === 'reduce');
        };
      });
      return { newPage: () => context.newPage(), close: () => browser.close() };
    },
    close: async () => {},
  };
}
