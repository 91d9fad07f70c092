import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const isRoot = process.getuid?.() === 0;

/** A container is temporary, so packages may be installed into it without asking. */
function isContainer() {
  if (['/.dockerenv', '/run/.containerenv'].some((file) => existsSync(file)) || process.env.container) return true;
  const groups = existsSync('/proc/1/cgroup') ? readFileSync('/proc/1/cgroup', 'utf8') : '';
  return /docker|kubepods|containerd|lxc/.test(groups);
}

function run(command, args) {
  try {
    execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  } catch (error) {
    console.warn(`${command} ${args.join(' ')} failed: ${error.message}`);
  }
}

/** Whether a program starts: a downloaded browser may lack system libraries. */
export function starts(program) {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

/** Downloads Playwright's builds of these browsers into the user's own folder. */
export function downloadBrowsers(...names) {
  console.log(
    `No browser for the tests was found: downloading Playwright's ${names.join(', ')} into your user's folder.`,
  );
  run('npx', ['playwright', 'install', ...names]);
}

/** Installs Debian's packages, only as root in a container. */
export function installDebianPackages(...packages) {
  if (!existsSync('/usr/bin/apt-get') || !isRoot || !isContainer()) return;
  console.log(`Installing Debian's packages into this container: ${packages.join(', ')}.`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}
