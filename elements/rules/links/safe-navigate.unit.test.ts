import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isExactOrigin } from './exact-origin.ts';
import { listedOrigins } from './listed-origins.ts';
import { clickableUrl, redirectTo, safeNavigate, safeUrl } from './safe-navigate.ts';

const options = {
  base: 'https://site.example/cart',
  allowedOrigins: ['https://pay.example', 'http://127.0.0.1:8081', 'http://plain.example'],
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('safeUrl', () => {
  it.each([
    ['/thank-you?order=1#top', 'https://site.example/thank-you?order=1#top'],
    ['thank-you', 'https://site.example/thank-you'],
    ['?x=1', 'https://site.example/cart?x=1'],
    ['https://site.example/a', 'https://site.example/a'],
    ['https://pay.example/form', 'https://pay.example/form'],
    ['http://127.0.0.1:8081/x', 'http://127.0.0.1:8081/x'],
    [' /thank-you ', 'https://site.example/thank-you'],
  ])('allows %j', (url, href) => expect(safeUrl(url, options)?.href).toBe(href));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://site.example/1',
    'file:///etc/passwd',
    'mailto:a@b.org',
    '//evil.example',
    ' //evil.example',
    '//site.example/a',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:\\\\evil.example',
    'https://evil.example/',
    'https:///evil.example/',
    'https://site.example@evil.example/',
    'https://user@site.example/',
    'https://user:secret@site.example/',
    'https://site.example.evil.example/',
    'https://site.example:8443/',
    'http://site.example/',
    'http://plain.example/',
    'https://pay.example:444/',
    'https://sub.pay.example/',
    'https://',
    'https://[',
    '/a\u0000b',
    '/a\u2028b',
    '/a\u007fb',
  ])('refuses %j', (url) => expect(safeUrl(url, options)).toBeUndefined());

  it('allows http on loopback and on the page’s own origin only', () => {
    for (const origin of [
      'http://localhost:1',
      'http://shop.localhost',
      'http://127.0.0.1',
      'http://127.9.9.9',
      'http://[::1]:3',
    ]) {
      expect(safeUrl(`${origin}/a`, { base: options.base, allowedOrigins: [origin] })?.origin, origin).toBe(origin);
    }
    for (const origin of ['http://localhost.evil.example', 'http://127.0.0.1.evil.example', 'http://evil-localhost']) {
      expect(safeUrl(`${origin}/a`, { base: options.base, allowedOrigins: [origin] }), origin).toBeUndefined();
    }
    expect(safeUrl('/a', { base: 'http://intranet.example/' })?.href).toBe('http://intranet.example/a');
  });

  it('matches a list entry by its exact origin, never as a pattern', () => {
    for (const entry of ['*', 'https://*', 'evil.example', '', 'null', '.example']) {
      expect(safeUrl('https://evil.example/', { base: options.base, allowedOrigins: [entry] }), entry).toBeUndefined();
    }
    expect(safeUrl('/a', { base: 'not a page' })).toBeUndefined();
  });

  it('never leaves the allowed origins and schemes, whatever is put together', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      ':',
      '@',
      '?',
      '#',
      '//',
      'https:',
      'http:',
      'javascript:',
      'data:',
      'evil.example',
      'site.example',
      'pay.example',
      '\t',
      '\n',
      ' ',
      '.',
      '..',
      '%2f',
      '%5c',
      '[',
      'a',
      '。',
    );
    const urls = fc.oneof(
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
    );
    const allowed = ['https://site.example', 'https://pay.example', 'http://127.0.0.1:8081'];
    fc.assert(
      fc.property(urls, (url) => {
        const safe = safeUrl(url, options);
        if (!safe) return;
        expect(allowed).toContain(safe.origin);
        expect(['https:', 'http:']).toContain(safe.protocol);
        expect(safe.username + safe.password).toBe('');
        expect(new URL(safe.href).href).toBe(safe.href);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('safeLink', () => {
  it('allows http and https to any origin, written plainly', () => {
    expect(clickableUrl('https://other.example/guide.pdf', options.base)?.href).toBe('https://other.example/guide.pdf');
    expect(clickableUrl('http://other.example/', options.base)?.protocol).toBe('http:');
    expect(clickableUrl('/g.pdf', options.base)?.href).toBe('https://site.example/g.pdf');
    for (const url of [
      'javascript:alert(1)',
      'data:,x',
      '//other.example',
      '/\\other.example',
      'https://a@other.example',
    ]) {
      expect(clickableUrl(url, options.base), url).toBeUndefined();
    }
  });
});

describe('safeNavigate', () => {
  it('goes to a safe address', () => {
    const navigate = vi.fn();
    expect(safeNavigate('/thank-you', { ...options, navigate })).toBe(true);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('https://site.example/thank-you');
  });

  it('stays and warns about an unsafe one', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const navigate = vi.fn();
    expect(safeNavigate('javascript:alert(1)', { ...options, navigate })).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('"javascript:alert(1)"');
  });

  it('starts from the page, and opens a target without handing over the page', () => {
    const assign = vi.fn();
    const open = vi.fn();
    vi.stubGlobal('location', { href: 'https://site.example/petition', assign });
    vi.stubGlobal('window', { open });
    expect(safeNavigate('/thanks')).toBe(true);
    expect(safeNavigate('/thanks', { target: '_self' })).toBe(true);
    expect(assign.mock.calls).toEqual([['https://site.example/thanks'], ['https://site.example/thanks']]);
    expect(safeNavigate('/thanks', { target: '_blank' })).toBe(true);
    expect(open).toHaveBeenCalledExactlyOnceWith('https://site.example/thanks', '_blank', 'noopener,noreferrer');
  });

  it('starts from the page around a frame without an address', () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { href: 'about:srcdoc', protocol: 'about:', assign });
    vi.stubGlobal('document', { baseURI: 'https://site.example/editor/', documentElement: { dataset: {} } });
    expect(safeNavigate('/thanks')).toBe(true);
    expect(assign.mock.calls).toEqual([['https://site.example/thanks']]);
    expect(redirectTo('https://other.example/')).toBeUndefined();
  });

  it('goes to the https origins that the page lists, and to no other', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const assign = vi.fn();
    const dataset: Record<string, string> = {};
    vi.stubGlobal('location', { href: 'https://site.example/petition', assign });
    vi.stubGlobal('document', { documentElement: { dataset } });
    expect(safeNavigate('https://partner.example/thanks'), 'nothing is listed').toBe(false);
    dataset['redirectOrigins'] = ' https://partner.example\n http://plain.example * https://*.wild.example ';
    expect(safeNavigate('https://partner.example/thanks')).toBe(true);
    expect(assign.mock.calls).toEqual([['https://partner.example/thanks']]);
    for (const url of [
      'https://other.example/',
      'http://partner.example/',
      'http://plain.example/',
      'https://a.wild.example/',
      'javascript:alert(1)',
      '//partner.example/x',
    ])
      expect(redirectTo(url), url).toBeUndefined();
    expect(redirectTo('https://partner.example/', { allowedOrigins: [] }), 'a caller’s own list').toBeUndefined();
    dataset['codeOrigins'] = 'https://codes.example';
    expect(redirectTo('https://codes.example/'), 'another list').toBeUndefined();
  });

  it('refuses everything where there is no page', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('location', undefined);
    expect(safeNavigate('/thanks')).toBe(false);
  });
});

