import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postWebhook } from './post-webhook.ts';

describe('an attempt', () => {
  let server: Server;
  let paths: string[];
  let written = 0;
  beforeEach(async () => {
    paths = [];
    server = createServer((request, response) => {
      paths.push(request.url ?? '');
      if (request.url === '/moved') return void response.writeHead(307, { location: '/secret' }).end();
      if (request.url === '/endless') {
        response.on('error', () => {});
        const more = () => {
          written += 16_384;
          if (!response.destroyed) response.write(Buffer.alloc(16_384), () => setImmediate(more));
        };
        return more();
      }
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const post = (path: string) =>
    postWebhook(globalThis.fetch, {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });

  it('follows no redirect', async () => {
    expect(await post('/moved'), '[P4.02]').toEqual({ isDelivered: false, result: '307' });
    expect(paths, '[P4.02]').toEqual(['/moved']);
  });

  it('reads only the beginning of a long answer', async () => {
    expect(await post('/endless'), '[P4.02]').toEqual({ isDelivered: true, result: '200' });
    // The kernel's buffers take more than the client reads.
    expect(written, '[P4.02]').toBeLessThan(16 * 1024 * 1024);
  });

  it.each([
    [70, 64, true],
    [65, 64, true],
    [63, 63, false],
  ])('of a response of %i KiB reads %i', async (size, expected, isCut) => {
    let sent = 0;
    let hasCancelled = false;
    const pull = (stream: ReadableStreamDefaultController) => {
      if (sent === size) return stream.close();
      sent += 1;
      stream.enqueue(new Uint8Array(1024));
    };
    const cancel = () => {
      hasCancelled = true;
    };
    const body = new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
    const fetch = async () => new Response(body);
    await postWebhook(fetch, { url: 'http://127.0.0.1/', headers: {}, body: '' });
    expect([sent, hasCancelled], '[P4.02] at most 64 KiB').toEqual([expected, isCut]);
  });

  it('ends after ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const silent: typeof globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const results: unknown[] = [];
    const attempt = postWebhook(silent, { url: 'http://127.0.0.1/', headers: {}, body: '' }).then((each) =>
      results.push(each),
    );
    await vi.advanceTimersByTimeAsync(9_999);
    expect(results, '[P4.02]').toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await attempt;
    expect(results, '[P4.02]').toEqual([{ isDelivered: false, result: 'timeout' }]);
    vi.useRealTimers();
  });

  it('ends after ten seconds also while the answer dribbles in', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const dribbling: typeof globalThis.fetch = async (_, init) =>
      new Response(
        new ReadableStream({
          start: (stream) => {
            stream.enqueue(new Uint8Array(1));
            init?.signal?.addEventListener('abort', () => stream.error(new Error('aborted')));
          },
        }),
      );
    const attempt = postWebhook(dribbling, { url: 'http://127.0.0.1/', headers: {}, body: '' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await attempt, '[P4.02]').toEqual({ isDelivered: false, result: 'timeout' });
    vi.useRealTimers();
  });

  it('tells why nobody answered', async () => {
    server.closeAllConnections();
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const nobody = { url: `http://127.0.0.1:${port}/`, headers: {}, body: '' };
    expect(await postWebhook(globalThis.fetch, nobody)).toEqual({ isDelivered: false, result: 'ECONNREFUSED' });
  });
});
