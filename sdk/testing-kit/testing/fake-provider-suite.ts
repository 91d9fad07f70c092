import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Canvas3ds, Checkout, HtmlPaymentSourceWidget, HtmlWidget, PaymentSourceBuilder } from '../../index.ts';
import { type FakeProvider, fakeProvider, TEST_CARD_NUMBERS } from '../index.ts';

/** What the fake provider does, for each document of unit tests. */
export function describeFakeProvider(): void {
  let provider: FakeProvider;
  beforeEach(() => {
    provider = fakeProvider();
    document.body.innerHTML =
      '<form id="order"><div id="card"></div><input id="source" name="source"><button>Buy</button></form><p role="status"></p>';
  });
  afterEach(() => {
    provider.restore();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** A merchant's page, as it would be in production. */
  function openShop() {
    const card = new HtmlWidget('#card', 'pk_sandbox_haven');
    card.setEnv({ api: 'http://127.0.0.1:8081', widget: 'http://127.0.0.1:8081' });
    card.onFinishInsert('#source', 'payment_source');
    const say = (text: string) => {
      screen.getByRole('status').textContent = text;
    };
    card.on('finish', ({ payment_source }) => say(`Thank you: ${payment_source}`));
    card.on('error', ({ message }) => say(`No form: ${message}`));
    card.on('systemError', () => say('Try again later'));
    card.on('validationError', () => say('Check your card'));
    return card;
  }

  it('finishes a form, with the events of a real one', async () => {
    const card = openShop();
    const names: string[] = [];
    for (const name of ['afterLoad', 'validation', 'metaChange', 'submit', 'finish'] as const)
      card.on(name, () => names.push(name));
    card.load();
    const form = await provider.form('#card');
    expect(card.isValidForm()).toBe(false);
    expect(card.isInvalidFieldByValidator('card_number', 'required')).toBe(true);
    const meta = card.on('metaChange');
    form.fill({ number: TEST_CARD_NUMBERS.mastercard });
    expect(await meta, '[P7.01]').toMatchObject({ card_number_last4: '4444', card_scheme: 'mastercard' });
    expect(card.isValidForm()).toBe(true);
    const token = form.finish();
    expect(await screen.findByText(`Thank you: ${token}`), '[P7.01]').toBeTruthy();
    expect((document.querySelector('#source') as HTMLInputElement).value, '[P7.01]').toBe(token);
    expect(names).toEqual(['afterLoad', 'validation', 'metaChange', 'validation', 'submit', 'finish']);
    expect(provider.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /v1/remote-action/configs']);
  });

  it('lets a form fail in each way', async () => {
    const card = openShop();
    card.load();
    const form = await provider.form(document.querySelector('#card') as Element);
    form.refuse();
    expect(screen.getByRole('status').textContent, '[P7.01]').toBe('Check your card');
    form.fail({ message: 'Down', code: 'server_busy' });
    expect(screen.getByRole('status').textContent, '[P7.01]').toBe('Try again later');
    form.invalidate(['card_number'], 'cardNumberValidator');
    expect(card.isInvalidFieldByValidator('card_number', 'cardNumberValidator')).toBe(true);
    expect(card.isFieldErrorShowed('card_number')).toBe(true);
  });

  it('refuses calls, so that no form is rendered', async () => {
    provider.answer('/v1/remote-action/configs', { status: 403, error: { message: 'Unknown key', code: 'forbidden' } });
    openShop().load();
    await waitFor(() => expect(screen.getByRole('status').textContent, '[P7.01]').toMatch(/^No form: .*Unknown key/));
  });

  it('submits with the page’s own form, and receives its commands', async () => {
    const card = openShop();
    card.interceptSubmitForm('#order');
    card.load();
    const form = await provider.form('#card');
    const order = document.querySelector('#order') as HTMLFormElement;
    const buy = () => order.dispatchEvent(new Event('submit', { cancelable: true }));
    buy();
    expect(screen.getByRole('status').textContent).toBe('Check your card');
    form.fill();
    buy();
    expect(screen.getByRole('status').textContent, '[P7.01]').toMatch(/^Thank you: fake_token_/);
    card.hideElements(['title']);
    expect(form.commands.map(({ trigger }) => trigger)).toEqual(['submit_form', 'submit_form', 'hide_elements']);
    card.destroy();
    expect(document.querySelector('iframe')).toBeNull();
    form.finish();
    expect(screen.getByRole('status').textContent).toMatch(/^Thank you/);
  });

  it('gives tokens without a form, and leaves other origins to the page', async () => {
    const others = vi.fn(async () => new Response('mine'));
    provider.restore();
    vi.stubGlobal('fetch', others);
    provider = fakeProvider({ api: 'https://pay.example.org' });
    const account = { account_name: 'Aroha Smith', account_bsb: '062000', account_number: '12345678' };
    const builder = new PaymentSourceBuilder('gateway', account, 'bank_account');
    builder.setEnv(provider.environment);
    const token = await builder.send('pk_sandbox_haven');
    expect(token, '[P7.01]').toMatch(/^fake_token_/);
    expect(provider.calls[0]?.body).toMatchObject({ account_number: '12345678' });
    expect(await (await fetch('https://shop.example.org/orders')).text()).toBe('mine');
    provider.restore();
    expect(globalThis.fetch).toBe(others);
    vi.unstubAllGlobals();
  });

  it('answers a 3-D Secure question in each way', async () => {
    for (const [answer, event] of [
      ['confirm', 'chargeAuthSuccess'],
      ['reject', 'chargeAuthReject'],
      ['cancel', 'chargeAuthCancelled'],
    ] as const) {
      const canvas = new Canvas3ds('#card', provider.threeDsToken());
      canvas.setEnv(provider.environment);
      const ended = canvas.on(event);
      canvas.load();
      const bank = await provider.bank('#card');
      bank[answer]();
      expect(await ended, `[P7.01] ${answer}`).toMatchObject({ event });
      canvas.destroy();
    }
  });

  it('ends a hosted checkout in each way', async () => {
    const token = btoa('{}').concat('.', btoa('{"environment":"sandbox","intent_id":"i","seq":1}'), '.x');
    const paid: string[] = [];
    const checkout = new Checkout('#card', token);
    checkout.setEnv(provider.environment);
    checkout.onPaymentSuccessful(({ charge_id }) => paid.push(charge_id));
    (await provider.checkout('#card')).pay({ charge_id: 'ch_1' });
    expect(paid, '[P7.01]').toEqual(['ch_1']);
    for (const [end, event] of [
      ['fail', 'paymentFailure'],
      ['expire', 'paymentExpired'],
    ] as const) {
      const another = new Checkout('#card', token);
      another.setEnv(provider.environment);
      const ended = another.on(event);
      checkout.destroy();
      (await provider.checkout('#card'))[end]();
      expect(await ended, `[P7.01] ${end}`).toBeTruthy();
      another.destroy();
    }
  });

  it('plays any other frame, such as saved sources', async () => {
    const saved = new HtmlPaymentSourceWidget('#card', 'pk', 'query-token');
    saved.setEnv(provider.environment);
    const selected = saved.on('select');
    saved.load();
    (await provider.frame('#card')).emit('select', { data: { type: 'card' } });
    expect(await selected, '[P7.01]').toMatchObject({ event: 'select' });
  });

  it('says what to look at when nothing appears', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const missing = provider.form('#card').catch(({ message }: Error) => message);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await missing).toBe(
      'No frame of http://127.0.0.1:8081/remote-action? appeared in the container. Was load() called, and does setEnv() name http://127.0.0.1:8081?',
    );
  });
}
