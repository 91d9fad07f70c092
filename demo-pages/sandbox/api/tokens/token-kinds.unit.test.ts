import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO } from '../../core/merchants/demo-credentials.ts';
import { hashOf } from '../../core/merchants/secrets.ts';
import { openSandbox, SANDBOX, SITE } from '../../testing/open-sandbox.ts';
import { paymentTokens } from './tokens-schema.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const post = (body: object) => sandbox.browser('POST', '/v1/payment_sources/tokens', body);
const rowOf = async (token: string) =>
  (await sandbox.db.select().from(paymentTokens)).find(({ tokenHash }) => tokenHash === hashOf(token));

describe('tokens of bank accounts and gift cards', () => {
  const au = { gateway_id: 'gateway_haven_bank', type: 'bsb', account_name: 'W Baxter', account_bsb: '062-000' };
  const nz = { gateway_id: 'gateway_haven_bank', type: 'bank_account', account_name: 'W Baxter' };
  const gift = { gateway_id: 'gateway_haven_gift', type: 'gift_card', card_pin: '1234', card_scheme: 'haven' };

  it.each([
    ['an Australian account', { ...au, account_number: '123456789' }, '6789'],
    ['an Australian account of 4 digits', { ...au, account_number: '1234' }, '1234'],
    ['a New Zealand account', { ...nz, account_number: '01-0902-0068389-00' }, '8900'],
    ['an account with a routing number', { ...nz, account_routing: '021000021', account_number: '12345678' }, '5678'],
    ['a gift card', { ...gift, card_number: '6035 7100 0000 0009' }, '0009'],
  ])('takes %s and keeps four digits', async (_, body, last4) => {
    const made = await post(body);
    expect(made.status).toBe(201);
    expect((await rowOf(String(made.body.resource.data)))?.cardLast4).toBe(last4);
  });

  it.each([
    ['an account of 10 digits', { ...au, account_number: '1234567890' }],
    ['an account of 3 digits', { ...au, account_number: '123' }],
    ['a BSB of 5 digits', { ...au, account_bsb: '06200', account_number: '123456' }],
    ['a BSB of zeros', { ...au, account_bsb: '000-000', account_number: '123456' }],
    ['a New Zealand account with a wrong check digit', { ...nz, account_number: '01-0902-0068388-00' }],
    ['a gift card of 7 digits', { ...gift, card_number: '1234567' }],
    ['a PIN of 3 digits', { ...gift, card_number: '6035710000000009', card_pin: '123' }],
    ['a card at the bank gateway', provider_card('gateway_haven_bank')],
    ['a card at the PayPal type', provider_card('gateway_haven_paypal')],
    ['a gift card at the bank gateway', { ...gift, gateway_id: 'gateway_haven_bank', card_number: '6035710000000009' }],
    ['a token type that is none of the four', { type: 'cash' }],
  ])('refuses %s', async (_, body) => {
    expect((await post(body)).status).toBe(400);
  });
});

function provider_card(gateway_id: string) {
  return {
    gateway_id,
    type: 'card',
    card_number: '4242424242424242',
    expire_month: '09',
    expire_year: '30',
    card_ccv: '123',
  };
}

