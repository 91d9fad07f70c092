import { existsSync, readdirSync } from 'node:fs';
import { firefox, webkit } from 'playwright';
import { downloadBrowsers, installDebianPackages, starts } from '../browsers/install-browsers.mjs';

/**
 * @typedef {object} FoundEngine
 * @property {'firefox' | 'webkit'} engine
 * @property {'playwright' | 'system'} build Playwright's build has every command; the system's has only those of its
 * driver.
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
      ['WebKitWebDriver', 'Xvfb', 'xdotool', 'xsettingsd'].every((name) => existsSync(`/usr/bin/${name}`))
        ? present([process.env.WEBKIT, ...miniBrowsers()])
        : undefined,
    packages: ['webkit2gtk-driver', 'xdotool', 'xsettingsd', 'xvfb'],
  },
};

/** Debian installs WebKitGTK's MiniBrowser beside the library. */
function miniBrowsers() {
  return readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`);
}

/**
 * The browser of an engine: Playwright's build, else the system's; if there is none, Playwright's is downloaded, or
 * else Debian's packages are installed, as root in a container.
 * @returns {FoundEngine}
 */
export function findOrInstallEngine(engine) {
  const { build, system, packages } = engines[engine];
  const find = () => {
    const own = build.executablePath();
    if (existsSync(own) && starts(own)) return { engine, build: 'playwright', path: own };
    const path = system();
    return path && { engine, build: 'system', path };
  };
  if (!find()) downloadBrowsers(engine);
  if (!find()) installDebianPackages(...packages);
  const found = find();
  if (found) return found;
  throw new Error(
    `There is no ${engine} on this machine. Run "npx playwright install --with-deps ${engine}", ` +
      `or install the packages ${packages.join(', ')} (Debian, Ubuntu).`,
  );
}
