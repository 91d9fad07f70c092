import { expect, waitUntil } from '#testing/browser.ts';
import { startFlypayFrame } from '../../demo-pages/sandbox/simulated/vendors/pages/start-flypay-frame.ts';
import { startWalletPopup } from '../../demo-pages/sandbox/simulated/vendors/pages/start-wallet-popup.ts';
import { originAround, parseOrigins } from './kit/origin-around.ts';
import { startPaymentSources } from './saved-sources/start-payment-sources.ts';
import { startVaultDisplay } from './saved-sources/start-vault-display.ts';
import { announceOutcome } from './three-ds/announce-outcome.ts';
import { startHtmlShell } from './three-ds/start-html-shell.ts';

type View = Window & typeof globalThis;
type Message = Record<string, unknown>;
const here = location.origin;

let received: Message[] = [];
const frames: HTMLIFrameElement[] = [];
const stops: (() => void)[] = [];
const hear = ({ data }: MessageEvent) => {
  const message: unknown = typeof data === 'string' && data.startsWith('{') ? JSON.parse(data) : data;
  if (typeof message === 'object' && message !== null && 'event' in message) received.push(message as Message);
};
const events = () => received.map(({ event }) => event).filter((event) => event !== 'resize');
const last = (event: string) => received.findLast((message) => message.event === event) ?? {};
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};
beforeEach(() => window.addEventListener('message', hear));
afterEach(() => {
  window.removeEventListener('message', hear);
  for (const stop of stops.splice(0)) stop();
  for (const frame of frames.splice(0)) frame.remove();
  received = [];
});

function hosted(): View {
  const frame = document.createElement('iframe');
  frame.title = 'Hosted page';
  document.body.append(frame);
  frames.push(frame);
  return frame.contentWindow as View;
}
const placeIn = (view: View) => {
  const place = view.document.createElement('main');
  view.document.body.append(place);
  return place;
};
const sayFrom = (speaker: View, target: Window, data: unknown) =>
  new speaker.Function('target', 'data', 'target.postMessage(data, "*")')(target, data);
const answering = (view: View, answer: (path: string, body: Message) => [number, object]) => {
  const asked: [string, Message][] = [];
  view.fetch = (async (address: string, options?: RequestInit) => {
    const body = JSON.parse(String(options?.body ?? '{}')) as Message;
    asked.push([address, body]);
    const [status, data] = answer(address, body);
    const isGood = status < 400;
    return Response.json({ resource: { data: isGood ? data : null }, error: isGood ? null : data }, { status });
  }) as typeof fetch;
  return asked;
};

describe('the origin around a frame', () => {
  const view = (ancestors: string[] | undefined, referrer = '') =>
    ({
      parent: {},
      origin: 'https://pay.test',
      document: { referrer },
      location: { ancestorOrigins: ancestors },
    }) as unknown as Window;

  it('is one that the server named, and nobody else’s', () => {
    const shops = ['https://a.test', 'https://b.test'];
    expect(originAround(view(['https://b.test', 'https://top.test']), shops)).to.equal('https://b.test');
    expect(originAround(view(['https://evil.test']), shops)).to.equal('');
    expect(originAround(view(['https://evil.test']), ['https://a.test'])).to.equal('');
    expect(originAround(view(undefined, 'https://a.test/cart'), shops)).to.equal('https://a.test');
    expect(originAround(view(undefined), ['https://a.test'])).to.equal('https://a.test');
    expect(originAround(view(undefined), shops)).to.equal('');
    expect(originAround(window, [here])).to.equal(window.parent === window ? '' : here);
    const ports = [
      'https://a.test',
      'http://localhost:*',
      'http://*.localhost:*',
      'http://127.0.0.1:*',
      'http://[::1]:*',
    ];
    for (const page of [
      'http://localhost',
      'https://localhost:8443',
      'http://a.b.localhost:3000',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
    ]) {
      expect(originAround(view([page]), ports), '[P1.03] exactly the page around').to.equal(page);
    }
    for (const page of [
      'http://localhost.evil.test',
      'http://127.0.0.1.evil.test:80',
      'http://127x0.0.1',
      'http://xlocalhost',
      'http://evil.test/.localhost:80',
      'ftp://localhost',
      'http://:3000',
    ]) {
      expect(originAround(view([page]), ports), `not ${page}`).to.equal('');
    }
    expect(originAround(view(undefined), ['http://localhost:*']), 'a pattern is no target').to.equal('');
    expect(parseOrigins(' https://a.test  https://b.test ')).to.eql(shops);
  });
});

