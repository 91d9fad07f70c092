import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { listen, stopListening } from './listen.ts';
import { createLoadLimit } from './load-limit.ts';
import { createClientAddressReader } from './trusted-proxies.ts';

let server: Server;
afterEach(() => stopListening(server));

it('one network’s flood through a proxy waits behind a visitor who comes later, and its newest request is refused', async () => {
  const begun: string[] = [];
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const app = new Hono().get('/:name', async (c) => {
    begun.push(c.req.param('name'));
    await opened;
    return c.text('served');
  });
  const loadLimit = createLoadLimit({
    limits: { running: 1, runningMs: 60_000, waitingOfNetwork: 2, waiting: 10, refusalMs: 10 },
    loop: () => 'behind',
  });
  const readClientAddress = createClientAddressReader(['127.0.0.1']);
  const observed: number[] = [];
  server = await listen(app, {
    host: '127.0.0.1',
    port: 0,
    variable: 'PORT',
    readClientAddress,
    loadLimit,
    observe: (_, status) => observed.push(status),
  });
  /** Asks, and waits until the request has arrived. */
  const ask = async (name: string, address: string) => {
    const arrival = new Promise<void>((resolve) => {
      server.on('request', ({ url }) => url === `/${name}` && resolve());
    });
    const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`, {
      headers: { 'x-forwarded-for': address },
    });
    await arrival;
    return { answer };
  };
  const first = await ask('first', '198.51.100.1');
  const flood = [await ask('flood-1', '198.51.100.1'), await ask('flood-2', '198.51.100.1')];
  flood.push(await ask('flood-3', '198.51.100.1'));
  const visitor = await ask('visitor', '203.0.113.7');
  const refused = await flood[2]!.answer;
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('connection')]).toEqual([
    429,
    '2',
    'close',
  ]);
  open();
  const statuses = (await Promise.all([first, visitor, ...flood].map(({ answer }) => answer))).map(
    ({ status }) => status,
  );
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  expect(begun.slice(0, 2)).toEqual(['first', 'visitor']);
  expect(observed.toSorted()).toEqual(statuses.toSorted());
});
