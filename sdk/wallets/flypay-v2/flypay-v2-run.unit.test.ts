import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SdkError } from '../../client/sdk-error.ts';
import { flypayV2Address } from './flypay-v2-address.ts';
import { FlypayV2World } from './testing/fake-popup.ts';

// Written down, so that a change of the product fails.
const WALLET_POPUP_CHECK = 300;

const CLOSE = ['checkout_close', undefined] as const;
const OPEN = ['checkout_open', undefined] as const;
const SUCCESS = { isPaymentSuccessful: true, orderId: 'o1' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const passed = (time = 0) => vi.advanceTimersByTimeAsync(time);

async function opened(tokens?: { accessToken: string; refreshToken: string }) {
  const world = new FlypayV2World(tokens);
  world.run.click();
  await passed();
  return world;
}

describe('a click on the pay-later wallet’s button', () => {
  it('waits for the merchant before anything else happens [S4.38] [S2.04]', async () => {
    const world = new FlypayV2World();
    let allow: (isAllowed: boolean) => void = () => {};
    world.ask = () =>
      new Promise((resolve) => {
        allow = resolve;
      });
    world.run.click();
    await passed(10_000);
    expect(world.log).toEqual(['state asking', 'ask']);
    allow(true);
    await passed();
    expect(world.log).toEqual([
      'state asking',
      'ask',
      'state ordering',
      'order',
      'state open',
      'overlay',
      'open o1 default',
    ]);
    world.run.destroy();
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('no')), '[S4.39]'],
    ['answers false', () => Promise.resolve(false), '[S4.40]'],
  ])('does nothing when the merchant %s, and can be repeated %#', async (_, ask) => {
    const world = new FlypayV2World();
    world.ask = ask;
    world.run.click();
    await passed();
    expect(world.log).toEqual(['state asking', 'ask', 'state idle']);
    expect(world.events).toEqual([]);
    world.ask = () => Promise.resolve(true);
    world.run.click();
    await passed();
    expect(world.popups).toHaveLength(1);
    world.run.destroy();
  });

  it('aborts and re-enables after a rejection or false [S4.39] [S4.40]', async () => {
    for (const ask of [() => Promise.reject(new Error('no')), () => Promise.resolve(false)]) {
      const world = new FlypayV2World();
      world.ask = ask;
      world.run.click();
      await passed();
      expect([world.state, world.log.includes('order'), world.popups.length]).toEqual(['idle', false, 0]);
    }
  });

  it('asks for an order once, and never for one that is known [S4.41]', async () => {
    const world = await opened();
    world.popup.closed = true;
    await passed(WALLET_POPUP_CHECK);
    world.run.click();
    await passed();
    expect(world.log.filter((entry) => entry === 'order')).toEqual(['order']);
    expect(world.popups).toHaveLength(2);
    world.run.destroy();
  });

  it('shows overlay and popup only after the order id has come, each once [S4.42] [S4.43]', async () => {
    const world = new FlypayV2World();
    let give: (id: string) => void = () => {};
    world.createOrderId = () =>
      new Promise((resolve) => {
        give = resolve;
      });
    world.run.click();
    await passed(10_000);
    expect([world.popups.length, world.overlays]).toEqual([0, 0]);
    give('o1');
    await passed();
    expect([world.popups.length, world.overlays]).toEqual([1, 1]);
    expect(world.log.at(-1)).toBe('open o1 default');
    expect(world.events).toEqual([OPEN]);
    world.run.destroy();
  });

  it('is one flow, however often it is repeated', async () => {
    const world = new FlypayV2World();
    for (let click = 0; click < 5; click++) world.run.click();
    await passed();
    world.run.click();
    world.run.click();
    await passed();
    expect([world.popups.length, world.overlays, world.log.filter((entry) => entry === 'ask').length]).toEqual([
      1, 1, 1,
    ]);
    expect(world.popup.focused).toBe(2);
    world.run.destroy();
  });

  it('reports why no order could be made, and can be repeated [S8.16]', async () => {
    const world = new FlypayV2World();
    world.createOrderId = () => Promise.reject(new SdkError('m', 'invalid_input', { code: 'c' }));
    world.run.click();
    await passed();
    expect(world.events).toEqual([['unavailable', { type: 'create_order_id_error', code: 'c' }]]);
    expect([world.state, world.popups.length, world.overlays]).toEqual(['idle', 0, 0]);
    world.createOrderId = () => Promise.resolve('o1');
    world.run.click();
    await passed();
    expect(world.popups).toHaveLength(1);
    world.run.destroy();
  });

  it('names the cause where the provider gave no code', async () => {
    const world = new FlypayV2World();
    world.createOrderId = () => Promise.reject(new SdkError('m', 'service_unreachable'));
    world.run.click();
    await passed();
    expect(world.events).toEqual([['unavailable', { type: 'create_order_id_error', code: 'service_unreachable' }]]);
  });
});

