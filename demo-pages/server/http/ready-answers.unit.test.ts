import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, stopListening } from './listen.ts';
import type { ReadyRequest } from './ready-answers.ts';
import { createTurns } from './turns.ts';

const FREE = { utilization: 0, roundMs: 0 };
const BEHIND = { utilization: 1, roundMs: 50 };
let server: Server | undefined;
afterEach(async () => {
  if (server) await stopListening(server);
  server = undefined;
});

/** Serves a program whose every address is ready, and tells what of it was asked and observed. */
async function serve(loop = FREE) {
  const asked: ReadyRequest[] = [];
  const observed: [string, number][] = [];
  server = await listen(
    new Hono().all('*', (c) => c.text('app')),
    {
      host: '127.0.0.1',
      port: 0,
      variable: 'PORT',
      turns: createTurns({ measureLoop: () => () => loop }),
      observe: (method, status) => observed.push([method, status]),
      findReady(request) {
        asked.push(request);
        if (request.header('if-none-match')) return { status: 304, headers: ['etag', '"1"'], body: undefined };
        return { status: 200, headers: ['x-from', 'memory', 'content-length', '5'], body: Buffer.from('ready') };
      },
    },
  );
  return { asked, observed };
}

/** The answer to a request as it is written. */
async function answer(line: string, headers = 'Host: 127.0.0.1:8080\r\n'): Promise<string> {
  const socket = connect(((server as Server).address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${line} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
  return text(socket);
}

describe('an answer that is ready', () => {
  it('is sent without the app, with its headers, and is counted', async () => {
    const { asked, observed } = await serve();
    expect(await answer('GET /news?page=2')).toMatch(/^HTTP\/1\.1 200 OK\r\nx-from: memory\r\n[\s\S]*\r\n\r\nready$/);
    expect(asked).toEqual([expect.objectContaining({ path: '/news', search: '?page=2' })]);
    const unchanged = await answer('GET /news', 'Host: localhost\r\nIf-None-Match: "1"\r\n');
    expect(unchanged).toMatch(/^HTTP\/1\.1 304 Not Modified\r\netag: "1"\r\n[\s\S]*\r\n\r\n$/);
    expect(observed).toEqual([
      ['GET', 200],
      ['GET', 304],
    ]);
  });

  it.each([
    ['another method', 'HEAD /news'],
    ['a post', 'POST /news'],
    ['something to decode', 'GET /n%65ws'],
    ['a segment of dots', 'GET /gifts/../news'],
    ['a hidden segment', 'GET /elements/.env'],
    ['a query with other characters', "GET /news?q='x'"],
    ['a whole address', 'GET http://127.0.0.1/news'],
  ])('is not looked for with %s: the app answers', async (_, line) => {
    const { asked } = await serve();
    expect(await answer(line)).toMatch(/^HTTP\/1\.1 200/);
    expect(asked).toEqual([]);
  });

  it.each([
    ['two hosts', 'Host: 127.0.0.1\r\nHost: other.example\r\n'],
    ['no real host', 'Host: a b\r\n'],
    ['a port that is none', 'Host: 127.0.0.1:70000\r\n'],
  ])('is not sent with %s, which the server refuses', async (_, headers) => {
    await serve();
    expect(await answer('GET /news', headers)).toMatch(/^HTTP\/1\.1 400/);
  });

  it('waits for its turn with all others while the server is behind', async () => {
    const { asked } = await serve(BEHIND);
    expect(await answer('GET /news')).toMatch(/app$/);
    expect(asked).toEqual([]);
  });

  it('is not sent by a server that will stop: the app ends the connection', async () => {
    const { asked } = await serve();
    let stop = () => {};
    const stopped = stopListening(server as Server, {
      after: new Promise<void>((resolve) => {
        stop = resolve;
      }),
    });
    expect(await answer('GET /news')).toMatch(/app$/);
    expect(asked).toEqual([]);
    stop();
    await stopped;
  });
});
