import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { HttpProblem } from './http-problem.ts';
import { requireSameOrigin } from './require-same-origin.ts';
import type { WebsiteEnv } from './website-env.ts';

const app = new Hono<WebsiteEnv>();
app.use(
  requireSameOrigin(['https://haven.example', 'http://localhost:8080/'], { except: (c) => c.req.path === '/open' }),
);
app.all('*', (c) => c.text('served'));
app.onError((error, c) => c.text(error.message, error instanceof HttpProblem ? error.status : 500));

const post = async (headers: Record<string, string>, url = 'https://haven.example/cart') =>
  (await app.request(url, { method: 'POST', headers })).status;

describe('a post', () => {
  it.each([
    [{ origin: 'https://haven.example' }, 200],
    [{ origin: 'http://localhost:8080' }, 200],
    [{ origin: 'https://haven.example.evil.example' }, 403],
    [{ origin: 'http://haven.example' }, 403],
    [{ origin: 'https://haven.example:8443' }, 403],
    [{ origin: '' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'null', 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{}, 200],
  ])('with %j is answered %i', async (headers, status) => {
    expect(await post(headers as Record<string, string>)).toBe(status);
  });

  it('is not believed about its own host', async () => {
    for (const origin of ['https://evil.example', 'http://evil', 'http://evil:8080']) {
      const host = new URL(origin).host;
      expect(await post({ origin, host }, `${origin}/cart`), origin).toBe(403);
    }
  });

  it('may come from anywhere where it carries a proof of its own, and reading always may', async () => {
    const origin = 'https://mail.example';
    expect(await post({ origin }, 'https://haven.example/open')).toBe(200);
    expect((await app.request('https://haven.example/cart', { headers: { origin } })).status).toBe(200);
  });
});
