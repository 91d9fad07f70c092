import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

// node bare-hono.mjs <port> <origin> <path>…: answers each path with the bytes and the type that the site at the origin
// has there.
const [port, origin, ...paths] = process.argv.slice(2);
const app = new Hono();
for (const path of paths) {
  const answer = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'identity' } });
  const body = new Uint8Array(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  app.get(path, (c) => c.body(body, 200, { 'Content-Type': type, 'Content-Length': String(body.length) }));
}
createAdaptorServer({ fetch: app.fetch }).listen(Number(port), '127.0.0.1', () => console.log('ready'));
