import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('the one file copied alone names the folder that is missing, and where it looked', async () => {
  class Script {
    src = 'https://shop.test/js/sdk.global.js';
  }
  vi.stubGlobal('HTMLScriptElement', Script);
  vi.stubGlobal('document', { currentScript: new Script(), baseURI: 'https://shop.test/cart/' });
  const { loadWalletChunk } = await import('./load-chunk.global.ts');
  await expect(loadWalletChunk('chunks/paypal-x.js')).rejects.toMatchObject({
    code: 'script_failed',
    message: expect.stringMatching(
      /^https:\/\/shop\.test\/js\/chunks\/paypal-x\.js cannot be loaded.* folder chunks\//,
    ),
  });
});
