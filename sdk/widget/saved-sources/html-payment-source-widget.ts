import { assertDomain } from '../../client/credential.ts';
import { isText } from '../../client/record.ts';
import { asSdkError } from '../../client/sdk-error.ts';
import { type ElementTarget, findTarget } from '../../surfaces/find-target.ts';
import { HostedFrame } from '../hosted-frame.ts';
import {
  PAYMENT_SOURCE_EVENT,
  type PaymentSourceEventMap,
  type PaymentSourceSelectEvent,
} from './payment-source-events.ts';
import { PaymentSourceWidget } from './payment-source-widget.ts';

/** A list of a customer's saved payment sources in the merchant's page, to choose from. */
export class HtmlPaymentSourceWidget extends PaymentSourceWidget {
  readonly #target: ElementTarget;
  readonly #frame = new HostedFrame<PaymentSourceEventMap>({
    widgetId: this.widgetId,
    signal: this.stopper.signal,
    names: Object.values(PAYMENT_SOURCE_EVENT),
  });

  /** `target` is the container or its CSS selector. Throws the errors of `PaymentSourceWidget`. */
  constructor(target: ElementTarget, credential: string, queryToken: string) {
    super(credential, queryToken);
    this.#target = target;
  }

  /** Shows the list. A second call does nothing; if the container is missing, it waits for it and warns after 10 s. */
  load(): void {
    this.#frame.claim(this.#target, 'the payment sources are not loaded', () => this.reload());
  }

  /** Loads the list again, with the current options. */
  reload(): void {
    try {
      assertDomain(this.credential);
    } catch (reason) {
      this.#frame.fail(asSdkError(reason));
      return;
    }
    this.#frame.reserve();
    this.#frame.render({
      address: this.getIFrameUrl(),
      environment: this.environment,
      title: 'Payment Sources',
      retry: () => this.reload(),
    });
  }

  /**
   * Runs the handler at every occurrence and returns a function that unsubscribes; without a handler, returns a promise
   * of the next occurrence.
   */
  on<Name extends keyof PaymentSourceEventMap>(name: Name): Promise<PaymentSourceEventMap[Name]>;
  on<Name extends keyof PaymentSourceEventMap>(
    name: Name,
    handler: (data: PaymentSourceEventMap[Name]) => void,
  ): () => void;
  on<Name extends keyof PaymentSourceEventMap>(name: Name, handler?: (data: PaymentSourceEventMap[Name]) => void) {
    return handler ? this.#frame.events.on(name, handler) : this.#frame.events.next(name);
  }

  /** On `select`, writes that property of its data, normally `payment_source_id`, into an input of the page. */
  onSelectInsert(input: ElementTarget, dataType: keyof PaymentSourceSelectEvent): void {
    this.on('select', (data) => {
      const element = findTarget(input, `${dataType} is not inserted`);
      const value = data[dataType];
      // An input cannot hold a list or an object.
      if (element && (isText(value) || ['number', 'boolean'].includes(typeof value))) {
        (element as HTMLInputElement).value = String(value);
      }
    });
  }

  /** Hides the list; with `saveSize` its space stays. */
  hide(saveSize = false): void {
    this.#frame.hide(saveSize);
  }

  /** Shows the list again, in its previous state. */
  show(): void {
    this.#frame.show();
  }
}
