import { existsSync, readdirSync } from 'node:fs';
import { firefox, webkit } from 'playwright';
import { installDebianPackages } from '../chromium.mjs';

/**
 * @typedef {object} FoundEngine
 * @property {'firefox' | 'webkit'} engine
 * @property {'playwright' | 'system'} build Playwright's build has every command; the system's has what its driver has.
 * @property {string} path The browser's program.
 */

const present = (paths) => paths.find((path) => path && existsSync(path));

const engines = {
  firefox: {
    build: firefox,
    system: () => present([process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox']),
    packages: ['firefox-esr'],
  },
  webkit: {
    build: webkit,
    system: () =>
      ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/xsettingsd'].every((path) => existsSync(path))
        ? present([process.env.WEBKIT, ...miniBrowsers()])
        : undefined,
    packages: ['webkit2gtk-driver', 'xvfb', 'xsettingsd'],
  },
};

/** Debian keeps the browser of WebKitGTK's tests beside the library. */
function miniBrowsers() {
  return readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`);
}

/**
 * The browser of an engine: Playwright's build, else the system's, else Debian's packages, installed when this is root.
 * @returns {FoundEngine}
 */
export function findOrInstallEngine(engine) {
  const { build, system, packages } = engines[engine];
  if (existsSync(build.executablePath())) return { engine, build: 'playwright', path: build.executablePath() };
  if (!system()) installDebianPackages(...packages);
  const path = system();
  if (path) return { engine, build: 'system', path };
  throw new Error(
    `There is no ${engine} on this machine. Run "npx playwright install --with-deps ${engine}", or install the packages ${packages.join(', ')} (Debian, Ubuntu).`,
  );
}
