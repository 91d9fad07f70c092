import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** The key under which WebDriver passes an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * The few commands of W3C WebDriver that the tests need, for a driver on this machine. Errors have the driver's own
 * message.
 */
class WebDriver {
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

const execute = promisify(execFile);

/** A free port of the loopback network. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function until(condition, what, seconds = 20) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(50)) if (await condition()) return;
  throw new Error(`${what} was not ready within ${seconds} s.`);
}

/** Starts a virtual display, for a browser that needs one. Resolves to its name, as in DISPLAY. */
async function startScreen(processes) {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  processes.push(xvfb);
  const [number] = await once(xvfb.stdio[3], 'data');
  return `:${String(number).trim()}`;
}

/**
 * The system's WebKitGTK on a virtual display, over its WebDriver. Each session is a new browser, with nothing stored
 * from the one before; there is one at a time.
 * @param {string} path MiniBrowser's path.
 */
export async function startWebKit(path) {
  const processes = [];
  const folder = mkdtempSync(join(tmpdir(), 'haven-webkit-'));
  const settings = join(folder, 'xsettingsd.conf');
  const writeSettings = (animations) => writeFileSync(settings, `Gtk/EnableAnimations ${animations ? 1 : 0}\n`);
  const killAll = () => {
    for (const child of processes.toReversed()) child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', killAll);

  const DISPLAY = await startScreen(processes);
  const env = {
    ...process.env,
    DISPLAY,
    GDK_BACKEND: 'x11',
    LANG: 'C.UTF-8',
    // No session bus and no desktop settings: only the settings here affect a test.
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: folder,
    // A machine without a graphics card would emulate one, which takes two to four times as long as rendering without
    // it.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  writeSettings(true);
  // Otherwise the browser's own buttons, although hidden, keep its window at 334 px.
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; margin: 0; }');
  const xsettingsd = spawn('xsettingsd', ['-c', settings], { env, stdio: 'ignore' });
  processes.push(xsettingsd);
  const port = await freePort();
  processes.push(spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], { env, stdio: 'ignore' }));
  const address = `http://127.0.0.1:${port}`;
  await until(() => new WebDriver(address).isReady(), 'WebKitWebDriver');

  return {
    /** Opens a browser with one window of that size. */
    async open(size) {
      const driver = new WebDriver(address);
      await driver.start({
        browserName: 'MiniBrowser',
        // Without its toolbar the window has the size of the page.
        'webkitgtk:browserOptions': { binary: path, args: ['--automation', '--full-screen'] },
      });
      // Nobody else gives a window the keyboard on a screen without a window manager: no element of it would match
      // :focus.
      const window = ['search', '--sync', '--onlyvisible', '--class', 'MiniBrowser'];
      await execute('xdotool', [...window, 'windowfocus', '--sync'], { env, timeout: 20_000 });
      await driver.setSize(size);
      await this.emulate(driver, { reducedMotion: 'no-preference' });
      return driver;
    },

    /** Reduced motion is GTK's setting "no animations"; WebKit has no other preference that can be set from outside. */
    async emulate(driver, { reducedMotion, ...others }) {
      if (Object.keys(others).length > 0)
        throw new Error(`WebKitGTK cannot emulate ${Object.keys(others).join(', ')}.`);
      const reduced = reducedMotion === 'reduce';
      writeSettings(!reduced);
      xsettingsd.kill('SIGHUP');
      await until(
        async () => (await driver.run('return matchMedia("(prefers-reduced-motion: reduce)").matches')) === reduced,
        `Reduced motion "${reducedMotion}"`,
      );
      // The page's listeners hear of it with a frame, which nothing else may ask for.
      await driver.run('requestAnimationFrame(() => {})');
    },

    stop() {
      process.off('exit', killAll);
      killAll();
    },
  };
}
