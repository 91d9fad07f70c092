/** The part of Stripe's published interface that the library uses, controlled by the test. Never part of a build. */
import type { StripeEvents } from '../stripe/stripe.ts';

type Handlers = { [Name in keyof StripeEvents]?: (event: StripeEvents[Name]) => unknown };

/** Adds `Stripe` to the page. */
export function standInForStripe() {
  const standIn = {
    key: '',
    options: {} as Record<string, unknown>,
    buttonOptions: {} as Record<string, unknown>,
    canPay: { applePay: true } as object | null,
    handlers: {} as Handlers,
    /** Sheets that were opened by `show()`, or by the button itself. */
    shown: [] as ('show' | 'button')[],
    mounted: 0,
    destroyed: 0,
    remove: () => void Reflect.deleteProperty(window, 'Stripe'),
  };
  const paymentRequest = (options: Record<string, unknown>) => {
    standIn.options = options;
    return {
      canMakePayment: async () => standIn.canPay,
      show: () => void standIn.shown.push('show'),
      on: (name: string, handler: unknown) => void Object.assign(standIn.handlers, { [name]: handler }),
    };
  };
  const create = (_: string, options: Record<string, unknown>) => {
    standIn.buttonOptions = options;
    let onClick: ((event: { preventDefault(): void }) => void) | undefined;
    return {
      mount(container: HTMLElement) {
        standIn.mounted++;
        const button = container.appendChild(document.createElement('button'));
        button.textContent = 'Pay';
        button.style.height = '40px';
        button.onclick = () => {
          let isPrevented = false;
          onClick?.({
            preventDefault() {
              isPrevented = true;
            },
          });
          if (!isPrevented) standIn.shown.push('button');
        };
      },
      destroy: () => void standIn.destroyed++,
      on(_name: string, handler: (event: { preventDefault(): void }) => void) {
        onClick = handler;
      },
    };
  };
  Object.assign(window, {
    Stripe(key: string) {
      standIn.key = key;
      return { paymentRequest, elements: () => ({ create }) };
    },
  });
  return standIn;
}

/** Stripe's payment data after the shopper approved; `completed` holds the results. */
export function stripePayment(completed: string[]): StripeEvents['paymentmethod'] {
  return {
    paymentMethod: { id: 'pm_1' },
    payerName: 'Ann',
    payerEmail: 'a@b.c',
    complete: (status) => void completed.push(status),
  };
}
