import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { listen, stopListening } from '../demo-pages/server/http/listen.ts';
import { restoreOwnRequest } from './own-request.ts';

describe('restoreOwnRequest', () => {
  it('lets an app answer a cloned request after a server has run in the same worker', async () => {
    const app = new Hono().get('/page', (context) => context.text('here'));
    await stopListening(await listen(app, { host: '127.0.0.1', port: 0, variable: 'PORT' }));
    const askClone = async () => (await app.request(new Request('http://127.0.0.1/page').clone())).status;
    expect(await askClone()).toBe(404);
    restoreOwnRequest();
    expect(await askClone()).toBe(200);
  });
});
