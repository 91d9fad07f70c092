import { afterEach, describe, expect, it, vi } from 'vitest';
import { AFTERPAY_EXTERNAL_CHECKOUT, afterpayInitAddress } from './afterpay-checkout-button.ts';
import { CheckoutButton, isInAppBrowser } from './checkout-button.ts';
import { CHECKOUT_BUTTON_EVENT } from './checkout-button-event.ts';
import type { CheckoutChoices, CheckoutGateway } from './checkout-gateway.ts';
import { OUTCOMES, readOutcomes } from './checkout-outcome.ts';
import { PAYPAL_EXTERNAL_CHECKOUT } from './paypal-checkout-button.ts';
import { webAddress } from './web-address.ts';
import { readZipOutcomes, ZIPMONEY_EXTERNAL_CHECKOUT } from './zipmoney-checkout-button.ts';

const ORIGIN = 'https://widget.test';
const contextual: CheckoutChoices = { mode: 'contextual', title: '', description: '', hasOverlay: true };
const redirect: CheckoutChoices = { ...contextual, mode: 'redirect' };
const merchantOf = (address: string) => {
  const query = new URL(address).searchParams;
  expect([...query.keys()]).toEqual(['merchant']);
  return decodeURIComponent(query.get('merchant') ?? '');
};

afterEach(() => vi.restoreAllMocks());

describe('the pages that a provider returns to', () => {
  const page = 'https://shop.test/a%20b?x=1&y=2';

  it('are a success and an error page with the merchant’s address for PayPal [S2.53] [S2.54]', () => {
    const { success_redirect_url, error_redirect_url, redirect_url } = PAYPAL_EXTERNAL_CHECKOUT.returnPages(
      ORIGIN,
      page,
      contextual,
    );
    expect(success_redirect_url).toMatch('https://widget.test/checkout/success?merchant=https%253A%252F%252Fshop');
    expect(error_redirect_url).toMatch('https://widget.test/checkout/error?merchant=');
    expect([success_redirect_url, error_redirect_url].map(merchantOf)).toEqual([page, page]);
    expect(redirect_url).toBe(success_redirect_url);
  });

  it('carry the merchant’s address in their path for Afterpay [S2.56]', () => {
    const pages = AFTERPAY_EXTERNAL_CHECKOUT.returnPages(ORIGIN, page, contextual);
    for (const [address, end] of [
      [pages.success_redirect_url, 'success'],
      [pages.error_redirect_url, 'error'],
    ] as const) {
      const [, encoded, last] = /\/checkout\/afterpay\/merchant\/([^/]+)\/(\w+)$/.exec(address) ?? [];
      expect(atob(decodeURIComponent(encoded ?? ''))).toBe(page);
      expect(last).toBe(end);
    }
  });

  it('are Zip’s suspended page in a popup and its response page in redirect mode [S2.51] [S2.52]', () => {
    const suspended = ZIPMONEY_EXTERNAL_CHECKOUT.returnPages(ORIGIN, page, contextual).redirect_url;
    expect(new URL(suspended).pathname).toBe('/checkout/zipmoney/suspended');
    expect(merchantOf(suspended)).toBe(page);
    const response = ZIPMONEY_EXTERNAL_CHECKOUT.returnPages(ORIGIN, page, {
      ...redirect,
      redirectUrl: 'https://shop.test/back',
    });
    const bare = 'https://widget.test/checkout/zipmoney/response';
    expect(Object.values(response), 'without the merchant’s page').toEqual([bare, bare, bare]);
    const own = ZIPMONEY_EXTERNAL_CHECKOUT.returnPages(ORIGIN, page, {
      ...contextual,
      suspendedUri: 'https://shop.test/s',
    });
    expect(Object.values(own)).toEqual(Array(3).fill('https://shop.test/s'));
  });
});

