import FakeTimers from '@sinonjs/fake-timers';
import { expect, fixture, html, waitUntil } from '#testing/browser.ts';
import type { SdkError } from '../client/sdk-error.ts';
import { setVendorScripts } from '../wallets/core/vendor-scripts.ts';
import { loadScript } from './load-script.ts';

// Written down, so that a change of the product fails.
const SCRIPT_TIMEOUT = 15_000;

let made = 0;
/** An address that was not loaded before. */
const fresh = (file = 'testing/vendor-script.js') => `${location.origin}/sdk/wallets/${file}?load=${++made}`;
const scripts = (src: string) => [...document.querySelectorAll('script')].filter((script) => script.src === src);
const errorOf = async (load: Promise<void>): Promise<SdkError> => {
  try {
    await load;
  } catch (error) {
    return error as SdkError;
  }
  throw new Error('the script was loaded');
};

describe('loadScript', () => {
  afterEach(() => setVendorScripts({}));

  it('inserts one tag, however many ask, before and after it came [S7.44]', async () => {
    const src = fresh();
    setVendorScripts({ apple: src });
    await Promise.all([loadScript({ src }), loadScript({ src })]);
    await loadScript({ src });
    expect(scripts(src)).to.have.length(1);
  });

  it('carries nonce and integrity', async () => {
    const src = fresh();
    setVendorScripts({ apple: src });
    const load = loadScript({ src, nonce: 'n1', integrity: 'sha384-AAAA' });
    const [script] = scripts(src);
    expect([script?.nonce, script?.integrity, script?.crossOrigin]).to.eql(['n1', 'sha384-AAAA', 'anonymous']);
    // A wrong hash means that the script was changed.
    expect((await errorOf(load)).code).to.equal('script_failed');
  });

  it('hands data to the vendor’s script, and loads it once for each', async () => {
    const src = fresh();
    setVendorScripts({ paypal: src });
    const load = (userIdToken: string) => loadScript({ src, data: { userIdToken } });
    await Promise.all([load('i1'), load('i1'), load('i2'), loadScript({ src })]);
    const tokens = scripts(src).map((script) => script.getAttribute('data-user-id-token'));
    expect(tokens.sort()).to.eql(['i1', 'i2', null].sort());
  });

  it('fails for a script that is blocked or gone, takes its tag away and may be tried again [S8.17]', async () => {
    const src = fresh('missing.js');
    setVendorScripts({ apple: src });
    const error = await errorOf(loadScript({ src }));
    expect([error.code, error.retryable]).to.eql(['script_failed', true]);
    expect(scripts(src)).to.have.length(0);
    const again = loadScript({ src });
    expect(scripts(src)).to.have.length(1);
    await errorOf(again);
  });

  it('gives up on a slow script at its time, not before', async () => {
    const clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const src = fresh();
      setVendorScripts({ apple: src });
      let error: SdkError | undefined;
      const load = loadScript({ src }).catch((reason) => {
        error = reason;
      });
      const [script] = scripts(src);
      if (script) script.onload = null;
      clock.tick(SCRIPT_TIMEOUT - 1);
      await Promise.resolve();
      expect(error).to.equal(undefined);
      clock.tick(1);
      await load;
      expect(error?.code).to.equal('script_timeout');
      expect(scripts(src)).to.have.length(0);
      clock.uninstall();
      await loadScript({ src });
    } finally {
      clock.uninstall();
    }
  });

  it('refuses every address that is not in the table, without a tag', async () => {
    for (const src of ['https://evil.test/a.js', `${location.origin}/a.js`, 'javascript:1', 'data:text/javascript,1']) {
      const error = await errorOf(loadScript({ src }));
      expect(error.code).to.equal('script_failed');
      expect(error.message).to.contain('setVendorScripts()');
      expect(scripts(src)).to.have.length(0);
    }
  });

  it('stops waiting for whom it no longer concerns, and loads on for the others', async () => {
    const src = fresh();
    setVendorScripts({ apple: src });
    const stopper = new AbortController();
    const first = loadScript({ src, signal: stopper.signal });
    const second = loadScript({ src });
    stopper.abort();
    expect((await errorOf(first)).cause).to.equal('aborted');
    await second;
    expect((await errorOf(loadScript({ src, signal: stopper.signal }))).cause).to.equal('aborted');
  });

  it('works under Trusted Types through the policy haven-sdk, and fails where that is not allowed', async () => {
    type Strict = Window & { outcome?: string[] };
    for (const [name, expected] of [
      ['script', ['loaded', 'script_failed', 'TypeError', 'TypeError']],
      ['script-none', ['script_failed', 'script_failed', 'TypeError', 'TypeError']],
    ] as const) {
      const frame = await fixture<HTMLIFrameElement>(
        html`<iframe title="Shop" src="/sdk/testing/strict-page.html?${name}"></iframe>`,
      );
      const page = () => frame.contentWindow as Strict;
      await waitUntil(() => page().outcome?.length === 4, `no outcome of ${name}`);
      expect(page().outcome, name).to.eql(expected);
    }
  });
});
