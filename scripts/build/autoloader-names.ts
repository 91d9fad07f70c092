import type { Plugin } from 'vite';

/** What the autoloader loads without tags, and shares names with them. */
const AUTOLOADER =
  /(?:runtime[\\/]drawn[\\/]|elements[\\/](?=autoload))(autoload|held-clicks|is-remembered|same-control)\.ts$/;
const SHARED = /\/(page-names|served-language)\.ts$/;

/** Gives each of them a copy of the names: a shared module would bring React along. */
export const autoloaderNames = (): Plugin => ({
  name: 'haven-autoloader-names',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const [, file] = AUTOLOADER.exec(importer ?? '') ?? [];
    if (!SHARED.test(source) || !file) return undefined;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && `${found.id}?${file}`;
  },
});
