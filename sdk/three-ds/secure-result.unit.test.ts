import { describe, expect, it } from 'vitest';
import { readSecureResult } from './secure-result.ts';

const ORIGIN = 'https://widget-sandbox.paydock.com';
const pending = {
  status: 'pending',
  challenge: true,
  challenge_url: 'https://acs.test/c',
  secondary_url: 'https://x.test/2',
};

describe('a result', () => {
  it('carries status, description, challenge and where to ask [S3.25]', () => {
    const answer = {
      ...pending,
      result: { description: 'Confirm', secret: 1 },
      decoupled_challenge: false,
      event: 'e',
    };
    expect(readSecureResult(answer, ORIGIN)).toEqual({
      status: 'pending',
      result: { description: 'Confirm' },
      challengeUrl: 'https://acs.test/c',
      pollUrl: 'https://x.test/2',
    });
  });

  it.each(['challenge', 'decoupled_challenge'])(
    'is read under `result` first, flat second: %s [S4.22] [S4.23]',
    (flag) => {
      const { status, challenge: _, ...addresses } = pending;
      const read = {
        status: 'pending',
        result: { description: 'Confirm' },
        challengeUrl: flag === 'challenge' ? 'https://acs.test/c' : undefined,
        pollUrl: 'https://x.test/2',
      };
      const nested = { ...addresses, [flag]: true, description: 'Confirm' };
      expect(readSecureResult({ status, result: nested }, ORIGIN), '[S3.25] nested').toEqual(read);
      const flat = { ...nested, challenge_url: 'https://flat.test', secondary_url: 'https://flat.test' };
      expect(readSecureResult({ status, ...flat, result: nested }, ORIGIN), '[S3.25] both').toEqual(read);
      expect(readSecureResult({ status, ...nested }, ORIGIN), '[S3.25] flat').toEqual(read);
    },
  );

  it('falls back to the token’s own address', () => {
    const { secondary_url, ...rest } = pending;
    expect(readSecureResult(rest, ORIGIN, 'https://x.test/s').pollUrl).toBe('https://x.test/s');
    expect(() => readSecureResult(rest, ORIGIN)).toThrow('This is no secure web address.');
    expect(secondary_url).toBeTruthy();
  });

  it('has a challenge before a decoupled one, and no address where nothing is pending', () => {
    expect(readSecureResult({ ...pending, decoupled_challenge: true }, ORIGIN).challengeUrl).toBe('https://acs.test/c');
    const decoupled = { ...pending, challenge: false, decoupled_challenge: true };
    expect(readSecureResult(decoupled, ORIGIN)).toMatchObject({ challengeUrl: undefined, pollUrl: 'https://x.test/2' });
    for (const status of ['success', 'failed', undefined]) {
      expect(readSecureResult({ ...pending, status }, ORIGIN)).toMatchObject({
        challengeUrl: undefined,
        pollUrl: undefined,
      });
    }
    const neither = { ...pending, challenge: false };
    expect(readSecureResult(neither, ORIGIN)).toMatchObject({ challengeUrl: undefined, pollUrl: undefined });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://acs.test/c', 'java\nscript:1', undefined, null, 5, {}])(
    'is refused for the address %j',
    (address) => {
      expect(() => readSecureResult({ ...pending, challenge_url: address }, ORIGIN)).toThrow('no secure web address');
      if (address) {
        expect(() => readSecureResult({ ...pending, secondary_url: address }, ORIGIN)).toThrow('no secure web address');
      }
    },
  );

  it.each([undefined, null, 5, 'x', [], {}])('is none for %j', (data) => {
    expect(readSecureResult(data, ORIGIN)).toEqual({
      status: undefined,
      result: {},
      challengeUrl: undefined,
      pollUrl: undefined,
    });
  });
});
