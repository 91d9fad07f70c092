import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CUSTOMER_FIELDS, type GiftStoreCustomer } from '#rules/shop/customer.ts';
import { type GiftPaymentSubmission, PAYMENT_FIELDS } from './payment-schemas.ts';
import { createWebsiteApi } from './website-api.ts';
import { WEBSITE_API_ERRORS, WebsiteApiError } from './website-api-error.ts';
import { errorList, z } from './zod.ts';

const cart = {
  lines: [
    {
      itemId: 'safe-water',
      name: 'Safe water',
      category: 'Water',
      variant: '',
      price: 12.5,
      quantity: 2,
      image: '/w.svg',
      href: '/gifts/safe-water',
    },
  ],
  itemCount: 2,
  total: 25,
  currency: 'AUD',
};
const customer: GiftStoreCustomer = {
  ...(Object.fromEntries(CUSTOMER_FIELDS.map((field) => [field, field])) as unknown as GiftStoreCustomer),
  readPrivacy: true,
};
const payment: GiftPaymentSubmission = {
  amount: 50,
  siteCountryCode: 'NZL',
  ipAddress: '',
  orderId: 'order-1',
  paymentData: 'src1',
  paymentType: 'CreditCard',
  firstName: 'A',
  lastName: 'B',
  email: 'a@b.org',
  phone: '0412345678',
  contentId: 77,
};

