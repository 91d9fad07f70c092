import { drawPayButton } from '../sheet/pay-button.ts';
import { IntegrationError, SimulatedPaymentRequest, type StripeRequestOptions } from './stripe-payment-request.ts';

type ButtonStyle = { type?: string; theme?: string; height?: string };
type ClickEvent = { preventDefault(): void };

const TEXTS: Record<string, string> = {
  default: 'Pay with',
  buy: 'Buy with',
  donate: 'Donate with',
  book: 'Book with',
};

/** Stripe's payment-request button: an element that is mounted into an element of the page. */
class PaymentRequestButton {
  readonly #handlers = new Map<string, Set<(event: ClickEvent) => void>>();
  #host: HTMLElement | undefined;

  constructor(
    private readonly request: SimulatedPaymentRequest,
    private readonly style: ButtonStyle = {},
  ) {}

  on(name: string, handler: (event: ClickEvent) => void): this {
    this.#handlers.set(name, (this.#handlers.get(name) ?? new Set()).add(handler));
    return this;
  }

  mount(target: string | HTMLElement): void {
    const place = typeof target === 'string' ? document.querySelector(target) : target;
    if (!place) throw new IntegrationError(`The selector you specified (${target}) applies to no DOM elements`);
    this.unmount();
    const host = document.createElement('div');
    const { type = 'default', theme = 'dark', height = '40px' } = this.style;
    const look = theme === 'dark' ? 'black' : 'white';
    const text = TEXTS[type] ?? 'Pay with';
    drawPayButton(host, { text, brand: 'SimStripe', look, height: Number.parseFloat(height) }, () => this.#click());
    place.replaceChildren(host);
    this.#host = host;
    queueMicrotask(() => this.#emit('ready', { preventDefault() {} }));
  }

  unmount(): void {
    this.#host?.remove();
    this.#host = undefined;
  }

  destroy(): void {
    this.unmount();
    this.#handlers.clear();
  }

  #emit(name: string, event: ClickEvent): void {
    for (const handler of this.#handlers.get(name) ?? []) handler(event);
  }

  #click(): void {
    let isPrevented = false;
    const preventDefault = () => {
      isPrevented = true;
    };
    this.#emit('click', { preventDefault });
    if (!isPrevented && !this.request.isShowing()) this.request.show();
  }
}

function elements() {
  return {
    create(
      type: string,
      options: { paymentRequest?: SimulatedPaymentRequest; style?: { paymentRequestButton?: ButtonStyle } } = {},
    ) {
      if (type !== 'paymentRequestButton') throw new IntegrationError(`The sandbox has no element of type ${type}`);
      const { paymentRequest, style } = options;
      if (!paymentRequest?.isUsable) {
        throw new IntegrationError('canMakePayment() must resolve with a wallet before a button is created.');
      }
      return new PaymentRequestButton(paymentRequest, style?.paymentRequestButton);
    },
  };
}

/** Stripe's entry function: a key that contains `unsupported` simulates a device without wallets. */
function Stripe(key: string) {
  if (!/^pk_/.test(String(key))) throw new IntegrationError('Stripe() needs a publishable key, which begins with pk_');
  const isSupported = !key.includes('unsupported');
  return {
    elements,
    paymentRequest: (options: StripeRequestOptions) => new SimulatedPaymentRequest(options, isSupported),
  };
}

export function startStripe(): void {
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 3 }) });
}
