import type { openSandbox } from './open-sandbox.ts';

type Sandbox = Awaited<ReturnType<typeof openSandbox>>;
export type Data = Record<string, unknown>;

export const MANDATE = {
  reference: 'DDR-1001',
  accepted_at: '2026-11-20T22:15:00Z',
  ip_address: '203.0.113.9',
  agreement_version: '2026-07',
};

export const dataOf = ({ body }: { body: { resource: { data: unknown } } }) => body.resource.data as Data;

/** A one-time token of an Australian bank account. */
export async function accountToken(sandbox: Sandbox, account_number = '12345678'): Promise<string> {
  const account = { gateway_id: 'gateway_haven_bank', type: 'bsb', account_name: 'W Baxter', account_bsb: '062-000' };
  const made = await sandbox.browser('POST', '/v1/payment_sources/tokens', { ...account, account_number });
  return String(made.body.resource.data);
}

let keys = 0;
/** A key that no other call of the test file uses. */
export function freshKey(): string {
  keys += 1;
  return `key-${keys}`;
}

export const createCustomer = (sandbox: Sandbox, body: object, key = freshKey()) =>
  sandbox.server('POST', '/v1/customers', body, { 'idempotency-key': key });

/** A customer with one saved source: a card, or a bank account when `account` is set. */
export async function saveCustomer(sandbox: Sandbox, { card, account }: { card?: string; account?: string } = {}) {
  const source =
    account === undefined
      ? { token: await sandbox.tokenise(card === undefined ? {} : { card_number: card }) }
      : { token: await accountToken(sandbox, account), mandate: MANDATE };
  const made = dataOf(await createCustomer(sandbox, { reference: 'donor-1', ...source }));
  return { id: String(made['_id']), sourceId: String(made['default_source']), token: source.token };
}

/** Charges a customer's source as the merchant does while the customer is away. */
export const chargeCustomer = (sandbox: Sandbox, customer_id: string, changes: Data = {}, key = freshKey()) =>
  sandbox.server(
    'POST',
    '/v1/charges',
    { amount: '25.00', currency: 'AUD', reference: 'plan-1', initiator: 'merchant', customer_id, ...changes },
    { 'idempotency-key': key },
  );
