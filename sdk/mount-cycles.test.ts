import { expect, fixture, html } from '@open-wc/testing';
import FakeTimers from '@sinonjs/fake-timers';
import { AfterpayCheckoutButton } from './external-checkout/afterpay-checkout-button.ts';
import { PaypalCheckoutButton } from './external-checkout/paypal-checkout-button.ts';
import { ZipmoneyCheckoutButton } from './external-checkout/zipmoney-checkout-button.ts';
import { OVERLAY_FADE } from './surfaces/overlay-style.ts';
import { HtmlMultiWidget } from './widget/html-multi-widget.ts';
import { HtmlPaymentSourceWidget } from './widget/html-payment-source-widget.ts';
import { HtmlWidget } from './widget/html-widget.ts';
import { answerCalls, HERE, withToken } from './widget/testing-frame.ts';
import { VaultDisplayWidget } from './widget/vault-display-widget.ts';

// SOAK=1 runs the figure that the library promises, which takes two minutes.
const CYCLES = import.meta.env.SOAK ? 1_000 : 60;
const BATCH = 20;
const channel = new MessageChannel();
/** A task later, whatever the fake clock says. */
const turn = () =>
  new Promise((resolve) => {
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(0);
  });

/** Counts listeners that were added and neither removed, run once, nor ended by their signal. */
function countListeners() {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const held = new Map<EventTarget, Map<string, Set<unknown>>>();
  const drop = (target: EventTarget, type: string, listener: unknown) =>
    void held.get(target)?.get(type)?.delete(listener);
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    const types = held.get(target) ?? new Map<string, Set<unknown>>();
    held.set(target, types.set(type, (types.get(type) ?? new Set()).add(listener)));
    const { once, signal } = Object(options) as AddEventListenerOptions;
    if (once) add.call(target, type, () => drop(target, type, listener), { once });
    if (signal) add.call(signal, 'abort', () => drop(target, type, listener), { once: true });
    add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    drop(this ?? window, type, listener);
    remove.call(this ?? window, type, listener, options);
  };
  return {
    // A signal that was aborted calls nobody again.
    left: () =>
      [...held].flatMap(([target, types]) =>
        target instanceof AbortSignal && target.aborted
          ? []
          : [...types].flatMap(([type, { size }]) => (size ? `${target.constructor.name} ${type} ${size}` : [])),
      ),
    restore: () => Object.assign(EventTarget.prototype, { addEventListener: add, removeEventListener: remove }),
  };
}

interface Mounted {
  destroy(): void;
  /** What happens between mounting and its end, by phase. */
  readonly phases: readonly (() => unknown)[];
}

/** A form, from its construction to a loaded, spoken and reloaded frame. */
function form(
  widget: HtmlMultiWidget | HtmlPaymentSourceWidget | VaultDisplayWidget,
  root: Element,
  page: HTMLFormElement,
): Mounted {
  widget.setEnv(HERE);
  const isForm = widget instanceof HtmlMultiWidget;
  const say = (event: string) => {
    const frame = root.querySelector('iframe');
    const id = (frame?.dataset['address'] ?? '').match(/widget_id=([^&]+)/)?.[1];
    const data = JSON.stringify({ event, widget_id: id, payment_source: 'tok' });
    dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: frame?.contentWindow ?? null }));
  };
  return {
    destroy: () => widget.destroy(),
    phases: [
      () => {
        if (isForm) widget.on('afterLoad', () => {});
        if (isForm) widget.interceptSubmitForm(page);
        widget.load();
      },
      turn,
      turn,
      () => say('afterLoad'),
      () => {
        if (isForm) page.requestSubmit();
      },
      () => say('finish'),
      () => 'reload' in widget && widget.reload(),
      turn,
    ],
  };
}

/** A checkout, from the click to its end. */
function checkout(
  button: PaypalCheckoutButton | AfterpayCheckoutButton | ZipmoneyCheckoutButton,
  element: HTMLElement,
  tick: (time: number) => void,
): Mounted {
  button.setEnv(HERE);
  return {
    destroy: () => button.destroy(),
    phases: [
      () => element.click(),
      () => tick(5),
      turn,
      turn,
      turn,
      () => tick(200),
      () => {
        for (const frame of document.querySelectorAll<HTMLIFrameElement>('#paydock-dispatcher')) {
          const data = JSON.stringify({ event: 'success', message_source: 'checkout.paydock', reference_id: 'r1' });
          dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: frame.contentWindow }));
        }
      },
      turn,
    ],
  };
}

