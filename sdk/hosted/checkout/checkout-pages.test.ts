import { expect } from '#testing/browser.ts';
import { type CheckoutMessage, RELAY_CHANNEL, readRelay } from '../kit/checkout-message.ts';
import { announceReturn } from './announce-return.ts';
import { startDispatcher } from './start-dispatcher.ts';
import { sessionKey, startStorageDispatcher } from './start-storage-dispatcher.ts';

type View = Window & typeof globalThis;
const here = location.origin;
const message: CheckoutMessage = { event: 'success', message_source: 'checkout.paydock', reference_id: 'ref_1' };
const relay = (changes: object = {}) => ({ destination: 'dispatcher.paydock', pageOrigin: here, message, ...changes });

let stops: (() => void)[] = [];
let frames: HTMLIFrameElement[] = [];
let received: unknown[] = [];
const hear = ({ data }: MessageEvent) => {
  if (typeof data === 'string' && /paydock/.test(data)) received.push(JSON.parse(data));
};
const task = () => new Promise((resolve) => setTimeout(resolve));
const settled = async () => {
  for (let turn = 0; turn < 6; turn += 1) await task();
};
const until = async (isSo: () => boolean) => {
  while (!isSo()) await task();
};
/** Dispatches a message as if another window had sent it. */
const sayFrom = (speaker: View, target: Window, data: unknown) =>
  new speaker.Function('target', 'data', 'target.postMessage(data, "*")')(target, data);

beforeEach(() => window.addEventListener('message', hear));
afterEach(() => {
  window.removeEventListener('message', hear);
  for (const stop of stops) stop();
  for (const frame of frames) frame.remove();
  stops = [];
  frames = [];
  received = [];
  localStorage.clear();
});

function hostedView(): View {
  const frame = document.createElement('iframe');
  frame.title = 'Payment messages';
  document.body.append(frame);
  frames.push(frame);
  return frame.contentWindow as View;
}

describe('the dispatcher', () => {
  it('passes a return page’s message on once, as text, to the page around it', async () => {
    const view = hostedView();
    stops.push(startDispatcher(view, here));
    for (let times = 0; times < 3; times += 1) view.postMessage(relay(), here);
    await until(() => received.length > 0);
    await settled();
    expect(received, '[S2.48] once').to.eql([message]);
  });

  it('hears the channel too, for a window that was cut off', async () => {
    const view = hostedView();
    stops.push(startDispatcher(view, here));
    const channel = new BroadcastChannel(RELAY_CHANNEL);
    channel.postMessage(relay());
    await until(() => received.length > 0);
    channel.close();
    expect(received).to.eql([message]);
  });

  it('passes nothing on that is for another page or no message', async () => {
    const view = hostedView();
    stops.push(startDispatcher(view, here));
    for (const odd of [
      relay({ pageOrigin: 'https://other.test' }),
      relay({ destination: 'widget.paydock' }),
      relay({ message: { ...message, message_source: 'x' } }),
      relay({ message: { ...message, reference_id: 1 } }),
      relay({ message: null }),
      JSON.stringify(relay()),
      null,
    ]) {
      view.postMessage(odd, here);
    }
    await settled();
    expect(received).to.eql([]);
  });

  it('hears no other origin', async () => {
    const view = hostedView();
    stops.push(startDispatcher(view, here));
    const stranger = document.createElement('iframe');
    stranger.title = 'Stranger';
    stranger.setAttribute('sandbox', 'allow-scripts');
    stranger.srcdoc = `<script>parent.frames[0].postMessage(${JSON.stringify(relay())}, '*'); parent.postMessage('{"said":"paydock"}', '*')</script>`;
    document.body.append(stranger);
    frames.push(stranger);
    await until(() => received.length > 0);
    await settled();
    expect(received).to.eql([{ said: 'paydock' }]);
  });

  it('carries only the known fields', () => {
    const extra = { ...message, status: 'SUCCESS', state: 'approved', token: 'secret' };
    expect(readRelay(relay({ message: extra }), here)).to.eql({ ...message, status: 'SUCCESS', state: 'approved' });
    expect(readRelay(relay({ pageOrigin: '' }), '')).to.equal(null);
  });
});