describe('the 3-D Secure pages', () => {
  const outcome = { event: 'chargeAuthSuccess', widget_id: 'c1', charge_3ds_id: 'c1', status: 'success' };

  it('report the outcome to the page around, and nothing when there is none [S2.47]', async () => {
    announceOutcome(hosted(), JSON.stringify(outcome), [here]);
    announceOutcome(hosted(), 'null', [here]);
    announceOutcome(hosted(), undefined, [here]);
    await settled();
    expect(received).to.eql([outcome]);
  });

  it('show an issuer’s markup once, from the page around alone, in a sandboxed frame', async () => {
    const view = hosted();
    stops.push(startHtmlShell(view, { pageOrigin: here, widgetId: 'c1' }));
    const message = (data: object) => JSON.stringify({ trigger: 'render_html', destination: 'widget.paydock', data });
    const submitted: string[] = [];
    view.HTMLFormElement.prototype.submit = function () {
      submitted.push(String(new view.FormData(this).get('content')));
    };
    sayFrom(hosted(), view, message({ widget_id: 'c1', html: 'forged' }));
    view.postMessage(message({ widget_id: 'other', html: 'other' }), here);
    view.postMessage(message({ widget_id: 'c1' }), here);
    view.postMessage('{', here);
    await settled();
    expect(submitted).to.eql([]);
    for (const html of ['<p>Bank</p>', 'again']) view.postMessage(message({ widget_id: 'c1', html }), here);
    await settled();
    expect(submitted).to.eql(['<p>Bank</p>']);
    const frame = view.document.querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).to.equal('allow-forms allow-scripts allow-popups allow-same-origin');
    const inner = frame?.contentWindow as View;
    sayFrom(inner, view, JSON.stringify({ ...outcome, widget_id: 'other' }));
    sayFrom(inner, view, JSON.stringify({ ...outcome, event: 'finish' }));
    sayFrom(hosted(), view, JSON.stringify(outcome));
    sayFrom(inner, view, JSON.stringify(outcome));
    await settled();
    expect(received).to.eql([outcome]);
  });
});

describe('a wallet’s popup', () => {
  it('notifies its opener, and takes a sign-in from it alone [S4.44] [S4.45]', async () => {
    const view = hosted();
    Object.defineProperty(view, 'opener', { value: window });
    const place = view.document.createElement('p');
    Object.assign(place, { id: 'sign-in', hidden: true });
    view.document.body.append(place);
    const reported: unknown[] = [];
    const listen = ({ data }: MessageEvent) => reported.push(data);
    window.addEventListener('message', listen);
    stops.push(() => window.removeEventListener('message', listen));
    stops.push(startWalletPopup(view, { messages: [{ isDomReady: true }], pageOrigin: here, closes: false }));
    await waitUntil(() => reported.length > 0);
    expect(reported).to.eql([{ isDomReady: true }]);
    const auth = { auth: { access_token: 'a', refresh_token: 'r' } };
    sayFrom(hosted(), view, auth);
    view.postMessage({ auth: { access_token: 'a' } }, here);
    await settled();
    expect(place.hidden).to.equal(true);
    view.postMessage(auth, here);
    await waitUntil(() => !place.hidden);
  });
});

