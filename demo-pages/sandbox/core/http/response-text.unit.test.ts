import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { responseText } from './response-text.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

it('a response that was read on its way is sent whole, also when memory is collected before', async () => {
  const app = new Hono();
  const read: string[] = [];
  app.use(async (c, next) => {
    await next();
    c.header('x-later', 'yes');
  });
  app.use(async (c, next) => {
    await next();
    read.push(await responseText(c));
  });
  app.get('/charge', (c) => c.json({ paid: true }, 201));
  app.get('/nothing', (c) => c.body(null, 204));
  for (const [path, status, body] of [
    ['/charge', 201, '{"paid":true}'],
    ['/nothing', 204, ''],
  ] as const) {
    const response = await app.request(path);
    for (let times = 0; times < 5; times += 1) {
      collect();
      await turn();
    }
    expect([response.status, response.headers.get('x-later'), await response.text()]).toEqual([status, 'yes', body]);
  }
  expect(read).toEqual(['{"paid":true}', '']);
});
