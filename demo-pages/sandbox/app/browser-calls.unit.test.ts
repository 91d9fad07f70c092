import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { charges } from '../api/charges/charges-schema.ts';
import { gateways } from '../api/configurations/configurations-schema.ts';
import { paymentTokens } from '../api/tokens/tokens-schema.ts';
import { DEMO } from '../core/merchants/demo-credentials.ts';
import { hashOf } from '../core/merchants/secrets.ts';
import { openSandbox, SANDBOX, SITE } from '../testing/open-sandbox.ts';

const EVIL = 'http://evil.test:8080';
let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const configuration = {
  purpose: 'payment_source',
  meta: {},
  dynamic_fields_position: true,
  predefined_fields: { gateway_id: 'default', type: 'card', card_scheme: null, card_processing_network: null },
};

describe('configurations', () => {
  it('keeps a configuration and tells the form what to draw, and nothing secret', async () => {
    const made = await sandbox.browser('POST', '/v1/remote-action/configs', {
      ...configuration,
      label: 'Card',
      defined_form_fields: ['email*', 'phone'],
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ status: 201, error: null });
    const { configuration_token: token } = made.body.resource.data as { configuration_token: string };
    const read = await sandbox.browser('GET', `/v1/remote-action/configs/${token}`);
    expect(read.body.resource.data).toEqual({
      gateway_id: DEMO.gatewayId,
      gateway_type: 'HavenCards',
      type: 'card',
      purpose: 'payment_source',
      label: 'Card',
      card_scheme: null,
      card_processing_network: null,
      defined_form_fields: ['email*', 'phone'],
      dynamic_fields_position: true,
      meta: {},
      gateway_field_rules: [{ field: 'card_name', min_length: 2, max_length: 26 }],
    });
    sandbox.clock.time += 60 * 60 * 1000 - 1;
    expect((await sandbox.browser('GET', `/v1/remote-action/configs/${token}`)).status).toBe(200);
    sandbox.clock.time += 1;
    expect((await sandbox.browser('GET', `/v1/remote-action/configs/${token}`)).status).toBe(404);
  });

  it.each([
    ['an unknown gateway', { predefined_fields: { gateway_id: 'other', type: 'card' } }, 404],
    ['an unknown type', { predefined_fields: { gateway_id: 'default', type: 'cash' } }, 400],
    ['an unknown purpose', { purpose: 'other' }, 400],
    ['an unknown field', { defined_form_fields: ['shoe_size'] }, 400],
    ['a gift card without its scheme', { predefined_fields: { gateway_id: 'default', type: 'gift_card' } }, 400],
    [
      'a gift card with its scheme',
      { predefined_fields: { type: 'gift_card', card_scheme: 'a', card_processing_network: 'b' } },
      201,
    ],
  ])('answers %s', async (_, changes, status) => {
    expect((await sandbox.browser('POST', '/v1/remote-action/configs', { ...configuration, ...changes })).status).toBe(
      status,
    );
  });

  it('names the default gateway, which forms and tokens of no other gateway go through [S7.23]', async () => {
    const found = await sandbox.browser('GET', '/v1/gateways/default');
    expect(found.body.resource.data).toMatchObject({ _id: DEMO.gatewayId, mode: 'test' });
    const made = await sandbox.charge('by-default', await sandbox.tokenise({ gateway_id: 'default' }));
    const [charged] = await sandbox.db.select().from(charges).where(eq(charges.idempotencyKey, 'by-default'));
    expect([made.status, charged?.gatewayId]).toEqual([201, DEMO.gatewayId]);
    const isDefault = (on: boolean) =>
      sandbox.db.update(gateways).set({ isDefault: on }).where(eq(gateways.id, DEMO.gatewayId));
    await isDefault(false);
    const none = await sandbox.browser('POST', '/v1/remote-action/configs', configuration);
    await isDefault(true);
    expect([none.status, none.body.error?.message]).toEqual([
      404,
      'This merchant has no default gateway: name a gateway_id',
    ]);
  });
});

