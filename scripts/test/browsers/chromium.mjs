import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { downloadBrowsers, installDebianPackages, starts } from './install-browsers.mjs';

const systemPaths = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Switches for a headless browser without background requests; its sandbox cannot start as root in most containers. */
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
/** Playwright's build, if it starts: it is downloaded without the system libraries that it needs. */
const downloaded = () => present([chromium.executablePath()].filter((path) => existsSync(path) && starts(path)));
const presentChromium = () => present(systemPaths) ?? downloaded();

/** Playwright keeps the headless shell in a folder beside the full browser. */
function downloadedShell() {
  const [, browsers, version] = chromium.executablePath().match(/^(.*)[\\/]chromium-(\d+)[\\/]/) ?? [];
  const folder = join(browsers ?? '', `chromium_headless_shell-${version}`);
  if (!browsers || !existsSync(folder)) return undefined;
  const programs = readdirSync(folder, { recursive: true }).map((file) => join(folder, file));
  return programs.find((file) => /(headless_shell|chrome-headless-shell)(\.exe)?$/.test(file) && starts(file));
}

/**
 * The path of a Chromium: `CHROMIUM` or the system's, else Playwright's, which is downloaded if missing; else Debian's
 * packages, as root in a container.
 */
export function findOrInstallChromium() {
  if (!presentChromium()) downloadBrowsers('chromium');
  if (!presentChromium()) installDebianPackages('chromium', 'chromium-headless-shell');
  const installed = presentChromium();
  if (!installed) {
    throw new Error(
      'No Chromium was found or could be installed. Install one and set CHROMIUM to the path of its program.',
    );
  }
  return installed;
}

/**
 * The path of the headless shell, which needs half the processor time of a headless full browser: `CHROMIUM_SHELL`, or
 * the one that belongs to the browser; otherwise the full browser.
 */
export function findOrInstallShell() {
  const whole = findOrInstallChromium();
  return (
    present([process.env.CHROMIUM_SHELL, join(dirname(whole), 'chromium-headless-shell')]) ?? downloadedShell() ?? whole
  );
}

if (import.meta.filename === process.argv[1]) console.log(findOrInstallShell());
