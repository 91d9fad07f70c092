import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveEnvironment } from '../../client/environments.ts';
import { answer, jwt } from '../../client/testing/client-fakes.ts';
import {
  type CallbackRequest,
  capturePayment,
  fetchChargeStatus,
  fetchWalletConfig,
  sendCallback,
} from './wallet-calls.ts';

// Written down, so that a change of the product fails.
const CAPTURE_RETRY_DELAY = 1000;

const TOKEN = jwt({ gateway: { type: 'stripe' } });
const environment = resolveEnvironment();
const payment = { payment_method_id: 'pm_1', customer: { payment_source: { ref_token: 't' } } };
const result = { id: 'c1', amount: 10, currency: 'AUD', status: 'complete' };
const ok = (data: unknown) => () => answer(200, { resource: { data } });
const lost = () => {
  throw new TypeError('network');
};

let sent: { method: string; address: string; body: unknown; headers: Headers }[];
let answers: (() => Response | Promise<Response>)[];
let stopper: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  stopper = new AbortController();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({
      method: String(init.method),
      address,
      body: init.body && JSON.parse(String(init.body)),
      headers: new Headers(init.headers),
    });
    return (answers.shift() ?? lost)();
  });
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const capture = () => {
  const outcome = capturePayment(environment, TOKEN, payment, stopper.signal).then(
    (value) => ({ value }),
    (error) => ({ error }),
  );
  return outcome as Promise<{ value?: unknown; error?: Record<string, unknown> }>;
};
const passed = (time: number) => vi.advanceTimersByTimeAsync(time);

describe('the wallet callback', () => {
  it.each([
    ['CREATE_SESSION', { wallet_type: 'apple', session_id: 'shop.test', request_shipping: false }],
    ['CREATE_TRANSACTION', { wallet_type: 'paypal', session_id: 'shop.test', request_shipping: true }],
    [
      'UPDATE_TRANSACTION',
      { wallet_type: 'paypal', session_id: 's', request_shipping: true, shipping: { address_city: 'Sydney' } },
    ],
  ] as const)(
    '%s is one POST with exactly these keys, shipping only when known [S7.09] [S7.10] [S7.30]',
    async (request_type, more) => {
      answers = [ok({ id: 'o1' })];
      const request: CallbackRequest = { request_type, ...more };
      await sendCallback(environment, TOKEN, request, stopper.signal);
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({
        method: 'POST',
        address: 'https://api-sandbox.paydock.com/v1/charges/wallet/callback',
        body: { request_type, ...more },
      });
      expect(Object.keys(sent[0]?.body as object)).toHaveLength(1 + Object.keys(more).length);
      expect(sent[0]?.headers.get('x-access-token')).toBe(TOKEN);
    },
  );

  it('reads the answer’s id [S7.12]', async () => {
    answers = [ok({ id: 'o1', charge: {} })];
    const { id } = await sendCallback(environment, TOKEN, { request_type: 'CREATE_TRANSACTION' }, stopper.signal);
    expect(id).toBe('o1');
  });

  it('of an odd answer is empty, so that no order is made up', async () => {
    for (const odd of [null, 'o1', [1], undefined]) {
      answers = [ok(odd)];
      expect(await sendCallback(environment, TOKEN, { request_type: 'CREATE_TRANSACTION' }, stopper.signal)).toEqual(
        {},
      );
    }
  });
});

it('the status of a charge is one GET, and unknown without an id or a response', async () => {
  const statusOf = (id?: string) => fetchChargeStatus(environment, TOKEN, id, stopper.signal);
  answers = [ok(result)];
  expect(await statusOf('c/1')).toBe('complete');
  expect(sent).toMatchObject([
    { method: 'GET', address: 'https://api-sandbox.paydock.com/v1/charges/wallet/c%2F1', body: undefined },
  ]);
  expect(sent[0]?.headers.get('x-access-token')).toBe(TOKEN);
  for (const id of [undefined, '']) expect(await statusOf(id)).toBeUndefined();
  expect(sent).toHaveLength(1);
  answers = [lost];
  expect(await statusOf('c1')).toBeUndefined();
  answers = [() => new Promise((_resolve, reject) => stopper.signal.addEventListener('abort', reject))];
  const left = statusOf('c1');
  await passed(0);
  stopper.abort();
  expect(await left).toBeUndefined();
});

