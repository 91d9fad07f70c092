import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { withViewCopies } from '../../elements/runtime/styles/view-copies.ts';
import { path } from './base.ts';

/**
 * The sheet that pages link: a module without a file, made of the shared look and what blocks need before their code.
 */
export const linkedSheetEntry = path('elements/haven-controls.css');

/**
 * Puts the linked sheet together from `elements/runtime/styles` and every `*.page.css` of a block or a part: adding
 * such a file is all it takes to publish it. Their order does not matter, because cascade layers decide.
 */
export const linkedSheet = (): Plugin => ({
  name: 'haven-linked-sheet',
  resolveId: (id) => (id === linkedSheetEntry ? id : undefined),
  load(id) {
    if (id !== linkedSheetEntry) return;
    const pageSheets = readdirSync(path('elements'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.page.css'))
      .sort();
    return ['runtime/styles/tokens.css', 'runtime/styles/controls.css', ...pageSheets]
      .map((file) => `@import "./${file}";`)
      .join('\n');
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.names.includes('haven-controls.css')) continue;
        file.source = withViewCopies(String(file.source));
      }
    },
  },
});
