import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCodeQuery } from './code-links.ts';

const onCodePage = { pageUrl: 'https://site.example/page?code=abc&x=1' };
const onShortCodePage = { pageUrl: 'https://site.example/page?code=abc' };

describe('withCodeQuery', () => {
  it.each([
    ['/gifts', '/gifts?code=abc&x=1'],
    ['gifts/tent', 'gifts/tent?code=abc&x=1'],
    ['https://site.example/gifts', 'https://site.example/gifts?code=abc&x=1'],
    ['//site.example/gifts', '//site.example/gifts?code=abc&x=1'],
  ])('appends the page’s query to %s [W2.83]', (href, expected) =>
    expect(withCodeQuery(href, onCodePage)).toBe(expected),
  );

  it.each(['#top', '/gifts#a', '/gifts?y=2#a', '#'])('leaves %s, which has a hash [W2.84]', (href) => {
    expect(withCodeQuery(href, onCodePage)).toBeUndefined();
  });

  it.each([
    'https://site.example/',
    'https://site.example/?x=1',
    'https://site.example/?Code=abc',
    'https://site.example/#code=abc',
  ])('changes nothing on %s, a page without a code [W2.85]', (pageUrl) =>
    expect(withCodeQuery('/gifts', { pageUrl })).toBeUndefined(),
  );

  it('joins with & when the link has a query [W2.86]', () => {
    expect(withCodeQuery('/g?y=2', onShortCodePage)).toBe('/g?y=2&code=abc');
    expect(withCodeQuery('/g?', onShortCodePage)).toBe('/g?code=abc');
    expect(withCodeQuery('/g??', onShortCodePage)).toBe('/g??&code=abc');
    expect(withCodeQuery('/g?y=2&', onShortCodePage)).toBe('/g?y=2&code=abc');
  });

  it.each([
    'mailto:a@b.org',
    'tel:+61412345678',
    'javascript:void 0',
    'ftp://site.example/',
    'blob:https://site.example/1',
    'https://',
  ])('leaves %s, another scheme [W2.86]', (href) => expect(withCodeQuery(href, onCodePage)).toBeUndefined());

  it('hands the code to no origin but the page’s own and the listed ones [W2.86]', () => {
    const listed = { ...onShortCodePage, allowedOrigins: ['https://e.org', 'not an origin'] };
    expect(withCodeQuery('https://e.org/', onShortCodePage)).toBeUndefined();
    expect(withCodeQuery('https://e.org/', listed)).toBe('https://e.org/?code=abc');
    for (const href of [
      'http://e.org/',
      'https://www.e.org/',
      'https://e.org:444/',
      '//evil.example/',
      '/\\evil.example/',
    ]) {
      expect(withCodeQuery(href, listed), href).toBeUndefined();
    }
  });

  it('leaves a link that has a code, so that it can run any number of times [W2.83]', () => {
    expect(withCodeQuery('/gifts?code=own', onCodePage)).toBeUndefined();
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const once = withCodeQuery(`${path}${query === '' ? '' : `?${query}`}`, onCodePage);
        if (once === undefined) return;
        expect(new URL(once, onCodePage.pageUrl).searchParams.get('code')).toBe('abc');
        expect(withCodeQuery(once, onCodePage)).toBeUndefined();
      }),
    );
  });
});

it('accepts a link over http and without its blanks, and no page without an address', () => {
  expect(withCodeQuery('/g', { pageUrl: 'http://localhost/?code=abc' })).toBe('/g?code=abc');
  expect(withCodeQuery(' /gifts ', onShortCodePage)).toBe(' /gifts?code=abc');
  expect(withCodeQuery('/gifts', { pageUrl: 'no address' })).toBeUndefined();
});
