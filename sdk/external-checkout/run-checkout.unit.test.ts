import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveEnvironment } from '../client/environments.ts';
import { answer } from '../client/testing/client-fakes.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';
import { AFTERPAY_EXTERNAL_CHECKOUT } from './afterpay-checkout-button.ts';
import type { CheckoutGateway } from './checkout-gateway.ts';
import type { CheckoutRunOptions } from './checkout-order.ts';
import { PAYPAL_EXTERNAL_CHECKOUT } from './paypal-checkout-button.ts';
import { runCheckout } from './run-checkout.ts';
import { readZipOutcomes } from './zipmoney-checkout-button.ts';

// Written down, so that a change of the product fails.
const POPUP_CHECK = 200;
const TAB_CHECK = 500;

const TOKENS = '/v1/payment_sources/tokens';
const CHECKOUTS = '/v1/payment_sources/external_checkout';
const details = { checkout_email: 'a@b.c', checkout_holder: 'Ann', gateway_type: 'ZipMoney' };
const finish = { payment_source_token: 'tok_1', ...details };
const checkout = { link: 'https://pay.test/1', token: 't1', reference_id: 'r1', mode: 'test' };
const choices = { mode: 'contextual', title: '', description: '', hasOverlay: true } as const;
const ok = (data: unknown) => answer(200, { resource: { data } });
const ZIP: CheckoutGateway = { ...PAYPAL_EXTERNAL_CHECKOUT, name: 'Zipmoney', outcomes: readZipOutcomes };

/** All events and calls, in order. */
let log: string[];
/** The last body that was sent to each path. */
let sent: Record<string, unknown>;
let events: [name: string, data?: unknown][];
let answers: Record<string, () => Response | Promise<Response>>;
let hasFocus: boolean;
let errors: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  sent = {};
  events = [];
  hasFocus = true;
  answers = {
    [CHECKOUTS]: () => ok(checkout),
    [`${CHECKOUTS}/t1`]: () => ok({ ...details, status: 'accepted' }),
    [TOKENS]: () => ok('tok_1'),
  };
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hasFocus: () => hasFocus }));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address);
    log.push(`${init.method} ${pathname}`);
    sent[pathname] = JSON.parse(String(init.body ?? 'null'));
    const stopped = new Promise<Response>((_, reject) => init.signal?.addEventListener('abort', reject));
    return Promise.race([answers[pathname]?.(), stopped]);
  });
  errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

class FakePopup {
  closed = false;
  readonly went: string[] = [];
  readonly location = { replace: (address: string) => void this.went.push(address) };
  close() {
    if (!this.closed) log.push('popup closed');
    this.closed = true;
  }
  focus() {
    log.push('popup focused');
  }
}

const passed = (time = 0) => vi.advanceTimersByTimeAsync(time);

function started(over: Partial<CheckoutRunOptions> = {}, left?: string) {
  const popups: FakePopup[] = [];
  let hear: (message: FrameMessage) => void = () => {};
  let controls: { onContinue: () => void; onClose: () => void } | undefined;
  const run = runCheckout(
    {
      environment: resolveEnvironment(),
      credential: 'pk1',
      gatewayId: 'g1',
      gateway: PAYPAL_EXTERNAL_CHECKOUT,
      choices,
      meta: { email: 'a@b.c' },
      page: 'https://shop.test/',
      interval: POPUP_CHECK,
      report: (name, data) => {
        log.push(name);
        events.push(data === undefined ? [name] : [name, data]);
      },
      open: (address) => {
        log.push(`open ${address ?? 'blank'}`);
        popups.push(new FakePopup());
        return popups.at(-1) as object as Window;
      },
      overlay: (given) => {
        controls = given;
        return {
          show: () => log.push('overlay'),
          load: () => log.push('loader'),
          hide: () => log.push('no overlay'),
        };
      },
      listen: (onMessage) => {
        hear = onMessage;
        return { keep() {}, restart() {}, stop: () => log.push('dispatcher stopped') };
      },
      ...over,
    },
    left,
  );
  const say = (event: string, more: object = {}) =>
    hear({ event, message_source: 'checkout.paydock', reference_id: 'r1', ...more });
  return { run, popups, popup: popups[0] as FakePopup, say, controls: () => controls };
}

