import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { base64url, jwt } from '../client/testing/client-fakes.ts';
import { readInstruction } from './instruction.ts';
import { readInstructionToken } from './instruction-token.ts';
import { TokenClient } from './token-client.ts';

const token = (environment: unknown) => jwt({ environment });
afterEach(() => vi.restoreAllMocks());

describe('an instruction token', () => {
  it.each(['sandbox', 'production', 'staging'])('names the environment %s [S5.45]', (environment) => {
    expect(readInstructionToken(token(environment))).toBe(environment);
    expect(readInstructionToken(jwt({ meta: btoa(JSON.stringify({ environment })) }))).toBe(environment);
    expect(readInstructionToken(`${base64url({ alg: 'none' })}.${base64url({ environment })}.`)).toBe(environment);
  });

  it.each([
    'abc',
    '',
    'a.b',
    'a.b.c',
    `${base64url({})}.${btoa('no json')}.x`,
    `${base64url({})}.${base64url([])}.x`,
    `${token('sandbox')}.x`,
    undefined,
    null,
    5,
    {},
  ])('%j is refused with the exact text [S5.45]', (value) => {
    expect(() => readInstructionToken(value)).toThrow(/^Invalid instruction token\.$/);
  });

  it.each([
    'moon',
    'https://evil.test',
    '__proto__',
    'constructor',
    'Sandbox',
    undefined,
    null,
    {},
    { api: 'https://evil.test' },
  ])('names no address and no unknown environment: %j [S5.45]', (environment) => {
    expect(() => readInstructionToken(token(environment))).toThrow(/^Invalid instruction token\.$/);
  });

  it('is read or refused in these words, whatever it is', () => {
    const part = fc.oneof(
      fc.string(),
      fc.json().map((text) => btoa(unescape(encodeURIComponent(text)))),
    );
    fc.assert(
      fc.property(fc.tuple(part, part, part), (parts) => {
        expect(() => readInstructionToken(parts.join('.'))).toThrow(/^Invalid instruction token\.$/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a client of such a token', () => {
  class Client extends TokenClient {
    take(next: string) {
      this.follow(next);
      return this.environment;
    }
    get where() {
      return this.environment;
    }
  }

  it('goes where the token points, and keeps a good token when a bad one comes', () => {
    const client = new Client(token('staging'));
    expect(client.where.api).toBe('https://apista.paydock.com');
    expect(client.take(token('production')).widget).toBe('https://widget.paydock.com');
    expect(() => client.take('abc')).toThrow('Invalid instruction token.');
    expect([client.token, client.getEnv()]).toEqual([token('production'), 'production']);
    expect(() => new Client('abc')).toThrow(/^Invalid instruction token\.$/);
  });

  it('takes an alias, and two origins of the merchant’s own for good', () => {
    const client = new Client(token('sandbox'));
    client.setEnv('sandbox', 'pay.test');
    expect(client.where.api).toBe('https://api-sandbox.pay.test');
    expect(client.take(token('production')).api).toBe('https://api.pay.test');
    client.setEnv({ api: 'http://127.0.0.1:8081', widget: 'http://127.0.0.1:8081' });
    expect(client.take(token('staging')).api).toBe('http://127.0.0.1:8081');
  });

  it('warns when the page names another environment than the token, which counts', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const client = new Client(token('sandbox'));
    client.setEnv('sandbox');
    expect(warn).not.toHaveBeenCalled();
    client.setEnv('production');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(client.getEnv()).toBe('sandbox');
    expect(() => client.setEnv('moon' as 'sandbox')).toThrow('unknown env: moon');
  });
});

describe('an instruction', () => {
  it('has a name; everything else has a default', () => {
    const full = {
      name: 'a.show',
      instruction_token: 't',
      next_instruction: true,
      payload: { a: 1 },
      customisation: { base: {} },
      expires_in: 7.5,
    };
    expect(readInstruction(full)).toEqual(full);
    const bare = { name: 'a.show', next_instruction: false, payload: {}, customisation: {} };
    expect(readInstruction({ name: 'a.show' })).toEqual(bare);
    expect(
      readInstruction({
        name: 'a.show',
        next_instruction: 'true',
        payload: [],
        customisation: 5,
        instruction_token: null,
      }),
    ).toEqual(bare);
  });

  it.each([-1, 86_401, Number.NaN, '10', null])('has no time to %j', (expires_in) => {
    expect(readInstruction({ name: 'a.show', expires_in })).not.toHaveProperty('expires_in');
  });

  it.each([undefined, null, [], 'a.show', {}, { name: '' }, { name: 5 }])('is none in %j', (data) => {
    expect(readInstruction(data)).toBeUndefined();
  });
});