describe('an address', () => {
  it('is seen from the page, or from any where there is none', () => {
    expect(clickableUrl('/a')?.href).toBe('https://page.invalid/a');
    vi.stubGlobal('document', { baseURI: 'https://site.test/b/' });
    expect(clickableUrl('a')?.href).toBe('https://site.test/b/a');
  });

  it('has neither a password nor blanks before two slashes', () => {
    for (const url of ['https://:secret@site.example/', '  //evil.example/'])
      expect(clickableUrl(url), url).toBeUndefined();
  });

  it('of another origin needs a list', () => {
    expect(safeUrl('https://pay.example/', { base: options.base })).toBeUndefined();
    expect(safeUrl('https://pay.example/', { ...options, base: 'no page' })).toBeUndefined();
  });
});

it('the lists of a page are separated by any blanks', () => {
  expect(listedOrigins('codeOrigins')).toEqual([]);
  const dataset = { codeOrigins: ' https://a.example \n https://b.example' };
  vi.stubGlobal('document', { documentElement: { dataset } });
  expect(listedOrigins('codeOrigins')).toEqual(['https://a.example', 'https://b.example']);
  expect(listedOrigins('redirectOrigins')).toEqual([]);
});

it('an origin is exact over https, or over http on this machine', () => {
  for (const text of ['https://a.example', 'http://localhost', 'http://127.10.20.30:8080'])
    expect(isExactOrigin(text), text).toBe(true);
  for (const text of ['ftp://localhost', 'http://a.example', 'http://127.10.20.3000'])
    expect(isExactOrigin(text), text).toBe(false);
});
