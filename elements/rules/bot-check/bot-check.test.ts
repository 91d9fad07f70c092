import { type Clock, install } from '@sinonjs/fake-timers';
import { expect, nextFrame } from '#testing/browser.ts';
import { resetBotCheck, runBotCheck } from './bot-check.ts';
import type { BotCheckError } from './bot-check-error.ts';
import { readBotCheckSettings } from './bot-check-settings.ts';
import { page, placeBotCheck } from './testing/bot-check-page.ts';

const BOT_CHECK_TIMEOUT_MS = 30_000;
const BOT_CHECK_LOAD_TIMEOUT_MS = 15_000;

const realError = console.error;
const root = document.documentElement;
const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
/** The result of a check: its token, or its fault. */
const outcomeOf = (check: Promise<string>) => check.catch((error: BotCheckError) => `fault ${error.fault}`);

describe('the bot check', () => {
  let clock: Clock | undefined;
  beforeEach(() => {
    console.error = () => {};
  });
  afterEach(() => {
    console.error = realError;
    clock?.uninstall();
    clock = undefined;
    page.grecaptcha = undefined;
    delete root.dataset['botCheckSrc'];
    delete root.dataset['botCheckSiteKey'];
    for (const script of document.querySelectorAll('head script[data-test], script[src*="bot-check-"]'))
      script.remove();
    for (const frame of document.querySelectorAll('iframe')) frame.remove();
  });
  const freeze = () => {
    clock = install({ toFake: ['setTimeout', 'clearTimeout'] });
    return clock;
  };

  it('gives the token of the page’s own script, naming the form', async () => {
    const script = placeBotCheck();
    expect(await runBotCheck('subscribe')).to.equal('t1');
    expect(script.actions).to.deep.equal(['subscribe']);
  });

  it('loads its script with the integrity that the page names, and no other', async () => {
    root.dataset['botCheckSrc'] = '/demo-pages/website/platform/bot-check/browser/challenge.js?bot-check-integrity';
    root.dataset['botCheckIntegrity'] = `sha384-${'A'.repeat(64)}`;
    expect(await outcomeOf(runBotCheck('subscribe'))).to.equal('fault unreachable');
    expect(page.grecaptcha, 'the script did not run').to.equal(undefined);
    delete root.dataset['botCheckIntegrity'];
  });

  it('takes its settings from the head where others write <html> [A6.02]', () => {
    const head = (name: string, content: string) => Object.assign(document.createElement('meta'), { name, content });
    const ours = document.implementation.createHTMLDocument();
    ours.head.append(
      head('haven-bot-check-src', 'https://giving.example.org/check.js'),
      head('haven-bot-check-site-key', 'k1'),
    );
    ours.body.append(head('haven-bot-check-integrity', 'an author’s'));
    expect(readBotCheckSettings(ours)).to.deep.equal({
      scriptUrl: 'https://giving.example.org/check.js',
      siteKey: 'k1',
      integrity: '',
      needsKey: false,
    });
    ours.documentElement.dataset['botCheckSiteKey'] = 'k2';
    expect(readBotCheckSettings(ours).siteKey, '<html> first').to.equal('k2');
  });

  it('makes one widget, and resets it before a second check but not before the first', async () => {
    const script = placeBotCheck();
    await runBotCheck('subscribe');
    expect(script.calls).to.deep.equal({ rendered: 1, reset: 0 });
    expect(await runBotCheck('petition')).to.equal('t2');
    expect(script.calls).to.deep.equal({ rendered: 1, reset: 1 });
  });

  it('is reset once by a form whose post failed, and the next check does not reset it again', async () => {
    const script = placeBotCheck();
    await runBotCheck('update-details');
    resetBotCheck();
    resetBotCheck();
    expect(script.calls.reset).to.equal(1);
    await runBotCheck('update-details');
    expect(script.calls.reset).to.equal(1);
  });

  it('makes checks one after another', async () => {
    const script = placeBotCheck({ respondsAtOnce: false });
    const first = runBotCheck('subscribe');
    const second = runBotCheck('petition');
    await turns();
    expect(script.actions).to.deep.equal(['subscribe']);
    script.solve('a');
    expect(await first).to.equal('a');
    await turns();
    expect(script.actions).to.deep.equal(['subscribe', 'petition']);
    script.solve('b');
    expect(await second).to.equal('b');
  });

  it('supports a script that returns promises and has no widgets', async () => {
    const executed: unknown[] = [];
    root.dataset['botCheckSiteKey'] = 'key';
    page.grecaptcha = {
      execute: async (...args: unknown[]) => {
        executed.push(args);
        return 'promised';
      },
    };
    expect(await runBotCheck('petition')).to.equal('promised');
    expect(executed).to.deep.equal([['key', { action: 'petition' }]]);
  });

  const faults: [what: string, fault: string, act: (script: ReturnType<typeof placeBotCheck>) => void][] = [
    ['its error callback', 'failed', (script) => script.fail()],
    ['an expiry', 'expired', (script) => script.expire()],
  ];
  for (const [what, fault, act] of faults) {
    it(`fails after ${what}, and the next check is a new one`, async () => {
      const script = placeBotCheck({ respondsAtOnce: false });
      const check = outcomeOf(runBotCheck('subscribe'));
      await turns();
      act(script);
      expect(await check).to.equal(`fault ${fault}`);
      script.respondsAtOnce = true;
      expect(await runBotCheck('subscribe')).to.equal('t2');
    });
  }

  it('fails when the script throws, at once or later', async () => {
    const script = placeBotCheck();
    script.execute = () => {
      throw new Error('no');
    };
    expect(await outcomeOf(runBotCheck('subscribe'))).to.equal('fault failed');
    script.execute = () => Promise.reject(new Error('no'));
    expect(await outcomeOf(runBotCheck('subscribe'))).to.equal('fault failed');
  });

  it('gives up after 30 s without a response, and not before', async () => {
    placeBotCheck({ respondsAtOnce: false });
    const clock = freeze();
    let outcome = '';
    void outcomeOf(runBotCheck('subscribe')).then((end) => {
      outcome = end;
    });
    await turns();
    await clock.tickAsync(BOT_CHECK_TIMEOUT_MS - 1);
    expect(outcome).to.equal('');
    await clock.tickAsync(1);
    expect(outcome).to.equal('fault timeout');
  });

  it('waits as long as pictures are being picked, and notices when they are put away', async () => {
    const script = placeBotCheck({ respondsAtOnce: false });
    const clock = freeze();
    let outcome = '';
    void outcomeOf(runBotCheck('subscribe')).then((end) => {
      outcome = end;
    });
    await turns();
    const frame = document.createElement('iframe');
    frame.src = 'about:blank?/bframe';
    document.body.append(frame);
    await nextFrame();
    await clock.tickAsync(BOT_CHECK_TIMEOUT_MS * 3);
    expect(outcome).to.equal('');
    frame.style.visibility = 'hidden';
    await nextFrame();
    await clock.tickAsync(1_499);
    expect(outcome).to.equal('');
    await clock.tickAsync(1);
    expect(outcome).to.equal('fault dismissed');
    expect(script.actions).to.have.length(1);
  });

  it('takes a token that comes as the pictures close', async () => {
    const script = placeBotCheck({ respondsAtOnce: false });
    const frame = document.createElement('iframe');
    frame.src = 'about:blank?/bframe';
    document.body.append(frame);
    const check = outcomeOf(runBotCheck('subscribe'));
    await turns();
    frame.style.visibility = 'hidden';
    await nextFrame();
    script.solve('in time');
    expect(await check).to.equal('in time');
  });

  describe('loading its script', () => {
    it('names what the page’s author must do when there is no site key', async () => {
      const messages: unknown[] = [];
      console.error = (...args: unknown[]) => messages.push(args[0]);
      expect(await outcomeOf(runBotCheck('subscribe'))).to.equal('fault unconfigured');
      expect(messages[0]).to.contain('data-bot-check-site-key');
      expect(document.querySelector('script[src*="google"]')).to.equal(null);
    });

    it('tries again after an address that brought nothing, and leaves no dead script behind', async () => {
      root.dataset['botCheckSrc'] = '/bot-check-not-there.js';
      expect(await outcomeOf(runBotCheck('subscribe'))).to.equal('fault unreachable');
      expect(document.querySelector('script[src*="bot-check-not-there"]')).to.equal(null);
      root.dataset['botCheckSrc'] = '/demo-pages/website/platform/bot-check/browser/challenge.js';
      const realFetch = window.fetch;
      window.fetch = async () => new Response('{"challenge":"c","difficulty":0,"expires":0}');
      try {
        expect(await runBotCheck('subscribe')).to.equal('c.0');
      } finally {
        window.fetch = realFetch;
      }
      expect(document.querySelectorAll('script[src$="/bot-check/browser/challenge.js"]')).to.have.length(1);
    });

    it('refuses an address that is neither the page’s own nor https', async () => {
      root.dataset['botCheckSrc'] = 'http://example.org/bot-check-x.js';
      expect(await outcomeOf(runBotCheck('subscribe'))).to.equal('fault blocked');
    });

    it('waits for the script that the page itself placed, 15 s at most', async () => {
      const placed = document.createElement('script');
      placed.dataset['test'] = '';
      // A script type that no browser runs, so it never loads.
      placed.type = 'text/never';
      placed.src = '/bot-check-placed.js';
      document.head.append(placed);
      root.dataset['botCheckSrc'] = '/bot-check-placed.js';
      const clock = freeze();
      let outcome = '';
      void outcomeOf(runBotCheck('subscribe')).then((end) => {
        outcome = end;
      });
      await turns();
      await clock.tickAsync(BOT_CHECK_LOAD_TIMEOUT_MS - 1);
      expect(outcome).to.equal('');
      expect(document.querySelectorAll('script[src="/bot-check-placed.js"]')).to.have.length(1);
      await clock.tickAsync(1);
      expect(outcome).to.match(/^fault (timeout|unreachable)$/);
    });

    it('goes on as soon as the placed script has loaded', async () => {
      const placed = document.createElement('script');
      placed.type = 'text/never';
      placed.src = '/bot-check-placed.js';
      document.head.append(placed);
      root.dataset['botCheckSrc'] = '/bot-check-placed.js';
      const check = runBotCheck('subscribe');
      await turns();
      placeBotCheck();
      placed.dispatchEvent(new Event('load'));
      expect(await check).to.equal('t1');
    });
  });
});
