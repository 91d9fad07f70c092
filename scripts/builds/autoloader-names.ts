import type { Plugin } from 'vite';

/** The files of the autoloader that share names with tags. */
const AUTOLOADER = /runtime[\\/]drawn[\\/](late-waking|is-remembered|own-forms)\.ts$|elements[\\/]autoload\.ts$/;
const SHARED = /\/(page-names|served-language)\.ts$/;

/** Gives the autoloader a copy of the names that it shares with tags: a shared module would bring React along. */
export const autoloaderNames = (): Plugin => ({
  name: 'haven-autoloader-names',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!SHARED.test(source) || !importer || !AUTOLOADER.test(importer)) return undefined;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && `${found.id}?autoload`;
  },
});
