import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { CHECKOUT_BUTTON_EVENT } from './external-checkout/checkout-button-event.ts';
import { PaypalCheckoutButton } from './external-checkout/paypal-checkout-button.ts';
import { FORM_EVENTS } from './widget/form-events.ts';
import { HtmlPaymentSourceWidget } from './widget/html-payment-source-widget.ts';
import { HtmlWidget } from './widget/html-widget.ts';
import { PAYMENT_SOURCE_EVENT } from './widget/payment-source-events.ts';
import { answerCalls, HERE, queryOf, say, sayText, withToken } from './widget/testing-frame.ts';

const MESSAGES = 100_000;
const CHECKOUTS = '/v1/payment_sources/external_checkout';
const details = { checkout_email: 'a@b.c', checkout_holder: 'Ann', gateway_type: 'PaypalClassic' };
const ORIGINS = [
  '',
  'null',
  'https://evil.test',
  `${location.origin}.evil.test`,
  location.origin.replace('http', 'https'),
];
const POISON = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'undefined', 'error'];

/** Something in the page that takes messages: its window, and the text that it would believe. */
interface Target {
  readonly source: Window;
  readonly genuine: Record<string, unknown>;
}

const placed = () => fixture<HTMLElement>(html`<div></div>`);
const drawn = async (root: ParentNode, path: string) => {
  await waitUntil(() => {
    const frame = root.querySelector('iframe');
    return frame?.contentWindow?.location.pathname === path && frame.contentDocument?.readyState === 'complete';
  }, `${path} did not load`);
  return root.querySelector('iframe') as HTMLIFrameElement;
};

