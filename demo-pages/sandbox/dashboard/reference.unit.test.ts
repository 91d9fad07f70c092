import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiDescription } from '../api/openapi/describe-api.ts';
import { ERROR_CODES } from '../core/http/error-codes.ts';
import { openSandbox, SANDBOX } from '../testing/open-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
let page: Response;
let markup: string;
beforeAll(async () => {
  sandbox = await openSandbox();
  page = await sandbox.app.request(`${SANDBOX}/reference`);
  markup = await page.text();
});
afterAll(() => sandbox.close());

describe('the reference page', () => {
  it('shows every call, error and named answer of the description', () => {
    const { paths, components } = apiDescription();
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { operationId, summary }] of Object.entries(methods)) {
        const at = markup.indexOf(`<details id="${operationId}">`);
        const shown = markup.slice(at, markup.indexOf('</summary>', at));
        expect(shown, `[P5.01] ${method} ${path}`).toContain(`<code>${method.toUpperCase()} ${path}</code>`);
        expect(shown).toContain(summary);
      }
    }
    for (const code of Object.keys(ERROR_CODES)) expect(markup, '[P5.01]').toContain(`<code>${code}</code>`);
    const links = [...markup.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
    for (const id of links) expect(markup, `[P5.01] the link #${id} leads somewhere`).toContain(`id="${id}"`);
    expect(Object.keys(components.schemas).filter((name) => links.includes(name)).length).toBeGreaterThan(5);
  });

  it('says of each field what it is and whether it is needed', () => {
    const at = markup.indexOf('<details id="postCharges">');
    const call = markup
      .slice(at, markup.indexOf('</details>', at))
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"');
    expect(call, '[P5.01]').toMatch(/amounttext like 50\.00neededcurrency"AUD", "NZD"needed/);
    expect(call).toMatch(/customer\.emailtext, at most 255 charactersoptional/);
    expect(call).toContain('Send x-user-secret-key.');
  });

  it('runs no script, and is found from the other pages', async () => {
    expect(page.headers.get('content-security-policy'), '[P5.01]').toContain("default-src 'none'");
    expect(markup).not.toContain('<script');
    const calls = await (await sandbox.app.request(`${SANDBOX}/calls`)).text();
    expect(calls, '[P5.01]').toContain('href="/reference"');
  });
});
