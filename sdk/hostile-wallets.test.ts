import { expect, fixture, html } from '#testing/browser.ts';
import { hostileMessages, postFromElsewhere, type Target, watchFaults } from './testing/hostile.ts';
import { waitUntil } from './testing/wait.ts';
import { Canvas3ds } from './three-ds/canvas-3ds.ts';
import { CANVAS_3DS_EVENT } from './three-ds/canvas-3ds-event.ts';
import { chargeToken as secureToken, standaloneJwt } from './three-ds/testing/three-ds-token.ts';
import { WALLET_EVENT } from './wallets/core/wallet-event.ts';
import { deep } from './wallets/flypay/testing/flypay-page.ts';
import { setFlypayHosts } from './wallets/flypay-v2/flypay-v2-hosts.ts';
import { chargeToken, ok } from './wallets/testing/wallet-shop.ts';
import { WalletButtons } from './wallets/wallet-buttons.ts';
import { answerCalls, HERE, sayText } from './widget/testing/form-frame.ts';

// The full number of messages runs for forms and checkouts in hostile-messages.test.ts; the guards are the same here.
const MESSAGES = import.meta.env.SOAK ? 100_000 : 20_000;
const METHOD = `${location.origin}/3ds/method/1`;
const CHALLENGE = `${location.origin}/3ds/challenge/1`;

const placed = () => fixture<HTMLElement>(html`<div></div>`);
const rendered = async (root: ParentNode, path: string) => {
  await waitUntil(() => {
    const frame = root.querySelector('iframe');
    return frame?.contentWindow?.location.pathname === path && frame.contentDocument?.readyState === 'complete';
  }, `${path} did not load`);
  return root.querySelector('iframe') as HTMLIFrameElement;
};