describe(`${MESSAGES} hostile messages`, () => {
  const { open } = window;
  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0).reverse()) end();
  });

  it('are believed by no widget and no checkout, break nothing, and the next genuine one is answered [S7.42]', async function () {
    this.timeout(30_000);
    const accepted: unknown[] = [];
    const broken: unknown[] = [];
    const fault = (event: ErrorEvent | PromiseRejectionEvent) => void broken.push(event);
    addEventListener('error', fault);
    addEventListener('unhandledrejection', fault);
    const popups: Window[] = [];
    window.open = (...given) => {
      const popup = open.apply(window, given) as Window;
      popups.push(popup);
      return popup;
    };
    const provider = answerCalls(({ path }) => {
      if (path === CHECKOUTS) {
        const data = { link: `${location.origin}/pay/1`, token: 't1', reference_id: 'r1', mode: 'test' };
        return Response.json({ resource: { data } });
      }
      if (path === `${CHECKOUTS}/t1`) return Response.json({ resource: { data: { ...details, status: 'accepted' } } });
      return path === '/v1/payment_sources/tokens' ? Response.json({ resource: { data: 'tok_1' } }) : withToken();
    });
    ends.push(() => {
      removeEventListener('error', fault);
      removeEventListener('unhandledrejection', fault);
      provider.restore();
      window.open = open;
      for (const popup of popups) popup.close();
    });

    // A page with two forms, a list of saved sources and a checkout under way.
    const input = await fixture<HTMLInputElement>(html`<input aria-label="Token" />`);
    const forms: { widget: HtmlWidget; frame: HTMLIFrameElement }[] = [];
    for (const id of ['g1', 'g2']) {
      const root = await placed();
      const widget = new HtmlWidget(root, 'pk1', id);
      ends.push(() => widget.destroy());
      widget.setEnv(HERE);
      // biome-ignore lint/correctness/useHookAtTopLevel: the widget's own method, no hook of React.
      widget.useAutoResize();
      widget.onFinishInsert(input, 'payment_source');
      for (const name of [...FORM_EVENTS, 'error'] as const) widget.on(name, (data) => accepted.push(data));
      widget.load();
      const old = (await drawn(root, '/remote-action')).contentWindow as Window;
      // The window of a form that was loaded again is no longer the form's.
      widget.reload();
      await waitUntil(() => root.querySelector('iframe')?.contentWindow !== old && root.querySelector('iframe'));
      forms.push({ widget, frame: await drawn(root, '/remote-action') });
      foreign.push(old);
    }
    const shelf = await placed();
    const list = new HtmlPaymentSourceWidget(shelf, 'pk1', 'q1');
    ends.push(() => list.destroy());
    list.setEnv(HERE);
    list.onSelectInsert(input, 'payment_source_id');
    for (const name of Object.values(PAYMENT_SOURCE_EVENT)) list.on(name, (data) => accepted.push(data));
    list.load();
    const shelfFrame = await drawn(shelf, '/payment-sources');
    const pay = await fixture<HTMLButtonElement>(html`<button>Pay</button>`);
    const button = new PaypalCheckoutButton(pay, 'pk1', 'g1');
    ends.push(() => button.destroy());
    button.setEnv(HERE);
    const redirected = button.on('popupRedirect');
    pay.click();
    await redirected;
    for (const name of Object.values(CHECKOUT_BUTTON_EVENT)) button.on(name, (data) => accepted.push([name, data]));
    const isDispatcher = () => document.querySelector<HTMLIFrameElement>('#paydock-dispatcher');
    await waitUntil(
      () =>
        isDispatcher()?.contentDocument?.readyState === 'complete' &&
        isDispatcher()?.contentWindow?.location.pathname === '/dispatcher',
    );
    const dispatcher = isDispatcher() as HTMLIFrameElement;
    const evil = await fixture<HTMLIFrameElement>(html`<iframe title="Other" src="/remote-action"></iframe>`);
    await waitUntil(() => evil.contentWindow?.location.pathname === '/remote-action');
    foreign.push(window, evil.contentWindow as Window, popups[0] as Window);

    const idOf = (frame: HTMLIFrameElement) => queryOf(frame).get('widget_id');
    const targets: Target[] = [
      ...forms.map(({ frame }) => ({
        source: frame.contentWindow as Window,
        genuine: { event: 'finish', widget_id: idOf(frame), payment_source: 'forged', height: 9 },
      })),
      {
        source: shelfFrame.contentWindow as Window,
        genuine: { event: 'select', widget_id: idOf(shelfFrame), payment_source_id: 'forged' },
      },
      {
        source: dispatcher.contentWindow as Window,
        genuine: { event: 'success', message_source: 'checkout.paydock', reference_id: 'r1' },
      },
    ];
    const texts = targets.map(({ genuine }) => JSON.stringify(genuine));
    const calls = provider.calls.length;
    const before = Object.getOwnPropertyNames(Object.prototype).join();
    const giant = JSON.stringify({ ...(targets[0] as Target).genuine, padding: 'x'.repeat(65_536) });
    const heights = () => forms.map(({ frame }) => frame.style.height).join();

    const hostile = (turn: number): MessageEventInit => {
      const at = turn % targets.length;
      const { source, genuine } = targets[at] as Target;
      const data = texts[at] as string;
      const pick = <Item>(items: readonly Item[]) => items[Math.floor(turn / 28) % items.length] as Item;
      const { origin } = location;
      switch (Math.floor(turn / 4) % 7) {
        case 0: // wrong origin
          return { data, source, origin: pick(ORIGINS) };
        case 1: // wrong window: replayed by another one, or for another target
          return { data, origin, source: pick([null, ...foreign, (targets[(at + 1) % 4] as Target).source]) };
        case 2: // another widget's or checkout's message
          return {
            origin,
            source,
            data: pick([
              texts[(at + 1) % 4],
              JSON.stringify({ ...genuine, widget_id: [genuine['widget_id']], reference_id: ['r1'] }),
              JSON.stringify({ ...genuine, widget_id: undefined, reference_id: 'r0' }),
              JSON.stringify({ ...genuine, widget_id: '', reference_id: null }),
            ]),
          };
        case 3: // malformed
          return {
            origin,
            source,
            data: pick([
              data.slice(0, -1),
              `[${data}]`,
              JSON.stringify(data),
              `\ufeff${data}`,
              data + data,
              genuine,
              null,
              7,
              '',
              '{',
              turn % 97 ? 'x' : giant,
              '['.repeat(500),
              new Date(0),
              [data],
              undefined,
            ]),
          };
        case 4: // an event of a poisoned name; `error` is one that a checkout's own dispatcher may report
          return {
            origin,
            source,
            data: JSON.stringify({ ...genuine, event: pick(at === 3 ? POISON.slice(0, -1) : POISON) }),
          };
        case 5: // a poisoned key where the fields should be
          return {
            origin,
            source,
            data: `{"${pick(POISON)}":${data},"event":${pick(['{}', '[]', '1', 'null', '""', `["${genuine['event']}"]`])}}`,
          };
        default: // a flood of one unknown event
          return { origin, source, data: JSON.stringify({ ...genuine, event: 'flood' }) };
      }
    };
    for (let turn = 0; turn < MESSAGES; turn++) {
      dispatchEvent(new MessageEvent('message', hostile(turn)));
      // The page breathes, and a real window posts what it likes.
      if (turn % 5000 === 0) for (const text of texts) await sayText(evil, text);
    }
    for (const text of texts) window.postMessage(text, '*');
    const opaque = await fixture<HTMLIFrameElement>(html`<iframe title="Opaque" sandbox="allow-scripts"></iframe>`);
    const posted = new Promise<void>((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        if (data !== 'all posted') return;
        removeEventListener('message', listen);
        resolve();
      };
      addEventListener('message', listen);
    });
    // Real messages of an origin that is not the provider's.
    opaque.srcdoc = `<script>for(const text of ${JSON.stringify(texts)})parent.postMessage(text,'*');parent.postMessage('all posted','*')</script>`;
    await posted;

    expect(accepted).to.eql([]);
    expect(broken).to.eql([]);
    expect(input.value).to.equal('');
    expect(heights()).to.equal(',');
    expect(provider.calls.length).to.equal(calls);
    expect(Object.getOwnPropertyNames(Object.prototype).join()).to.equal(before);
    expect(popups[0]?.closed).to.equal(false);
    for (const { widget } of forms) expect(widget.getValidationState()).to.eql({});

    for (const { widget, frame } of forms) {
      await say(frame, 'validation', { form_valid: true, validators: { __proto__: null, required: ['email'] } });
      expect(widget.isValidForm()).to.equal(true);
      await say(frame, 'finish', { payment_source: 'tok' });
    }
    expect(input.value).to.equal('tok');
    // An object is nothing to write into an input, and no reason to fail.
    await say(shelfFrame, 'select', { payment_source_id: { toString: 1 } });
    expect(input.value).to.equal('tok');
    await say(shelfFrame, 'select', { payment_source_id: 'src' });
    expect(input.value).to.equal('src');
    expect(accepted).to.have.length(6);
    const finish = button.on('finish');
    await sayText(dispatcher, texts[3]);
    expect(await finish).to.include({ payment_source_token: 'tok_1' });
    await waitUntil(() => popups[0]?.closed);
    expect(broken).to.eql([]);
  });

  const foreign: Window[] = [];
});
