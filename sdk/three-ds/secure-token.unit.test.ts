import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64url } from '../client/testing/client-fakes.ts';
import { readSecureToken, readStandaloneContent, UNSUPPORTED } from './secure-token.ts';
import { base64Json, CONTENT, standaloneJwt } from './testing/three-ds-token.ts';

describe('a 3-D Secure charge token', () => {
  const token = { format: 'html', content: '<p>x</p>', charge_3ds_id: 'c1' };

  it('is base64 JSON of format, content and charge_3ds_id [S3.21]', () => {
    expect(readSecureToken(base64Json(token))).toEqual(token);
  });

  it('may be base64url without padding too', () => {
    const odd = { ...token, content: '<p>??>>~~</p>' };
    const encoded = base64url(odd);
    expect(encoded).toMatch(/[-_]/);
    expect(encoded).not.toMatch(/[+/=]/);
    expect(readSecureToken(encoded)).toEqual(odd);
  });

  it.each(['Bitte bestätigen – 支払い 🏦', 'plain', 'caf\u00e9'])(
    'keeps the text %s, as UTF-8 and as escapes',
    (content) => {
      expect(readSecureToken(base64Json({ ...token, content })).content).toBe(content);
      const escaped = JSON.stringify({ ...token, content }).replace(
        /[\u0080-\uffff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      expect(readSecureToken(btoa(escaped)).content).toBe(content);
    },
  );

  it.each(['', '%%%', 'not base64 JSON', btoa('not json'), btoa('"text"'), btoa('[1]'), btoa('null'), btoa('5')])(
    'fails for %j [S3.21]',
    (text) => {
      expect(() => readSecureToken(text)).toThrow('The 3-D Secure token cannot be decoded.');
    },
  );

  it('fails for what is no text', () => {
    for (const value of [undefined, null, 5, {}, []]) {
      expect(() => readSecureToken(value as never)).toThrow('The 3-D Secure token cannot be decoded.');
    }
  });

  it('is read or refused, whatever it is, and pollutes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json().map(btoaSafe), fc.base64String()), (text) => {
        try {
          readSecureToken(text);
        } catch (error) {
          expect((error as Error).message).toBe('The 3-D Secure token cannot be decoded.');
        }
      }),
      { numRuns: 2000 },
    );
    readSecureToken(btoa('{"__proto__":{"polluted":1},"content":"x"}'));
    expect('polluted' in {}).toBe(false);
  });
});

const btoaSafe = (text: string) => btoa(unescape(encodeURIComponent(text)));

describe('the content of a standalone token', () => {
  it('is a JSON Web Token whose meta holds the four fields [S3.23]', () => {
    expect(readStandaloneContent(standaloneJwt())).toEqual(CONTENT);
  });

  it('is for GPayments alone [S3.24] [S8.10]', () => {
    expect(readStandaloneContent(standaloneJwt({ service_type: 'GPayments' }))).toBeTruthy();
    for (const service_type of ['Other', 'gpayments', '', undefined, null]) {
      expect(() => readStandaloneContent(standaloneJwt({ service_type }))).toThrow(UNSUPPORTED);
    }
  });

  it.each(['', 'a.b.c', 'abc', btoa(JSON.stringify(CONTENT)), standaloneJwt({ initialization_url: 5 })])(
    'is refused for %j',
    (content) => {
      expect(() => readStandaloneContent(content)).toThrow(/^Token contain unsupported payload$/);
    },
  );
});
