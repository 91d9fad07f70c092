/**
 * Forms and checkouts that a test mounts and destroys thousands of times, each in every phase. Never part of a build.
 */
import { LEFT_CHECKOUT_KEY } from '../external-checkout/checkout-button.ts';
import {
  AfterpayCheckoutButton,
  HtmlMultiWidget,
  HtmlPaymentSourceWidget,
  HtmlWidget,
  PaypalCheckoutButton,
  VaultDisplayWidget,
  ZipmoneyCheckoutButton,
} from '../index.ts';
import { HERE } from '../widget/testing/form-frame.ts';
import { type Mounted, type Place, type Subject, turn } from './cycles.ts';

/** Dispatches a message as if a frame's window had sent it, although the frame shows nothing. */
export function say(frame: HTMLIFrameElement | null | undefined, message: object): void {
  if (!frame) return;
  const data = JSON.stringify(message);
  dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: frame.contentWindow }));
}

/** A parameter of the address that a blank frame would have. */
export const parameterOf = (frame: HTMLIFrameElement | null, name: string) =>
  new URL(frame?.dataset['address'] ?? 'about:blank').searchParams.get(name);

/** The phases of a form, from its construction to a loaded, active and reloaded frame. */
function form(
  widget: HtmlMultiWidget | HtmlPaymentSourceWidget | VaultDisplayWidget,
  { root, form: page }: Place,
): Mounted {
  widget.setEnv(HERE);
  const isForm = widget instanceof HtmlMultiWidget;
  const speak = (event: string) => {
    const frame = root.querySelector('iframe');
    say(frame, { event, widget_id: parameterOf(frame, 'widget_id'), payment_source: 'tok' });
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
      () => speak('afterLoad'),
      () => {
        if (isForm) page.requestSubmit();
      },
      () => speak('finish'),
      () => 'reload' in widget && widget.reload(),
      turn,
    ],
  };
}

type CheckoutButton = PaypalCheckoutButton | AfterpayCheckoutButton | ZipmoneyCheckoutButton;

/** The phases of a checkout, from the click to its end. */
function checkout(button: CheckoutButton, { root, tick }: Place): Mounted {
  button.setEnv(HERE);
  return {
    destroy: () => button.destroy(),
    phases: [
      // In an in-app browser, a button resumes a checkout here after the page was left and restored.
      () => tick(0),
      () => root.click(),
      () => tick(5),
      turn,
      turn,
      turn,
      () => tick(200),
      () => {
        for (const frame of document.querySelectorAll<HTMLIFrameElement>('#pd-storage-dispatcher')) {
          say(frame, { event: 'dispatchSuccess', widget_id: parameterOf(frame, 'widgetId') });
        }
      },
      turn,
      () => {
        for (const frame of document.querySelectorAll<HTMLIFrameElement>('#paydock-dispatcher')) {
          say(frame, { event: 'success', message_source: 'checkout.paydock', reference_id: 'r1' });
        }
      },
      turn,
    ],
  };
}

/** An in-app browser, which opens no windows. */
function inApp(): () => void {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: 'Mozilla/5.0 (iPhone) Instagram 300' });
  return () => {
    delete (navigator as { userAgent?: string }).userAgent;
    localStorage.removeItem(LEFT_CHECKOUT_KEY);
  };
}

/** Marks each navigation of the page itself with an element, so that it can be counted. */
function marked(button: CheckoutButton, { root }: Place): CheckoutButton {
  button.on('redirect', () => void root.classList.add('left'));
  return button;
}

/** Forms and checkouts, by name. */
export const formsAndCheckouts: Record<string, Subject> = {
  HtmlWidget: { mount: (place) => form(new HtmlWidget(place.root, 'pk1', 'g1'), place) },
  HtmlMultiWidget: { mount: (place) => form(new HtmlMultiWidget(place.root, 'pk1', ['a', 'b']), place) },
  HtmlPaymentSourceWidget: { mount: (place) => form(new HtmlPaymentSourceWidget(place.root, 'pk1', 'q1'), place) },
  VaultDisplayWidget: { mount: (place) => form(new VaultDisplayWidget(place.root, 'v1'), place) },
  PaypalCheckoutButton: { mount: (place) => checkout(new PaypalCheckoutButton(place.root, 'pk1', 'g1'), place) },
  AfterpayCheckoutButton: { mount: (place) => checkout(new AfterpayCheckoutButton(place.root, 'pk1', 'g1'), place) },
  ZipmoneyCheckoutButton: { mount: (place) => checkout(new ZipmoneyCheckoutButton(place.root, 'pk1', 'g1'), place) },
  'ZipmoneyCheckoutButton in redirect mode': {
    sign: '.left',
    mount(place) {
      const button = new ZipmoneyCheckoutButton(place.root, 'pk1', 'g1');
      button.setRedirectUrl('/back');
      return checkout(marked(button, place), place);
    },
  },
  'PaypalCheckoutButton inside an app': {
    sign: '.left',
    prepare: inApp,
    mount: (place) => checkout(marked(new PaypalCheckoutButton(place.root, 'pk1', 'g1'), place), place),
  },
};
