import type { Plugin } from 'vite';
import { importForNode } from './import-for-node.mjs';

/**
 * A sheet for each tag that brings one of its own, which tags link that a server has rendered: a shadow root has no
 * other look.
 */
export const serverSheets = (): Plugin => ({
  name: 'haven-server-sheets',
  async generateBundle() {
    const entry = 'elements/server/tag-sheets.ts';
    const { tagSheets } = await importForNode<{ tagSheets: Record<string, string> }>(entry, '.cache/tag-sheets');
    for (const [tag, source] of Object.entries(tagSheets)) {
      this.emitFile({ type: 'asset', fileName: `${tag}.css`, source });
    }
  },
});
