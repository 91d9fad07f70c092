import { expect, it } from 'vitest';
import { NamedHandlers } from './named-handlers.ts';

class Handlers extends NamedHandlers {
  readonly calls: unknown[][] = [];
  override on(...args: unknown[]): never {
    this.calls.push(args);
    return 'subscribed' as never;
  }
}

it.each([
  ['onUnavailable', 'unavailable'],
  ['onUpdate', 'update'],
  ['onPaymentSuccessful', 'paymentSuccessful'],
  ['onPaymentInReview', 'paymentInReview'],
  ['onPaymentError', 'paymentError'],
  ['onAuthTokensChanged', 'authTokensChanged'],
  ['onClick', 'onClick'],
  ['onCheckoutOpen', 'onCheckoutOpen'],
  ['onCheckoutClose', 'onCheckoutClose'],
  ['onLoaded', 'onLoaded'],
] as const)('%s is on(%j), with its handler and its answer', (method, name) => {
  const handlers = new Handlers();
  const handler = () => {};
  expect([handlers[method](handler), handlers[method]()]).toEqual(['subscribed', 'subscribed']);
  expect(handlers.calls).toEqual([
    [name, handler],
    [name, undefined],
  ]);
});