describe(`${MESSAGES} hostile messages to wallets and authentications`, () => {
  const { open } = window;
  const { warn, error } = console;
  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0).reverse()) end();
    Object.assign(console, { warn, error });
  });

  it('are believed by none, break nothing, and the next genuine one is answered [S4.45] [S7.43]', async function () {
    this.timeout(30_000);
    const accepted: unknown[] = [];
    const { faults, stop } = watchFaults();
    const popups: Window[] = [];
    window.open = (...given) => {
      const popup = open.apply(window, given) as Window;
      popups.push(popup);
      return popup;
    };
    const provider = answerCalls(() => ok({ id: 'o1', status: 'success', result: {} }));
    setFlypayHosts({ sandbox: `${location.origin}/flypay` });
    ends.push(() => {
      stop();
      provider.restore();
      setFlypayHosts({});
      window.open = open;
      for (const popup of popups) popup.close();
    });

    // A page with two authentications and two wallets, one of them with an open popup.
    const secure = async (token: string) => {
      const root = await placed();
      const canvas = new Canvas3ds(root, token);
      ends.push(() => canvas.destroy());
      canvas.setEnv(HERE);
      for (const name of Object.values(CANVAS_3DS_EVENT)) canvas.on(name, (data) => accepted.push([name, data]));
      canvas.on('error', (data) => accepted.push(data));
      canvas.load();
      return { root, canvas };
    };
    const framed = await secure(secureToken({ format: 'url', content: CHALLENGE }));
    const old = (await rendered(framed.root, '/3ds/challenge/1')).contentWindow as Window;
    // The former window of a reloaded authentication no longer belongs to it.
    framed.canvas.reload();
    const content = standaloneJwt({ initialization_url: METHOD, secondary_url: METHOD });
    const standalone = await secure(secureToken({ content, charge_3ds_id: 'c2' }));
    const buttons = async (type: string) => {
      const root = await placed();
      const made = new WalletButtons(root, chargeToken(type), { client_id: 'm1' });
      ends.push(() => made.destroy());
      made.setEnv(HERE);
      for (const name of Object.values(WALLET_EVENT)) made.on(name, ({ data }) => void accepted.push([name, data]));
      made.load();
      await made.on('loaded');
      return root;
    };
    const flypay = await buttons('flypay');
    const flypayV2 = await buttons('flypay_v2');
    deep<HTMLButtonElement>(flypayV2, 'button')?.click();
    await waitUntil(() => popups[0]?.location.pathname === '/flypay/' && popups[0].document.readyState === 'complete');
    const evil = await fixture<HTMLIFrameElement>(html`<iframe title="Other" src="/3ds/method/1"></iframe>`);
    await waitUntil(() => evil.contentWindow?.location.pathname === '/3ds/method/1');
    const frames = [
      await rendered(framed.root, '/3ds/challenge/1'),
      await rendered(standalone.root, '/3ds/method/1'),
      await rendered(flypay, '/wallet/flypay'),
    ] as const;
    const [challenge, method, wallet] = frames;
    const targets: Target[] = [
      {
        source: challenge.contentWindow as Window,
        genuine: { event: 'chargeAuthSuccess', widget_id: 'c1', charge_3ds_id: 'c1', status: 'authenticated' },
        others: [{ widget_id: 'c2' }, { widget_id: ['c1'] }, { widget_id: null }],
      },
      {
        source: method.contentWindow as Window,
        genuine: { event: 'chargeAuth', status: 'MethodFinished', widget_id: 'c2', charge_3ds_id: 'c2' },
        others: [{ widget_id: 'c1' }, { widget_id: ['c2'] }, { widget_id: null, charge_3ds_id: 'c1' }],
      },
      {
        source: wallet.contentWindow as Window,
        genuine: { event: 'payment_successful', reference_id: 'ref1', data: { id: 'forged' } },
        others: [{ reference_id: 'r0', height: 9 }, { reference_id: ['ref1'] }, { reference_id: '' }],
      },
      {
        source: popups[0] as Window,
        genuine: { isPaymentSuccessful: true, orderId: 'o1' },
        others: [{ orderId: 'o0' }, { orderId: ['o1'] }, { orderId: null }],
        verb: 'isPaymentSuccessful',
        // The popup may report that its order failed.
        honest: ['error'],
        takesObjects: true,
      },
    ];
    const texts = targets.map(({ genuine }) => JSON.stringify(genuine));
    const calls = provider.calls.length;
    const before = Object.getOwnPropertyNames(Object.prototype).join();
    const hostile = hostileMessages(targets, [old, window, evil.contentWindow as Window]);
    accepted.length = 0;
    console.warn = console.error = () => {};
    for (let turn = 0; turn < MESSAGES; turn++) {
      dispatchEvent(new MessageEvent('message', hostile(turn)));
      // Lets other tasks run, and posts the same texts from a real window.
      if (turn % 5000 === 0) for (const text of texts) await sayText(evil, text);
    }
    for (const text of texts) window.postMessage(text, '*');
    await postFromElsewhere(targets, await fixture(html`<iframe title="Opaque" sandbox="allow-scripts"></iframe>`));

    expect(accepted).to.eql([]);
    expect(faults).to.eql([]);
    expect(wallet.style.height).to.equal('');
    expect(provider.calls.length).to.equal(calls);
    expect(Object.getOwnPropertyNames(Object.prototype).join()).to.equal(before);
    expect(popups[0]?.closed).to.equal(false);

    const received = () => accepted.map((each) => (each as unknown[])[0]);
    for (const [at, frame] of frames.entries()) await sayText(frame, texts[at]);
    await waitUntil(() => accepted.length === 3, JSON.stringify(accepted));
    expect(received().sort()).to.eql(['chargeAuthSuccess', 'chargeAuthSuccess', 'payment_success']);
    expect(provider.calls.slice(calls).map(({ body }) => body)).to.eql([{ charge_3ds_id: 'c2' }]);
    const { Function: Inside } = popups[0] as unknown as { Function: FunctionConstructor };
    Inside('to', 'data', 'to.postMessage(data, "*")')(window, targets[3]?.genuine);
    await waitUntil(() => popups[0]?.closed);
    expect(accepted.at(-1)).to.eql(['payment_success', { orderId: 'o1' }]);
    expect(faults).to.eql([]);
  });
});
