import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../client/testing/client-fakes.ts';
import { Configuration } from './configuration.ts';
import { PAYMENT_TYPE, PURPOSE } from './payment-kinds.ts';

const fetchMock = vi.fn<typeof fetch>();
const warnings = vi.spyOn(console, 'warn');
const token = (name = 'cfg1') => answer(201, { resource: { data: { configuration_token: name } } });
const sentBody = () => JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body));
const create = async (configuration: Configuration) => {
  await configuration.createToken('pk1');
  return sentBody();
};

// The first client of a page warns that no environment was set, and any of these tests may be the first.
beforeAll(async () => {
  warnings.mockReturnValue();
  vi.stubGlobal(
    'fetch',
    fetchMock.mockImplementation(async () => token()),
  );
  await create(new Configuration());
});
beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async () => token());
  vi.stubGlobal('fetch', fetchMock);
  warnings.mockReset().mockReturnValue();
});
afterEach(() => vi.unstubAllGlobals());

describe('the configuration body', () => {
  it('is this by default [S3.62] [S3.63] [S3.66]', async () => {
    expect(await create(new Configuration())).toEqual({
      purpose: 'payment_source',
      meta: {},
      dynamic_fields_position: true,
      predefined_fields: { gateway_id: 'default', type: 'card', card_scheme: null, card_processing_network: null },
    });
  });

  it('carries purpose and label [S3.62]', async () => {
    const configuration = new Configuration('g1', 'card', 'payment_source');
    configuration.setLabel('L');
    expect(await create(configuration)).toMatchObject({ purpose: 'payment_source', label: 'L' });
  });

  it('carries exactly five predefined fields [S3.63]', async () => {
    const configuration = new Configuration('g1', 'gift_card');
    configuration.setGiftCardSchemeData('s', 'n');
    configuration.setCustomerId('c1');
    expect((await create(configuration)).predefined_fields).toEqual({
      gateway_id: 'g1',
      type: 'gift_card',
      customer_id: 'c1',
      card_scheme: 's',
      card_processing_network: 'n',
    });
    expect(new Configuration('g1').getConfigs().predefined_fields).not.toHaveProperty('customer_id');
  });

  it('lists the form fields, required ones with an asterisk [S3.64] [S3.65]', async () => {
    const configuration = new Configuration();
    configuration.setFormFields(['phone*', 'email']);
    expect((await create(configuration)).defined_form_fields).toEqual(['phone*', 'email']);
    expect(warnings).not.toHaveBeenCalled();
  });

  it('ignores unsupported form fields with one warning each [S5.26]', () => {
    const configuration = new Configuration();
    configuration.setFormFields(['email', 'foo', 'phone**'] as 'email'[]);
    expect(configuration.getConfigs().defined_form_fields).toEqual(['email']);
    expect(warnings.mock.calls.map(([text]) => text)).toEqual([
      expect.stringContaining('foo'),
      expect.stringContaining('phone**'),
    ]);
  });

  it('carries dynamic_fields_position as a boolean [S3.66]', async () => {
    const configuration = new Configuration();
    configuration.setDynamicFieldsPosition(false);
    expect(configuration.getConfigs().dynamic_fields_position).toBe(false);
    configuration.setDynamicFieldsPosition(true);
    expect((await create(configuration)).dynamic_fields_position).toBe(true);
  });

  it('carries meta and the three addresses, unset addresses not at all [S3.67]', async () => {
    const configuration = new Configuration();
    for (const key of ['webhook_destination', 'success_redirect_url', 'error_redirect_url']) {
      expect(configuration.getConfigs()).not.toHaveProperty(key);
    }
    configuration.setMeta({ reference: 'r' });
    configuration.setWebHookDestination('https://a.test/hook');
    configuration.setSuccessRedirectUrl('https://a.test/ok');
    configuration.setErrorRedirectUrl('https://a.test/no');
    expect(await create(configuration)).toMatchObject({
      meta: { reference: 'r' },
      webhook_destination: 'https://a.test/hook',
      success_redirect_url: 'https://a.test/ok',
      error_redirect_url: 'https://a.test/no',
    });
  });

  it('carries handle_cvv, disable_result_message and allowed_response_data [S3.68]', async () => {
    const configuration = new Configuration();
    configuration.setHandleCvv(true);
    configuration.setDisableResultMessage(true);
    configuration.setAllowedResponseData(['card_number_last4']);
    expect(await create(configuration)).toMatchObject({
      handle_cvv: true,
      disable_result_message: true,
      allowed_response_data: ['card_number_last4'],
    });
  });

  it('posts each of the 19 meta keys, without a warning [S3.71]', async () => {
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
      customer_storage_number: '7',
      tokenise_algorithm: 1,
    };
    const configuration = new Configuration();
    configuration.setMeta(meta);
    expect(configuration.getConfigs().meta).toEqual(meta);
    expect((await create(configuration)).meta).toEqual(meta);
    expect(warnings).not.toHaveBeenCalled();
  });

  it('ignores other meta keys with one warning each [S3.71] [S5.27]', () => {
    const configuration = new Configuration();
    const foreign = ['tokenize', 'gender', 'date_of_birth', 'charge', 'statistics', 'amount', 'currency', 'foo'];
    configuration.setMeta({ email: 'a@b.c', ...Object.fromEntries(foreign.map((key) => [key, 1])) });
    configuration.setMeta(JSON.parse('{"email":"a@b.c","__proto__":{"polluted":1}}'));
    expect(configuration.getConfigs().meta).toEqual({ email: 'a@b.c' });
    expect(warnings.mock.calls.map(([text]) => text)).toEqual(
      [...foreign, '__proto__'].map((key) => expect.stringContaining(key)),
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('is handed out as a copy', () => {
    const configuration = new Configuration('g1');
    configuration.getConfigs().predefined_fields.gateway_id = 'other';
    expect(configuration.getConfigs().predefined_fields.gateway_id).toBe('g1');
  });
});

describe('types and purposes', () => {
  it('accepts card, gift_card, bsb and bank_account [S3.69] [S5.21]', () => {
    expect(Object.values(PAYMENT_TYPE).sort()).toEqual(['bank_account', 'bsb', 'card', 'checkout', 'gift_card']);
    for (const type of ['card', 'gift_card', 'bsb', 'bank_account'] as const) {
      expect(new Configuration('g1', type).getConfigs().predefined_fields.type).toBe(type);
    }
    for (const type of ['foo', 'Card', 'constructor']) {
      expect(() => new Configuration('g1', type as 'card')).toThrow(/^unsupported payment type$/);
    }
  });

  it('refuses checkout as deprecated and names the checkout button [S5.22] [S3.69]', () => {
    expect(() => new Configuration('g1', 'checkout' as 'card')).toThrow(/deprecated.*checkout button/);
    expect(() => new Configuration('g1', 'checkout' as 'card')).not.toThrow('unsupported payment type');
  });

  it('accepts three purposes [S3.70] [S5.23]', () => {
    const purposes = ['payment_source', 'card_payment_source_with_cvv', 'card_payment_source_without_cvv'] as const;
    expect(Object.values(PURPOSE)).toEqual(purposes);
    for (const purpose of purposes) expect(new Configuration('g1', 'card', purpose).getConfigs().purpose).toBe(purpose);
    expect(() => new Configuration('g1', 'card', 'foo' as 'payment_source')).toThrow(/^unsupported purpose$/);
  });
});

describe('gift cards', () => {
  it('take scheme and network, other types do not [S5.24]', () => {
    const gift = new Configuration('g1', 'gift_card');
    gift.setGiftCardSchemeData('s', 'n');
    expect(gift.getConfigs().predefined_fields).toMatchObject({ card_scheme: 's', card_processing_network: 'n' });
    const card = new Configuration('g1', 'card');
    expect(() => card.setGiftCardSchemeData('s', 'n')).toThrow(/^unsupported payment type$/);
    expect(card.getConfigs().predefined_fields.card_scheme).toBeNull();
  });

  it('need both values [S5.25]', () => {
    const gift = new Configuration('g1', 'gift_card');
    expect(() => gift.setGiftCardSchemeData('s', '')).toThrow('card_processing_network is cannot be empty');
    expect(() => gift.setGiftCardSchemeData('', 'n')).toThrow('card_scheme is cannot be empty');
    expect(gift.getConfigs().predefined_fields).toMatchObject({ card_scheme: null, card_processing_network: null });
  });
});

describe('creating the token', () => {
  const message = (configuration: Configuration) =>
    new Promise<string>((resolve) => configuration.createToken('pk1', () => resolve('sent'), resolve));

  it('needs gateway and type, and names what is empty [S5.17] [S5.19] [S5.20]', async () => {
    expect(await message(new Configuration(''))).toBe('gateway_id is cannot be empty');
    expect(await message(new Configuration('not_configured'))).toBe('gateway_id is cannot be empty');
    expect(await message(new Configuration('g1', '' as 'card'))).toBe('type is cannot be empty');
    expect(await message(new Configuration('', '' as 'card'))).toBe('gateway_id, type are cannot be empty');
    expect(fetchMock).not.toHaveBeenCalled();
    expect(await message(new Configuration('default'))).toBe('sent');
    expect(await message(new Configuration('g1', 'bsb'))).toBe('sent');
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('needs scheme and network for gift cards only [S5.18] [S5.19]', async () => {
    expect(await message(new Configuration('g1', 'gift_card'))).toBe(
      'card_scheme, card_processing_network are cannot be empty',
    );
    expect(fetchMock).not.toHaveBeenCalled();
    const gift = new Configuration('g1', 'gift_card');
    gift.setGiftCardSchemeData('s', 'n');
    expect(await message(gift)).toBe('sent');
    expect(await message(new Configuration('g1', 'card'))).toBe('sent');
  });

  it('is one POST to the API’s remote-action/configs [S7.28]', async () => {
    const configuration = new Configuration('g1');
    configuration.setEnv({ api: 'https://pay.example', widget: 'https://frames.example' });
    await configuration.createToken('pk1');
    expect(fetchMock.mock.calls.map(([address, init]) => [address, init?.method])).toEqual([
      ['https://pay.example/v1/remote-action/configs', 'POST'],
    ]);
    expect(sentBody()).toEqual(configuration.getConfigs());
    expect(configuration.getEnv()).toBe('custom');
  });

  it('gives configuration_token or the error’s message [S7.29] [S8.20]', async () => {
    expect(await new Promise((resolve) => new Configuration('g1').createToken('pk1', resolve))).toBe('cfg1');
    fetchMock.mockResolvedValueOnce(answer(400, { error: { message: 'm' } }));
    expect(await message(new Configuration('g1'))).toBe('m');
    for (const response of [
      answer(500, {}),
      answer(500, { error: {} }),
      answer(201, {}),
      answer(201, { resource: { data: 'x' } }),
    ]) {
      fetchMock.mockResolvedValueOnce(response);
      expect(await message(new Configuration('g1'))).toBe('unknown error');
    }
  });

  it.each(['', 'null', '<html>Sign in to this network</html>', '{"resource":{"data":"x"}}'])(
    'may be tried again after an answer of somebody else: %j',
    async (body) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      fetchMock.mockResolvedValueOnce(new Response(body));
      await expect(new Configuration('g1').requestToken('pk1')).rejects.toMatchObject({
        code: 'unreadable_answer',
        retryable: true,
      });
    },
  );

  it('calls nobody back after destroy()', async () => {
    fetchMock.mockImplementation(
      (_address, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)),
    );
    const configuration = new Configuration('g1');
    const called = vi.fn();
    configuration.createToken('pk1', called, called);
    configuration.destroy();
    await new Promise((resolve) => setTimeout(resolve));
    expect(called).not.toHaveBeenCalled();
  });

  it('keeps the order of several, whichever answers first [S7.28]', async () => {
    let release = (_: Response) => {};
    fetchMock
      .mockImplementationOnce(
        () =>
          new Promise((resolve) => {
            release = resolve;
          }),
      )
      .mockImplementationOnce(async () => {
        release(token('a'));
        return token('b');
      });
    const tokens = await new Promise((resolve, reject) =>
      Configuration.createEachToken('pk1', [new Configuration('g1'), new Configuration('g2')], resolve, reject),
    );
    expect(tokens).toEqual(['a', 'b']);
    expect(fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).predefined_fields.gateway_id)).toEqual(
      ['g1', 'g2'],
    );
  });

  it('names the gateways that failed', async () => {
    fetchMock.mockResolvedValueOnce(answer(400, { error: { message: 'm' } }));
    const errors = await new Promise((resolve) =>
      Configuration.createEachToken(
        'pk1',
        [new Configuration('g1'), new Configuration(''), new Configuration('not_configured')],
        () => {},
        resolve,
      ),
    );
    expect(errors).toEqual([
      'gateway: g1 | m',
      'gateway:  | gateway_id is cannot be empty',
      'gateway: not_configured | gateway_id is cannot be empty',
    ]);
  });
});

describe('the default gateway', () => {
  it('takes the id that the provider names [S7.23]', async () => {
    fetchMock.mockResolvedValueOnce(answer(200, { resource: { data: { _id: 'g9' } } }));
    const configuration = new Configuration();
    expect(await configuration.resolveDefaultGateway('pk1')).toBe('g9');
    expect(fetchMock.mock.calls[0]?.[0]).toBe('https://api-sandbox.paydock.com/v1/gateways/default');
    expect(configuration.getConfigs().predefined_fields.gateway_id).toBe('g9');
  });

  it('stays not_configured after an error, and then makes no token [S7.23] [S5.20]', async () => {
    for (const response of [answer(404, {}), answer(200, { resource: { data: {} } })]) {
      fetchMock.mockResolvedValueOnce(response);
      const configuration = new Configuration();
      expect(await configuration.resolveDefaultGateway('pk1')).toBe('not_configured');
      await expect(configuration.createToken('pk1')).rejects.toThrow('gateway_id is cannot be empty');
    }
  });

  it('is not asked for when the gateway is known [S7.23]', async () => {
    expect(await new Configuration('g1').resolveDefaultGateway('pk1')).toBe('g1');
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
