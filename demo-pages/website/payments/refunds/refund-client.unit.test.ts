import { expect, it } from 'vitest';
import { createRefundClient } from './refund-client.ts';

const REQUEST = { chargeId: 'a/b', idempotencyKey: 'key-1', amount: '12.50' };

/** A client whose provider gives this answer, and the requests that it gets. */
function clientOf(answer: () => Promise<Response>) {
  const requests: Request[] = [];
  const client = createRefundClient({
    providerOrigin: 'https://provider.example',
    secretKey: 'secret',
    fetch: (input, init) => {
      requests.push(new Request(input, init));
      return answer();
    },
  });
  return { client, requests };
}
const refund = (status: number, body: unknown) =>
  clientOf(async () => Response.json(body, { status })).client.refund(REQUEST);
const made = (data: unknown) => ({ resource: { data } });
const error = (code: unknown) => ({ error: { code } });

it('asks with the charge, the sum and the key of the refund', async () => {
  const { client, requests } = clientOf(async () => Response.json(made({ _id: 'r1', status: 'complete' })));
  await client.refund(REQUEST);
  const [request] = requests;
  expect(request).toMatchObject({ method: 'POST', url: 'https://provider.example/v1/charges/a%2Fb/refunds' });
  expect(Object.fromEntries(request!.headers)).toEqual({
    'x-user-secret-key': 'secret',
    'content-type': 'application/json',
    'idempotency-key': 'key-1',
  });
  expect(await request!.json()).toEqual({ amount: '12.50' });
});

it.each([
  [201, made({ _id: 'r1', status: 'complete' }), { kind: 'refunded', refundId: 'r1', refundedAt: undefined }],
  [400, error('bad_amount'), { kind: 'failed', errorCode: 'bad_amount' }],
  [400, { resource: null, ...error('bad_amount') }, { kind: 'failed', errorCode: 'bad_amount' }],
  [404, error('not_found'), { kind: 'failed', errorCode: 'not_found' }],
  [422, error('refund_refused'), { kind: 'failed', errorCode: 'refund_refused' }],
])('takes the answer %i %j as the end of the refund', async (status, body, outcome) => {
  expect(await refund(status, body)).toEqual(outcome);
});

it.each([
  [200, made({ _id: 'r1', status: 'complete' })],
  [201, made({ _id: 'r1', status: 'pending' })],
  [201, made({ _id: 7, status: 'complete' })],
  [201, made(null)],
  [201, { resource: null }],
  [201, {}],
  [201, null],
  [401, error('unauthorized')],
  [409, error('idempotency_conflict')],
  [500, error('server_busy')],
  [422, error('')],
  [422, error(12)],
  [422, { error: null }],
  [422, null],
])('asks again after the answer %i %j, which is none about the refund', async (status, body) => {
  expect(await refund(status, body)).toEqual({ kind: 'unknown' });
});

it('asks again when no answer came', async () => {
  const { client } = clientOf(() => Promise.reject(new TypeError('fetch failed')));
  expect(await client.refund(REQUEST)).toEqual({ kind: 'unknown' });
});
