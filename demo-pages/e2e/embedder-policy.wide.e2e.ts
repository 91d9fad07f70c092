import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostedForm } from '#testing-kit/playwright.ts';
import { providerPort } from '../../playwright.config.ts';
import { stopServer } from './server-between.ts';
import { expect, test } from './test.ts';
import { WIDE } from './wide.ts';

const PROVIDER = `http://127.0.0.1:${providerPort}`;
const PAGE = `<!doctype html><html lang="en"><title>Pay</title><div id="card"></div><output></output>
<script src="${PROVIDER}/sdk/sdk.global.js"></script>
<script>
  const output = document.querySelector('output');
  const card = new haven.HtmlWidget('#card', 'pk_sandbox_haven');
  card.setEnv({ api: '${PROVIDER}', widget: '${PROVIDER}' });
  card.on('error', ({ message }) => output.append('error: ' + message));
  card.on('finish', ({ payment_source }) => output.append('token: ' + payment_source));
  card.load();
</script>`;

for (const policy of ['require-corp', 'credentialless']) {
  test(
    `a page with Cross-Origin-Embedder-Policy: ${policy} shows the card form, which gives a token`,
    WIDE,
    async ({ page }) => {
      const server = createServer((_, response) =>
        response
          .writeHead(200, {
            'content-type': 'text/html; charset=utf-8',
            'cross-origin-embedder-policy': policy,
            'cross-origin-opener-policy': 'same-origin',
          })
          .end(PAGE),
      );
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
      try {
        await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`);
        expect(await page.evaluate(() => crossOriginIsolated), 'the browser applies the policy').toBe(true);
        const form = hostedForm(page);
        await form.fillCard();
        await form.submit();
        await expect(page.locator('output')).toHaveText(/^token: ./);
      } finally {
        stopServer(server);
      }
    },
  );
}
