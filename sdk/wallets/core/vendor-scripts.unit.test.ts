import { afterEach, describe, expect, it } from 'vitest';
import { isVendorScript, setVendorScripts, vendorScriptSource } from './vendor-scripts.ts';

afterEach(() => setVendorScripts({}));

describe('the table of vendor scripts', () => {
  it('pins the one script whose vendor publishes a hash', () => {
    const { src, integrity } = vendorScriptSource('apple');
    expect(src).toMatch(/^https:\/\/applepay\.cdn-apple\.com\/jsapi\/v\d+\.\d+\.\d+\//);
    expect(integrity).toMatch(/^sha384-[\w+/]{64}$/);
  });

  it('adds a query', () => {
    const { src } = vendorScriptSource('paypal', new URLSearchParams({ 'client-id': 'a&b', currency: 'AUD' }));
    expect(src).toBe('https://www.paypal.com/sdk/js?client-id=a%26b&currency=AUD');
    expect(vendorScriptSource('stripe', new URLSearchParams()).src).toBe('https://js.stripe.com/v3/');
    setVendorScripts({ paypal: 'https://a.test/p.js?v=1' });
    expect(vendorScriptSource('paypal', new URLSearchParams({ x: 'y' })).src).toBe('https://a.test/p.js?v=1&x=y');
  });

  it('takes addresses of one’s own, with the hash of one’s own, until the next call', () => {
    setVendorScripts({
      apple: 'http://127.0.0.1:8081/vendor/apple.js',
      google: { src: 'https://a.test/g.js', integrity: 'sha384-x' },
    });
    expect(vendorScriptSource('apple')).toEqual({ src: 'http://127.0.0.1:8081/vendor/apple.js' });
    expect(vendorScriptSource('google')).toEqual({ src: 'https://a.test/g.js', integrity: 'sha384-x' });
    expect(isVendorScript('https://applepay.cdn-apple.com/jsapi/v1.3.8/apple-pay-sdk.js')).toBe(false);
    setVendorScripts({});
    expect(vendorScriptSource('google').src).toBe('https://pay.google.com/gp/p/js/pay.js');
  });

  it.each([
    'http://shop.test/a.js',
    'javascript:alert(1)',
    'data:text/javascript,1',
    'blob:x',
    '//',
    '',
    7,
    null,
    { src: 'http://a.test/' },
  ])('refuses %s as an address, keeping what it had', (address) => {
    expect(() => setVendorScripts({ google: address as string })).toThrow(/^invalid script address for google: /);
    expect(vendorScriptSource('google').src).toBe('https://pay.google.com/gp/p/js/pay.js');
  });

  it.each(['gogle', '__proto__', 'toString'])('refuses the unknown name %s and lists the known ones', (name) => {
    const given = JSON.parse(`{${JSON.stringify(name)}: "https://a.test/"}`);
    expect(() => setVendorScripts(given)).toThrow(`unknown vendor script: ${name}. Use apple, google, stripe, paypal,`);
  });

  it('knows its own addresses, whatever their query, and no others', () => {
    expect(isVendorScript('https://www.paypal.com/sdk/js?client-id=x')).toBe(true);
    expect(isVendorScript('https://js.stripe.com/v3/')).toBe(true);
    for (const src of [
      'https://www.paypal.com/sdk/js/../evil.js',
      'https://www.paypal.com/sdk/js.evil',
      'https://evil.test/?https://js.stripe.com/v3/',
      'https://js.stripe.com/v3/x',
      'javascript:1',
      '',
    ]) {
      expect(isVendorScript(src), src).toBe(false);
    }
  });
});