describe('the popup', () => {
  it('is looked at every 300 ms; closed, it ends everything once', async () => {
    const world = await opened();
    expect(world.overlaysShown).toBe(1);
    world.popup.closed = true;
    await passed(299);
    expect(world.events, '[S4.48] no close at 299 ms').toEqual([OPEN]);
    expect(world.state).toBe('open');
    await passed(1);
    expect(world.events, '[S4.48] [S4.49] a close at 300 ms').toEqual([OPEN, CLOSE]);
    expect(world.overlaysShown, '[S4.50] the overlay is gone').toBe(0);
    expect(world.state, '[S4.51] the button can be clicked').toBe('idle');
    expect(vi.getTimerCount(), '[S4.49] polling has stopped').toBe(0);
    await passed(10_000);
    expect(world.events, '[S4.49] once').toEqual([OPEN, CLOSE]);
    world.run.click();
    await passed();
    expect(world.popups, '[S4.51] a click begins anew').toHaveLength(2);
    expect(world.events).toEqual([OPEN, CLOSE, OPEN]);
    world.run.destroy();
  });

  it('that stays open is left alone', async () => {
    const world = await opened();
    await passed(60_000);
    expect(world.events).toEqual([OPEN]);
    world.run.destroy();
  });

  it('gets the saved sign-in when it is ready, and nothing when there is none [S4.44] [S3.45]', async () => {
    const world = await opened({ accessToken: 'a1', refreshToken: 'r1' });
    expect(world.popup.received).toEqual([]);
    world.say({ isDomReady: true });
    expect(world.popup.received).toEqual([{ auth: { access_token: 'a1', refresh_token: 'r1' } }]);
    world.run.destroy();
    const without = await opened();
    without.say({ isDomReady: true });
    expect(without.popup.received).toEqual([]);
    without.run.destroy();
  });

  it('is express with a saved sign-in, default without [S2.44] [S2.45]', async () => {
    const world = await opened({ accessToken: 'a1', refreshToken: 'r1' });
    expect(world.log.at(-1)).toBe('open o1 express');
    world.run.destroy();
    const without = await opened();
    expect(without.log.at(-1)).toBe('open o1 default');
    without.run.destroy();
  });

  it('renews the saved sign-in, and reports it once [S4.47]', async () => {
    const world = await opened({ accessToken: 'a1', refreshToken: 'r1' });
    world.say({ accessToken: 'a1', refreshToken: 'r1' });
    world.say({ accessToken: 'a2', refreshToken: 'r1' });
    world.say({ accessToken: 'a2', refreshToken: 'r2' });
    world.say({ accessToken: 'a2', refreshToken: 'r2' });
    world.say({ accessToken: 'a3' });
    world.say({ accessToken: 'a3', refreshToken: 3 });
    expect(world.events).toEqual([
      OPEN,
      ['auth_tokens_changed', { accessToken: 'a2', refreshToken: 'r1' }],
      ['auth_tokens_changed', { accessToken: 'a2', refreshToken: 'r2' }],
    ]);
    world.say({ isDomReady: true });
    expect(world.popup.received).toEqual([{ auth: { access_token: 'a2', refresh_token: 'r2' } }]);
    world.run.destroy();
  });

  it('raises success once, and a paid charge is not paid again [S4.45]', async () => {
    const world = await opened();
    const { popup } = world;
    world.say(SUCCESS);
    world.say(SUCCESS);
    world.say({ error: 'late' });
    await passed(10_000);
    expect(world.events).toEqual([OPEN, ['payment_success', { orderId: 'o1' }]]);
    expect([popup.closed, world.overlaysShown, world.state]).toEqual([true, 0, 'paid']);
    world.run.click();
    await passed();
    expect(world.popups).toHaveLength(1);
  });

  it('raises one error with its data, however often it is sent [S4.46]', async () => {
    const world = await opened();
    world.say({ error: { message: 'Declined' } });
    world.say({ error: { message: 'Declined' }, paymentFlowState: 'error' });
    world.say(SUCCESS);
    await passed(10_000);
    expect(world.events).toEqual([
      OPEN,
      ['payment_error', { error: { error: { message: 'Declined' }, orderId: 'o1' } }],
    ]);
    expect(world.state).toBe('idle');
    world.run.click();
    await passed();
    expect(world.popups).toHaveLength(2);
    world.run.destroy();
  });

  it('that speaks of another order is not believed', async () => {
    const world = await opened();
    world.say({ isPaymentSuccessful: true, orderId: 'o2' });
    world.say({ isPaymentSuccessful: 'yes', orderId: 'o1' });
    world.say({ isPaymentSuccessful: true, orderId: null });
    world.say({ error: 'x', orderId: 'o2' });
    expect(world.events).toEqual([OPEN]);
    world.run.destroy();
  });

  it('that was blocked waits for the overlay’s Continue', async () => {
    const world = new FlypayV2World();
    world.isBlocked = true;
    world.run.click();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await passed(10_000);
    expect([world.events, world.overlaysShown, world.state]).toEqual([[], 1, 'open']);
    expect(warn.mock.calls).toEqual([
      ['The wallet’s window was blocked. Continue on the overlay opens it, or allow pop-ups.'],
    ]);
    world.isBlocked = false;
    world.controls?.onContinue();
    world.controls?.onContinue();
    expect([world.events, world.popups.length, world.popup.focused]).toEqual([[OPEN], 1, 1]);
    world.controls?.onClose();
    world.controls?.onClose();
    expect(world.events).toEqual([OPEN, CLOSE]);
    expect(world.popup.closed).toBe(true);
  });

  it('needs no overlay; blocked without one, it ends the flow at once', async () => {
    const world = new FlypayV2World();
    world.hasOverlay = false;
    world.isBlocked = true;
    world.run.click();
    await passed();
    expect([world.events, world.state]).toEqual([[CLOSE], 'idle']);
    world.isBlocked = false;
    world.run.click();
    await passed();
    world.say(SUCCESS);
    expect(world.events.slice(1)).toEqual([OPEN, ['payment_success', { orderId: 'o1' }]]);
  });

  it('opens again when Continue comes before the next look', async () => {
    const world = await opened();
    world.popup.closed = true;
    world.controls?.onContinue();
    await passed(10_000);
    expect([world.popups.length, world.events]).toEqual([2, [OPEN]]);
    world.say(SUCCESS, world.popups[0]);
    expect(world.events).toEqual([OPEN]);
    world.say(SUCCESS);
    expect(world.events.at(-1)).toEqual(['payment_success', { orderId: 'o1' }]);
  });

  it.each(['asking', 'ordering', 'open', 'heard', 'ended'])(
    'leaves nothing behind when destroyed while %s',
    async (step) => {
      const world = new FlypayV2World();
      const never = () => new Promise<never>(() => {});
      if (step === 'asking') world.ask = never;
      if (step === 'ordering') world.createOrderId = never;
      world.run.click();
      await passed();
      if (step === 'heard') world.say({ isDomReady: true });
      if (step === 'ended') world.controls?.onClose();
      const before = [...world.events];
      world.run.destroy();
      world.run.destroy();
      world.say(SUCCESS);
      world.run.click();
      world.controls?.onContinue();
      world.controls?.onClose();
      await passed(10_000);
      expect(world.events).toEqual(before);
      expect([world.overlaysShown, world.listening, world.state]).toEqual([0, 0, 'destroyed']);
      expect(world.popups.every(({ closed }) => closed)).toBe(true);
    },
  );

  const late = async (answer: unknown) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    if (answer instanceof Error) throw answer;
    return answer;
  };
  it.each([
    ['the merchant agrees', 'ask', true],
    ['the merchant refuses', 'ask', false],
    ['the order id comes', 'createOrderId', 'o1'],
    ['no order can be made', 'createOrderId', new Error('no')],
  ])('is not opened when %s only after destroy()', async (_, step, answer) => {
    const world = Object.assign(new FlypayV2World(), { [step]: () => late(answer) });
    world.run.click();
    await passed(999);
    world.run.destroy();
    const before = [...world.log];
    await passed(1);
    expect([world.log, world.events]).toEqual([before, []]);
  });

  it('is over when a handler of the merchant destroys it between two meanings of one message', async () => {
    const world = await opened();
    world.onReport = () => world.run.destroy();
    world.say({ ...SUCCESS, accessToken: 'a2', refreshToken: 'r2', isDomReady: true });
    expect(world.events).toEqual([OPEN, ['auth_tokens_changed', { accessToken: 'a2', refreshToken: 'r2' }]]);
    expect(world.popup.received).toEqual([]);
  });

  it('is closed at every step with exactly one outcome', async () => {
    const steps = [{ isDomReady: true }, { accessToken: 'a', refreshToken: 'r' }, { paymentFlowState: 'x' }, SUCCESS];
    for (let count = 0; count <= steps.length; count++) {
      const world = await opened();
      for (const step of steps.slice(0, count)) world.say(step);
      world.popups[0]!.closed = true;
      await passed(1000);
      const outcomes = world.events.map(([name]) => name).filter((name) => /payment|close/.test(name));
      expect(outcomes).toEqual([count === steps.length ? 'payment_success' : 'checkout_close']);
      expect([world.overlaysShown, world.listening]).toEqual([0, 0]);
    }
  });
});

