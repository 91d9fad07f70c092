import FakeTimers from '@sinonjs/fake-timers';
import { expect, waitUntil } from '#testing/browser.ts';
import { startAfterpay } from './afterpay-vendor.ts';
import { startFraudScript } from './fraud-vendor.ts';

const script = document.createElement('script');
const tokenCookie = () => /forterToken=([^;]+)/.exec(document.cookie)?.[1];
const dropCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the simulated script sets the cookie in the same way.
  document.cookie = 'forterToken=; path=/; max-age=0';
};

describe('the fraud vendor’s stand-in', () => {
  let clock: ReturnType<typeof FakeTimers.install>;
  let heard: unknown[] = [];
  const hear = (event: Event) => heard.push((event as CustomEvent).detail);
  beforeEach(() => {
    heard = [];
    dropCookie();
    clock = FakeTimers.install({ toFake: ['setTimeout'] });
    document.addEventListener('ftr:tokenReady', hear);
  });
  afterEach(() => {
    clock.uninstall();
    document.removeEventListener('ftr:tokenReady', hear);
    dropCookie();
  });
  const start = (query: string) =>
    startFraudScript({ origin: location.origin, query: new URLSearchParams(query), script });

  it('announces a token soon and leaves it in a cookie [S1.10]', () => {
    start('sn=site_haven');
    clock.tick(199);
    expect([heard.length, tokenCookie()]).to.eql([0, undefined]);
    clock.tick(1);
    expect(heard[0]).to.match(/^haven_fp_/);
    expect(tokenCookie()).to.equal(heard[0]);
  });

  it('leaves a late token without a word, at 12 s', () => {
    start('sn=site_haven_slow');
    clock.tick(11_999);
    expect(tokenCookie()).to.equal(undefined);
    clock.tick(1);
    expect([heard, tokenCookie() === undefined]).to.eql([[], false]);
  });

  it('says nothing, or something that is no text, where that is asked for', () => {
    start('sn=site_haven_silent');
    clock.tick(120_000);
    expect([heard, tokenCookie()]).to.eql([[], undefined]);
    Object.assign(window, { ftr__config: { si: 'site_haven_wrong' } });
    start('');
    clock.tick(200);
    expect(heard).to.eql([5]);
    Reflect.deleteProperty(window, 'ftr__config');
  });
});

describe('Afterpay’s stand-in', () => {
  type Api = {
    initialize(options: object): void;
    open(): void;
    transfer(order: object): void;
    redirect(order: object): void;
    onComplete?: (event: { data: object }) => void;
  };
  const api = () => (window as unknown as { AfterPay: Api }).AfterPay;
  const { open } = window;
  let heard: object[] = [];
  let popup: HTMLIFrameElement;
  beforeEach(() => {
    heard = [];
    popup = document.createElement('iframe');
    popup.title = 'Popup';
    document.body.append(popup);
    window.open = () => popup.contentWindow;
    startAfterpay({ origin: location.origin, query: new URLSearchParams(), script });
    api().onComplete = ({ data }) => heard.push(data);
  });
  afterEach(() => {
    window.open = open;
    popup.remove();
  });
  const say = (message: object) => {
    const view = popup.contentWindow as Window & typeof globalThis;
    new view.Function('message', 'parent.postMessage(message, "*")')(message);
  };

  it('wants to be initialised for a country it knows, and an order', () => {
    expect(() => api().redirect({ token: 'x' })).to.throw('initialize');
    expect(() => api().initialize({ countryCode: 'FR' })).to.throw('country');
    api().initialize({ countryCode: 'AU' });
    expect(() => api().redirect({ token: '' })).to.throw('token');
    expect(() => api().transfer({ token: 'x' })).to.throw('open');
  });

  it('tells once how its window ends, and hears no other order or window', async () => {
    api().initialize({ countryCode: 'NZ' });
    api().open();
    const loaded = new Promise((resolve) => popup.addEventListener('load', resolve, { once: true }));
    api().transfer({ token: '001.a' });
    await loaded;
    window.postMessage({ source: 'haven-wallet', status: 'SUCCESS', orderToken: '001.a' }, location.origin);
    say({ source: 'haven-wallet', status: 'SUCCESS', orderToken: '001.b' });
    say({ source: 'haven-wallet', status: 'SUCCESS', orderToken: '001.a' });
    say({ source: 'haven-wallet', status: 'DECLINED', orderToken: '001.a' });
    await waitUntil(() => heard.length > 0);
    await new Promise((resolve) => setTimeout(resolve));
    expect(heard).to.eql([{ status: 'SUCCESS', orderToken: '001.a' }]);
  });
});
