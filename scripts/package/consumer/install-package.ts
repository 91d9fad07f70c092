import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** An application's folder with the packed package in its node_modules. */
export interface Application {
  readonly folder: string;
  /** The folder of the installed package. */
  readonly installed: string;
  /** Runs a module of the application in Node and returns what it prints; throws when it fails. */
  run(source: string): string;
  /** Installs a second copy of the package beside the first, as in an application with two versions. */
  installAgain(name: string): void;
  remove(): void;
}

/**
 * Creates an application by unpacking the tarball in HAVEN_TARBALL, as npm does. Its dependencies, and the `further`
 * ones, are this project's, or those that the command installed for itself.
 */
export function installPackage(further: readonly string[] = []): Application {
  const tarball = process.env['HAVEN_TARBALL'];
  if (!tarball) throw new Error('No package is packed: run npm run check -- package.');
  const folder = mkdtempSync(join(tmpdir(), 'haven-application-'));
  const installed = join(folder, 'node_modules/haven');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  );
  const own = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  for (const name of new Set([...own, ...further])) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    const tool = join(root, 'scripts/package/lint/node_modules', name);
    symlinkSync(existsSync(tool) ? tool : join(root, 'node_modules', name), place);
  }
  return {
    folder,
    installed,
    run(source) {
      const file = join(folder, 'application.mjs');
      writeFileSync(file, source);
      return execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    },
    installAgain: (name) => cpSync(installed, join(folder, 'node_modules', name), { recursive: true }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
