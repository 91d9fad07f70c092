import FakeTimers from '@sinonjs/fake-timers';
import { expect, fixture, html } from '#testing/browser.ts';
import { resolveEnvironment } from '../client/environments.ts';
import type { SdkError } from '../client/sdk-error.ts';
import { waitUntil } from '../testing/wait.ts';
import { render } from '../wallets/flypay/testing/flypay-page.ts';
import { HtmlWidget } from '../widget/html-widget.ts';
import { HtmlPaymentSourceWidget } from '../widget/saved-sources/html-payment-source-widget.ts';
import { VaultDisplayWidget } from '../widget/saved-sources/vault-display-widget.ts';
import { answerCalls, HERE, say, withToken } from '../widget/testing/form-frame.ts';
import { appendFrame } from './frame.ts';
import { watchSilence } from './silent-frame.ts';

const ORIGIN = 'https://widget.test';
const NOT_LOADED = 'This part of the page could not be loaded. Check your connection and try again.';
const toFake = ['setTimeout', 'clearTimeout'] as const;
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
const noticeIn = (root: ParentNode) => root.querySelector('[role=alert]');
const violate = (blockedURI: string, effectiveDirective = 'frame-src', disposition = 'enforce') =>
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      blockedURI,
      effectiveDirective,
      disposition: disposition as 'enforce',
      documentURI: location.href,
      violatedDirective: effectiveDirective,
      originalPolicy: effectiveDirective,
      statusCode: 200,
    }),
  );

