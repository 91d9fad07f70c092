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
export class WebDriverPage {
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
