import type { StripeAddress, StripePayment } from './stripe-request.ts';

/** A change of the delivery, answered by `updateWith`. */
interface StripeQuestion {
  updateWith(update: object): void;
}

/** The events of a payment request. */
export interface StripeEvents {
  paymentmethod: StripePayment & { complete(status: 'success' | 'fail'): void };
  shippingaddresschange: StripeQuestion & { readonly shippingAddress: StripeAddress };
  shippingoptionchange: StripeQuestion & { readonly shippingOption: { readonly id?: string } };
  cancel: undefined;
}

/** The part of Stripe's payment request that is used; shapes as Stripe documents them. */
export interface StripeRequestObject {
  canMakePayment(): Promise<object | null>;
  show(): void;
  abort?(): void;
  on<Name extends keyof StripeEvents>(name: Name, handler: (event: StripeEvents[Name]) => unknown): void;
}

/** The payment request's button. */
export interface StripeButton {
  mount(container: HTMLElement): void;
  destroy?(): void;
  on(name: 'click', handler: (event: { preventDefault(): void }) => unknown): void;
}

/** The global `Stripe` of Stripe's script. */
export type StripeApi = (key: string) => {
  paymentRequest(options: object): StripeRequestObject;
  elements(): { create(type: 'paymentRequestButton', options: object): StripeButton };
};
