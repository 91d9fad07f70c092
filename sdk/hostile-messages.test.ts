import { expect, fixture, html } from '#testing/browser.ts';
import { CHECKOUT_BUTTON_EVENT } from './external-checkout/checkout-button-event.ts';
import { PaypalCheckoutButton } from './external-checkout/paypal-checkout-button.ts';
import { hostileMessages, postFromElsewhere, type Target, watchFaults } from './testing/hostile.ts';
import { waitUntil } from './testing/wait.ts';
import { FORM_EVENTS } from './widget/form-events.ts';
import { HtmlWidget } from './widget/html-widget.ts';
import { HtmlPaymentSourceWidget } from './widget/saved-sources/html-payment-source-widget.ts';
import { PAYMENT_SOURCE_EVENT } from './widget/saved-sources/payment-source-events.ts';
import { answerCalls, HERE, queryOf, say, sayText, withToken } from './widget/testing/form-frame.ts';

// Without SOAK, every kind of message still reaches every target about fifty times.
const MESSAGES = import.meta.env.SOAK ? 100_000 : 20_000;
const CHECKOUTS = '/v1/payment_sources/external_checkout';
const details = { checkout_email: 'a@b.c', checkout_holder: 'Ann', gateway_type: 'PaypalClassic' };

const placed = () => fixture<HTMLElement>(html`<div></div>`);
const rendered = async (root: ParentNode, path: string) => {
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

  it('are accepted by no widget and no checkout, break nothing, and the next genuine one is answered [S7.42]', async function () {
    this.timeout(120_000);
    const accepted: unknown[] = [];
    const { faults, stop } = watchFaults();
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
      stop();
      provider.restore();
      window.open = open;
      for (const popup of popups) popup.close();
    });

    // A page with two forms, a list of saved sources and a pending checkout.
    const input = await fixture<HTMLInputElement>(html`<input aria-label="Token" />`);
    const forms: { widget: HtmlWidget; frame: HTMLIFrameElement }[] = [];
    for (const id of ['g1', 'g2']) {
      const root = await placed();
      const widget = new HtmlWidget(root, 'pk1', id);
      ends.push(() => widget.destroy());
      widget.setEnv(HERE);
      // biome-ignore lint/correctness/useHookAtTopLevel: a method of the widget, not a React hook.
      widget.useAutoResize();
      widget.onFinishInsert(input, 'payment_source');
      for (const name of [...FORM_EVENTS, 'error'] as const) widget.on(name, (data) => accepted.push(data));
      widget.load();
      const old = (await rendered(root, '/remote-action')).contentWindow as Window;
      // The former window of a reloaded form no longer belongs to the form.
      widget.reload();
      await waitUntil(() => root.querySelector('iframe')?.contentWindow !== old && root.querySelector('iframe'));
      forms.push({ widget, frame: await rendered(root, '/remote-action') });
      foreign.push(old);
    }
    const shelf = await placed();
    const list = new HtmlPaymentSourceWidget(shelf, 'pk1', 'q1');
    ends.push(() => list.destroy());
    list.setEnv(HERE);
    list.onSelectInsert(input, 'payment_source_id');
    for (const name of Object.values(PAYMENT_SOURCE_EVENT)) list.on(name, (data) => accepted.push(data));
    list.load();
    const shelfFrame = await rendered(shelf, '/payment-sources');
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
    const ofForm = (frame: HTMLIFrameElement, genuine: object): Target => ({
      source: frame.contentWindow as Window,
      genuine: { ...genuine, widget_id: idOf(frame) },
      others: [{ widget_id: [idOf(frame)] }, { widget_id: undefined }, { widget_id: '' }],
    });
    const targets = [
      ...forms.map(({ frame }) => ofForm(frame, { event: 'finish', payment_source: 'forged', height: 9 })),
      ofForm(shelfFrame, { event: 'select', payment_source_id: 'forged' }),
      {
        source: dispatcher.contentWindow as Window,
        genuine: { event: 'success', message_source: 'checkout.paydock', reference_id: 'r1' },
        others: [{ reference_id: ['r1'] }, { reference_id: 'r0' }, { reference_id: null }],
        // A dispatcher may report that its checkout failed.
        honest: ['error'],
      },
    ];
    const texts = targets.map(({ genuine }) => JSON.stringify(genuine));
    const calls = provider.calls.length;
    const before = Object.getOwnPropertyNames(Object.prototype).join();
    const heights = () => forms.map(({ frame }) => frame.style.height).join();
    const hostile = hostileMessages(targets, foreign);
    for (let turn = 0; turn < MESSAGES; turn++) {
      dispatchEvent(new MessageEvent('message', hostile(turn)));
      // Lets other tasks run, and posts the same texts from a real window.
      if (turn % 5000 === 0) for (const text of texts) await sayText(evil, text);
    }
    for (const text of texts) window.postMessage(text, '*');
    const opaque = await fixture<HTMLIFrameElement>(html`<iframe title="Opaque" sandbox="allow-scripts"></iframe>`);
    await postFromElsewhere(targets, opaque);

    expect(accepted).to.eql([]);
    expect(faults).to.eql([]);
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
    // An object must not be written into an input, and must not cause an error.
    await say(shelfFrame, 'select', { payment_source_id: { toString: 1 } });
    expect(input.value).to.equal('tok');
    await say(shelfFrame, 'select', { payment_source_id: 'src' });
    expect(input.value).to.equal('src');
    expect(accepted).to.have.length(6);
    const finish = button.on('finish');
    await sayText(dispatcher, texts[3]);
    expect(await finish).to.include({ payment_source_token: 'tok_1' });
    await waitUntil(() => popups[0]?.closed);
    expect(faults).to.eql([]);
  });

  const foreign: Window[] = [];
});