describe(`${CYCLES} times mounted and destroyed`, () => {
  const classes: Record<string, (root: HTMLElement, page: HTMLFormElement, tick: (time: number) => void) => Mounted> = {
    HtmlWidget: (root, page) => form(new HtmlWidget(root, 'pk1', 'g1'), root, page),
    HtmlMultiWidget: (root, page) => form(new HtmlMultiWidget(root, 'pk1', ['a', 'b']), root, page),
    HtmlPaymentSourceWidget: (root, page) => form(new HtmlPaymentSourceWidget(root, 'pk1', 'q1'), root, page),
    VaultDisplayWidget: (root, page) => form(new VaultDisplayWidget(root, 'v1'), root, page),
    PaypalCheckoutButton: (root, _, tick) => checkout(new PaypalCheckoutButton(root, 'pk1', 'g1'), root, tick),
    AfterpayCheckoutButton: (root, _, tick) => checkout(new AfterpayCheckoutButton(root, 'pk1', 'g1'), root, tick),
    ZipmoneyCheckoutButton: (root, _, tick) => checkout(new ZipmoneyCheckoutButton(root, 'pk1', 'g1'), root, tick),
  };

  for (const [name, mount] of Object.entries(classes)) {
    it(`${name} leaves no listener, timer, frame or window, at whichever moment it is destroyed`, async function () {
      this.timeout(60_000);
      const shelf = await fixture<HTMLElement>(html`<div></div>`);
      const { src } = Object.getOwnPropertyDescriptors(HTMLIFrameElement.prototype);
      const { submit } = HTMLFormElement.prototype;
      const { open } = window;
      const { warn, error } = console;
      const popups = new Set<{ closed: boolean }>();
      const provider = answerCalls(({ path }) => {
        if (path.startsWith('/v1/remote')) return withToken();
        const data = { link: `${location.origin}/pay`, token: 't1', reference_id: 'r1', mode: 'test' };
        return Response.json({ resource: { data: path.endsWith('tokens') ? 'tok' : data } });
      });
      // Blank frames and windows: loading seven thousand pages would prove nothing about what is left.
      Object.defineProperty(HTMLIFrameElement.prototype, 'src', {
        configurable: true,
        set(this: HTMLIFrameElement, address: string) {
          this.dataset['address'] = address;
        },
      });
      HTMLFormElement.prototype.submit = () => {};
      window.open = () => {
        const popup = {
          closed: false,
          close: () => Object.assign(popup, { closed: true }),
          focus() {},
          location: { replace() {} },
        };
        popups.add(popup);
        return popup as never;
      };
      console.warn = console.error = () => {};
      const clock = FakeTimers.install({
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      });
      const listeners = countListeners();
      const children = document.body.childElementCount;
      let frames = 0;
      try {
        for (let cycle = 0; cycle < CYCLES; cycle += BATCH) {
          const mounted = Array.from({ length: BATCH }, () => {
            const root = shelf.appendChild(document.createElement('div'));
            const page = shelf.appendChild(document.createElement('form'));
            return mount(root, page, (time) => clock.tick(time));
          });
          // Each of the batch lives one phase longer than the one before, and is destroyed twice.
          const steps = mounted[0]?.phases.length ?? 0;
          for (let step = 0; step <= steps; step++) {
            for (const [place, { destroy, phases }] of mounted.entries()) {
              if (place % (steps + 1) > step) await phases[step]?.();
              else destroy();
            }
            frames += document.querySelectorAll('iframe').length;
          }
          for (const { destroy } of mounted) destroy();
          shelf.replaceChildren();
          await turn();
          await turn();
          clock.tick(OVERLAY_FADE * 1000);
          expect(clock.countTimers(), 'timers').to.equal(0);
          expect(document.querySelectorAll('iframe').length, 'frames').to.equal(0);
          expect(document.body.childElementCount, 'overlays').to.equal(children);
          expect([...popups].filter(({ closed }) => !closed).length, 'windows').to.equal(0);
          expect(listeners.left(), 'listeners').to.eql([]);
        }
      } finally {
        listeners.restore();
        clock.uninstall();
        provider.restore();
        Object.assign(window, { open });
        Object.assign(console, { warn, error });
        HTMLFormElement.prototype.submit = submit;
        Object.defineProperty(HTMLIFrameElement.prototype, 'src', src as PropertyDescriptor);
      }
      // The test is about frames only when there were some.
      expect(frames).to.be.greaterThan(CYCLES / 4);
    });
  }
});