it('a gateway’s wallet configuration is one GET [S7.22]', async () => {
  answers = [ok({ type: 'Paypal', mode: 'test', credentials: { client_auth: 'x' } })];
  const { credentials } = await fetchWalletConfig(environment, 'pk1', 'g1', stopper.signal);
  expect(sent.map(({ method, address }) => `${method} ${address}`)).toEqual([
    'GET https://api-sandbox.paydock.com/v1/gateways/g1/wallet-config',
  ]);
  expect(credentials).toEqual({ client_auth: 'x' });
  answers = [ok({})];
  await fetchWalletConfig(environment, 'pk1', '../x?', stopper.signal);
  expect(sent[1]?.address).toMatch(/\/v1\/gateways\/\.\.%2Fx%3F\/wallet-config$/);
});

describe('the capture', () => {
  it('is one POST with the payment [S7.08] [S7.30]', async () => {
    answers = [ok(result)];
    expect(await capture()).toEqual({ value: result });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      address: 'https://api-sandbox.paydock.com/v1/charges/wallet/capture',
      body: payment,
    });
  });

  it('is never repeated after a refusal', async () => {
    for (const status of [400, 401, 403, 404, 409, 422]) {
      sent = [];
      answers = [() => answer(status, { error: { message: 'm', code: 'c' } })];
      const { error } = await capture();
      expect([error?.['message'], error?.['code']]).toEqual(['m', 'c']);
      expect(sent, String(status)).toHaveLength(1);
    }
  });

  it.each([
    ['no network', lost],
    ['a broken text', () => answer(200, '{"resource":{"da')],
    ['no payment', ok(undefined)],
    ['a text instead of a payment', ok('complete')],
    ['status 502', () => answer(502, '<html>')],
    ['status 504', () => answer(504, '')],
    ['status 500', () => answer(500, '')],
    ['status 429', () => answer(429, '')],
    ['status 408', () => answer(408, '')],
  ])(
    'is asked again when its answer was lost to %s: the same token, the same body, one second later',
    async (_, fault) => {
      answers = [fault, ok(result)];
      const outcome = capture();
      await passed(CAPTURE_RETRY_DELAY - 1);
      expect(sent).toHaveLength(1);
      await passed(1);
      expect(await outcome).toEqual({ value: result });
      expect(sent).toHaveLength(2);
      expect(sent[1]).toEqual(sent[0]);
    },
  );

  it('is asked three times at most; then nobody knows, and the error reports it', async () => {
    answers = [];
    const outcome = capture();
    await passed(60_000);
    expect(sent).toHaveLength(3);
    expect((await outcome).error).toMatchObject({
      code: 'outcome_unknown',
      cause: 'service_unreachable',
      retryable: true,
      message: 'The answer to the payment was lost. Ask for it again before paying in another way.',
    });
  });

  it('ends at a refusal that follows a lost answer', async () => {
    answers = [lost, () => answer(400, { error: { message: 'Card declined', code: 'card_declined' } })];
    const outcome = capture();
    await passed(CAPTURE_RETRY_DELAY);
    expect((await outcome).error).toMatchObject({ message: 'Card declined', code: 'card_declined' });
    expect(sent).toHaveLength(2);
  });

  it('is not asked again after destroy()', async () => {
    answers = [];
    const outcome = capture();
    await passed(10);
    stopper.abort();
    await outcome;
    await passed(60_000);
    expect(sent).toHaveLength(1);
  });

  it.each(['failed', 'Declined', 'cancelled'])('answered with status %s is no payment', async (status) => {
    answers = [ok({ ...result, status })];
    expect((await capture()).error).toMatchObject({
      code: status.toLowerCase(),
      message: `The payment was not made: ${status}.`,
    });
  });

  it.each(['complete', 'pending', 'inreview', 'anything'])('answered with status %s is one', async (status) => {
    answers = [ok({ ...result, status })];
    expect((await capture()).value).toMatchObject({ status });
  });
});