describe('tokens of a saved card’s security code', () => {
  const cvv = { gateway_id: DEMO.gatewayId, type: 'card', enable_cvv_tokenization_mode: 'true', card_ccv: '739' };

  it('keep nothing of the code and cannot be charged', async () => {
    const made = await post({ ...cvv, card_number_last4: '4242', card_scheme: 'visa' });
    const token = String(made.body.resource.data);
    const row = await rowOf(token);
    expect(row).toMatchObject({ type: 'card_cvv', cardLast4: '4242', cardScheme: 'visa' });
    // A random id may contain any digits, so only separate ones count.
    expect(JSON.stringify(row)).not.toMatch(/(?<![\w-])739(?![\w-])/);
    const charged = await sandbox.charge('cvv-1', token);
    expect([charged.status, charged.body.error?.code]).toEqual([400, 'token_not_chargeable']);
  });

  it.each([
    ['3 digits for Visa', { card_scheme: 'visa', card_ccv: '123' }, 201],
    ['4 digits for Visa', { card_scheme: 'visa', card_ccv: '1234' }, 400],
    ['3 digits for American Express', { card_scheme: 'amex', card_ccv: '123' }, 400],
    ['4 digits for American Express', { card_scheme: 'amex', card_ccv: '1234' }, 201],
    ['no code', { card_ccv: undefined }, 400],
    ['five last digits', { card_number_last4: '12345' }, 400],
  ])('with %s', async (_, changes, status) => {
    expect((await post({ ...cvv, ...changes })).status).toBe(status);
  });

  it('remember the consent to save a card', async () => {
    const yes = await sandbox.tokenise({ save_card_consent_accepted: 'true' });
    const no = await sandbox.tokenise({ save_card_consent_accepted: 'false' });
    expect((await rowOf(yes))?.contact).toEqual({ save_card_consent_accepted: 'true' });
    expect((await rowOf(no))?.contact).toEqual({});
  });
});

describe('what a token pays with', () => {
  const kindOf = async (token: string) => {
    const { status, body } = await sandbox.server('GET', `/v1/payment_sources/tokens/${token}`);
    return status === 200 ? body.resource.data : [status, body.error?.code];
  };
  const tokenOf = async (body: object) => String((await post(body)).body.resource.data);

  it('is told to the merchant’s server, whatever the page says about the token, and as often as it asks', async () => {
    const card = await sandbox.tokenise();
    const found = { type: 'card', gateway_id: 'gateway_haven_cards' };
    expect(await kindOf(card)).toEqual(found);
    expect((await sandbox.charge('kind-1', card)).status, 'reading does not use it up').toBe(201);
    expect(await kindOf(card)).toEqual(found);
    const bank = { gateway_id: 'gateway_haven_bank', account_name: 'W Baxter' };
    const account = await tokenOf({ ...bank, type: 'bsb', account_bsb: '062-000', account_number: '123456' });
    expect(await kindOf(account)).toEqual({ type: 'bank_account', gateway_id: 'gateway_haven_bank' });
    const gift = { gateway_id: 'gateway_haven_gift', type: 'gift_card', card_number: '6035710000000009' };
    expect(await kindOf(await tokenOf(gift))).toMatchObject({ type: 'gift_card' });
  });

  it('is nothing for a token of nobody, and for a security code', async () => {
    expect(await kindOf('tok_of-nobody')).toEqual([404, 'not_found']);
    const code = await sandbox.tokenise({ enable_cvv_tokenization_mode: 'true' });
    expect(await kindOf(code)).toEqual([400, 'token_not_chargeable']);
  });
});

describe('the rate of tokens', () => {
  const from = (remoteAddress: string) =>
    sandbox.app.request(
      `${SANDBOX}/v1/payment_sources/tokens`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-user-public-key': DEMO.publicKey, origin: SITE },
        body: JSON.stringify(sandbox.card({ card_ccv: '1' })),
      },
      { incoming: { socket: { remoteAddress } } },
    );

  it('is limited to 100 a minute and client, good or bad, with Retry-After', async () => {
    sandbox.clock.time += 60_000 - (sandbox.clock.time % 60_000) + 15_000;
    const statuses: number[] = [];
    for (let count = 0; count < 100; count += 1) statuses.push((await from('203.0.113.7')).status);
    expect(new Set(statuses)).toEqual(new Set([400]));
    const refused = await from('203.0.113.7');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '45']);
    expect(refused.headers.get('access-control-expose-headers')).toBe('Retry-After, X-Request-Id');
    expect((await refused.json()).error.code).toBe('rate_limited');
    expect((await from('203.0.113.8')).status).toBe(400);
    sandbox.clock.time += 44_999;
    expect((await from('203.0.113.7')).status).toBe(429);
    sandbox.clock.time += 1;
    expect((await from('203.0.113.7')).status).toBe(400);
  });
});