describe('the popup’s address', () => {
  const page = { host: 'https://pay.test', orderId: 'ord_1', merchantUrl: 'https://shop.test/cart?a=1' };

  it('carries the order and the merchant’s page [S2.43]', () => {
    const address = flypayV2Address({ ...page, isExpress: false });
    expect(address).toBe(
      'https://pay.test/?orderId=ord_1&merchantUrl=https%3A%2F%2Fshop.test%2Fcart%3Fa%3D1&mode=default',
    );
  });

  it('names default or express [S2.44] [S2.45]', () => {
    const modeOf = (isExpress: boolean) => new URL(flypayV2Address({ ...page, isExpress })).searchParams.get('mode');
    expect([modeOf(false), modeOf(true)]).toEqual(['default', 'express']);
  });

  it('carries redirectUrl and clientId only when they are known [S2.46] [S3.45]', () => {
    const keys = (more: object) => [
      ...new URL(flypayV2Address({ ...page, isExpress: false, ...more })).searchParams.keys(),
    ];
    expect(keys({})).toEqual(['orderId', 'merchantUrl', 'mode']);
    expect(keys({ redirectUrl: '', clientId: '' })).toEqual(['orderId', 'merchantUrl', 'mode']);
    const both = { redirectUrl: 'https://shop.test/done?b=2', clientId: 'c1' };
    expect(keys(both)).toEqual(['orderId', 'merchantUrl', 'mode', 'redirectUrl', 'clientId']);
    const { searchParams } = new URL(flypayV2Address({ ...page, isExpress: false, ...both }));
    expect([searchParams.get('redirectUrl'), searchParams.get('clientId')]).toEqual([both.redirectUrl, 'c1']);
  });
});