async function redirected(over: Partial<CheckoutRunOptions> = {}) {
  const checkoutRun = started(over);
  await passed();
  return checkoutRun;
}

const names = () => events.map(([name]) => name);

describe('a checkout in a popup', () => {
  it('opens blank in the click’s task and goes to the link later', async () => {
    const { popup } = started();
    expect(log).toContain('open blank');
    expect(popup.went).toEqual([]);
    await passed();
    expect(popup.went).toEqual(['https://pay.test/1']);
    expect(names()).toEqual(['popupRedirect']);
    popup.closed = true;
    answers[`${CHECKOUTS}/t1`] = () => ok({ status: 'pending' });
    await passed(400);
  });

  it('on success: accepted, loader, popup stopped, details, token, finish, close', async () => {
    const { say } = await redirected();
    log = [];
    say('success');
    await passed(5000);
    expect(log[0], '[S4.07] first the event').toBe('accepted');
    expect(log[1], '[S4.08] then the loader').toBe('loader');
    expect(log.slice(2, 4), '[S4.09] then the popup is stopped').toEqual(['dispatcher stopped', 'popup closed']);
    expect(log[4], '[S4.10] [S4.13] then the details are fetched').toBe(`GET ${CHECKOUTS}/t1`);
    expect(log[5], '[S4.11] then a token is made').toBe(`POST ${TOKENS}`);
    expect(sent[TOKENS], '[S4.11] of the checkout’s own token').toMatchObject({ checkout_token: 't1' });
    expect(log.slice(6), '[S4.09] [S4.10] [S4.11] each of it once').toEqual([
      'finish',
      'dispatcher stopped',
      'no overlay',
      'close',
    ]);
    expect(events.slice(1), '[S4.12] [S3.06] the four fields').toEqual([
      ['accepted', {}],
      ['finish', finish],
      ['close'],
    ]);
  });

  it('holds close back however slow the provider is', async () => {
    const { say, run } = await redirected();
    answers[TOKENS] = () => new Promise((resolve) => setTimeout(() => resolve(ok('tok_1')), 20_000));
    say('success');
    await passed(10_000);
    run.close();
    expect(names()).toEqual(['popupRedirect', 'accepted']);
    await passed(10_000);
    expect(names()).toEqual(['popupRedirect', 'accepted', 'finish', 'close']);
  });

  it('takes one outcome only, from its own checkout only', async () => {
    const { say } = await redirected();
    say('success', { reference_id: 'r2' });
    say('success', { message_source: 'widget.paydock' });
    say('toString');
    await passed(1000);
    expect(names()).toEqual(['popupRedirect']);
    say('declined');
    say('success');
    say('declined');
    await passed(1000);
    expect(names()).toEqual(['popupRedirect', 'declined', 'close']);
  });

  it.each(['declined', 'referred', 'error'])('%s stops the popup, then closes [S4.14] [S4.06]', async (outcome) => {
    const { say, popup } = await redirected();
    say(outcome);
    expect(popup.closed).toBe(true);
    await passed(1000);
    expect(events).toEqual([['popupRedirect'], [outcome], ['close']]);
    expect(errors.mock.calls).toEqual(outcome === 'error' ? [['Error from checkout server']] : []); // [S8.08]
  });

  it('logs an error of the provider’s page in exactly these words, once [S8.08]', async () => {
    const { say } = await redirected();
    say('error');
    await passed();
    expect(errors.mock.calls).toEqual([['Error from checkout server']]);
  });

  it('closes before it reports Zip’s outcome, except on success', async () => {
    const seen = async (state: string) => {
      events = [];
      const { say } = await redirected({ gateway: ZIP });
      say('complete', { state });
      await passed(1000);
      return names().slice(1);
    };
    expect(await seen('declined'), '[S4.02] declined').toEqual(['close', 'declined']);
    expect(await seen('referred'), '[S4.04] referred').toEqual(['close', 'referred']);
    expect(await seen('cancelled'), '[S4.03] cancelled').toEqual(['close']);
    expect(await seen('approved'), '[S4.01] approved').toEqual(['accepted', 'finish', 'close']);
  });

  it('treats a cancel at Afterpay as a close and no error [S4.16] [S4.15]', async () => {
    vi.stubGlobal('navigator', { userAgent: '' });
    const { say } = await redirected({ gateway: AFTERPAY_EXTERNAL_CHECKOUT });
    say('error', { status: 'CANCELLED' });
    await passed(1000);
    expect(names()).toEqual(['popupRedirect', 'close']);
    expect(errors).not.toHaveBeenCalled();
  });
});

