import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemPaths = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

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

function present() {
  return [...systemPaths, chromium.executablePath()].find((path) => path && existsSync(path));
}

function attempt(command, args) {
  try {
    execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  } catch (error) {
    console.warn(`${command} ${args.join(' ')} failed: ${error.message}`);
  }
}

/** The path of a Chromium: the system's, else Playwright's, else Debian's package, installed when missing. */
export function findOrInstallChromium() {
  const found = present();
  if (found) return found;
  console.log('No Chromium on this machine: installing one for the browser tests.');
  const root = process.getuid?.() === 0;
  if (existsSync('/usr/bin/apt-get') && root) {
    attempt('apt-get', ['update', '-qq']);
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (!present()) attempt('npx', ['playwright', 'install', ...(root ? ['--with-deps'] : []), 'chromium']);
  const installed = present();
  if (!installed) {
    throw new Error('No Chromium could be installed. Install one and set CHROMIUM to the path of its program.');
  }
  return installed;
}