describe('a return page', () => {
  it('reaches the dispatcher beside it, and stays where it is', async () => {
    const dispatcher = hostedView();
    const page = hostedView();
    stops.push(startDispatcher(dispatcher, here));
    const left: string[] = [];
    const facts = { message, pageOrigin: here, returnTo: 'https://shop.test/' };
    stops.push(announceReturn(page, facts, (address) => left.push(address)));
    await until(() => received.length > 0);
    await settled();
    expect([received, left]).to.eql([[message], []]);
  });

  it('goes back to the shop by itself when nobody opened it [S2.53]', () => {
    const left: string[] = [];
    const alone = new Proxy(window, {
      get: (target, key) => {
        if (key === 'opener') return null;
        if (key === 'parent') return alone;
        const value = Reflect.get(target, key);
        return typeof value === 'function' && /^(set|clear)/.test(String(key)) ? value.bind(target) : value;
      },
    });
    const leave = (address: string) => left.push(address);
    stops.push(announceReturn(alone, { message, pageOrigin: here, returnTo: 'https://shop.test/a' }, leave));
    stops.push(announceReturn(alone, { message, pageOrigin: here, returnTo: '' }, leave));
    expect(left).to.eql(['https://shop.test/a']);
  });
});

describe('the storage dispatcher', () => {
  const session = { destination: 'widget.paydock', source: 'zipmoney.checkout.paydock', intent: 'widget-session' };
  const start = () => {
    const view = hostedView();
    stops.push(startStorageDispatcher(view, { pageOrigin: here, widgetId: 'w1' }));
    return view;
  };
  const answer = (event: string) => ({ event, widget_id: 'w1', message_source: 'widget.paydock' });

  it('stores a session of the page around it and reports it', async () => {
    const view = start();
    view.postMessage({ ...session, data: { reference_id: 'r' } }, here);
    await until(() => received.length > 0);
    expect(received, '[S2.49] for its own widget’s id').to.eql([answer('dispatchSuccess')]);
    const kept = JSON.parse(localStorage.getItem(sessionKey('zipmoney.checkout.paydock')) ?? '{}');
    expect(kept).to.deep.include({ origin: here, data: { reference_id: 'r' } });
  });

  it('gives the server the way back of a session in redirect mode, and answers as it does [S2.52]', async () => {
    const view = start();
    const asked: unknown[] = [];
    const statuses = [204, 404];
    view.fetch = async (path, init) => {
      asked.push([path, JSON.parse(String(init?.body))]);
      return new Response(null, { status: statuses.shift() ?? 500 });
    };
    const data = {
      merchant_redirect_url: `${here}/back`,
      checkout_token: 't1',
      public_key: 'pk1',
      gateway_id: 'g1',
    };
    for (const event of ['dispatchSuccess', 'dispatchError']) {
      received = [];
      view.postMessage({ ...session, data }, here);
      await until(() => received.length > 0);
      expect(received).to.eql([answer(event)]);
    }
    expect(asked[0]).to.eql(['/checkout/session', { merchant_redirect_url: `${here}/back`, checkout_token: 't1' }]);
  });

  it('answers an error for an unknown source, no data, or too much of it', async () => {
    const view = start();
    view.postMessage({ ...session, source: 'other', data: {} }, here);
    view.postMessage({ ...session }, here);
    view.postMessage({ ...session, data: { text: 'x'.repeat(9000) } }, here);
    await until(() => received.length === 3);
    expect(received).to.eql([answer('dispatchError'), answer('dispatchError'), answer('dispatchError')]);
    expect(localStorage.length).to.equal(0);
  });

  it('hears no other window', async () => {
    const view = start();
    const other = hostedView();
    sayFrom(other, view, { ...session, data: {} });
    await settled();
    expect([received, localStorage.length]).to.eql([[], 0]);
  });
});