describe('a closed popup', () => {
  it.each([
    ['popup [S4.17]', POPUP_CHECK],
    ['tab [S4.18]', TAB_CHECK],
  ])('closes the checkout at the next look at a blank %s', async (_name, interval) => {
    answers[CHECKOUTS] = () => new Promise(() => {});
    const { popup } = started({ interval });
    popup.closed = true;
    await passed(interval - 1);
    expect(names()).toEqual([]);
    await passed(1);
    expect(names()).toEqual(['close']);
    await passed(5000);
    expect(names()).toEqual(['close']);
    expect(errors).not.toHaveBeenCalled(); // [S4.15]
  });

  it('is believed at the second look in a row, after the server was asked', async () => {
    answers[`${CHECKOUTS}/t1`] = () => ok({ status: 'pending' });
    const { popup } = await redirected();
    popup.closed = true;
    await passed(200);
    popup.closed = false;
    await passed(200);
    popup.closed = true;
    await passed(399);
    expect(log).not.toContain(`GET ${CHECKOUTS}/t1`);
    await passed(1);
    expect(log).toContain(`GET ${CHECKOUTS}/t1`);
    expect(names()).toEqual(['popupRedirect', 'close']);
  });

  it('is a success when the server reports it, and the details are not fetched again', async () => {
    const { popup } = await redirected();
    popup.closed = true;
    await passed(400);
    expect(events.slice(1)).toEqual([['accepted', {}], ['finish', finish], ['close']]);
    expect(log.filter((line) => line.startsWith('GET'))).toHaveLength(1);
  });

  it('loses to a success that arrives while the server is asked', async () => {
    answers[`${CHECKOUTS}/t1`] = () =>
      new Promise((resolve) => setTimeout(() => resolve(ok({ ...details, status: 'pending' })), 50));
    const { popup, say } = await redirected();
    popup.closed = true;
    await passed(410);
    say('success');
    await passed(1000);
    expect(names()).toEqual(['popupRedirect', 'accepted', 'finish', 'close']);
  });

  it('is asked about again while the server does not answer, for ten seconds', async () => {
    answers[`${CHECKOUTS}/t1`] = () => answer(503, {});
    const { popup } = await redirected();
    popup.closed = true;
    await passed(9_999);
    expect(names()).toEqual(['popupRedirect']);
    await passed(2000);
    expect(names()).toEqual(['popupRedirect', 'close']);
    expect(log.filter((line) => line.startsWith('GET')).length).toBeLessThanOrEqual(6);
  });

  it('may be cut off by an opener policy: so early and with the shopper elsewhere, the server is asked for longer', async () => {
    answers[`${CHECKOUTS}/t1`] = () => ok({ status: 'pending' });
    hasFocus = false;
    const { popup } = await redirected();
    popup.closed = true;
    await passed(60_000);
    expect(names()).toEqual(['popupRedirect']);
    answers[`${CHECKOUTS}/t1`] = () => ok({ ...details, status: 'accepted' });
    await passed(2000);
    expect(names()).toEqual(['popupRedirect', 'accepted', 'finish', 'close']);
  });

  it('is given up after ten minutes', async () => {
    answers[`${CHECKOUTS}/t1`] = () => ok({ status: 'pending' });
    hasFocus = false;
    const { popup } = await redirected();
    popup.closed = true;
    await passed(599_000);
    expect(names()).toEqual(['popupRedirect']);
    await passed(3000);
    expect(names()).toEqual(['popupRedirect', 'close']);
  });

  it.each([
    ['late', 3001, false],
    ['with the shopper back in the page', 0, true],
  ])('is simply closed %s', async (_name, later, isBack) => {
    answers[`${CHECKOUTS}/t1`] = () => ok({ status: 'pending' });
    const { popup } = await redirected();
    await passed(later);
    hasFocus = isBack;
    popup.closed = true;
    await passed(400);
    expect(names()).toEqual(['popupRedirect', 'close']);
  });
});

