import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../client/testing/client-fakes.ts';
import { ExternalCheckoutBuilder } from './external-checkout-builder.ts';
import { ExternalCheckoutChecker } from './external-checkout-checker.ts';

const checkout = { link: 'https://pay.test/1', token: 't1', reference_id: 'r1', mode: 'live' };
const fetchMock = vi.fn<typeof fetch>();
const sent = () => {
  const [address, init] = fetchMock.mock.calls[0] ?? [];
  return { address, method: init?.method, body: JSON.parse(String(init?.body ?? 'null')) };
};
const builder = () => new ExternalCheckoutBuilder('g1', 'https://shop.test/ok', 'https://shop.test/no');

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async () => answer(201, { resource: { data: checkout } }));
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('ExternalCheckoutBuilder', () => {
  it('posts the six fields, without a description that was not set and with an empty meta [S3.01] [S7.26]', async () => {
    const full = builder();
    full.setDescriptions('Two tents');
    full.setMeta({ email: 'a@b.c' });
    await full.send('pk1');
    expect(sent().address).toBe('https://api-sandbox.paydock.com/v1/payment_sources/external_checkout');
    expect(sent().method).toBe('POST');
    expect(sent().body).toEqual({
      gateway_id: 'g1',
      meta: { email: 'a@b.c' },
      success_redirect_url: 'https://shop.test/ok',
      error_redirect_url: 'https://shop.test/no',
      redirect_url: 'https://shop.test/ok',
      description: 'Two tents',
    });
    expect(sent().body).toEqual(full.getConfigs());
    fetchMock.mockClear();
    await builder().send('pk1');
    expect(sent().body).toEqual({
      gateway_id: 'g1',
      meta: {},
      success_redirect_url: 'https://shop.test/ok',
      error_redirect_url: 'https://shop.test/no',
      redirect_url: 'https://shop.test/ok',
    });
  });

  it('posts each of the 26 meta keys, without a warning [S3.02]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const meta = {
      brand_name: 'Haven',
      cart_border_color: '#0a5',
      reference: 'R-1',
      email: 'ana@example.org',
      hdr_img: 'https://shop.test/header.png',
      logo_img: 'https://shop.test/logo.png',
      pay_flow_color: 'blue',
      first_name: 'Ana',
      last_name: 'Lee',
      address_line: '12 Wattle Street',
      address_line2: 'Unit 3',
      address_city: 'Richmond',
      address_state: 'VIC',
      address_postcode: '3121',
      address_country: 'AU',
      phone: '0412345678',
      hide_shipping_address: true,
      tokenize: true,
      gender: 'female',
      date_of_birth: '1980-02-29',
      charge: { shipping_type: 'pickup' },
      statistics: { account_created: '2020-01-01' },
      amount: '85.00',
      currency: 'AUD',
      customer_storage_number: '7',
      tokenise_algorithm: 1,
    };
    const full = builder();
    // The first client of a page warns where nobody has messages it, and this test may be the first.
    full.setEnv('sandbox');
    full.setMeta(meta);
    await full.send('pk1');
    expect(sent().body.meta).toEqual(meta);
    expect(warn).not.toHaveBeenCalled();
  });

  it('drops other keys with one warning each [S3.03]', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const strict = builder();
    strict.setMeta({ email: 'a@b.c', foo: 1 } as object);
    expect(strict.getConfigs().meta).toEqual({ email: 'a@b.c' });
    expect(warn.mock.calls).toEqual([[expect.stringContaining('foo')]]);
  });

  it('gives the answer as it came [S3.04] [S3.05]', async () => {
    expect(await builder().send('pk1')).toEqual(checkout);
    fetchMock.mockResolvedValueOnce(answer(201, { resource: { data: { ...checkout, mode: 'test' } } }));
    const received = await new Promise((resolve) => builder().send('pk1', resolve));
    expect(received).toMatchObject({ mode: 'test' });
  });

  it('names an error without a message by its status [S8.03]', async () => {
    const failure = (status: number, error: object) => {
      fetchMock.mockResolvedValueOnce(answer(status, { error }));
      return new Promise((resolve) =>
        builder().send(
          'pk1',
          () => expect.unreachable(),
          (...words) => resolve(words),
        ),
      );
    };
    expect(await failure(500, {})).toEqual(['500: unknown error', 'unknown_error']);
    expect(await failure(409, { code: 'c' })).toEqual(['409: unknown error', 'unknown_error']);
    expect(await failure(400, { message: 'm', code: 'c' })).toEqual(['m', 'c']);
    expect(await failure(403, { message: 'm' })).toEqual(['m', 'access_forbidden']);
  });

  it('rejects an answer that holds no checkout, and a dead network with words for people', async () => {
    for (const data of [undefined, [], { link: 'https://pay.test' }]) {
      fetchMock.mockResolvedValueOnce(answer(201, { resource: { data } }));
      await expect(builder().send('pk1')).rejects.toMatchObject({ message: 'unknown error', cause: 'unknown_error' });
    }
    fetchMock.mockRejectedValueOnce(new TypeError('x'));
    await expect(builder().send('pk1')).rejects.toMatchObject({ retryable: true, message: /cannot be reached/ });
  });

  it('calls nobody back after destroy()', async () => {
    const stopped = builder();
    const promised = stopped.send('pk1');
    fetchMock.mockImplementation((_url, init) => new Promise((_, no) => init?.signal?.addEventListener('abort', no)));
    const called = vi.fn();
    stopped.send('pk1', called, called);
    stopped.destroy();
    await promised.catch(() => {});
    expect(called).not.toHaveBeenCalled();
  });
});

describe('ExternalCheckoutChecker', () => {
  const details = { checkout_email: 'a@b.c', checkout_holder: 'Ann', gateway_type: 'ZipMoney' };

  it('gets the result of one token [S7.27] [S3.06]', async () => {
    fetchMock.mockResolvedValue(answer(200, { resource: { data: details } }));
    const checker = new ExternalCheckoutChecker('t/1');
    checker.setEnv('production');
    expect(await checker.send('pk1')).toEqual(details);
    expect(checker.getEnv()).toBe('production');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(sent()).toEqual({
      address: 'https://api.paydock.com/v1/payment_sources/external_checkout/t%2F1',
      method: 'GET',
      body: null,
    });
  });

  it('gives its error callback message and code', async () => {
    fetchMock.mockResolvedValue(answer(404, { error: { message: 'm', code: 'c' } }));
    const error = await new Promise((resolve) => new ExternalCheckoutChecker('t1').send('pk1', () => {}, resolve));
    expect(error).toMatchObject({ message: 'm', code: 'c', cause: 'not_found' });
  });
});
