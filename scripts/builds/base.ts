import { resolve } from 'node:path';
import type { UserConfig } from 'vite';

/** The project's folder. */
export const root = resolve(import.meta.dirname, '../..');

/** The absolute path of a file of the project. */
export const path = (file: string) => resolve(root, file);

/** What all builds share. */
export const base: UserConfig = {
  root,
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', refresh: false } },
  logLevel: 'warn',
};

/** For builds that carry their dependencies: those read it to leave out what only development needs. */
export const production = { 'process.env.NODE_ENV': '"production"' };
