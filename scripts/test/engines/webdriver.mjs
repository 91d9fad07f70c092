/** The key under which WebDriver passes an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * The few commands of W3C WebDriver that the tests need, for a driver on this machine. Errors have the driver's own
 * message.
 */
export class WebDriver {
  #address;
  #session;

  constructor(address) {
    this.#address = address;
  }

  async #send(method, path, body) {
    const response = await fetch(this.#address + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${value?.error}: ${value?.message}`);
    return value;
  }

  #command(method, path, body) {
    return this.#send(method, `/session/${this.#session}${path}`, body);
  }

  /** Whether the driver answers and can open a session. */
  async isReady() {
    try {
      return (await this.#send('GET', '/status')).ready === true;
    } catch {
      return false;
    }
  }

  async start(capabilities) {
    this.#session = (await this.#send('POST', '/session', { capabilities: { alwaysMatch: capabilities } })).sessionId;
  }

  quit = () => this.#command('DELETE', '');
  url = () => this.#command('GET', '/url');
  open = (url) => this.#command('POST', '/url', { url });
  reload = () => this.#command('POST', '/refresh', {});
  setSize = ({ width, height }) => this.#command('POST', '/window/rect', { x: 0, y: 0, width, height });
  perform = (source, actions) => this.#command('POST', '/actions', { actions: [{ ...source, actions }] });
  screenshot = () => this.#command('GET', '/screenshot');
  /** The accessible name of an element. */
  nameOf = (element) => this.#command('GET', `/element/${element[ELEMENT]}/computedlabel`);
  roleOf = (element) => this.#command('GET', `/element/${element[ELEMENT]}/computedrole`);

  /** Runs a function's body in the page, or in the current frame; elements are passed as references both ways. */
  run = (script, ...args) => this.#command('POST', '/execute/sync', { script, args });

  /** Enters the frame of an element; null leaves all frames. */
  enterFrame = (element) => this.#command('POST', '/frame', { id: element });
}
