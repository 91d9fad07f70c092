import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO } from '../../core/merchants/demo-credentials.ts';
import { openSandbox, SANDBOX, SITE } from '../../testing/open-sandbox.ts';
import { dataOf, freshKey, MANDATE, saveCustomer } from '../../testing/saved-customers.ts';
import { apiDescription } from './describe-api.ts';
import {
  credentialHeader,
  type GeneratedRequest,
  type Generator,
  requestGenerators,
} from './testing/generated-requests.ts';

const SOAK = process.env['SOAK'] === '1';
const RUNS = SOAK ? Number(process.env['SOAK_RUNS'] ?? 10_000) : 12;

const PAYPAL = 'gateway_haven_paypal_wallet';

/** Ids and tokens of what the sandbox has, so that requests reach beyond the first look-up. */
const known: string[] = [DEMO.gatewayId, PAYPAL, DEMO.customerId, 'default', SITE, `${SITE}/thanks`, 'card', 'order-1'];
const generators = requestGenerators(apiDescription(), { known });
const tokens: Record<string, string> = {};
const open = () => openSandbox(undefined, undefined, { log: () => {} });
let sandbox: Awaited<ReturnType<typeof openSandbox>>;
/** For the call that moves the clock: by a century, it would end the tokens of the other calls. */
let clockSandbox: typeof sandbox;
const sandboxOf = ({ name }: Generator) => (name === 'POST /v1/clock' ? clockSandbox : sandbox);

beforeAll(async () => {
  [sandbox, clockSandbox] = [await open(), await open()];
  const { server, browser } = sandbox;
  const customer = await saveCustomer(sandbox, { account: '12345678' });
  const charge = dataOf(await sandbox.charge(freshKey(), await sandbox.tokenise()));
  const amount = { amount: '5.00', currency: 'AUD', reference: 'r' };
  const from = { customer: { payment_source: { gateway_id: PAYPAL } } };
  const wallet = dataOf(await server('POST', '/v1/charges/wallet', { ...amount, ...from })) as {
    token: string;
    charge: { id: string };
  };
  const intent = dataOf(await server('POST', '/v1/checkouts/intent', amount));
  const access = dataOf(await server('POST', '/v1/access-tokens', { whitelisted_domains: ['127.0.0.1'] }));
  const form = { predefined_fields: { type: 'card' } };
  const configuration = dataOf(await browser('POST', '/v1/remote-action/configs', form));
  const view = dataOf(
    await server('POST', '/v1/payment_sources/query-tokens', { customer_id: customer.id, allow_changes: true }),
  );
  const texts = [customer.id, customer.sourceId, charge['_id'], wallet.charge.id, intent['intent_id']];
  known.push(...[...texts, configuration['configuration_token'], view['query_token'], MANDATE.reference].map(String));
  Object.assign(tokens, {
    publicKey: DEMO.publicKey,
    secretKey: DEMO.secretKey,
    accessToken: access['access_token'],
    chargeToken: wallet.token,
    checkoutToken: intent['token'],
    threeDsToken: 'none',
  });
});
afterAll(async () => {
  for (const { close } of [sandbox, clockSandbox]) await close();
});

async function send(generator: Generator, { path: parts, query, key, credential, body }: GeneratedRequest) {
  const { method, path } = generator;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodePart(parts[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const headers = new Headers(credentialHeader(credential, tokens[credential] ?? ''));
  if (credential !== 'secretKey') headers.set('origin', SITE);
  if (key !== undefined) headers.set('idempotency-key', Buffer.from(key).toString('latin1'));
  if (body !== undefined) headers.set('content-type', 'application/json');
  return sandboxOf(generator).app.request(`${SANDBOX}${address}${search && `?${search}`}`, {
    method: method.toUpperCase(),
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
}

// A part with nothing or dots in it would be another address; half a pair cannot be written in one.
const encodePart = (text: string) => (/^\.{0,2}$/.test(text) ? 'x' : encodeURIComponent(Buffer.from(text).toString()));

describe('a generated request', () => {
  it.each(generators.map((generator) => [generator.name, generator] as const))(
    'of %s is neither answered with 500, nor accepted when it is forbidden',
    async (name, generator) => {
      const counts = { allowed: 0, accepted: 0 };
      const property = fc.asyncProperty(generator.requests, async (request) => {
        const isAllowed = generator.allows(request);
        const answer = await send(generator, request);
        const said = `[P5.02] ${name} ${answer.status} ${await answer.text()}`;
        if (isAllowed) counts.allowed += 1;
        if (answer.ok) counts.accepted += 1;
        expect(answer.status, said).not.toBe(500);
        if (!isAllowed) expect(answer.status, `${said}: forbidden, so refused`).toBeGreaterThanOrEqual(400);
      });
      const begun = performance.now();
      await fc.assert(property, { numRuns: RUNS, ...(SOAK ? {} : { seed: 20_261_123 }) });
      const seconds = Math.round((performance.now() - begun) / 1000);
      if (SOAK)
        console.log(
          `${name}: ${RUNS} requests in ${seconds} s, ${counts.allowed} allowed, ${counts.accepted} accepted`,
        );
    },
    7_200_000,
  );
});
