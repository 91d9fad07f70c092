import { resolve } from 'node:path';
import type { UserConfig } from 'vite';

/** The project's folder. */
export const root = resolve(import.meta.dirname, '../..');

/** The absolute path of a file of the project. */
export const path = (file: string) => resolve(root, file);

/** The settings that all builds share. */
export const base: UserConfig = {
  root,
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', refresh: false } },
  logLevel: 'warn',
};

/** The licences of the packages that a build contains, beside its scripts: these carry no comments. */
export const LICENCES = { fileName: 'THIRD-PARTY-LICENSES.md' };

/** For builds that include their dependencies: these check the variable to leave out code for development. */
export const production = { 'process.env.NODE_ENV': '"production"' };

/** A pattern for paths that match any of these; `/` stands for the separator of either system. */
export const anyOf = (...paths: string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));

/** `(a|b)`, or with `?!` none of them. */
export const inParens = (kind: '' | '?!', paths: string[]) => `(${kind}${paths.join('|')})`;
