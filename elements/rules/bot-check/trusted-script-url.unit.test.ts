import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const names: string[] = [];
/** A page that requires trusted types and allows only the listed policies. */
function requireTrustedTypes(allowed: readonly string[]): void {
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }) {
      names.push(name);
      if (!allowed.includes(name)) throw new TypeError('Refused by the policy.');
      return { createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }) };
    },
  });
}
const load = async () => (await import('./trusted-script-url.ts')).trustedScriptUrl;

describe('trustedScriptUrl', () => {
  beforeEach(() => {
    vi.resetModules();
    names.length = 0;
    vi.stubGlobal('location', { href: 'about:srcdoc', origin: 'null' });
    vi.stubGlobal('origin', 'http://127.0.0.1:8080');
    vi.stubGlobal('document', { baseURI: 'http://127.0.0.1:8080/donate' });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('makes one policy, haven-bot-check, and gives its address', async () => {
    requireTrustedTypes(['haven-bot-check']);
    const trusted = await load();
    expect(trusted('https://www.google.com/x.js')).toEqual({ trusted: 'https://www.google.com/x.js' });
    trusted('https://www.google.com/y.js');
    expect(names).toEqual(['haven-bot-check']);
  });

  it('fails as blocked where the page does not list the policy', async () => {
    requireTrustedTypes([]);
    const trusted = await load();
    expect(() => trusted('https://www.google.com/x.js')).toThrow(/trusted-types/);
  });

  it('gives a text where there are no trusted types', async () => {
    expect((await load())('https://www.google.com/x.js')).toBe('https://www.google.com/x.js');
  });

  it.each([
    ['https://www.google.com/x.js', true],
    ['http://127.0.0.1:8080/bot-check/challenge.js', true],
    ['http://127.0.0.1:8081/x.js', false],
    ['http://example.org/x.js', false],
    ['data:text/javascript,1', false],
    ['blob:http://127.0.0.1:8080/x', true],
    ['javascript:alert(1)', false],
  ])('of %s is %j, with trusted types and without', async (url, fits) => {
    for (const allowed of [undefined, ['haven-bot-check']]) {
      vi.resetModules();
      if (allowed) requireTrustedTypes(allowed);
      const trusted = await load();
      if (fits) expect(() => trusted(url)).not.toThrow();
      else expect(() => trusted(url)).toThrow();
    }
  });
});

it('an address that is refused is named', async () => {
  vi.resetModules();
  vi.stubGlobal('location', { href: 'about:srcdoc', origin: 'null' });
  vi.stubGlobal('origin', 'http://127.0.0.1:8080');
  vi.stubGlobal('document', { baseURI: 'http://127.0.0.1:8080/donate' });
  const trusted = await load();
  expect(() => trusted('http://a.test/x.js')).toThrow(
    expect.objectContaining({ cause: new TypeError('Not a safe script address: http://a.test/x.js') }),
  );
  vi.unstubAllGlobals();
});
