import type { Plugin } from 'vite';

/** The files of the autoloader that share something with tags. */
const AUTOLOADER = /runtime[\\/]drawn[\\/](held-clicks|is-remembered|own-forms)\.ts$|\?autoload$/;

/** Gives the autoloader a copy of what it shares with tags: a shared module would bring React along. */
export const autoloaderNames = (): Plugin => ({
  name: 'haven-autoloader-names',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/\/(page-names|same-control)\.ts$/.test(source) || !importer || !AUTOLOADER.test(importer)) return undefined;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && `${found.id}?autoload`;
  },
});
