import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { requestLog } from './request-log.ts';
import type { WebsiteEnv } from './website-env.ts';

it('has a line for each request, but for looks at health that succeed', async () => {
  const lines: Record<string, unknown>[] = [];
  let isWell = true;
  const app = new Hono<WebsiteEnv>();
  app.use(
    requestLog(
      (entry) => lines.push(entry),
      () => 0,
    ),
  );
  app.get('/healthz', (c) => c.text('', isWell ? 200 : 500));
  app.get('/donate', (c) => c.text(''));
  for (const path of ['/healthz', '/donate']) await app.request(path);
  isWell = false;
  await app.request('/healthz');
  expect(lines.map(({ path, status }) => [path, status])).toEqual([
    ['/donate', 200],
    ['/healthz', 500],
  ]);
});
