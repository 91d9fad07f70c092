import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientNetwork } from '../../../server/http/trusted-proxies.ts';
import { bodyBudget, createBodyBudget, SMALL_BODY } from './body-budget.ts';
import { HttpProblem } from './http-problem.ts';
import { limitBody } from './read-fields.ts';
import type { WebsiteEnv } from './website-env.ts';

const MB = 1024 * 1024;

describe('the budget of bodies', () => {
  it('takes what fits, all together and for one network, and again when it is given back', () => {
    const budget = createBodyBudget({ total: 3 * MB, perNetwork: 2 * MB });
    const release = budget.reserve(clientNetwork('a'), 2 * MB);
    expect(() => budget.reserve(clientNetwork('a'), MB)).toThrow(HttpProblem);
    const other = budget.reserve(clientNetwork('b'), MB);
    expect(() => budget.reserve(clientNetwork('c'), SMALL_BODY + 1)).toThrow('Try again in a moment.');
    budget.reserve(clientNetwork('a'), SMALL_BODY)();
    release();
    other();
    budget.reserve(clientNetwork('a'), 2 * MB)();
  });
});

describe('a body', () => {
  const app = new Hono<WebsiteEnv>();
  app.use(limitBody(MB));
  app.post('/', async (c) => c.text(String((await c.req.text()).length)));
  app.post('/fault', () => {
    throw new Error('no');
  });
  app.onError((error, c) => c.text(error.message, error instanceof HttpProblem ? error.status : 500));
  const post = (body: BodyInit, headers: Record<string, string> = {}, path = '/') =>
    app.request(path, { method: 'POST', body, headers, ...(body instanceof ReadableStream && { duplex: 'half' }) });
  const chunks = (count: number, pulled: { count: number }) =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled.count += 1;
        if (pulled.count > count) controller.close();
        else controller.enqueue(new Uint8Array(MB / 4));
      },
    });

  it('is refused by its length before it is read, and while it is read where it has none', async () => {
    expect((await post('x', { 'content-length': String(MB + 1) })).status).toBe(413);
    const pulled = { count: 0 };
    expect((await post(chunks(100, pulled))).status).toBe(413);
    expect(pulled.count, 'nothing is read beyond the limit').toBeLessThan(10);
    const whole = await post(chunks(4, { count: 0 }));
    expect([whole.status, await whole.text()]).toEqual([200, String(MB)]);
  });

  it('is refused for a moment while its network has too much under way, and what ended is given back', async () => {
    const held = Array.from({ length: 4 }, () => bodyBudget.reserve(clientNetwork(''), MB));
    const busy = await post('x', { 'content-length': '100000' });
    expect(busy.status).toBe(503);
    expect((await post('x', { 'content-length': '100' })).status).toBe(200);
    for (const release of held) release();
    for (let n = 0; n < 20; n += 1) {
      expect((await post('x', { 'content-length': '1000000' })).status).toBe(200);
      expect((await post('x', { 'content-length': '1000000' }, '/fault')).status).toBe(500);
    }
  });
});
