import { createMiddleware } from 'hono/factory';
import type { WebsiteEnv } from './website-env.ts';

/** The policy of a page. A payment page may frame and call the provider; no other page may. */
export function contentSecurityPolicy(providerOrigin?: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `frame-src ${providerOrigin ?? "'none'"}`,
    `connect-src 'self'${providerOrigin ? ` ${providerOrigin}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'usb', 'interest-cohort'].map((name) => `${name}=()`);

/** Puts the security headers on every answer; `isPaymentPage` says which paths need the provider. */
export function securityHeaders(options: { providerOrigin: string; isPaymentPage: (path: string) => boolean }) {
  return createMiddleware<WebsiteEnv>(async (c, next) => {
    await next();
    const payment = options.isPaymentPage(c.req.path);
    const headers = {
      'Content-Security-Policy': contentSecurityPolicy(payment ? options.providerOrigin : undefined),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': `${PERMISSIONS.join(', ')}, payment=(self${payment ? ` "${options.providerOrigin}"` : ''})`,
    };
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (!c.res.headers.has('Cross-Origin-Resource-Policy')) c.header('Cross-Origin-Resource-Policy', 'same-origin');
    // A payment page taken from the cache after paying would offer to pay again.
    const cache = c.req.path.endsWith('/checkout/payment') ? 'no-store' : 'private, no-cache';
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', cache);
  });
}
