import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const chromiumPaths = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const shellPaths = [process.env.CHROMIUM_SHELL, '/usr/bin/chromium-headless-shell'];

/** Switches for a headless browser that never calls home; the sandbox cannot start for root in most containers. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const present = (paths) => paths.find((path) => path && existsSync(path));
const presentChromium = () => present([...chromiumPaths, chromium.executablePath()]);
const isRoot = process.getuid?.() === 0;

function attempt(command, args) {
  try {
    execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  } catch (error) {
    console.warn(`${command} ${args.join(' ')} failed: ${error.message}`);
  }
}

/** Installs packages where that is possible without asking: on Debian and its kin, as root. */
export function installDebianPackages(...packages) {
  if (!existsSync('/usr/bin/apt-get') || !isRoot) return;
  console.log(`Installing for the browser tests: ${packages.join(', ')}.`);
  attempt('apt-get', ['update', '-qq']);
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** The path of a Chromium: the system's, else Playwright's, else Debian's package, installed when missing. */
export function findOrInstallChromium() {
  if (!presentChromium()) {
    // In one go, because the tests want the shell too.
    installDebianPackages('chromium', 'chromium-headless-shell');
    if (!presentChromium()) attempt('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  }
  const installed = presentChromium();
  if (!installed) {
    throw new Error('No Chromium could be installed. Install one and set CHROMIUM to the path of its program.');
  }
  return installed;
}

/** The path of Chromium without its window, which takes half the processor time of a headless whole one; that where there is no other. */
export function findOrInstallShell() {
  const whole = findOrInstallChromium();
  if (!present(shellPaths)) installDebianPackages('chromium-headless-shell');
  return present(shellPaths) ?? whole;
}