describe('the shopper’s own control', () => {
  it('Continue brings the popup back, or opens it at the link [S2.27]', async () => {
    answers[`${CHECKOUTS}/t1`] = () => ok({ status: 'pending' });
    hasFocus = false;
    const { popup, popups, controls, run } = await redirected();
    controls()?.onContinue();
    expect(log.at(-1)).toBe('popup focused');
    popup.closed = true;
    await passed(200);
    controls()?.onContinue();
    expect(log.at(-1)).toBe('open https://pay.test/1');
    await passed(5000);
    expect(popups).toHaveLength(2);
    expect(names()).toEqual(['popupRedirect']);
    run.resume();
    expect(popups).toHaveLength(2);
    run.destroy();
  });

  it('Close ends popup, overlay and calls, with one close [S2.28]', async () => {
    const { popup, controls, run } = await redirected();
    controls()?.onClose();
    controls()?.onClose();
    run.close();
    expect(popup.closed).toBe(true);
    expect(log.slice(-3)).toEqual(['popup closed', 'no overlay', 'close']);
    expect(names()).toEqual(['popupRedirect', 'close']);
    expect(run.isActive()).toBe(false);
  });

  it('a close while the checkout is created sends no popup anywhere', async () => {
    const { popup, run } = started();
    run.close();
    await passed(1000);
    expect(popup.went).toEqual([]);
    expect(names()).toEqual(['close']);
  });

  it('a blocked popup opens by Continue, and the flow goes on', async () => {
    let isBlocked = true;
    const popup = new FakePopup();
    const { controls, run } = await redirected({ open: () => (isBlocked ? null : (popup as object as Window)) });
    await passed(5000);
    const error = 'The checkout window was blocked. Continue on the overlay opens it, or allow pop-ups.';
    expect(events, 'the merchant is reported; no window went anywhere').toEqual([
      ['error', { error, code: 'popup_blocked' }],
    ]);
    controls()?.onContinue();
    expect(names(), 'each time').toEqual(['error', 'error']);
    isBlocked = false;
    controls()?.onContinue();
    controls()?.onContinue();
    expect(names()).toEqual(['error', 'error', 'popupRedirect']);
    run.close();
    expect(popup.closed).toBe(true);
  });

  it('a blocked popup without an overlay is one error, then close', async () => {
    await redirected({ open: () => null, overlay: undefined });
    expect(events).toEqual([
      ['error', { error: 'The checkout window was blocked. Allow pop-ups and try again.', code: 'popup_blocked' }],
      ['close'],
    ]);
    expect(log).not.toContain(`POST ${CHECKOUTS}`);
  });

  it('destroy() ends everything without an event', async () => {
    const { popup, run, say } = await redirected();
    run.destroy();
    say('success');
    await passed(5000);
    expect(popup.closed).toBe(true);
    expect(names()).toEqual(['popupRedirect']);
  });
});