/** A site that gives every request the same response and records the requests. */
function siteThat(body: unknown, status = 200) {
  const fetch = vi.fn(
    async (_url: string | URL | Request, _init?: RequestInit) =>
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
  const sent = () => {
    const [url, init] = fetch.mock.calls[0] ?? [];
    return { url, init, body: init?.body === undefined ? undefined : JSON.parse(String(init.body)) };
  };
  return { fetch, sent, api: createWebsiteApi({ fetch }) };
}

async function failureOf(call: Promise<unknown>): Promise<WebsiteApiError> {
  const outcome = await call.then(
    (response) => ({ answer: response }),
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(WebsiteApiError);
  return outcome as WebsiteApiError;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the cart', () => {
  it.each([
    [
      'add',
      (api: ReturnType<typeof createWebsiteApi>) => api.addToCart('/nz/cart', { itemId: 'x', quantity: 2 }),
      { intent: 'add', itemId: 'x', quantity: 2 },
    ],
    [
      'set',
      (api: ReturnType<typeof createWebsiteApi>) => api.setQuantity('/nz/cart', { itemId: 'x', quantity: 9 }),
      { intent: 'set', itemId: 'x', quantity: 9 },
    ],
    [
      'remove',
      (api: ReturnType<typeof createWebsiteApi>) => api.removeFromCart('/nz/cart', 'x'),
      { intent: 'remove', itemId: 'x' },
    ],
  ])('posts %s as JSON and answers with the cart', async (_intent, act, body) => {
    const { api, sent } = siteThat(cart);
    expect(await act(api)).toEqual(cart);
    expect(sent().url).toBe('/nz/cart');
    expect(sent().init).toMatchObject({
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      credentials: 'same-origin',
    });
    expect(sent().body).toEqual(body);
  });

  it('sends the language of the page in a header, beside the fixed fields', async () => {
    vi.stubGlobal('document', { documentElement: { lang: 'mi', hasAttribute: () => false } });
    const { api, sent } = siteThat({ errors: [] });
    await api.submitCustomer(customer);
    expect(sent().init?.headers, '[A3.04]').toMatchObject({ 'Content-Language': 'mi' });
    expect(Object.keys(sent().body)).toEqual([...CUSTOMER_FIELDS]);
  });

  it('is read with a GET', async () => {
    const { api, sent } = siteThat(cart);
    expect(await api.getCart('/cart')).toEqual(cart);
    expect(sent().init?.method ?? 'GET').toBe('GET');
    expect(sent().init?.credentials).toBe('same-origin');
    expect(sent().init?.body).toBeUndefined();
  });

  it('gives the server’s reasons when it refuses', async () => {
    const { api } = siteThat({ errors: ['No such gift.'] }, 422);
    const error = await failureOf(api.addToCart('/cart', { itemId: 'x', quantity: 1 }));
    expect(error).toMatchObject({ code: 'rejected', status: 422, errors: ['No such gift.'] });
  });

  it('posts each e-card with its six fields and returns the next address', async () => {
    const { api, sent } = siteThat({ redirect: '/checkout/details' });
    const card = {
      instanceId: 'x-1',
      cardType: 'email',
      recipientName: 'R',
      recipientEmailAddress: 'r@x.org',
      message: 'M',
      senderName: 'S',
    } as const;
    const shown = { ...card, itemName: 'X', image: '/x.svg' };
    expect(await api.saveEcards('/cart/e-cards', [shown])).toEqual({ redirect: '/checkout/details' });
    expect(sent().url).toBe('/cart/e-cards');
    expect(sent().body).toEqual({ cards: [card] });
    // Prototype.js up to 1.6, in old content systems, gives arrays one of their own.
    const lists = Array.prototype as unknown as { toJSON?: () => string };
    lists.toJSON = () => 'a text';
    try {
      const old = siteThat({ redirect: '' });
      await old.api.saveEcards('/cart/e-cards', [shown]);
      expect(String(old.fetch.mock.calls[0]?.[1]?.body), 'on an old page').toContain('{"cards":[{');
    } finally {
      delete lists.toJSON;
    }
  });
});

describe('the address search', () => {
  const suggestion = {
    id: 'abc',
    address: '1 A St',
    city: 'C',
    postcode: '0800',
    state: 'NT',
    suburb: 'B',
    streetAddress: '1 A St',
  };

  it('gets Search with address, encoded, and country, and keeps the order [W7.01]', async () => {
    const list = ['3', '1', '2'].map((id) => ({ ...suggestion, id }));
    const { api, fetch, sent } = siteThat(list);
    expect((await api.searchAddresses({ address: '1/100 George & Co', country: 'AUS' })).map(({ id }) => id)).toEqual([
      '3',
      '1',
      '2',
    ]);
    const url = new URL(String(sent().url), 'https://site.example');
    expect(url.pathname).toBe('/umbraco/api/AddressAutocomplete/Search');
    expect([...url.searchParams]).toEqual([
      ['address', '1/100 George & Co'],
      ['country', 'AUS'],
    ]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('keeps the 7 fields of a suggestion [W3.08]', async () => {
    const { api } = siteThat([{ ...suggestion, more: 1 }]);
    expect(await api.searchAddresses({ address: '100', country: 'NZL' })).toEqual([suggestion]);
  });

  it('gets Get with searchId and returns the six fields [W7.04]', async () => {
    const { address: _line, ...details } = suggestion;
    const { api, sent } = siteThat(details);
    expect(await api.getAddress('a b+c')).toEqual(details);
    const url = new URL(String(sent().url), 'https://site.example');
    expect(url.pathname).toBe('/umbraco/api/AddressAutocomplete/Get');
    expect([...url.searchParams]).toEqual([['searchId', 'a b+c']]);
  });

  it('takes a missing or null part of an address for an empty one [W7.04]', async () => {
    const { api } = siteThat({ id: 'abc', city: null, streetAddress: '1 A St' });
    expect(await api.getAddress('abc')).toEqual({
      id: 'abc',
      city: '',
      postcode: '',
      state: '',
      suburb: '',
      streetAddress: '1 A St',
    });
  });

  it('can be stopped', async () => {
    const controller = new AbortController();
    const api = createWebsiteApi({ fetch: hangingFetch });
    const call = failureOf(api.searchAddresses({ address: '100', country: 'AUS' }, { signal: controller.signal }));
    controller.abort();
    expect((await call).code).toBe('aborted');
    expect((await failureOf(api.getAddress('abc', { signal: controller.signal }))).code).toBe('aborted');
  });
});

describe('the customer form', () => {
  it('posts exactly the 13 fields to exactly the path [W3.07] [W7.08]', async () => {
    const { api, sent } = siteThat({ errors: [] });
    const more = { ...customer, note: 'not ours to send' };
    expect(await api.submitCustomer(more)).toEqual({ errors: [] });
    expect(sent().url).toBe('/umbraco/api/CustomerForm/SubmitGiftStoreCustomerForm/');
    expect(Object.keys(sent().body)).toEqual([...CUSTOMER_FIELDS]);
    expect(sent().body.readPrivacy).toBe(true);
  });

  it('treats a response without errors as one with none', async () => {
    expect(await siteThat({}).api.submitCustomer(customer)).toEqual({ errors: [] });
    expect(await siteThat({ errors: null }).api.submitCustomer(customer)).toEqual({ errors: [] });
  });

  it.each([200, 422])('answers with the errors of status %i [W7.08]', async (status) => {
    expect(await siteThat({ errors: ['A', 'B'] }, status).api.submitCustomer(customer)).toEqual({ errors: ['A', 'B'] });
  });

  it.each([400, 422, 500])('does not take a refusal %i without reasons for a success [W7.08]', async (status) => {
    const error = await failureOf(siteThat({ errors: [] }, status).api.submitCustomer(customer));
    expect(error.status).toBe(status);
    expect(error.code).toBe(status === 422 ? 'rejected' : 'server_error');
  });

  it('posts to the page’s address', async () => {
    const { api, sent } = siteThat({ errors: [] });
    await api.submitCustomer(customer, { action: '/elsewhere' });
    expect(sent().url).toBe('/elsewhere');
  });
});

describe('the payment', () => {
  const success = { errors: [], friendlyErrorMessage: '', amount: 50, currency: 'NZD', transactionId: 'T1' };

  it('posts exactly the 11 fields, the amount in whole currency units [W3.16] [W3.17]', async () => {
    const { api, sent } = siteThat(success);
    const more = { ...payment, ipAddress: '10.0.0.1' as '', cardNumber: 'never' };
    expect(await api.submitPayment(more)).toEqual(success);
    expect(sent().url).toBe('/umbraco/api/GiftStorePayment/SubmitPaydockWidget/');
    expect(Object.keys(sent().body)).toEqual([...PAYMENT_FIELDS]);
    expect(sent().body).toEqual(payment);
    expect(PAYMENT_FIELDS).toHaveLength(11);
  });

  it('reads its five fields and nothing else [W3.22]', async () => {
    expect(await siteThat({ ...success, extra: { a: 1 } }).api.submitPayment(payment)).toEqual(success);
    expect(await siteThat({ errors: [] }).api.submitPayment(payment)).toEqual({
      errors: [],
      friendlyErrorMessage: '',
      amount: undefined,
      currency: '',
      transactionId: '',
    });
  });

  it('lets no odd detail of a paid order pass for a failure', async () => {
    const odd = { errors: [], friendlyErrorMessage: null, amount: {}, currency: 7, transactionId: 12 };
    expect(await siteThat(odd).api.submitPayment(payment)).toEqual({
      ...success,
      amount: undefined,
      currency: '7',
      transactionId: '12',
    });
    expect(await siteThat({ ...success, amount: '50.00' }).api.submitPayment(payment)).toMatchObject({
      amount: '50.00',
    });
  });

  it.each(['declined', [1], {}, 0, true])('does not take errors %j for a success', async (errors) => {
    const error = await failureOf(siteThat({ ...success, errors }).api.submitPayment(payment));
    expect(error).toMatchObject({ code: 'bad_answer', status: 200 });
  });

  it('returns a decline, whatever its status', async () => {
    const declined = { errors: ['declined'], friendlyErrorMessage: 'Your card was declined.' };
    for (const status of [200, 402, 502]) {
      expect(await siteThat(declined, status).api.submitPayment(payment)).toMatchObject(declined);
    }
  });

  it('has no end in a 202, whatever it lists', async () => {
    const pending = { errors: ['pending'], friendlyErrorMessage: 'We are still checking.' };
    expect(await failureOf(siteThat(pending, 202).api.submitPayment(payment))).toMatchObject({
      code: 'undecided',
      status: 202,
      friendlyErrorMessage: 'We are still checking.',
    });
  });

  it('keeps the friendly message of a failure', async () => {
    const { api } = siteThat({ friendlyErrorMessage: 'We are checking your payment.' }, 503);
    expect(await failureOf(api.submitPayment(payment))).toMatchObject({
      code: 'server_error',
      status: 503,
      friendlyErrorMessage: 'We are checking your payment.',
    });
  });

  it('waits 60 s, where other calls wait 30 s', async () => {
    const api = createWebsiteApi({ fetch: hangingFetch });
    const ended: string[] = [];
    void api.submitPayment(payment).catch((error: WebsiteApiError) => ended.push(`payment ${error.code}`));
    void api.submitCustomer(customer).catch((error: WebsiteApiError) => ended.push(`customer ${error.code}`));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual(['customer timeout']);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).toEqual(['customer timeout']);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual(['customer timeout', 'payment timeout']);
  });
});

describe('failures', () => {
  it.each<[string, unknown, number, string]>([
    ['a page instead of JSON', '<!doctype html>', 200, 'not_json'],
    ['nothing', '', 200, 'not_json'],
    ['another shape', { lines: 'none' }, 200, 'bad_answer'],
    ['null', null, 200, 'bad_answer'],
    ['a list', [], 200, 'bad_answer'],
    ['a wrong number', { ...cart, total: '25' }, 200, 'bad_answer'],
    ['an error page', '<!doctype html>', 500, 'server_error'],
    ['not found', { errors: [] }, 404, 'server_error'],
  ])('%s is a typed failure with a sentence for people', async (_name, body, status, code) => {
    const error = await failureOf(siteThat(body, status).api.getCart('/cart'));
    expect(error).toMatchObject({ code, status });
    expect(error.message).toBe(WEBSITE_API_ERRORS[error.code]);
  });

  it('an unreachable site is offline, tried once', async () => {
    const fetch = vi.fn(async () => {
      throw new TypeError('Failed to fetch');
    });
    const error = await failureOf(createWebsiteApi({ fetch }).submitPayment(payment));
    expect(error).toMatchObject({ code: 'offline', status: undefined });
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('a body that never ends is a timeout too', async () => {
    const fetch = async (_url: unknown, init?: RequestInit) => {
      const body = new ReadableStream({
        start(stream) {
          init?.signal?.addEventListener('abort', () => stream.error(new DOMException('Aborted', 'AbortError')));
        },
      });
      return new Response(body);
    };
    const call = failureOf(
      createWebsiteApi({ fetch: fetch as typeof globalThis.fetch, timeoutMs: 5 }).getCart('/cart'),
    );
    await vi.advanceTimersByTimeAsync(5);
    expect((await call).code).toBe('timeout');
  });

  it('leaves no timer and no listener behind', async () => {
    const signal = new AbortController().signal;
    const remove = vi.spyOn(signal, 'removeEventListener');
    await siteThat(cart).api.getCart('/cart', { signal });
    expect(vi.getTimerCount()).toBe(0);
    expect(remove).toHaveBeenCalledExactlyOnceWith('abort', expect.any(Function));
  });
});

describe('createWebsiteApi', () => {
  it('starts from an origin where it is given one', async () => {
    const { fetch, sent } = siteThat(cart);
    await createWebsiteApi({ fetch, origin: 'http://127.0.0.1:8080' }).getCart('/nz/cart');
    expect(sent().url).toBe('http://127.0.0.1:8080/nz/cart');
  });

  it('uses the global fetch of the time of the call', async () => {
    const api = createWebsiteApi();
    const { fetch } = siteThat(cart);
    vi.stubGlobal('fetch', fetch);
    expect(await api.getCart('/cart')).toEqual(cart);
  });
});

/** A fetch that settles only when it is aborted. */
const hangingFetch = ((_url: unknown, init?: RequestInit) =>
  new Promise((_resolve, reject) => {
    const stop = () => reject(new DOMException('Aborted', 'AbortError'));
    if (init?.signal?.aborted) stop();
    init?.signal?.addEventListener('abort', stop);
  })) as typeof globalThis.fetch;

describe('a call from a page', () => {
  it('is not made in a preview', async () => {
    vi.stubGlobal('document', { documentElement: { lang: '', hasAttribute: () => true } });
    const { api, fetch } = siteThat(cart);
    expect((await failureOf(api.getCart('/cart'))).code).toBe('preview');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('may be redirected by this site, and by no other', async () => {
    const redirectOf = async (action: string) => {
      const { api, sent } = siteThat({ errors: [] });
      await api.submitCustomer(customer, { action });
      return sent().init?.redirect;
    };
    expect(await redirectOf('https://other.example/post'), 'in Node').toBe('follow');
    const documentElement = { lang: '', hasAttribute: () => false };
    for (const [href, baseURI] of [
      ['https://site.example/cart', 'https://site.example/cart'],
      // A preview of a content system.
      ['about:srcdoc', 'https://site.example/editor/'],
    ]) {
      vi.stubGlobal('location', { href, origin: href === 'about:srcdoc' ? 'null' : 'https://site.example' });
      vi.stubGlobal('origin', 'https://site.example');
      vi.stubGlobal('document', { baseURI, documentElement });
      expect(await redirectOf('/post'), href).toBe('follow');
      expect(await redirectOf('https://other.example/post'), href).toBe('error');
    }
  });

  it('is asked for the bot check, and sends its token', async () => {
    const refuse = async () =>
      Response.json({ errors: ['Are you a person?'] }, { status: 403, headers: { 'bot-check-required': 'payment' } });
    expect(await failureOf(createWebsiteApi({ fetch: refuse }).submitCustomer(customer))).toMatchObject({
      code: 'bot_check',
      status: 403,
      errors: ['Are you a person?'],
    });
    const { api, sent } = siteThat({ errors: [] });
    await api.submitCustomer(customer, { botCheckToken: 'person' });
    expect(sent().init?.headers).toMatchObject({ 'Bot-Check-Token': 'person' });
  });

  it('has no sentences of the server in a failure without any', async () => {
    const { api } = siteThat('<!doctype html>', 500);
    for (const call of [api.getCart('/cart'), siteThat('', 500).api.submitPayment(payment)])
      expect(await failureOf(call)).toMatchObject({ code: 'server_error', errors: [], friendlyErrorMessage: '' });
  });

  it('can be stopped, whichever it is', async () => {
    const signal = AbortSignal.abort();
    const api = createWebsiteApi({ fetch: hangingFetch });
    const calls = [
      api.getCart('/cart', { signal }),
      api.removeFromCart('/cart', 'x', { signal }),
      api.saveEcards('/cart/e-cards', [], { signal }),
    ];
    for (const call of calls) expect((await failureOf(call)).code).toBe('aborted');
  });
});

it('an e-card’s post leads nowhere unless the site names an address', async () => {
  expect(await siteThat({}).api.saveEcards('/cart/e-cards', [])).toEqual({ redirect: '' });
});

it.each(['paid', 'pending', 'refused', 'unreceived'] as const)('a posted payment may be %s', async (state) => {
  const { api, sent } = siteThat({ state, errors: [], amount: 50 });
  const status = await api.paymentStatus({ ...payment, ipAddress: '10.0.0.1' as '' });
  expect(status).toMatchObject({ state, errors: [], amount: 50 });
  expect(sent()).toMatchObject({ url: '/umbraco/api/GiftStorePayment/PaymentStatus/', body: payment });
});

it('a list of errors is a list of texts', () => {
  expect(errorList.safeParse([7]).error?.issues).toMatchObject([
    { code: 'custom', message: 'Expected a list of texts.' },
  ]);
  expect(z.config().jitless, 'a strict policy forbids compiled checks').toBe(true);
});
