import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../server/database/open-database.ts';
import { createSandboxApp } from '../../app/sandbox-app.ts';
import { seedSandbox } from '../../app/seed-sandbox.ts';
import { DEMO } from '../merchants/demo-credentials.ts';

let database: OpenDatabase;
let app: ReturnType<typeof createSandboxApp>;
beforeAll(async () => {
  database = await openDatabase();
  await seedSandbox(database.db, { siteOrigins: [] });
  app = createSandboxApp({
    db: database.db,
    hostedDirectory: '/nonexistent',
    origin: 'https://pay.haven.example',
    hosts: ['sandbox'],
  });
});
afterAll(() => database.close());

/** Clicks the page's button that makes a merchant, on a page of the same host. */
const makeMerchant = (origin: string, name = 'Rebound') =>
  app.request(`${origin}/actions/merchants`, {
    method: 'POST',
    headers: { origin, host: new URL(origin).host, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ name }),
  });

it.each([
  'https://pay.haven.example',
  'http://sandbox:8081',
  'http://localhost:8081',
  'http://shop.localhost:9000',
  'http://127.0.0.1:8081',
  'http://[::1]:8081',
  'http://192.168.1.20:8081',
])('answers requests for %s', async (origin) => {
  expect((await app.request(`${origin}/healthz`)).status).toBe(200);
});

it.each(['http://rebound.example:8081', 'http://localhost.example', 'http://pay.haven.example.evil.example'])(
  'refuses %s, a page of which is made to lead here',
  async (origin) => {
    const answer = await makeMerchant(origin);
    expect([answer.status, await answer.text()]).toEqual([
      421,
      'The sandbox does not know this host. Set PROVIDER_ORIGIN to its public address, or add the name to SANDBOX_HOSTS.',
    ]);
    expect((await app.request(`${origin}/`)).status).toBe(421);
    expect(await (await app.request('http://localhost/')).text()).not.toContain('Rebound');
  },
);

it('the same button makes a merchant from the sandbox’s own page', async () => {
  const answer = await makeMerchant('http://localhost:8081', 'Corner shop');
  expect(answer.status).toBeLessThan(400);
  expect(await (await app.request('http://localhost/')).text()).toContain('Corner shop');
});

it.each([
  ['https://pay.haven.example', 'the other name', 'sandbox', 200],
  ['https://pay.haven.example', 'a proxy that changes the host', '127.0.0.1:8081', 200],
  ['http://sandbox', 'the public name', 'pay.haven.example', 200],
  ['http://sandbox:9999', 'another port', 'sandbox', 403],
  ['https://pay.haven.example:8443', 'another port of the public name', '127.0.0.1:8081', 403],
  ['http://pay.haven.example', 'another scheme of the public name', '127.0.0.1:8081', 403],
  ['https://evil.example', 'a stranger', 'pay.haven.example', 403],
])('lets its page at %s act and read, through %s', async (origin, _, host, status) => {
  const preflight = await app.request(`http://${host}/v1/gateways/default`, {
    method: 'OPTIONS',
    headers: { origin, host },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBe(status === 200 ? origin : null);
  const answer = await app.request(`http://${host}/v1/gateways/default`, {
    headers: { origin, host, 'x-user-public-key': DEMO.publicKey },
  });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
    status,
    status === 200 ? origin : null,
  ]);
});