describe('a failure', () => {
  it('to create is logged, reported and closes the popup [S8.04] [S8.05] [S8.06]', async () => {
    answers[CHECKOUTS] = () => answer(400, { error: { message: 'm', code: 'c' } });
    const { popup } = await redirected();
    expect(events).toEqual([['error', { error: 'm', code: 'c' }], ['close']]);
    expect(errors.mock.calls).toEqual([['m']]);
    expect(popup.closed).toBe(true);
  });

  it('to create without a message names the status [S8.03]', async () => {
    answers[CHECKOUTS] = () => answer(500, {});
    await redirected();
    expect(events[0]).toEqual(['error', { error: '500: unknown error', code: 'unknown_error' }]);
  });

  it('of the amount stays inside Afterpay’s popup; any other closes it [S8.07] [S8.06]', async () => {
    const shown: string[] = [];
    const showFailure: CheckoutGateway['showFailure'] = (_popup, { code, message }) =>
      code === 'invalid_amount' && !!shown.push(message);
    answers[CHECKOUTS] = () => answer(400, { error: { message: 'Too low', code: 'invalid_amount' } });
    const { popup } = await redirected({ gateway: { ...AFTERPAY_EXTERNAL_CHECKOUT, showFailure } });
    await passed(1000);
    expect(shown).toEqual(['Too low']);
    expect(popup.closed).toBe(false);
    expect(events).toEqual([['error', { error: 'Too low', code: 'invalid_amount' }]]);
    popup.closed = true;
    await passed(200);
    expect(names()).toEqual(['error', 'close']);
    events = [];
    await redirected({ gateway: PAYPAL_EXTERNAL_CHECKOUT });
    expect(names()).toEqual(['error', 'close']);
  });

  it('of a link that is no web address goes nowhere', async () => {
    answers[CHECKOUTS] = () => ok({ ...checkout, link: 'javascript:alert(1)' });
    const { popup } = await redirected();
    expect(popup.went).toEqual([]);
    expect(events[0]).toEqual(['error', { error: 'This is no secure web address.', code: 'unprocessable_entity' }]);
  });

  it('that passes is tried again after acceptance, two times', async () => {
    let left = 2;
    answers[TOKENS] = () => (left-- > 0 ? answer(503, {}) : ok('tok_1'));
    const { say } = await redirected();
    say('success');
    await passed(2000);
    expect(names()).toEqual(['popupRedirect', 'accepted', 'finish', 'close']);
    left = 3;
    events = [];
    const again = await redirected();
    again.say('success');
    await passed(2000);
    expect(events.slice(2)).toEqual([
      ['error', { error: 'Error during creating payment source token', code: 'service_unreachable' }],
      ['close'],
    ]);
  });
});

describe('a page that leaves', () => {
  it('reports redirect and hands over address and token', async () => {
    const leave = vi.fn();
    const { run, popups } = await redirected({ leave });
    expect(events).toEqual([['redirect', { checkout_token: 't1' }]]);
    expect(leave.mock.calls).toEqual([['https://pay.test/1', 't1']]);
    expect(popups).toEqual([]);
    run.destroy();
  });

  it('goes on when the shopper comes back with an accepted checkout', async () => {
    const { popups } = started({}, 't1');
    await passed(1000);
    expect(names()).toEqual(['accepted', 'finish', 'close']);
    expect(popups).toEqual([]);
    expect(log).not.toContain(`POST ${CHECKOUTS}`);
  });

  it('closes when the shopper comes back without paying', async () => {
    answers[`${CHECKOUTS}/t1`] = () => ok({ status: 'cancelled' });
    started({}, 't1');
    await passed(1000);
    expect(names()).toEqual(['close']);
  });
});
