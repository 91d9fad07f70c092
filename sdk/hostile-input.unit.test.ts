import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isAccessToken, whitelistedDomains } from './client/credential.ts';
import { resolveEnvironment } from './client/environments.ts';
import { readProviderError } from './client/provider-error.ts';
import { SdkError } from './client/sdk-error.ts';
import { jwt } from './client/testing.ts';
import { parseFrameMessage } from './messaging/frame-message.ts';
import { FORM_FIELDS } from './widget/form-fields.ts';
import { readValidation } from './widget/form-validation.ts';
import { isAddressable, nameValueList, separablePairs } from './widget/name-value-list.ts';

const anything = fc.anything({
  withMap: true,
  withSet: true,
  withBigInt: true,
  withTypedArray: true,
  withNullPrototype: true,
});

describe('whatever comes in', () => {
  it('as a message never throws and never pollutes', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.json(), fc.string()), (data) => {
        const message = parseFrameMessage(data);
        if (message) readValidation(message);
      }),
    );
    readValidation(parseFrameMessage('{"event":"e","validators":{"__proto__":["polluted"]}}') ?? {});
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('as an answer becomes an error with a text', () => {
    fc.assert(
      fc.property(fc.integer(), anything, (status, body) => {
        const error = readProviderError(status, body);
        expect(error).toBeInstanceOf(SdkError);
        expect(error.message).not.toBe('');
        expect(typeof error.message).toBe('string');
      }),
    );
  });

  it('as a credential is a token or a key, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isAccessToken(text)).toBe(false);
      }),
      { examples: [['a.b.c'], ['..']] },
    );
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (claims) => {
        // `btoa` takes Latin-1 only, as a token of ASCII JSON would.
        const ascii = JSON.parse(JSON.stringify(claims).replace(/[^ -~]/g, '?'));
        const token = jwt(ascii);
        expect(isAccessToken(token)).toBe(true);
        whitelistedDomains(token);
      }),
    );
  });

  it('as an environment gives https hosts of the alias or an error [S8.42] [S8.43]', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (env, alias) => {
        try {
          const { api, name } = resolveEnvironment(env, alias);
          expect(['sandbox', 'production', 'staging']).toContain(name);
          expect(new URL(api).hostname.endsWith(alias.toLowerCase())).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(SdkError);
        }
      }),
    );
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['http', 'https', 'ftp'] }), (url) => {
        try {
          expect(resolveEnvironment({ api: url, widget: url }).api).toMatch(/^https:/);
        } catch (error) {
          expect(error).toBeInstanceOf(SdkError);
        }
      }),
    );
  });

  it('as a field value survives the pair notation or is left out [S5.33]', () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue();
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...FORM_FIELDS), fc.string()), (values) => {
        const kept = separablePairs(values, FORM_FIELDS).filter(isAddressable);
        const text = nameValueList(kept);
        const read = text ? text.split(',').map((pair) => pair.split(':')) : [];
        expect(read).toEqual(kept);
        expect(read.map(([name]) => name)).not.toContain('card_number');
        for (const [name, value] of kept) expect(values[name as 'email']).toBe(value);
      }),
    );
    log.mockRestore();
  });
});