describe('one-time tokens', () => {
  it('keeps neither the number nor the code of a card, and not the token itself', async () => {
    const token = await sandbox.tokenise({ card_number: '5555 5555 5555 4444', card_ccv: '739', email: 'a@b.org' });
    const rows = await sandbox.db.select().from(paymentTokens);
    const row = rows.find(({ tokenHash }) => tokenHash === hashOf(token));
    expect(row).toMatchObject({
      cardLast4: '4444',
      cardScheme: 'mastercard',
      expireMonth: 9,
      expireYear: 2030,
      holderName: 'Wilhelmina Baxter',
      contact: { email: 'a@b.org' },
    });
    const everything = JSON.stringify(rows);
    for (const secret of ['5555555555554444', '5555 5555', '739"', token]) expect(everything).not.toContain(secret);
  });

  it.each([
    ['a wrong checksum', { card_number: '4242424242424241' }, 'validation_error'],
    ['a short number', { card_number: '424242424242' }, 'validation_error'],
    ['a number with letters', { card_number: '4242424242424242x' }, 'validation_error'],
    ['a card that is no test card', { card_number: '4012888888881881' }, 'test_card_required'],
    ['last month', { expire_month: '10', expire_year: '26' }, 'validation_error'],
    ['month 0', { expire_month: '00' }, 'validation_error'],
    ['month 13', { expire_month: '13' }, 'validation_error'],
    ['no year', { expire_year: undefined }, 'validation_error'],
    ['a code of 2 digits', { card_ccv: '12' }, 'validation_error'],
    ['a code of 4 digits for Visa', { card_ccv: '1234' }, 'validation_error'],
    ['a code of 3 digits for American Express', { card_number: '378282246310005' }, 'validation_error'],
    ['a card number as the name', { card_name: '4242 4242 4242 4242' }, 'validation_error'],
    ['a card number as the address', { address_line1: 'x 4242424242424242' }, 'validation_error'],
    ['a number in place of text', { card_number: 4242424242424242 }, 'validation_error'],
  ])('refuses %s', async (_, changes, code) => {
    const made = await sandbox.browser('POST', '/v1/payment_sources/tokens', sandbox.card(changes));
    expect([made.status, made.body.error?.code]).toEqual([400, code]);
    expect(JSON.stringify(made.body)).not.toContain('4242424242');
  });

  it.each([
    ['this month', { expire_month: '11', expire_year: '26' }],
    ['a year of four digits', { expire_year: '2030' }],
    ['American Express with 4 digits of code', { card_number: '378282246310005', card_ccv: '1234' }],
    ['no code, where the form asks for none', { card_ccv: undefined }],
    ['no date, where the form asks for none [C5.08]', { expire_month: undefined, expire_year: undefined }],
    ['a bank account', { type: 'bsb', account_name: 'W Baxter', account_bsb: '062-000', account_number: '12345678' }],
  ])('takes %s', async (_, changes) => {
    expect(await sandbox.tokenise(changes)).toMatch(/^tok_[\w-]{32}$/);
  });

  it('refuses bodies that are too large, no JSON, or of another type', async () => {
    const post = (body: string, headers = {}) => sandbox.browser('POST', '/v1/payment_sources/tokens', body, headers);
    expect((await post(`{"a":"${'x'.repeat(16 * 1024)}"}`)).status).toBe(413);
    expect((await post('{"a":')).status).toBe(400);
    expect((await post('{}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post('[]')).status).toBe(400);
  });
});

describe('who may call', () => {
  it('opens answers to the pages of the key, without cookies', async () => {
    const found = await sandbox.browser('GET', '/v1/gateways/default');
    expect(found.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(found.headers.get('access-control-allow-credentials')).toBeNull();
    expect(found.headers.get('vary')).toContain('Origin');
    expect(found.headers.get('cache-control')).toBe('no-store');
  });

  it.each([EVIL, 'null', `${SITE}.evil.test`, 'http://127.0.0.1:80801', 'http://127.0.0.2:8080'])(
    'refuses the page %s',
    async (origin) => {
      const found = await sandbox.browser('GET', '/v1/gateways/default', undefined, { origin });
      expect([found.status, found.body.error?.message]).toEqual([403, 'access Token is not valid for current domain']);
      expect(found.headers.get('access-control-allow-origin')).toBeNull();
      const asked = await sandbox.call('OPTIONS', '/v1/payment_sources/tokens', { origin });
      expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    },
  );

  it('answers the preflight of a listed page with the headers of the library', async () => {
    const asked = await sandbox.call('OPTIONS', '/v1/remote-action/configs', {
      origin: SITE,
      'access-control-request-method': 'POST',
    });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, SITE]);
    for (const name of ['content-type', 'x-user-public-key', 'x-access-token', 'x-sdk-version', 'x-sdk-type']) {
      expect(asked.headers.get('access-control-allow-headers')).toContain(name);
    }
    expect((await sandbox.call('OPTIONS', '/v1/charges', { origin: SITE })).status).toBe(403);
  });

  it('lets the hosted form call its own origin', async () => {
    expect((await sandbox.browser('GET', '/v1/gateways/default', undefined, { origin: SANDBOX })).status).toBe(200);
  });

  it('refuses unknown keys and keys of another kind, and tells a listed page why', async () => {
    const none = await sandbox.call('GET', '/v1/gateways/default', {});
    expect([none.status, none.body.error?.code]).toEqual([401, 'unauthorized']);
    const secret = await sandbox.call('GET', '/v1/gateways/default', {
      'x-user-public-key': DEMO.secretKey,
      origin: SITE,
    });
    expect([secret.status, secret.headers.get('access-control-allow-origin')]).toEqual([401, SITE]);
  });

  it('answers unknown calls in the envelope', async () => {
    const lost = await sandbox.browser('GET', '/v1/nothing');
    expect([lost.status, lost.body.error?.code]).toEqual([404, 'not_found']);
  });
});
