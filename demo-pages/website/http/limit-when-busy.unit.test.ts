import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { limitWhenBusy, REQUESTS_WHEN_BUSY, WINDOW_MS } from './limit-when-busy.ts';
import type { WebsiteEnv } from './website-env.ts';

function open() {
  const state = { now: 0, isBusy: true, served: 0 };
  const app = new Hono<WebsiteEnv>();
  const limit = limitWhenBusy(
    () => state.isBusy,
    () => state.now,
  );
  app.use(async (c, next) => limit(c) ?? next());
  app.all('*', (c) => {
    state.served += 1;
    return c.text('here');
  });
  const ask = (remoteAddress: string, path = '/') =>
    app.request(path, { method: 'POST' }, { incoming: { socket: { remoteAddress } } });
  const askMuch = async (remoteAddress: string, times: number, path?: string) => {
    for (let each = 0; each < times; each += 1) await ask(remoteAddress, path);
  };
  return { state, ask, askMuch };
}

it('refuses a network that asks for much, and no other, until the time is over', async () => {
  const { state, ask, askMuch } = open();
  await ask('203.0.113.7');
  await askMuch('2001:db8::1', REQUESTS_WHEN_BUSY);
  state.now = 2_500;
  const refused = await ask('2001:db8::2');
  expect({ status: refused.status, retry: refused.headers.get('retry-after') }).toEqual({ status: 429, retry: '8' });
  expect(refused.headers.get('connection')).toBe('close');
  expect(state.served, 'nothing was done for it').toBe(REQUESTS_WHEN_BUSY + 1);
  expect((await ask('203.0.113.7')).status).toBe(200);
  state.now = WINDOW_MS;
  expect((await ask('2001:db8::2')).status).toBe(200);
});

it('refuses nobody while there is time, and nobody who is alone', async () => {
  const { state, ask, askMuch } = open();
  await askMuch('203.0.113.7', 5 * REQUESTS_WHEN_BUSY);
  expect((await ask('203.0.113.7')).status, 'alone').toBe(200);
  await ask('203.0.113.8');
  expect((await ask('203.0.113.7')).status).toBe(429);
  state.isBusy = false;
  expect((await ask('203.0.113.7')).status).toBe(200);
  state.isBusy = true;
  await askMuch('203.0.113.8', 5 * REQUESTS_WHEN_BUSY, '/healthz');
  expect((await ask('203.0.113.8', '/healthz')).status).toBe(200);
});
