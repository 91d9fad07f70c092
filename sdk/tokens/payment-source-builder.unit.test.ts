import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveEnvironment } from '../client/environments.ts';
import { answer } from '../client/testing/client-fakes.ts';
import { buildTokenRequest, TYPE } from './build-token-request.ts';
import { exchangeCheckoutToken } from './create-payment-source-token.ts';
import { PaymentSourceBuilder } from './payment-source-builder.ts';

const card = {
  card_name: 'A',
  card_number: '4242424242424242',
  expire_month: '12',
  expire_year: '30',
  card_ccv: '123',
};
const bank = { account_name: 'A', account_bsb: '062000', account_number: '1' };
const fetchMock = vi.fn<typeof fetch>();
const sentBody = () => JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body));

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async () => answer(201, { resource: { data: 'tok_1' } }));
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the token request', () => {
  it('carries gateway and one of four types [S3.07] [S5.13]', () => {
    expect(Object.values(TYPE).sort()).toEqual(['bank_account', 'card', 'checkout_token', 'external_checkout_token']);
    for (const type of Object.values(TYPE)) {
      const source = type.endsWith('token') ? 'ct_1' : card;
      expect(buildTokenRequest('g1', source, type)).toMatchObject({ gateway_id: 'g1', type });
    }
    for (const type of ['gift_card', undefined, null, '', 'CARD', 5]) {
      expect(() => buildTokenRequest('g1', card, type)).toThrow('Unsupported type of PaymentSourceToken');
    }
  });

  it('carries card or bank fields flat [S3.08]', () => {
    expect(buildTokenRequest('g1', card, 'card')).toEqual({ ...card, gateway_id: 'g1', type: 'card' });
    expect(buildTokenRequest('g1', bank, 'bank_account')).toEqual({ ...bank, gateway_id: 'g1', type: 'bank_account' });
  });

  it('drops the caller’s own gateway, type and checkout token', () => {
    const source = { ...card, gateway_id: 'x', type: 'x', checkout_token: 'x' };
    expect(buildTokenRequest('g1', source, 'card')).toEqual({ ...card, gateway_id: 'g1', type: 'card' });
  });

  it('carries a checkout token instead [S3.09]', () => {
    for (const type of ['checkout_token', 'external_checkout_token']) {
      expect(buildTokenRequest('g1', 'ct_1', type)).toEqual({ gateway_id: 'g1', type, checkout_token: 'ct_1' });
      expect(() => buildTokenRequest('g1', card, type)).toThrow('needs the checkout token');
    }
    expect(() => buildTokenRequest('g1', 'ct_1', 'card')).toThrow('needs an object');
  });
});

describe('PaymentSourceBuilder', () => {
  it('trades a card for a token with one POST [S1.11] [S7.24]', async () => {
    const builder = new PaymentSourceBuilder('g1', card);
    builder.setEnv('production');
    const token = await new Promise((resolve) => builder.send('pk1', resolve));
    expect(token).toBe('tok_1');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(fetchMock.mock.calls[0]?.[0]).toBe('https://api.paydock.com/v1/payment_sources/tokens');
    expect(fetchMock.mock.calls[0]?.[1]?.method).toBe('POST');
    expect(sentBody()).toEqual({ ...card, gateway_id: 'g1', type: 'card' });
    expect(sentBody()).toEqual(builder.getConfigs());
    expect(builder.getEnv()).toBe('production');
  });

  it('answers with a promise when no callback is given [S1.11]', async () => {
    expect(await new PaymentSourceBuilder('g1', 'ct_1', 'checkout_token').send('pk1')).toBe('tok_1');
  });

  it('rejects an unsupported type before anything is sent [S5.13]', () => {
    for (const type of ['gift_card', undefined]) {
      expect(() => new PaymentSourceBuilder('g1', card, type as 'card')).toThrow(
        'Unsupported type of PaymentSourceToken',
      );
    }
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('gives the provider’s message to the error callback', async () => {
    fetchMock.mockResolvedValueOnce(answer(400, { error: { message: 'm' } }));
    const message = await new Promise((resolve) => new PaymentSourceBuilder('g1', card).send('pk1', () => {}, resolve));
    expect(message).toBe('m');
  });

  it('reports that the token failed when none came [S8.09]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    for (const data of [undefined, '', 5, { token: 'x' }]) {
      fetchMock.mockResolvedValueOnce(answer(201, { resource: { data } }));
      await expect(new PaymentSourceBuilder('g1', card).send('pk1')).rejects.toThrow(
        /^Error during creating payment source token$/,
      );
    }
    fetchMock.mockResolvedValueOnce(answer(400, {}));
    new PaymentSourceBuilder('g1', card).send('pk1', () => expect.unreachable());
    await vi.waitFor(() =>
      expect(log).toHaveBeenCalledWith('Error during creating payment source token', 'unknown error'),
    );
  });

  it('calls nobody back after destroy()', async () => {
    const builder = new PaymentSourceBuilder('g1', card);
    fetchMock.mockImplementation(
      (_address, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)),
    );
    const called = vi.fn();
    builder.send('pk1', called, called);
    const promised = builder.send('pk1');
    builder.destroy();
    await expect(promised).rejects.toMatchObject({ cause: 'aborted' });
    expect(called).not.toHaveBeenCalled();
  });
});

it('fails the last step of a checkout with one text and the provider’s words in the details [S8.09]', async () => {
  expect(await exchangeCheckoutToken(resolveEnvironment(), 'pk1', 'g1', 'ct_1')).toBe('tok_1');
  expect(sentBody()).toEqual({ gateway_id: 'g1', type: 'checkout_token', checkout_token: 'ct_1' });
  fetchMock.mockResolvedValueOnce(answer(400, { error: { message: 'm', code: 'c' } }));
  const outcome = exchangeCheckoutToken(resolveEnvironment(), 'pk1', 'g1', 'ct_1');
  await expect(outcome).rejects.toMatchObject({
    message: 'Error during creating payment source token',
    code: 'c',
    details: { message: 'm' },
  });
});
