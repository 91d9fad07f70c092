import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, SANDBOX, SITE } from '../../testing/open-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const open = (query: string, headers: Record<string, string> = {}) =>
  sandbox.app.request(`${SANDBOX}/message-widget?${query}`, { headers });

describe('GET /message-widget', () => {
  it('may be framed by merchants’ pages, and holds nothing of its address [C2.83]', async () => {
    const attack = encodeURIComponent('"><script>alert(1)</script>');
    const page = await open(`title=${attack}&message=${attack}&type=${attack}&sdk_origin=${encodeURIComponent(SITE)}`);
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`frame-ancestors ${SITE}`);
    const html = await page.text();
    expect(html).not.toContain('alert');
    expect(html).not.toMatch(/<script(?![^>]*src=)|style=|\son\w+=/);
    expect(html).toContain('src="/hosted/message-widget.js"');
    expect(html).toContain('href="/hosted/message-widget.css"');
  });

  it('refuses a page that no merchant lists', async () => {
    expect((await open('title=T&sdk_origin=http://evil.test')).status).toBe(403);
    expect((await open('title=T', { referer: 'http://evil.test/x' })).status).toBe(403);
    expect((await open('title=T', { referer: `${SITE}/x` })).status).toBe(200);
  });
});
