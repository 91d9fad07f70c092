import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import type { WebsiteEnv } from './website-env.ts';

const PROVIDER = 'https://pay.example.org';

async function headersOf(path: string, siteOrigin = 'https://gifts.example.org'): Promise<Headers> {
  const app = new Hono<WebsiteEnv>();
  app.use(
    securityHeaders({
      siteOrigin,
      providerOrigin: PROVIDER,
      widgetOrigin: PROVIDER,
    }),
  );
  app.get('*', (c) => c.html('<p>'));
  return (await app.request(`${siteOrigin}${path}`)).headers;
}

describe('the headers of a page', () => {
  it('bind browsers to https where the site is reached by https, and only there', async () => {
    expect((await headersOf('/')).get('strict-transport-security')).toBe('max-age=31536000');
    expect((await headersOf('/', 'http://127.0.0.1:8080')).get('strict-transport-security')).toBeNull();
  });

  it('keep other sites’ windows from the page, and leave it the windows of wallets', async () => {
    expect((await headersOf('/checkout/payment')).get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect((await headersOf('/merchant')).get('cross-origin-opener-policy')).toBeNull();
  });

  it('let Back show what a person entered, and let networks keep what all share', async () => {
    const cacheOf = async (path: string) => (await headersOf(path)).get('cache-control');
    for (const path of [
      '/cart',
      '/cart/e-cards',
      '/checkout/details',
      '/nz/checkout/payment',
      '/nz/ar/checkout/details',
      '/mi/thank-you',
      '/orders/HG-1/signature',
      '/my-giving/details',
      '/back-office/records/orders',
    ])
      expect([path, await cacheOf(path)]).toEqual([path, 'no-store']);
    for (const path of ['/donate', '/appeals/cart', '/search', '/back-office', '/nope'])
      expect([path, await cacheOf(path)]).toEqual([path, 'private, no-cache']);
    for (const path of ['/', '/nz', '/gifts', '/ar/gifts/solar-lamp', '/news/checkout'])
      expect([path, await cacheOf(path)]).toEqual([path, 'public, max-age=0, s-maxage=60, stale-while-revalidate=60']);
  });

  it('allow payment requests to the page, and on a payment page to the provider’s frame', async () => {
    const policyOf = async (path: string) => (await headersOf(path)).get('permissions-policy')!.split(', ');
    expect(await policyOf('/')).toContain('payment=(self)');
    const paying = await policyOf('/checkout/payment');
    expect(paying).toContain(`payment=(self "${PROVIDER}")`);
    expect(paying.filter((each) => !each.startsWith('payment=')).every((each) => each.endsWith('=()'))).toBe(true);
    for (const feature of ['camera', 'microphone', 'geolocation', 'usb', 'display-capture'])
      expect(paying).toContain(`${feature}=()`);
  });
});
