import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaypalVaultClient } from '#sdk';
import { Session } from './session.ts';
import { testingToken } from './testing/session-fakes.ts';
import { WidgetSource } from './widget-source.ts';

const PLACE = { environment: '', alias: '', apiOrigin: '', widgetOrigin: '' };
const SUCCEEDING = [200, 299, 302];
const FAILING = [199, 300, 303];
const EVENT = 'callback.payment_methods.chosen';
const PAYLOAD = { payment_method_type: 'card' };

interface Sent {
  readonly path: string;
  readonly init: RequestInit;
}
let sent: Sent[];
let status: number;
let data: unknown;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  status = 200;
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ path: new URL(address).pathname, init });
    // A Response cannot be created with a status below 200.
    const text = async () => JSON.stringify({ status, resource: { type: 'x', data }, data: 'outside of resource' });
    return { status, headers: new Headers(), text };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const headersOf = ({ init }: Sent) => {
  const headers = new Headers(init.headers);
  return [headers.get('x-access-token'), headers.get('x-user-public-key')];
};
const hasSucceeded = (outcome: Promise<unknown>) =>
  outcome.then(
    () => true,
    () => false,
  );

describe('calls of the checkout', () => {
  it('report an outcome as exactly event and payload, with the token in its header [C7.04]', async () => {
    const source = new WidgetSource(testingToken(), PLACE);
    data = { done: true };
    expect(await source.report(EVENT, PAYLOAD), '[C7.04] the answer is in resource.data').toEqual(data);
    const body = JSON.parse(String(sent[0]?.init.body));
    expect(Object.keys(body), '[C7.04] two keys').toEqual(['event', 'payload']);
    expect(body, '[C7.04] the outcome').toEqual({ event: EVENT, payload: PAYLOAD });
    expect(sent.map(headersOf), '[C7.04] one credential').toEqual([[testingToken(), null]]);
  });

  it.each(SUCCEEDING)('count as delivered at %i [C7.04]', async (answered) => {
    status = answered;
    data = { name: 'card_form.show' };
    const source = new WidgetSource(testingToken(), PLACE);
    const session = new Session(source, { emit: () => {}, startFingerprint: () => () => {} });
    expect(await session.send(EVENT, PAYLOAD), '[C7.04] a callback').toBe(true);
    const read = vi.fn();
    source.nextInstruction().then(read, () => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(read.mock.calls, '[C7.04] an instruction').toMatchObject([[{ name: 'card_form.show' }]]);
    expect(sent.map(headersOf), '[C7.04] the token').toEqual(Array(2).fill([testingToken(), null]));
    session.destroy();
  });

  it.each(FAILING)('count as failed at %i [C7.04]', async (answered) => {
    status = answered;
    data = { name: 'card_form.show' };
    const source = new WidgetSource(testingToken(), PLACE);
    const session = new Session(source, { emit: () => {}, startFingerprint: () => () => {} });
    expect(await session.send(EVENT, PAYLOAD), '[C7.04] a callback').toBe(false);
    const read = vi.fn();
    source.nextInstruction().then(read, () => {});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(read, '[C7.04] an instruction').not.toHaveBeenCalled();
    expect(sent.length, 'it is asked for again').toBeGreaterThan(2);
    session.destroy();
  });
});

describe('calls of the PayPal vault', () => {
  const CALLS = {
    clientId: [(client: PaypalVaultClient) => client.clientId(), { credentials: { client_auth: 'a' } }],
    idToken: [(client: PaypalVaultClient) => client.idToken(), { id_token: 'i' }],
    setupToken: [(client: PaypalVaultClient) => client.setupToken(), { setup_token: 's' }],
    exchange: [(client: PaypalVaultClient) => client.exchange('s'), { token: 't', email: 'e' }],
  } as const;

  it.each(Object.entries(CALLS))(
    '%s succeeds and fails by the same codes, with the credential’s header [C7.04]',
    async (_, [call, answered]) => {
      data = answered;
      for (const [codes, isSuccess] of [
        [SUCCEEDING, true],
        [FAILING, false],
      ] as const) {
        for (status of codes)
          expect(await hasSucceeded(call(new PaypalVaultClient('pk_1', 'g1'))), `[C7.04] ${status}`).toBe(isSuccess);
      }
      expect(sent.map(headersOf), '[C7.04] a public key').toEqual(Array(6).fill([null, 'pk_1']));
      sent = [];
      status = 200;
      await call(new PaypalVaultClient(testingToken(), 'g1'));
      expect(sent.map(headersOf), '[C7.04] a token').toEqual([[testingToken(), null]]);
    },
  );
});
