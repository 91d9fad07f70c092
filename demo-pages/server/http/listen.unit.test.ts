import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, stopListening, TIME_LIMITS, type TimeLimits } from './listen.ts';

let server: Server | undefined;
afterEach(async () => {
  if (server) await stopListening(server);
  server = undefined;
});

/** The milliseconds until the server disconnects a sender that sends these lines and then one byte now and then. */
async function cutOff(timeLimits: TimeLimits, head: string): Promise<{ ms: number; answer: string }> {
  const app = new Hono().post('/', async (c) => c.text(await c.req.text())).onError((_, c) => c.text('', 500));
  server = await listen(app, { host: '127.0.0.1', port: 0, variable: 'PORT', timeLimits });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const started = performance.now();
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  socket.on('error', () => {});
  socket.write(head);
  const dribble = setInterval(() => socket.write('x'), 20);
  await once(socket, 'close');
  clearInterval(dribble);
  return { ms: performance.now() - started, answer };
}

describe('a slow sender', () => {
  it('is answered 408 and cut off when the head of the request takes too long', async () => {
    const timeLimits = { headersMs: 300, requestMs: 60_000, checkEveryMs: 50 };
    const { ms, answer } = await cutOff(timeLimits, 'POST / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    expect(answer).toContain('HTTP/1.1 408');
    expect(ms).toBeGreaterThanOrEqual(timeLimits.headersMs - 5);
    // Far below the 30 s of Node's own check.
    expect(ms).toBeLessThan(20_000);
  });

  it('is cut off when the body takes too long', async () => {
    const timeLimits = { headersMs: 100, requestMs: 300, checkEveryMs: 50 };
    const { ms } = await cutOff(timeLimits, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n');
    expect(ms).toBeGreaterThanOrEqual(timeLimits.requestMs - 5);
    expect(ms).toBeLessThan(20_000);
  });

  it('has ten seconds for the head and half a minute for all of it, to half a second', () => {
    expect(TIME_LIMITS).toEqual({ headersMs: 10_000, requestMs: 30_000, checkEveryMs: 500 });
  });
});

it.each([
  [15, 200],
  [17, 431],
])('headers of %d KB are answered %d', async (kilobytes, status) => {
  const app = new Hono().get('/', (c) => c.text('here'));
  server = await listen(app, { host: '127.0.0.1', port: 0, variable: 'PORT' });
  const headers = { 'if-none-match': `"a"${' '.repeat(kilobytes * 1024)},"b"` };
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers });
  expect(response.status).toBe(status);
});

it('a server that will stop tells proxies, ends kept connections, and serves until then', async () => {
  const app = new Hono().get('/', (c) => c.text('here')).get('/healthz', (c) => c.text('ok'));
  const leaving = await listen(app, { host: '127.0.0.1', port: 0, variable: 'PORT' });
  const at = `http://127.0.0.1:${(leaving.address() as AddressInfo).port}`;
  expect((await fetch(`${at}/healthz`)).status).toBe(200);
  let isTime = () => {};
  const after = new Promise<void>((resolve) => {
    isTime = resolve;
  });
  const stopped = stopListening(leaving, { after });
  const answer = await fetch(at);
  expect({ text: await answer.text(), connection: answer.headers.get('connection') }).toEqual({
    text: 'here',
    connection: 'close',
  });
  expect((await fetch(`${at}/healthz`)).status).toBe(503);
  isTime();
  await stopped;
  await expect(fetch(at)).rejects.toThrow('fetch failed');
});

it('a server that stops answers everybody who has connected', async () => {
  const app = new Hono().get('/', (c) => c.text('here'));
  const leaving = await listen(app, { host: '127.0.0.1', port: 0, variable: 'PORT' });
  const { port } = leaving.address() as AddressInfo;
  const senders = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
  const answers = senders.map(async (socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    return text(socket);
  });
  // The system connects them now; the server has not looked yet.
  await new Promise((resolve) => process.nextTick(resolve));
  const stopped = stopListening(leaving);
  for (const answer of await Promise.all(answers)) expect(answer).toContain('here');
  await stopped;
});
