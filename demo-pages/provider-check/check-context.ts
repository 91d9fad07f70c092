import { randomUUID } from 'node:crypto';
import { createChargeLookup } from '../website/payments/charges/charge-lookup.ts';
import { createProviderClient } from '../website/payments/provider/charge-client.ts';
import { createRefundClient } from '../website/payments/refunds/refund-client.ts';
import { NotReached } from './check-finding.ts';
import type { CheckSettings } from './check-settings.ts';
import { type Answer, ProviderCalls } from './provider-calls.ts';
import type { TestNumbers } from './test-numbers.ts';

/** The payer of every charge. */
export const PAYER = { first_name: 'Wilhelmina', last_name: 'Baxter', email: 'w.baxter@example.org', phone: '' };

/** What checks work with. Each makes its own tokens and charges, so that any of them can run alone. */
export function createContext(settings: CheckSettings, numbers: TestNumbers, fetch: typeof globalThis.fetch) {
  const { providerOrigin, secretKey, publicKey, gatewayId, pageOrigin, currency } = settings;
  const calls = new ProviderCalls(providerOrigin, fetch);
  const client = { providerOrigin, secretKey, fetch: calls.fetch };
  const run = randomUUID().slice(0, 8);
  const madeTokens: string[] = [];
  let count = 0;
  const fresh = (): string => {
    count += 1;
    return `haven-check-${run}-${count}`;
  };

  const server = (method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> =>
    calls.send(method, path, { ...(body && { body }), headers: { 'x-user-secret-key': secretKey, ...headers } });
  /** A call that changes something, with a key of its own unless one is given. */
  const act = (path: string, body: object, idempotencyKey = fresh()) =>
    server('POST', path, body, { 'idempotency-key': idempotencyKey });
  const page = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    calls.send(method, path, {
      ...(body && { body }),
      headers: { 'x-user-public-key': publicKey, origin: pageOrigin, ...headers },
    });

  const requestToken = async (card_number = numbers.approved) => {
    const answer = await page('POST', '/v1/payment_sources/tokens', {
      gateway_id: gatewayId,
      type: 'card',
      card_name: `${PAYER.first_name} ${PAYER.last_name}`,
      card_number,
      expire_month: '09',
      expire_year: String((new Date().getUTCFullYear() + 3) % 100),
      card_ccv: '123',
    });
    if (typeof answer.data === 'string') madeTokens.push(answer.data);
    return answer;
  };
  /** A one-time token. @throws NotReached without one, because the check of tokens reports that. */
  const token = async (card?: string): Promise<string> => {
    const { status, data } = await requestToken(card);
    if (status >= 300 || typeof data !== 'string') throw new NotReached('This needs a one-time token of a card.');
    return data;
  };
  const chargeBody = async (changes: object = {}) => ({
    amount: '10.00',
    currency,
    reference: fresh(),
    token: await token(),
    ...changes,
  });
  const charge = async (changes: object = {}, key?: string) => act('/v1/charges', await chargeBody(changes), key);
  /** The id of a charge of 10.00. @throws NotReached without one, because the check of charges reports that. */
  const chargeId = async (changes: object = {}): Promise<string> => {
    const { status, data } = await charge(changes);
    const { _id: id } = (data ?? {}) as { _id?: unknown };
    if (status >= 300 || typeof id !== 'string') throw new NotReached('This needs a charge that was made.');
    return id;
  };

  return {
    settings,
    numbers,
    calls,
    site: {
      charges: createProviderClient(client),
      refunds: createRefundClient(client),
      lookup: createChargeLookup({ ...client, clock: Date.now }),
    },
    /** Tokens so far: secrets of the report. */
    madeTokens,
    fresh,
    server,
    act,
    page,
    requestToken,
    token,
    chargeBody,
    charge,
    chargeId,
  };
}

export type CheckContext = ReturnType<typeof createContext>;

/** One sentence of the protocol. */
export interface Check {
  /** What the provider does, as the report says it. */
  title: string;
  run(context: CheckContext): Promise<void>;
}

/** A part of the protocol. Without a required part the site cannot take payments. */
export interface Part {
  name: string;
  need: 'required' | 'optional';
  checks: readonly Check[];
}
