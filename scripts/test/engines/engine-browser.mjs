import { webkit } from 'playwright';
import { startFirefox } from './firefox.mjs';
import { startWebKit } from './webkit.mjs';

/** WebDriver's codes of the named keys. */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};
const BUTTONS = { left: 0, middle: 1, right: 2 };

const keyboardSource = { type: 'key', id: 'keyboard' };
const mouseSource = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };

function code(key) {
  if (KEYS[key]) return KEYS[key];
  if ([...key].length === 1) return key;
  throw new Error(`The key ${key} has no WebDriver code here.`);
}

const down = (key) => ({ type: 'keyDown', value: code(key) });
const up = (key) => ({ type: 'keyUp', value: code(key) });
const button = (type, name = 'left') => ({ type, button: BUTTONS[name] });

/**
 * Implements, over WebDriver, the part of Playwright's page interface that @web/test-runner-commands uses: so every
 * command works as in the other browsers, without another plug-in.
 */
class WebDriverPage {
  #driver;

  /**
   * @param driver A WebDriver with a session.
   * @param emulateMedia Sets the preferred media features, with the options of Playwright's emulateMedia.
   */
  constructor(driver, emulateMedia) {
    this.#driver = driver;
    this.emulateMedia = emulateMedia;
  }

  keyboard = {
    press: (combination) => {
      const keys = combination === '+' ? ['+'] : combination.split('+');
      return this.#driver.perform(keyboardSource, [...keys.map(down), ...keys.toReversed().map(up)]);
    },
    type: (text) =>
      this.#driver.perform(
        keyboardSource,
        [...text].flatMap((key) => [down(key), up(key)]),
      ),
    down: (key) => this.#driver.perform(keyboardSource, [down(key)]),
    up: (key) => this.#driver.perform(keyboardSource, [up(key)]),
  };

  mouse = {
    move: (x, y) => this.#driver.perform(mouseSource, [{ type: 'pointerMove', x, y }]),
    click: (x, y, options) =>
      this.#driver.perform(mouseSource, [
        { type: 'pointerMove', x, y },
        button('pointerDown', options?.button),
        button('pointerUp', options?.button),
      ]),
    down: (options) => this.#driver.perform(mouseSource, [button('pointerDown', options?.button)]),
    up: (options) => this.#driver.perform(mouseSource, [button('pointerUp', options?.button)]),
  };

  url = () => this.#driver.url();
  goto = (url) => this.#driver.open(url);
  setViewportSize = (size) => this.#driver.setSize(size);
}

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
