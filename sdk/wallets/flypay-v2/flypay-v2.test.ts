import FakeTimers from '@sinonjs/fake-timers';
import { expect } from '#testing/browser.ts';
import { waitUntil } from '../../testing/wait.ts';
import { CALLBACK, deep, ok, type RenderOptions, refusal, render } from '../flypay/testing/flypay-page.ts';
import { turn } from '../testing/wallet-console.ts';
import { flypayV2Features } from './flypay-v2.ts';
import { flypayHost, setFlypayHosts } from './flypay-v2-hosts.ts';

const HOST = `${location.origin}/flypay`;
const meta = { client_id: 'c1' };
const SUCCESS = { isPaymentSuccessful: true, orderId: 'o1' };

describe('the pay-later wallet in a popup', () => {
  const { open } = window;
  let rendered: Awaited<ReturnType<typeof render>>;
  let popups: { window: Window; address: string; features: string }[];
  let isBlocked: boolean;
  const start = async (options: RenderOptions = {}) => {
    rendered = await render('FlypayV2', { meta, answer: () => ok({ id: 'o1' }), ...options });
    return rendered;
  };
  const button = () => deep<HTMLButtonElement>(rendered.container, 'button') as HTMLButtonElement;
  const spinner = () => deep(rendered.container, '.spinner') as HTMLElement;
  const isSpinning = () => getComputedStyle(spinner()).display !== 'none';
  /** Not one that fades out, of the test before. */
  const dialog = () => deep<HTMLDialogElement>(document.body, 'dialog[open]');
  const click = (text: string) =>
    [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === text)?.click();
  const popup = () => popups.at(-1)?.window as Window;
  const loaded = async () => {
    await waitUntil(() => popups.length && popup().location.pathname.startsWith('/flypay'));
    await waitUntil(() => popup().document.readyState === 'complete');
  };
  const opened = async (options: RenderOptions = {}) => {
    const { length } = popups;
    await start(options);
    button().click();
    await waitUntil(() => popups.length > length);
    await loaded();
  };
  /** Posts a message from the popup's own window to the page, and waits until it was received. */
  const say = async (data: unknown, from = popup()) => {
    // Only code of the popup's own realm makes its window the source of the message.
    const post = (from as unknown as { Function: FunctionConstructor }).Function(
      'to',
      'data',
      'to.postMessage(data, "*")',
    );
    const received = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    post(window, data);
    await received;
  };
  const reported = () => rendered.events.slice(4);
  beforeEach(() => {
    popups = [];
    isBlocked = false;
    setFlypayHosts({ sandbox: HOST, live: `${location.origin}/flypay-live` });
    window.open = (address, target, features) => {
      const opening = isBlocked ? null : open.call(window, address, target, features);
      if (opening) popups.push({ window: opening, address: String(address), features: String(features) });
      return opening;
    };
  });
  afterEach(() => {
    rendered.end();
    window.open = open;
    setFlypayHosts({});
    for (const { window } of popups) window.close();
    expect(dialog(), 'the overlay stayed').not.to.exist;
  });

  it('needs a client_id [S5.16]', async () => {
    for (const wrong of [{}, { client_id: '' }]) {
      await start({ meta: wrong });
      expect(rendered.refused?.message).to.equal(
        'Wallet meta `client_id` is required as part of initialization process.',
      );
      expect(rendered.container.childElementCount).to.equal(0);
      rendered.end();
    }
    await start();
    expect(rendered.refused).to.equal(undefined);
  });

  it('is a dark grey pill, 40 px high [S2.03] [S9.27] [S9.09]', async () => {
    await start();
    const { borderTopLeftRadius, backgroundColor, height } = getComputedStyle(button());
    expect(height).to.equal('40px');
    expect(Number.parseFloat(borderTopLeftRadius)).to.be.at.least(20);
    const channels = backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    expect(channels).to.have.length(3);
    expect(Math.max(...channels)).to.be.at.most(85);
    expect(Math.max(...channels) - Math.min(...channels)).to.be.at.most(10);
  });

  it('has a logo in white, black or mint [S2.06] [S2.07]', async () => {
    const colours = async (button_type?: string) => {
      await start({ meta: { ...meta, ...(button_type && { style: { button_type } }) } });
      const { color, backgroundColor } = getComputedStyle(deep(rendered.container, '.mark') as HTMLElement);
      rendered.end();
      return [color, backgroundColor];
    };
    const white = ['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'];
    expect(await colours()).to.eql(white);
    expect(await colours('pink')).to.eql(white);
    expect(await colours('constructor')).to.eql(white);
    expect(await colours('black')).to.eql(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    expect(await colours('mint')).to.eql(['rgb(127, 240, 196)', 'rgba(0, 0, 0, 0)']);
  });

  it('shows a spinner while the merchant thinks a click over [S2.04] [S4.38]', async () => {
    let settle: (isAllowed: boolean) => void = () => {};
    const onClick = () =>
      new Promise<boolean>((resolve) => {
        settle = resolve;
      });
    await start({ onClick });
    expect(isSpinning()).to.equal(false);
    button().click();
    expect([isSpinning(), button().ariaBusy, rendered.names()]).to.eql([true, 'true', ['loaded', 'button_click']]);
    await turn();
    expect([rendered.calls.length, popups.length, dialog()]).to.eql([0, 0, undefined]);
    settle(false);
    await waitUntil(() => !isSpinning());
    expect(button().disabled).to.equal(false);
    button().click();
    settle(true);
    await loaded();
    expect(isSpinning()).to.equal(false);
    expect(rendered.names()).to.eql(['loaded', 'button_click', 'button_click', 'callback', 'checkout_open']);
  });

  it('ignores clicks and looks disabled while disabled [S2.05]', async () => {
    await start();
    expect(getComputedStyle(button()).opacity).to.equal('1');
    rendered.buttons.disable();
    expect(Number(getComputedStyle(button()).opacity)).to.be.below(1);
    button().click();
    expect(rendered.names()).to.eql(['loaded']);
    rendered.buttons.enable();
    expect(getComputedStyle(button()).opacity).to.equal('1');
    button().click();
    expect(rendered.names()).to.eql(['loaded', 'button_click']);
    await loaded();
  });

  it('does nothing more after a refused click, and can be clicked again [S4.39] [S4.40]', async () => {
    for (const onClick of [() => false, () => Promise.resolve(false), () => Promise.reject(new Error('no'))]) {
      await start({ onClick });
      button().click();
      await waitUntil(() => !button().disabled);
      expect([rendered.names(), rendered.calls.length, popups.length, dialog()]).to.eql([
        ['loaded', 'button_click'],
        0,
        0,
        undefined,
      ]);
      rendered.end();
    }
    await start();
  });

  it('asks for one order, covers the page and opens one popup [S4.41] [S4.42] [S4.43]', async () => {
    await opened();
    expect(rendered.calls.map(({ path, body }) => [path, body])).to.eql([
      [CALLBACK, { request_type: 'CREATE_SESSION', wallet_type: 'flypay' }],
    ]);
    await waitUntil(() => dialog()?.open);
    expect(popups).to.have.length(1);
    expect(new URL(popups[0]?.address ?? '').searchParams.get('orderId')).to.equal('o1');
    expect(button().disabled).to.equal(true);
    expect(rendered.names()).to.eql(['loaded', 'button_click', 'callback', 'checkout_open']);
  });

  it('reports why there is no order, and can be clicked again [S8.16] [S8.14]', async () => {
    let answer = refusal('c');
    await start({ answer: () => answer });
    button().click();
    await waitUntil(() => rendered.names().includes('unavailable'));
    expect(rendered.events.slice(2)).to.eql([['unavailable', { type: 'create_order_id_error', code: 'c' }]]);
    expect([button().disabled, popups.length, dialog()]).to.eql([false, 0, undefined]);
    answer = ok({});
    button().click();
    await waitUntil(() => rendered.names().filter((name) => name === 'unavailable').length === 2);
    answer = ok({ id: 'o1' });
    button().click();
    await loaded();
  });

  it('opens 450 by 750 in the middle of the screen, not resizable [S2.38] [S2.39] [S2.40]', async () => {
    const features = (text: string) => Object.fromEntries(text.split(',').map((pair) => pair.split('=')));
    expect(features(flypayV2Features({ width: 1450, height: 1750, availLeft: 0, availTop: 0 }))).to.include({
      width: '450',
      height: '750',
      left: '500',
      top: '500',
      resizable: 'no',
    });
    await opened();
    expect(features(popups[0]?.features ?? '')).to.include({ width: '450', height: '750', resizable: 'no' });
  });

  it('opens the live or the sandbox address of the wallet', async () => {
    await opened();
    const address = new URL(popups[0]?.address ?? '');
    expect(address.pathname, '[S2.41] [S2.42] the sandbox').to.equal('/flypay/');
    expect([...address.searchParams], '[S2.43] [S2.44] [S2.46] what it carries, and no redirectUrl').to.eql([
      ['orderId', 'o1'],
      ['merchantUrl', location.href],
      ['mode', 'default'],
      ['clientId', 'c1'],
    ]);
    rendered.end();
    popup().close();
    const charge = { meta: { success_url: 'https://shop.test/done' } };
    await opened({ isLive: true, charge });
    const live = new URL(popups[1]?.address ?? '');
    expect(live.pathname, '[S2.41] [S2.42] live').to.equal('/flypay-live/');
    expect(live.searchParams.get('redirectUrl'), '[S2.46] the address to come back to').to.equal(
      'https://shop.test/done',
    );
    rendered.end();
    popup().close();
    await opened({ meta: { ...meta, success_url: 'javascript:alert(1)' } });
    expect(new URL(popups[2]?.address ?? '').searchParams.has('redirectUrl')).to.equal(false);
    setFlypayHosts({});
    expect([flypayHost(true), flypayHost(false)], '[S2.42] unless others are set').to.eql([
      'https://checkout.beem.com.au',
      'https://release.checkout.beem.com.au',
    ]);
  });

  it('refuses addresses of the wallet that are not secure', () => {
    for (const live of ['javascript:alert(1)', 'http://evil.test', 'x', '', 'data:text/html,x']) {
      expect(() => setFlypayHosts({ live }), live).to.throw(/^invalid address of the wallet's popup: .*Use https/);
    }
  });

  it('hands the saved sign-in to the popup when it is ready, and keeps a new one [S3.45]', async () => {
    await opened({ meta: { ...meta, access_token: 'a1', refresh_token: 'r1' } });
    const asked = new URL(popups[0]?.address ?? '').searchParams;
    expect(asked.get('mode'), '[S2.45] express').to.equal('express');
    expect(asked.get('clientId'), '[S3.45] the client').to.equal('c1');
    const received: unknown[] = [];
    popup().addEventListener('message', ({ data, origin }) => received.push([data, origin]));
    await say({ isDomReady: true });
    await waitUntil(() => received.length);
    expect(received, '[S4.44] [S3.45] the sign-in, to the popup’s origin').to.eql([
      [{ auth: { access_token: 'a1', refresh_token: 'r1' } }, location.origin],
    ]);
    await say(JSON.stringify({ accessToken: 'a2', refreshToken: 'r2' }));
    await say(JSON.stringify({ accessToken: 'a2', refreshToken: 'r2' }));
    const changed = ['auth_tokens_changed', { accessToken: 'a2', refreshToken: 'r2' }];
    expect(reported(), '[S4.47] the new sign-in, once').to.eql([changed]);
  });

  it('is default with half a sign-in, which is handed to nobody', async () => {
    await opened({ meta: { ...meta, access_token: 'a1' } });
    expect(new URL(popups[0]?.address ?? '').searchParams.get('mode')).to.equal('default');
  });

  it('raises success once, and is paid for good [S4.45]', async () => {
    await opened();
    const paying = popup();
    await say(SUCCESS);
    dispatchEvent(new MessageEvent('message', { data: SUCCESS, source: paying, origin: location.origin }));
    expect(reported()).to.eql([['payment_success', { orderId: 'o1' }]]);
    expect([paying.closed, button().disabled]).to.eql([true, true]);
    button().click();
    expect(popups).to.have.length(1);
  });

  it('raises one error with its data, and can be clicked again [S4.46]', async () => {
    await opened();
    const paying = popup();
    const data = { error: { message: 'Declined' }, orderId: 'o1' };
    await say(data);
    dispatchEvent(new MessageEvent('message', { data, source: paying, origin: location.origin }));
    expect(reported()).to.eql([['payment_error', { error: { error: { message: 'Declined' }, orderId: 'o1' } }]]);
    button().click();
    await waitUntil(() => popups.length === 2);
    expect(rendered.calls).to.have.length(1);
  });

  it('believes no other origin, window, order or shape [S4.45]', async () => {
    await opened();
    const fakes: MessageEventInit[] = [
      { data: SUCCESS, source: popup(), origin: 'https://evil.test' },
      { data: SUCCESS, source: popup(), origin: 'null' },
      { data: SUCCESS, source: window, origin: location.origin },
      { data: SUCCESS, origin: location.origin },
      { data: { ...SUCCESS, orderId: 'o2' }, source: popup(), origin: location.origin },
      { data: '{"isPaymentSuccessful":', source: popup(), origin: location.origin },
      { data: [SUCCESS], source: popup(), origin: location.origin },
      { data: null, source: popup(), origin: location.origin },
      { data: `${' '.repeat(65_536)}${JSON.stringify(SUCCESS)}`, source: popup(), origin: location.origin },
      { data: { paymentFlowState: 'declined' }, source: popup(), origin: location.origin },
    ];
    for (const fake of fakes) dispatchEvent(new MessageEvent('message', fake));
    expect(reported()).to.eql([]);
    await say(SUCCESS);
    expect(rendered.names().at(-1)).to.equal('payment_success');
  });

  it('ends once when the popup is closed: overlay gone, button back, a new click begins anew', async () => {
    await start();
    const clock = FakeTimers.install({ toFake: ['setInterval', 'clearInterval'] });
    // If this page has the focus, the shopper has closed the popup; otherwise it may have been cut off.
    document.hasFocus = () => true;
    try {
      button().click();
      await loaded();
      await waitUntil(() => dialog()?.open);
      popup().close();
      clock.tick(299);
      expect(reported(), '[S4.48] no close at 299 ms').to.eql([]);
      clock.tick(1);
      await waitUntil(() => reported().length);
      expect(rendered.names().slice(4), '[S4.48] [S4.49] a close at 300 ms').to.eql(['checkout_close']);
      expect(dialog(), '[S4.50] the overlay is closed').not.to.exist;
      expect(button().disabled, '[S4.51] the button is enabled').to.equal(false);
      expect(clock.countTimers(), '[S4.49] polling has stopped').to.equal(0);
      clock.tick(10_000);
      expect(rendered.names().slice(4), '[S4.49] once').to.eql(['checkout_close']);
    } finally {
      clock.uninstall();
      Reflect.deleteProperty(document, 'hasFocus');
    }
    const overlay = () => deep(document.body, 'dialog');
    await waitUntil(() => !overlay());
    expect(overlay(), '[S4.50] the overlay is gone').not.to.exist;
    button().click();
    await waitUntil(() => popups.length === 2);
    expect(rendered.names().slice(5), '[S4.51] a click begins anew').to.eql(['button_click', 'checkout_open']);
  });

  it('that the browser blocked opens from the overlay; Close ends it', async () => {
    isBlocked = true;
    await start();
    button().click();
    await waitUntil(() => dialog()?.open);
    expect(rendered.names()).to.eql(['loaded', 'button_click', 'callback']);
    isBlocked = false;
    click('Continue');
    expect(popups).to.have.length(1);
    click('Continue');
    expect(popups).to.have.length(1);
    click('Close');
    expect(popup().closed).to.equal(true);
    expect(rendered.names().slice(3)).to.eql(['checkout_open', 'checkout_close']);
  });

  it('goes away in the middle without a trace', async () => {
    await opened();
    const paying = popup();
    const { length } = rendered.events;
    rendered.buttons.destroy();
    dispatchEvent(new MessageEvent('message', { data: SUCCESS, source: paying, origin: location.origin }));
    expect([paying.closed, rendered.events.length]).to.eql([true, length]);
  });

  it('has the focus again when its window and the overlay are closed', async () => {
    await start();
    button().focus();
    button().click();
    await waitUntil(() => dialog()?.matches(':focus-within'));
    click('Close');
    await waitUntil(() => !button().disabled);
    expect([button().matches(':focus'), dialog()]).to.eql([true, undefined]);
  });

  it('is reached and named for everybody', async () => {
    await start();
    button().focus();
    expect(getComputedStyle(button()).outlineStyle).to.equal('solid');
    await expect(rendered.container).to.be.accessible();
  });
});
