import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, stopListening } from './listen.ts';

let server: Server;
const seen: string[] = [];
beforeAll(async () => {
  const app = new Hono()
    .onError((_, c) => c.text('', 500))
    .all('*', async (c) => {
      seen.push(`${c.req.method} ${c.req.path}`);
      return c.text(await c.req.text());
    });
  server = await listen(app, { host: '127.0.0.1', port: 0, variable: 'PORT' });
});
afterAll(() => stopListening(server));

/** Sends bytes and returns everything that the server answered before it closed the connection. */
async function send(text: string): Promise<string> {
  seen.length = 0;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  socket.on('error', () => {});
  // Not ended: Node closes a connection whose sender has finished, answered or not.
  socket.write(text, 'latin1');
  await once(socket, 'close');
  return answer;
}

const HIDDEN = 'GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n';
const head = (...lines: string[]) => `POST /first HTTP/1.1\r\nHost: x\r\n${lines.join('\r\n')}\r\n\r\n`;

describe('a request that a proxy may read in another way than the site', () => {
  it.each([
    ['two lengths', `${head('Content-Length: 0', `Content-Length: ${HIDDEN.length}`)}${HIDDEN}`],
    [
      'a length and chunks',
      `${head(`Content-Length: ${HIDDEN.length + 5}`, 'Transfer-Encoding: chunked')}0\r\n\r\n${HIDDEN}`,
    ],
    ['chunks that are not the last coding', `${head('Transfer-Encoding: chunked, identity')}0\r\n\r\n${HIDDEN}`],
    ['an unknown coding', `${head('Transfer-Encoding: xchunked')}0\r\n\r\n${HIDDEN}`],
    ['a length with a sign', `${head('Content-Length: +0')}${HIDDEN}`],
    ['a length of two numbers', `${head('Content-Length: 0, 40')}${HIDDEN}`],
    ['a space before the colon', `${head('Content-Length : 0')}${HIDDEN}`],
    ['a header that goes on in the next line', `${head('Transfer-Encoding:', ' chunked')}0\r\n\r\n${HIDDEN}`],
    ['a bare line feed after a chunk’s size', `${head('Transfer-Encoding: chunked')}1\nx\r\n0\r\n\r\n${HIDDEN}`],
    ['a NUL in a header', `${head('X-A: a\0b', 'Content-Length: 0')}${HIDDEN}`],
  ])('with %s is refused with its connection, and nothing in it runs', async (_, text) => {
    const answer = await send(text);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(seen.filter((each) => each.includes('hidden'))).toEqual([]);
  });

  it('with two hosts is refused, and its connection closed', async () => {
    const answer = await send('GET /first HTTP/1.1\r\nHost: x\r\nhOsT: y\r\n\r\n');
    expect([answer.split('\r\n')[0], seen]).toEqual(['HTTP/1.1 400 Bad Request', []]);
    expect(answer).toMatch(/^connection: close/im);
  });

  it('with a head of more than 16 KB is refused with 431', async () => {
    expect(await send(head(`X-A: ${'x'.repeat(17_000)}`, 'Content-Length: 0'))).toMatch(/^HTTP\/1\.1 431 /);
    expect(seen).toEqual([]);
  });
});

it.each(['/healthz', '/donate'])(
  'a check of a balancer in HTTP/1.0, which names no host, is answered: %s',
  async (path) => {
    const answer = await send(`GET ${path} HTTP/1.0\r\n\r\n`);
    expect([answer.split('\r\n')[0], seen]).toEqual(['HTTP/1.1 200 OK', [`GET ${path}`]]);
  },
);

it('a request in HTTP/1.1 without a host is refused', async () => {
  expect(await send('GET /donate HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(seen).toEqual([]);
});

it('two requests that are told apart clearly are both answered', async () => {
  const answer = await send(
    `${head('Content-Length: 2')}ok${HIDDEN.replace('Host: x', 'Host: x\r\nConnection: close')}`,
  );
  expect([answer.match(/HTTP\/1\.1 200/g)?.length, seen]).toEqual([2, ['POST /first', 'GET /hidden']]);
});
