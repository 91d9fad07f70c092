import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SdkError } from '../client/sdk-error.ts';
import type { FingerprintProvider } from './fingerprint-provider.ts';
import { COOKIE_LIFETIME, FINGERPRINT_COOKIE, keepFingerprint, readCookie } from './page-cookie.ts';
import { FALLBACKS, takeFingerprint } from './take-fingerprint.ts';

/** The cookies that were set, with their attributes. */
let written: string[];
let jar: string;

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  jar = '';
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return jar;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A provider that the test controls. */
class Script implements FingerprintProvider {
  reads = 0;
  left: unknown;
  deliver: (token: unknown) => void = () => {};
  fail: (error: unknown) => void = () => {};
  start() {
    return new Promise<void>((_, reject) => (this.fail = reject));
  }
  listen(deliver: (token: unknown) => void) {
    this.deliver = deliver;
  }
  read() {
    this.reads++;
    return this.left;
  }
}

function take(cookieLifetime?: number) {
  const script = new Script();
  const stopper = new AbortController();
  const outcomes: unknown[] = [];
  takeFingerprint(script, stopper.signal, cookieLifetime).then(
    (token) => outcomes.push(token),
    (error: SdkError) => outcomes.push(error),
  );
  return { script, stopper, outcomes };
}
const codes = (outcomes: unknown[]) => outcomes.map((outcome) => (outcome as SdkError).code);
const passed = (time = 0) => vi.advanceTimersByTimeAsync(time);

describe('a fingerprint', () => {
  it('is the first token that the provider announces', async () => {
    const { script, outcomes } = take();
    script.deliver('abc');
    script.deliver('def');
    await passed(100_000);
    expect(outcomes).toEqual(['abc']);
    expect(script.reads).toBe(0);
  });

  it.each([5, null, {}, ['abc'], true])('that is %j is unexpected_token_type [S5.07]', async (token) => {
    const { script, outcomes } = take();
    script.deliver(token);
    script.deliver('abc');
    await passed();
    expect(codes(outcomes)).toEqual(['unexpected_token_type']);
    expect(written).toEqual([]);
  });

  it.each(['', undefined])('that is %j is none yet', async (token) => {
    const { script, outcomes } = take();
    script.deliver(token);
    await passed();
    expect(outcomes).toEqual([]);
    script.deliver('abc');
    await passed();
    expect(outcomes).toEqual(['abc']);
  });

  it('is looked for at 5, 10, 15, 30 and 60 s, not a millisecond earlier and never again [S9.07]', async () => {
    const { script, outcomes } = take();
    let now = 0;
    for (const [index, mark] of FALLBACKS.entries()) {
      await passed(mark - 1 - now);
      expect(script.reads).toBe(index);
      expect(outcomes).toEqual([]);
      await passed(1);
      expect(script.reads).toBe(index + 1);
      now = mark;
    }
    expect(FALLBACKS).toEqual([5000, 10_000, 15_000, 30_000, 60_000]);
    await passed(1_000_000);
    expect(script.reads).toBe(5);
  });

  it.each(FALLBACKS)('that lies there is taken at %d ms [S9.08]', async (mark) => {
    const { script, outcomes } = take();
    await passed(mark - 1);
    script.left = 'left';
    expect(outcomes).toEqual([]);
    await passed(1);
    expect(outcomes).toEqual(['left']);
  });

  it('that never comes is an error at 60 s, once [S9.08]', async () => {
    const { script, outcomes } = take();
    await passed(59_999);
    expect(outcomes).toEqual([]);
    await passed(1);
    expect(codes(outcomes)).toEqual(['fingerprint_timeout']);
    script.deliver('late');
    await passed(100_000);
    expect(outcomes).toHaveLength(1);
  });

  it('kept from an earlier visit serves where the provider is silent', async () => {
    jar = `a=1; ${FINGERPRINT_COOKIE}=kept%20one; b=2`;
    const { outcomes } = take();
    await passed(4999);
    expect(outcomes).toEqual([]);
    await passed(1);
    expect(outcomes).toEqual(['kept one']);
  });

  it('whose script fails is an error at once, unless a token lies there', async () => {
    const failed = take();
    failed.script.fail(new SdkError('blocked', 'service_unreachable', { code: 'script_failed' }));
    await passed();
    expect(codes(failed.outcomes)).toEqual(['script_failed']);
    const left = take();
    left.script.left = 'left';
    left.script.fail(new SdkError('blocked'));
    await passed();
    expect(left.outcomes).toEqual(['left']);
  });

  it('that is stopped ends quietly, without timers', async () => {
    const { script, stopper, outcomes } = take();
    stopper.abort();
    expect(vi.getTimerCount()).toBe(0);
    script.deliver('abc');
    await passed(100_000);
    expect(outcomes.map((outcome) => (outcome as SdkError).cause)).toEqual(['aborted']);
    expect([script.reads, written]).toEqual([0, []]);
  });
});

describe('the fingerprint’s cookie', () => {
  it('lives 400 days by default [S9.06]', async () => {
    const { script } = take();
    script.deliver('a;b c');
    await passed();
    expect(written).toEqual(['haven_fingerprint=a%3Bb%20c; path=/; max-age=34560000; samesite=lax; secure']);
    expect(COOKIE_LIFETIME).toBe(400 * 24 * 60 * 60);
  });

  it('lives as long as the merchant sets, and 0 keeps none', async () => {
    take(60).script.deliver('abc');
    take(0).script.deliver('abc');
    await passed();
    expect(written).toEqual(['haven_fingerprint=abc; path=/; max-age=60; samesite=lax; secure']);
  });

  it('is not secure where the page is not, and never longer than a browser keeps', () => {
    vi.stubGlobal('location', { protocol: 'http:' });
    keepFingerprint('x'.repeat(4000));
    keepFingerprint('x'.repeat(4001));
    expect(written).toEqual([`haven_fingerprint=${'x'.repeat(4000)}; path=/; max-age=34560000; samesite=lax`]);
  });

  it('is found by its whole name', () => {
    jar = 'xforterToken=1; forterToken=a=b; forterTokens=2; empty=; broken=%zz';
    expect(readCookie('forterToken')).toBe('a=b');
    expect(readCookie('empty')).toBeUndefined();
    expect(readCookie('none')).toBeUndefined();
    expect(readCookie('broken')).toBe('%zz');
  });
});
