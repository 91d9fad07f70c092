import FakeTimers from '@sinonjs/fake-timers';
import { expect, waitUntil } from '#testing/browser.ts';
import { setVendorScripts } from '../wallets/core/vendor-scripts.ts';
import { answerCalls, HERE } from '../widget/testing/form-frame.ts';
import { FraudService } from './fraud-service.ts';

const SCRIPT = `${location.origin}/sdk/fraud/testing/forter-script.js`;
const dropCookies = () => {
  for (const name of ['haven_fingerprint', 'forterToken']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the library reads document.cookie.
    document.cookie = `${name}=; path=/; max-age=0`;
  }
};

describe('FraudService', () => {
  let provider: ReturnType<typeof answerCalls>;
  let service: FraudService | undefined;
  let type: string;
  let username: string;
  let events: [name: string, data: unknown][];

  beforeEach(() => {
    dropCookies();
    events = [];
    type = 'Forter';
    setVendorScripts({ forter: SCRIPT });
    provider = answerCalls(() => Response.json({ resource: { data: { type, username, merchant: 'sub-3' } } }));
  });
  afterEach(() => {
    service?.destroy();
    provider.restore();
    setVendorScripts({});
    dropCookies();
  });
  const load = (site: string) => {
    username = site;
    service = new FraudService('s1', 'pk1', { environmentId: 'e1', mode: 'test', siteId: 's', alias: 'a1', csp: true });
    service.setEnv(HERE);
    for (const name of ['fingerprint-token-ready', 'fingerprint-token-error'] as const) {
      service.on(name, (data) => events.push([name, data]));
    }
    service.load();
    return service;
  };

  for (const name of ['Forter', 'HavenFraud']) {
    it(`of type ${name} delivers the token of the provider’s script [S1.10]`, async () => {
      type = name;
      load(`ready-${name}`);
      await waitUntil(() => events.length > 0);
      expect(events, '[S1.10] [S3.73] the token, and nothing else').to.eql([
        ['fingerprint-token-ready', `token-of-ready-${name}`],
      ]);
      expect(
        provider.calls.map(({ method, path }) => `${method} ${path}`),
        '[S7.25] asked once',
      ).to.eql(['GET /v1/services/s1/config']);
      const { havenFraudConfiguration: given } = window as unknown as {
        havenFraudConfiguration: { si: string; m: { subsiteId: string }; src: string };
      };
      expect(given.src, '[S3.27] the provider’s script').to.contain(SCRIPT);
      expect(given.si, '[S3.28] the site is the user name').to.equal(`ready-${name}`);
      expect(given.m.subsiteId, '[S3.29] the sub-site is the merchant').to.equal('sub-3');
      expect(given, 'with the merchant’s own options').to.eql({
        si: `ready-${name}`,
        m: { csp: true, mode: 'test', environmentId: 'e1', alias: 'a1', subsiteId: 'sub-3' },
        src: `${SCRIPT}?sn=ready-${name}`,
      });
      expect(document.cookie).to.contain(`haven_fingerprint=token-of-ready-${name}`);
    });
  }

  it('reports a token that is no string as an error alone [S5.07] [S3.73]', async () => {
    load('wrong');
    await waitUntil(() => events.length > 0);
    expect(events.map(([name, data]) => [name, (data as { code: string }).code])).to.eql([
      ['fingerprint-token-error', 'unexpected_token_type'],
    ]);
    expect(document.cookie).not.to.contain('haven_fingerprint');
  });

  it('finds the token that the script only left in its cookie, at 5 s [S9.07] [S9.08]', async () => {
    const clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      load('silent');
      const { port1, port2 } = new MessageChannel();
      const turn = () =>
        new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage(0);
        });
      while (!document.querySelector('script[src*="sn=silent"]')) await turn();
      // biome-ignore lint/suspicious/noDocumentCookie: the library reads document.cookie.
      document.cookie = 'forterToken=left; path=/';
      clock.tick(4999);
      await turn();
      expect(events).to.eql([]);
      clock.tick(1);
      await turn();
      expect(events).to.eql([['fingerprint-token-ready', 'left']]);
      port1.close();
    } finally {
      // biome-ignore lint/suspicious/noDocumentCookie: the next test must not find it.
      document.cookie = 'forterToken=; path=/; max-age=0';
      clock.uninstall();
    }
    // Its script reads one global configuration: a script that loads late would read the next test's.
    const loaded = () => (window as unknown as { havenFraudConfiguration?: { si: string } }).havenFraudConfiguration;
    await waitUntil(() => loaded()?.si === 'silent', 'the script has run');
  });

  it('reports that the script was blocked, and works when it is tried again', async () => {
    setVendorScripts({ forter: `${location.origin}/nothing/forter.js` });
    const made = load('ready-again');
    await waitUntil(() => events.length > 0);
    expect(events.map(([name, data]) => [name, (data as { code: string }).code])).to.eql([
      ['fingerprint-token-error', 'script_failed'],
    ]);
    setVendorScripts({ forter: SCRIPT });
    made.load();
    await waitUntil(() => events.length > 1);
    expect(events[1]).to.eql(['fingerprint-token-ready', 'token-of-ready-again']);
    made.load();
    expect(provider.calls).to.have.length(2);
  });

  it('ignores everything after destroy()', async () => {
    const made = load('never');
    await waitUntil(() => document.querySelector('script[src*="sn=never"]'));
    made.destroy();
    document.dispatchEvent(new CustomEvent('ftr:tokenReady', { detail: 'late' }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(events).to.eql([]);
    expect(document.cookie).not.to.contain('late');
  });
});
