import { firefox } from 'playwright';

/**
 * Firefox over Playwright: its own build, or the system's over WebDriver BiDi.
 * @param {import('./find-engine.mjs').FoundEngine} found
 */
export const firefoxLaunchOptions = ({ build, path }) =>
  build === 'playwright'
    ? {}
    : // The last switch opens the browser's own scope, in which preferences are set.
      { channel: 'moz-firefox', executablePath: path, args: ['--remote-allow-system-access'] };

export const startFirefox = (found) => firefox.launch(firefoxLaunchOptions(found));

/**
 * BiDi has no command for what the visitor prefers, so Playwright's emulateMedia does nothing there; Firefox's preference does it,
 * for the whole browser. Playwright has no public way to send a command of its own.
 */
export async function setReducedMotion(browser, reduced) {
  const session = browser._connection?.toImpl?.(browser)?._browserSession;
  if (!session) throw new Error("Playwright's BiDi session is not where it was; see scripts/engines/firefox.mjs.");
  const { contexts } = await session.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const answer = await session.send('script.evaluate', {
    target: { context: contexts[0].context },
    expression: `Services.prefs.setIntPref('ui.prefersReducedMotion', ${reduced ? 1 : 0})`,
    awaitPromise: false,
  });
  if (answer.type !== 'success') throw new Error(`Firefox did not take the preference: ${JSON.stringify(answer)}`);
}
