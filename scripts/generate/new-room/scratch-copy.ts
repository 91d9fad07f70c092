import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** A copy of the folders that a generator writes into, in a folder of its own; everything else is the project's. */
export function scratchCopy(folders: readonly string[], others: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'haven-room-'));
  for (const name of folders) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: linkPackages });
  }
  for (const name of ['node_modules', 'package.json', ...others]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(join(root, name), join(folder, name));
  }
  return folder;
}

/**
 * Packages are linked: root starts the PostgreSQL server of the tests as another user, who may not enter a temporary
 * folder of root.
 */
function linkPackages(source: string, copy: string): boolean {
  if (basename(source) !== 'node_modules') return true;
  symlinkSync(source, copy);
  return false;
}

/** Runs the compiler over folders of such a copy; throws with what it says. */
export function compile(folder: string, include: readonly string[]): void {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  const options = { compilerOptions: { ...compilerOptions, preserveSymlinks: true }, include };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { stdio: 'pipe' });
  } catch (error) {
    throw new Error(String((error as { stdout?: unknown }).stdout));
  }
}