describe('the first pay-later wallet’s frame', () => {
  const { fetch } = window;
  afterEach(() => {
    window.fetch = fetch;
  });
  const start = (answers: [number, object][], isPayable = true) => {
    const asked = answering(window as View, () => answers.shift() ?? [500, {}]);
    const view = hosted();
    const form = view.document.createElement('form');
    form.id = 'pay';
    const select = view.document.createElement('select');
    select.id = 'address';
    for (const value of ['sydney', 'paris'])
      select.append(Object.assign(view.document.createElement('option'), { value }));
    const options = Object.assign(view.document.createElement('div'), { id: 'options' });
    const status = Object.assign(view.document.createElement('p'), { id: 'status' });
    const amount = Object.assign(view.document.createElement('p'), { id: 'amount', textContent: 'AUD 10.50' });
    const button = Object.assign(view.document.createElement('button'), { value: 'approve' });
    form.append(select, options, status, button);
    view.document.body.append(amount, form);
    const facts = { token: 't', reference: 'ref1', widgetId: 'widget-1', currency: 'AUD', isPayable, pageOrigin: here };
    stops.push(startFlypayFrame(view, facts));
    const command = (trigger: string, data: object = {}, reference_id = 'widget-1') =>
      JSON.stringify({
        message_source: 'wallet.paydock',
        reference_id,
        trigger,
        destination: 'widget.paydock',
        data,
      });
    return { view, asked, select, status, amount, button, command };
  };

  it('pays and reports it, with its height', async () => {
    const { button, asked } = start([[200, { id: 'c1', amount: 10.5, currency: 'AUD', status: 'complete' }]]);
    button.click();
    await waitUntil(() => events().includes('payment_successful'));
    expect(events(), '[S4.53] [S4.54] loading begins and ends before the payment').to.eql([
      'start_loading',
      'end_loading',
      'payment_successful',
    ]);
    expect(last('payment_successful'), '[S4.56] with its result').to.deep.include({
      reference_id: 'ref1',
      widget_id: 'widget-1',
      data: { amount: 10.5, currencyCode: 'AUD', charge: { status: 'complete' } },
    });
    expect(last('payment_successful').height, '[S4.61] with its height').to.be.above(0);
    expect(String(asked[0]?.[1].payment_method_id)).to.match(/^fly_sandbox_approve\./);
    expect(button.disabled).to.equal(true);
  });

  it('asks again with the same method when an answer was lost, and reports a review [S4.57]', async () => {
    const { button, asked } = start([
      [503, { message: 'lost', code: 'x' }],
      [200, { id: 'c1', status: 'inreview' }],
    ]);
    button.click();
    await waitUntil(() => events().includes('payment_in_review'));
    expect(asked.map(([, { payment_method_id }]) => payment_method_id)).to.eql(
      Array.from({ length: 2 }, () => asked[0]?.[1].payment_method_id),
    );
  });

  it('reports a decline and lets the shopper try again [S4.58]', async () => {
    const { button, status } = start([[400, { message: 'Card declined', code: 'card_declined' }]]);
    button.click();
    await waitUntil(() => events().includes('payment_error'));
    expect(last('payment_error').data).to.eql({ message: 'Card declined', code: 'card_declined' });
    expect([status.textContent, button.disabled]).to.eql(['Card declined. Nothing was charged.', false]);
  });

  it('waits for the shop’s word on a delivery, and undoes what it refuses [S4.55] [S4.60]', async () => {
    const { view, select, amount, button, command } = start([]);
    const change = (value: string) => {
      select.value = value;
      select.dispatchEvent(new Event('change'));
    };
    change('paris');
    await waitUntil(() => events().includes('update'));
    expect(JSON.stringify(last('update').data)).to.contain('"deliveryAddressDetails":{"line1":"3 rue Exemple"');
    expect(button.disabled).to.equal(true);
    sayFrom(hosted(), view, command('updated', { success: true }));
    view.postMessage(command('updated', { success: true }, 'widget-2'), here);
    await settled();
    expect(button.disabled).to.equal(true);
    view.postMessage(command('updated', { success: false }), here);
    await waitUntil(() => !button.disabled);
    expect(select.value).to.equal('sydney');
    change('paris');
    view.postMessage(command('updated', { success: true, body: { amount: 25 } }), here);
    await waitUntil(() => !button.disabled);
    expect([select.value, amount.textContent]).to.eql(['paris', 'AUD 25.00']);
  });

  it('closes when asked to, and is unavailable when there is nothing to pay [S4.52] [S4.59]', async () => {
    const { view, button, command } = start([]);
    view.postMessage(command('close'), here);
    await waitUntil(() => button.disabled);
    const paid = start([], false);
    await waitUntil(() => events().includes('unavailable'));
    expect(paid.button.disabled).to.equal(true);
  });
});