describe('Afterpay', () => {
  it('starts at its init page with token, mode and extra parameters [S2.55] [S3.05]', () => {
    const query = (mode: 'live' | 'test', reference_id = 't1', extra?: Record<string, string>) => {
      const url = new URL(afterpayInitAddress(ORIGIN, { reference_id, token: 'tok', mode }, extra));
      expect(url.pathname).toBe('/checkout/afterpay/init');
      return [...url.searchParams];
    };
    expect(query('live', 't1', { a: '1' })).toEqual([
      ['token', 't1'],
      ['env', 'live'],
      ['a', '1'],
    ]);
    expect(query('test')).toContainEqual(['env', 'test']);
    expect(query('test', '')).toContainEqual(['token', 'tok']);
  });

  it('informs Firefox 100 and later about tracking protection, unless turned off', async () => {
    vi.resetModules();
    const { AFTERPAY_EXTERNAL_CHECKOUT: fresh } = await import('./afterpay-checkout-button.ts');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const etp = (version: number, hidesTrackingNotice: boolean) => {
      vi.stubGlobal('navigator', { userAgent: `Mozilla/5.0 Gecko/20100101 Firefox/${version}.0` });
      const choices = { ...contextual, hidesTrackingNotice };
      const checkout = { link: '', token: 't', reference_id: 'r', mode: 'test' as const };
      const address = fresh.address?.(checkout, ORIGIN, choices, new AbortController().signal, {
        credential: 'pk1',
        gatewayId: 'g1',
      });
      return new URL(String(address)).searchParams.get('show_etp');
    };
    expect([etp(99, false), etp(100, false), etp(100, true)]).toEqual([null, 'true', null]);
    expect(warn.mock.calls, '[S9.12] once a page').toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it('treats CANCELLED as a close and SUCCESS as a success, whatever the event [S4.16]', () => {
    const read = (event: string, status?: string) => AFTERPAY_EXTERNAL_CHECKOUT.outcomes?.({ event, status });
    expect(read('success', 'CANCELLED')).toEqual(['close']);
    expect(read('error', 'CANCELLED')).toEqual(['close']);
    expect(read('error', 'SUCCESS')).toEqual(['success']);
    expect(read('error', 'cancelled')).toEqual(['error']);
    expect(read('error')).toEqual(['error']);
  });
});

describe('Zip', () => {
  const read = (state?: unknown) => readZipOutcomes({ event: 'complete', state });

  it('dispatches close, then success [S4.01]', () => expect(read('approved')).toEqual(['close', 'success']));
  it('dispatches close, then declined [S4.02]', () => expect(read('declined')).toEqual(['close', 'declined']));
  it('dispatches close only [S4.03]', () => expect(read('cancelled')).toEqual(['close']));
  it('dispatches close, then referred [S4.04]', () => expect(read('referred')).toEqual(['close', 'referred']));
  it('warns of any other state, once, and dispatches nothing [S4.05]', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    for (const state of ['foo', undefined, 'APPROVED', '__proto__', {}]) expect(read(state)).toEqual([]);
    expect(warn.mock.calls.map(([text]) => text)).toContain('Zip checkout: the state foo is unknown.');
    expect(warn.mock.calls).toHaveLength(5);
  });
});

describe('a popup’s outcomes', () => {
  it('are five, each by its own name [S4.06]', () => {
    expect([...OUTCOMES].sort()).toEqual(['close', 'declined', 'error', 'referred', 'success']);
    for (const event of OUTCOMES) expect(readOutcomes({ event })).toEqual([event]);
    for (const event of ['finish', 'Success', 'constructor']) expect(readOutcomes({ event })).toEqual([]);
  });
});

describe('gateways and modes', () => {
  it('only Zip needs a return page in redirect mode [S5.09]', () => {
    expect(() => ZIPMONEY_EXTERNAL_CHECKOUT.check?.(redirect)).toThrow(
      /^The merchant redirect URL should is required in the redirect mode$/,
    );
    expect(() => ZIPMONEY_EXTERNAL_CHECKOUT.check?.({ ...redirect, redirectUrl: 'https://shop.test' })).not.toThrow();
    expect(() => ZIPMONEY_EXTERNAL_CHECKOUT.check?.(contextual)).not.toThrow();
  });

  it('only PayPal refuses redirect mode [S5.10] [S5.11]', () => {
    const pages = (gateway: CheckoutGateway, choices: CheckoutChoices) =>
      gateway.returnPages(ORIGIN, 'https://shop.test/', choices);
    expect(() => pages(PAYPAL_EXTERNAL_CHECKOUT, redirect)).toThrow(
      /^Gateway PaypalClassic do not support redirect mode$/,
    );
    expect(() => pages(PAYPAL_EXTERNAL_CHECKOUT, contextual)).not.toThrow();
    expect(() => pages(AFTERPAY_EXTERNAL_CHECKOUT, redirect)).not.toThrow();
    expect(() => PAYPAL_EXTERNAL_CHECKOUT.check?.(redirect), 'nothing is thrown by the click').not.toThrow();
  });

  it('names a gateway that has no button [S5.12] [S1.04]', () => {
    for (const gateway of [PAYPAL_EXTERNAL_CHECKOUT, ZIPMONEY_EXTERNAL_CHECKOUT, AFTERPAY_EXTERNAL_CHECKOUT])
      expect(new CheckoutButton('#b', 'pk1', gateway)).toBeTruthy();
    expect(() => new CheckoutButton('#b', 'pk1', { ...PAYPAL_EXTERNAL_CHECKOUT, name: 'foo' })).toThrow(
      'Gateway foo is not supported',
    );
  });

  it('have these event names', () => {
    expect(Object.values(CHECKOUT_BUTTON_EVENT)).toEqual(
      'click popupRedirect redirect error referred declined cancelled accepted finish close'.split(' '),
    );
  });
});

describe('a link', () => {
  it('is https, or http when the provider itself is on this machine', () => {
    expect(webAddress('https://pay.test/a?b', ORIGIN)).toBe('https://pay.test/a?b');
    expect(webAddress('http://127.0.0.1:8081/p', 'http://127.0.0.1:8081')).toBe('http://127.0.0.1:8081/p');
    for (const link of ['http://pay.test', 'javascript:alert(1)', 'data:text/html,x', 'java\nscript:x', 'ftp://a']) {
      expect(() => webAddress(link, ORIGIN)).toThrow('no secure web address');
    }
    expect(() => webAddress('javascript:alert(1)', 'http://127.0.0.1:8081')).toThrow('no secure web address');
  });
});

it('a browser inside an app is known by its name', () => {
  const known = {
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 Mobile/15E148 Instagram 300': true,
    'Mozilla/5.0 (Linux; Android 15; Pixel; wv) AppleWebKit/537 Chrome/150 Mobile Safari/537': true,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 Mobile/15E148 [FBAN/FBIOS;FBAV/400]': true,
    'Mozilla/5.0 (iPad; CPU OS 18_0) AppleWebKit/605 Mobile/15E148': true,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 Version/18 Mobile/15E148 Safari/604': false,
    'Mozilla/5.0 (Linux; Android 15; Pixel) AppleWebKit/537 Chrome/150 Mobile Safari/537': false,
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537 Chrome/150 Safari/537': false,
  };
  for (const [agent, isInApp] of Object.entries(known)) expect(isInAppBrowser(agent), agent).toBe(isInApp);
});