describe('a frame that stays silent', () => {
  let clock: ReturnType<typeof FakeTimers.install>;
  let root: HTMLElement;
  const { error: logError } = console;
  beforeEach(async () => {
    root = await fixture<HTMLElement>(html`<div></div>`);
    clock = FakeTimers.install({ toFake: [...toFake] });
    console.error = () => {};
  });
  afterEach(() => {
    clock.uninstall();
    Reflect.deleteProperty(navigator, 'onLine');
    Reflect.deleteProperty(globalThis, 'crossOriginIsolated');
    console.error = logError;
  });

  describe('is named with its likely cause, once [P8.02]:', () => {
    let reported: SdkError[];
    let retried: number;
    const watch = (isPlaced = true) => {
      reported = [];
      retried = 0;
      const frame = appendFrame(root, 'about:blank', 'Form');
      return watchSilence(frame, {
        what: 'The form',
        environment: { ...resolveEnvironment({ api: ORIGIN, widget: ORIGIN }), isDefault: !isPlaced },
        onSilent: (error) => reported.push(error),
        retry: () => {
          retried += 1;
        },
      });
    };
    const codes = () => reported.map(({ code }) => code);

    it('an origin that is not listed, or a provider out of reach', () => {
      const end = watch();
      clock.tick(9_999);
      expect([reported.length, noticeIn(root)]).to.eql([0, null]);
      clock.tick(1);
      clock.tick(10_000);
      expect(codes()).to.eql(['frame_silent']);
      expect(reported[0]?.message).to.contain(ORIGIN).and.contain(location.origin);
      expect(reported[0]?.retryable).to.equal(true);
      expect(noticeIn(root)?.textContent).to.equal(`${NOT_LOADED}Try again`);
      noticeIn(root)?.querySelector('button')?.click();
      expect([retried, noticeIn(root)]).to.eql([1, null]);
      end();
    });

    it('a page that loads only frames with its embedder policy', () => {
      Object.defineProperty(globalThis, 'crossOriginIsolated', { configurable: true, value: true });
      watch();
      clock.tick(10_000);
      expect(codes()).to.eql(['embedder_policy']);
      expect(reported[0]?.message).to.contain('Cross-Origin-Embedder-Policy').and.contain(ORIGIN);
    });

    it('a device that is offline', () => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      watch();
      clock.tick(10_000);
      expect(codes()).to.eql(['offline']);
    });

    it('an environment that nobody chose', () => {
      watch(false);
      clock.tick(10_000);
      expect(codes()).to.eql(['environment_not_set']);
      expect(reported[0]?.message).to.contain('setEnv()').and.contain(ORIGIN);
    });

    it('a policy that blocks it, at once; policies for other things and reports do nothing', () => {
      watch(false);
      violate(`${ORIGIN}/x`, 'img-src');
      violate('https://other.test/x');
      violate(`${ORIGIN}/x`, 'frame-src', 'report');
      expect(codes()).to.eql([]);
      violate(`${ORIGIN}/x`);
      violate(`${ORIGIN}/x`);
      clock.tick(10_000);
      expect(codes()).to.eql(['policy_blocked']);
      expect(reported[0]?.message).to.contain(`Allow ${ORIGIN} in frame-src`);
    });

    it('in the place of the frame, which takes no space any more', () => {
      const end = watch();
      clock.tick(10_000);
      expect([...root.children].map(({ clientHeight }) => clientHeight > 0)).to.eql([false, true]);
      end();
    });

    it('but not where the page has removed its container without destroy()', () => {
      watch();
      root.replaceChildren();
      clock.tick(20_000);
      watch();
      root.remove();
      violate(`${ORIGIN}/x`);
      clock.tick(20_000);
      expect(codes()).to.eql([]);
    });

    it('but not once it spoke: a late one takes the notice away', () => {
      watch()();
      clock.tick(10_000);
      expect(codes()).to.eql([]);
      const end = watch();
      clock.tick(10_000);
      expect(noticeIn(root)).not.to.equal(null);
      end();
      expect(noticeIn(root)).to.equal(null);
    });
  });

  const eventsOf = (widget: HtmlWidget | VaultDisplayWidget) => {
    const events: { message: string; error: SdkError }[] = [];
    (widget as HtmlWidget).on('error', (event) => events.push(event));
    return events;
  };
  const frames = () => [...root.querySelectorAll('iframe')];

  it('gives an error event, a sentence and another try in a payment form [P8.02]', async () => {
    const provider = answerCalls(() => withToken());
    const widget = new HtmlWidget(root, 'pk1', 'g1');
    widget.setEnv(HERE);
    const events = eventsOf(widget);
    widget.load();
    await waitUntil(() => frames().length === 1);
    clock.tick(10_000);
    expect(events.map(({ error }) => error.code)).to.eql(['frame_silent']);
    const [silent] = frames();
    noticeIn(root)?.querySelector('button')?.click();
    await waitUntil(() => frames().length === 1 && frames()[0] !== silent);
    const frame = frames()[0] as HTMLIFrameElement;
    await waitUntil(() => frame.contentWindow?.location.pathname === '/remote-action');
    const received = widget.on('afterLoad');
    clock.uninstall();
    await say(frame, 'afterLoad');
    await received;
    expect([events.length, noticeIn(root)]).to.eql([1, null]);
    widget.destroy();
    provider.restore();
  });

  it('so does a form whose configuration cannot be had for want of a network [P8.02]', async () => {
    const provider = answerCalls(() => Promise.reject(new TypeError('offline')));
    const widget = new HtmlWidget(root, 'pk1', 'g1');
    widget.setEnv(HERE);
    const events = eventsOf(widget);
    widget.load();
    await waitUntil(() => noticeIn(root));
    expect([events.length, frames().length]).to.eql([1, 0]);
    widget.destroy();
    expect(noticeIn(root)).to.equal(null);
    provider.restore();
  });

  it('is in the language of the form, and names it', async () => {
    const provider = answerCalls(() => Promise.reject(new TypeError('offline')));
    const widget = new HtmlWidget(root, 'pk1', 'g1');
    widget.setEnv(HERE);
    widget.setLanguage('ar');
    eventsOf(widget);
    widget.load();
    await waitUntil(() => noticeIn(root));
    const { lang, dir } = noticeIn(root) as HTMLElement;
    const direction = getComputedStyle(noticeIn(root) as HTMLElement).direction;
    expect([lang, dir, direction, noticeIn(root)?.querySelector('button')?.textContent]).to.eql([
      'ar',
      'auto',
      'rtl',
      'حاول مرة أخرى',
    ]);
    widget.destroy();
    provider.restore();
  });

  it('gives the same for a stored card [P8.02]', () => {
    const widget = new VaultDisplayWidget(root, 'v1');
    widget.setEnv(HERE);
    const events = eventsOf(widget);
    widget.load();
    clock.tick(10_000);
    expect(events.map(({ error }) => error.code)).to.eql(['frame_silent']);
    const [silent] = frames();
    noticeIn(root)?.querySelector('button')?.click();
    expect([frames().length, frames()[0] === silent, noticeIn(root)]).to.eql([1, false, null]);
    widget.destroy();
  });

  describe('by cause:', () => {
    const { src } = Object.getOwnPropertyDescriptors(HTMLIFrameElement.prototype);
    // Without an environment a frame would come from a host of the internet: here it comes from the test's server.
    const forget = () =>
      Object.defineProperty(HTMLIFrameElement.prototype, 'src', {
        ...src,
        set(address: string) {
          src.set?.call(this, `${location.origin}${new URL(address).pathname}`);
        },
      });
    afterEach(() => void Object.defineProperty(HTMLIFrameElement.prototype, 'src', src));

    /** Renders each widget; gives the codes of its errors, its frames and its container, and removes it. */
    type Shown = { reported: () => (string | undefined)[]; text: () => string; box: HTMLElement; end(): void };
    const form = async (isPlaced: boolean): Promise<Shown> => {
      const provider = answerCalls(() => withToken());
      const widget = new HtmlWidget(root, 'pk1', 'g1');
      if (isPlaced) widget.setEnv(HERE);
      const events = eventsOf(widget);
      widget.load();
      await waitUntil(() => frames().length === 1);
      const end = () => {
        widget.destroy();
        provider.restore();
      };
      return { ...codesOf(events), box: root, end };
    };
    const card = async (isPlaced: boolean): Promise<Shown> => {
      const widget = new VaultDisplayWidget(root, 'v1');
      if (isPlaced) widget.setEnv(HERE);
      const events = eventsOf(widget);
      widget.load();
      return { ...codesOf(events), box: root, end: () => widget.destroy() };
    };
    const wallet = async (hasEnvironment: boolean): Promise<Shown> => {
      const rendered = await render('flypay', { hasEnvironment });
      const reported = () =>
        rendered.events.filter(([name]) => name === 'unavailable').map(([, data]) => data as Record<string, string>);
      return {
        reported: () => reported().map(({ code }) => code),
        text: () => reported()[0]?.['message'] ?? '',
        box: rendered.container,
        end: rendered.end,
      };
    };
    const codesOf = (events: { error: SdkError }[]) => ({
      reported: () => events.map(({ error }) => error.code),
      text: () => events[0]?.error.message ?? '',
    });
    const causes = [
      ['frame_silent', 'does not list the origin'],
      ['offline', 'this device is offline'],
      ['environment_not_set', 'setEnv() was not called'],
      ['policy_blocked', 'in frame-src'],
    ] as const;
    const widgets = { 'a payment form': form, 'a stored card': card, 'the pay-later wallet': wallet };
    const { warn } = console;
    for (const [name, show] of Object.entries(widgets)) {
      for (const [code, words] of causes) {
        it(`${name} names ${code} once, and offers another try [P8.02]`, async () => {
          console.warn = () => {};
          const isPlaced = code !== 'environment_not_set';
          if (!isPlaced) forget();
          const shown = await show(isPlaced);
          if (code === 'offline') Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
          if (code === 'policy_blocked') violate(`${location.origin}/x`);
          clock.tick(20_000);
          console.warn = warn;
          expect(shown.reported()).to.eql([code]);
          expect(shown.text()).to.contain(words);
          expect(noticeIn(shown.box)?.querySelector('button')?.textContent).to.equal('Try again');
          shown.end();
        });
      }
    }

    it('a form that has no configuration yet names why, too [P8.02]', async () => {
      console.warn = () => {};
      const provider = answerCalls(() => Promise.reject(new TypeError('Failed to fetch')));
      const widget = new HtmlWidget(root, 'pk1', 'g1');
      const events = eventsOf(widget);
      widget.load();
      await waitUntil(() => events.length);
      console.warn = warn;
      expect(events.map(({ error }) => error.code)).to.eql(['environment_not_set']);
      expect(noticeIn(root)).not.to.equal(null);
      widget.destroy();
      provider.restore();
    });

    it('a form whose configuration is not answered for 10 s is silent as well [P8.02]', async () => {
      const provider = answerCalls(() => new Promise(() => {}));
      const { fetch } = window;
      window.fetch = (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('late'))));
      const widget = new HtmlWidget(root, 'pk1', 'g1');
      widget.setEnv(HERE);
      const events = eventsOf(widget);
      widget.load();
      clock.tick(9_999);
      await settled();
      expect(events).to.eql([]);
      clock.tick(1);
      await settled();
      expect(events.map(({ message }) => message)).to.eql(['The payments provider did not answer in time. Try again.']);
      expect(noticeIn(root)).not.to.equal(null);
      widget.destroy();
      window.fetch = fetch;
      provider.restore();
    });
  });

  it('gives a sentence to the shopper where a list of saved sources may not be shown on this domain [S5.42]', () => {
    const claims = btoa(JSON.stringify({ whitelisted_domains: ['shop.test'] }));
    const widget = new HtmlPaymentSourceWidget(root, `${btoa('{}')}.${claims}.s`, 'query');
    widget.setEnv(HERE);
    const events: string[] = [];
    widget.on('error', ({ message }) => events.push(message));
    widget.load();
    expect(events).to.eql(['access Token is not valid for current domain']);
    expect(noticeIn(root)?.textContent).to.contain('is not available at the moment');
    expect([frames().length, noticeIn(root)?.querySelector('button')]).to.eql([0, null]);
    widget.destroy();
    expect(root.childElementCount).to.equal(0);
  });

  it('makes the pay-later wallet unavailable, with another try [P8.02]', async () => {
    const rendered = await render('flypay');
    clock.tick(10_000);
    const reported = rendered.events.at(-1)?.[1] as { reason: string };
    expect([rendered.names(), reported.reason]).to.eql([['loaded', 'unavailable'], 'frame_silent']);
    noticeIn(rendered.container)?.querySelector('button')?.click();
    clock.tick(10_000);
    expect(rendered.names()).to.eql(['loaded', 'unavailable', 'unavailable']);
    rendered.end();
  });
});