describe('the list of saved sources', () => {
  const card = (id: string) => ({
    customer_id: 'cu',
    payment_source_id: id,
    gateway_id: 'g',
    primary: false,
    payment_source_type: 'card',
    gateway_type: 'HavenCards',
    holder_name: 'Avery',
    card_number_last4: '4242',
    card_scheme: 'visa',
  });
  const page = (skip: number) => ({ items: [card(`s${skip}`), card(`s${skip + 1}`)], total_item: 4, skip, limit: 2 });
  const start = async (answer: (path: string) => [number, object], query = 'query_token=q&public_key=pk&limit=2') => {
    const view = hosted();
    const asked = answering(view, answer);
    const place = placeIn(view);
    const options = { query: new URLSearchParams(query), sdkOrigin: here, widgetId: 'w1', refId: 'r1' };
    stops.push(await startPaymentSources(view, place, options));
    const press = (name: string) =>
      [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
    return { place, asked, press };
  };

  it('reports what is shown, chosen and unchosen', async () => {
    const { place, asked, press } = await start((path) => [200, page(Number(/skip=(\d+)/.exec(path)?.[1]))]);
    expect(asked[0]?.[0]).to.equal('/v1/payment_sources?skip=0&query_token=q&limit=2');
    place.querySelector('input')?.click();
    press('Next');
    await waitUntil(() => events().includes('next'));
    press('Previous');
    await waitUntil(() => events().includes('prev'));
    expect(place.querySelector('input')?.checked).to.equal(true);
    press('Choose none of these');
    await waitUntil(() => events().includes('unselect'));
    expect(events()).to.eql(['afterLoad', 'select', 'metaChange', 'next', 'prev', 'unselect']);
    const [first, select] = received;
    expect(first).to.include({ widget_id: 'w1', ref_id: 'r1', total_item: 4, skip: 0, limit: 2 });
    expect(select).to.include({ payment_source_id: 's0', gateway_type: 'HavenCards', card_number_last4: '4242' });
    expect(select).not.to.have.property('holder_name');
    expect(last('next')).to.include({ skip: 2 });
  });

  it('lets the shopper choose the default and remove a source where the merchant allows it', async () => {
    let sources = [card('s0'), card('s1'), card('s2')].map((source, index) => ({ ...source, primary: index === 0 }));
    const methods: string[] = [];
    const { place, asked } = await start((path) => {
      const skip = Number(/skip=(\d+)/.exec(path)?.[1] ?? 0);
      const id = /payment_sources\/(\w+)/.exec(path)?.[1];
      if (id) methods.push(path);
      if (path.includes('/default'))
        sources = sources.map((source) => ({ ...source, primary: source.payment_source_id === id }));
      else if (id) sources = sources.filter((source) => source.payment_source_id !== id);
      return [
        200,
        { items: sources.slice(skip, skip + 2), total_item: sources.length, skip, limit: 2, may_change: true },
      ];
    });
    const press = (name: string, at: number) =>
      [...(place.querySelectorAll('.changeable')[at]?.querySelectorAll('button') ?? [])]
        .find(({ textContent }) => textContent === name)
        ?.click();
    const names = () => [...place.querySelectorAll('.actions')].map(({ textContent }) => textContent);
    const shown = (count: number) => waitUntil(() => asked.length === count);
    expect(names()).to.eql(['Remove', 'Make defaultRemove']);
    press('Make default', 1);
    const status = place.querySelector('[role=status].status') as HTMLElement;
    await waitUntil(() => status.textContent === 'Visa ending in 4242 is your default now.');
    expect(names()[0]).to.equal('Make defaultRemove');
    expect(last('finish')).to.include({ action: 'default', payment_source_id: 's1', customer_id: 'cu' });
    place.querySelector('input')?.click();
    press('Remove', 0);
    expect(names()[0], 'a second click is needed').to.equal('Remove itKeep it');
    press('Keep it', 0);
    press('Remove', 0);
    press('Remove it', 0);
    await waitUntil(() => last('finish').action === 'removed');
    expect(events().filter((event) => event === 'unselect')).to.have.length(1);
    expect(methods).to.eql(['/v1/payment_sources/s1/default?query_token=q', '/v1/payment_sources/s0?query_token=q']);
    await shown(5);
    await waitUntil(() => status.textContent === 'Visa ending in 4242 was removed.');
    expect(status.isConnected, 'it was in the page before its text').to.equal(true);
    expect(place.querySelectorAll('input')).to.have.length(2);
    const here = document.createElement('div');
    document.body.append(here);
    here.append(place);
    await expect(here).to.be.accessible({ ignoredRules: ['color-contrast'] });
    here.remove();
  });

  it('goes back a page when the last source of the page was removed, and names what it could not do', async () => {
    let total = 3;
    let isRefused = true;
    const { place, press } = await start((path) => {
      const skip = Number(/skip=(\d+)/.exec(path)?.[1] ?? 0);
      if (/payment_sources\//.test(path)) {
        if (isRefused) return [403, { message: 'This query token shows sources only', code: 'access_forbidden' }];
        total = 2;
      }
      const items = [card('s0'), card('s1'), card('s2')].slice(skip, Math.min(skip + 2, total));
      return [200, { items, total_item: total, skip, limit: 2, may_change: true }];
    });
    press('Next');
    await waitUntil(() => events().includes('next'));
    press('Remove');
    press('Remove it');
    await waitUntil(() => events().includes('systemError'));
    expect(place.querySelector('[role=alert]')?.textContent).to.equal('This query token shows sources only');
    expect(place.querySelectorAll('input')).to.have.length(1);
    isRefused = false;
    press('Remove it');
    await waitUntil(() => place.querySelectorAll('input').length === 2);
    expect(place.querySelector('[role=alert]')).to.equal(null);
  });

  it('reports when there is nothing, and when it cannot be had', async () => {
    const empty = await start(() => [200, { items: [], total_item: 0, skip: 0, limit: 2 }]);
    expect(empty.place.textContent).to.contain('No payment methods are saved');
    const failed = await start(() => [403, { message: 'The query token has expired', code: 'session_expired' }]);
    await waitUntil(() => events().includes('systemError'));
    expect(failed.place.querySelector('[role=alert]')?.textContent).to.equal('The query token has expired');
    expect(last('systemError')).to.include({ code: 'session_expired' });
  });
});

describe('the stored card', () => {
  const card = { holder: 'Avery Tester', scheme: 'visa', last4: '4242', expiry: '09/30' };
  const start = (answer: (body: Message) => [number, object], stored: typeof card | string = card) => {
    const view = hosted();
    answering(view, (_, body) => answer(body));
    const place = placeIn(view);
    const options = {
      query: new URLSearchParams('vault_display_token=v'),
      sdkOrigin: here,
      widgetId: 'w1',
      refId: null,
    };
    stops.push(startVaultDisplay(view, place, stored, options));
    const type = (code: string) => {
      const input = place.querySelector('input');
      if (input) input.value = code;
      place.querySelector('form')?.requestSubmit();
    };
    return { place, type };
  };

  it('shows the number only after the code that was asked for', async () => {
    const { place, type } = start(({ code }) =>
      code === undefined
        ? [200, { status: 'code_requested' }]
        : code === '123456'
          ? [200, { status: 'revealed', value: '4242424242424242' }]
          : [400, { code: 'wrong_code', message: 'That is not the code.' }],
    );
    expect(place.querySelector('.secret')?.textContent).to.equal('•••• •••• •••• 4242');
    const show = place.querySelector('button');
    show?.focus();
    show?.click();
    expect([show?.ariaDisabled, place.ownerDocument.activeElement]).to.eql(['true', show]);
    await waitUntil(() => place.querySelector('form'));
    type('000001');
    await waitUntil(() => place.querySelector('[role=alert]')?.textContent === 'That is not the code.');
    type('123456');
    await waitUntil(() => !place.querySelector('form'));
    expect(place.querySelector('.secret')?.textContent).to.equal('4242424242424242');
    await settled();
    await waitUntil(() => Number(last('resize').height) > 0, 'its height is not reported');
    expect(events()).to.eql(['after_load', 'card_number_secure_code_requested']);
  });

  it('moves the focus to what became of the code: a refusal, or the value', async () => {
    const code = 'access_forbidden';
    const message = 'There were too many wrong codes';
    const { place, type } = start(({ code: typed }) =>
      typed === '000000'
        ? [403, { code, message }]
        : typed
          ? [200, { value: '123' }]
          : [200, { status: 'code_requested' }],
    );
    const status = place.querySelector('[role=status]') as HTMLElement;
    expect(status.checkVisibility(), 'a live region that is there before its text').to.equal(true);
    for (const [typed, text] of [
      ['000000', message],
      ['123456', 'Card number is shown.'],
    ] as const) {
      place.querySelector('button')?.click();
      await waitUntil(() => place.querySelector('form'));
      type(typed);
      await waitUntil(() => !place.querySelector('form'));
      expect([status.textContent, place.ownerDocument.activeElement === status]).to.eql([text, true]);
    }
  });

  it('reports each refusal by its own event', async () => {
    for (const code of ['access_forbidden', 'operation_forbidden', 'session_expired']) {
      const { place } = start(() => [403, { code, message: code }]);
      place.querySelector('button')?.click();
      await waitUntil(() => events().includes(code));
    }
    const { place } = start(() => [500, { code: 'server_busy', message: 'busy' }]);
    place.querySelector('button')?.click();
    await waitUntil(() => events().includes('system_error'));
    received = [];
    const unknown = start(() => [200, {}], 'This view is unknown. Ask the shop to open it again.');
    expect(unknown.place.textContent).to.equal('This view is unknown. Ask the shop to open it again.');
    await waitUntil(() => events().length > 0);
    expect(events()).to.eql(['session_expired']);
  });
});
