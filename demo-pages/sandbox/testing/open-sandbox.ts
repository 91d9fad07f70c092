import type { OpenDatabase } from '../../server/database/open-database.ts';
import { openTestDatabase } from '../../server/database/testing/open-test-database.ts';
import { MISFIT } from '../api/openapi/check-responses.ts';
import { createSandboxApp, type SandboxOptions } from '../app/sandbox-app.ts';
import { seedSandbox } from '../app/seed-sandbox.ts';
import type { SandboxClock } from '../core/clock/sandbox-clock.ts';
import { DEMO } from '../core/merchants/demo-credentials.ts';

export const SITE = 'http://127.0.0.1:8080';
export const SANDBOX = 'http://127.0.0.1:8181';

/** A clock that advances only when code sleeps on it or a test sets it. */
export class SteppingClock implements SandboxClock {
  time = Date.parse('2026-11-21T00:00:00Z');
  sleeps: number[] = [];
  now = () => new Date(this.time);
  sleep = async (milliseconds: number) => {
    this.sleeps.push(milliseconds);
    this.time += milliseconds;
  };
}

type Answer = {
  status: number;
  headers: Headers;
  body: { error: { message: string; code: string } | null; resource: { type: string; data: unknown } };
};

/** The sandbox with a real database, an embedded one unless another is given, and the calls that tests make. */
export async function openSandbox(
  hostedDirectory = '/nonexistent',
  database?: OpenDatabase,
  options: Partial<SandboxOptions> = {},
) {
  const { db, close } = database ?? (await openTestDatabase());
  await seedSandbox(db, { siteOrigins: [SITE] });
  const clock = new SteppingClock();
  const app = createSandboxApp({ db, hostedDirectory, clock, ...options });

  async function call(method: string, path: string, headers: Record<string, string>, body?: unknown): Promise<Answer> {
    const response = await app.request(`${SANDBOX}${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json; charset=UTF-8' }), ...headers },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    if (text.includes(MISFIT)) throw new Error(text);
    return { status: response.status, headers: response.headers, body: text.startsWith('{') ? JSON.parse(text) : text };
  }
  const browser = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    call(method, path, { 'x-user-public-key': DEMO.publicKey, origin: SITE, ...headers }, body);
  const server = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    call(method, path, { 'x-user-secret-key': DEMO.secretKey, ...headers }, body);

  const card = (changes: Record<string, unknown> = {}) => ({
    gateway_id: DEMO.gatewayId,
    type: 'card',
    card_name: 'Wilhelmina Baxter',
    card_number: '4242424242424242',
    expire_month: '09',
    expire_year: '30',
    card_ccv: '123',
    ...changes,
  });
  const tokenise = async (changes: Record<string, unknown> = {}): Promise<string> => {
    const made = await browser('POST', '/v1/payment_sources/tokens', card(changes));
    if (made.status !== 201) throw new Error(`No token: ${made.body.error?.message}`);
    return String(made.body.resource.data);
  };
  const charge = (key: string, token: string, changes: Record<string, unknown> = {}) =>
    server(
      'POST',
      '/v1/charges',
      { amount: '50.00', currency: 'AUD', reference: 'order-1', token, ...changes },
      { 'idempotency-key': key },
    );

  return { app, db, clock, close, call, browser, server, card, tokenise, charge };
}
