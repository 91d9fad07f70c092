import type { Plugin } from 'vite';

/** What the autoloader loads without tags, and shares names with them. */
const AUTOLOADER =
  /runtime[\\/]drawn[\\/](held-clicks|is-remembered|own-forms|same-control)\.ts$|elements[\\/]autoload\.ts$/;
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
