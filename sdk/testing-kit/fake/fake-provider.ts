import { type FakeAnswer, FakeAnswers, type ReceivedCall } from './fake-answers.ts';
import { FakeBank } from './fake-bank.ts';
import { defineFakeCheckout, FakeCheckout } from './fake-checkout.ts';
import { FakeForm } from './fake-form.ts';
import { FakeFrame } from './fake-frame.ts';

/** Milliseconds of real time: what the library renders comes within a few tasks. */
const PATIENCE = 1000;

/**
 * Resolves with what `find` returns, now or after a change below `root`, also while time is faked. Rejects with
 * `missing` when it does not appear.
 */
function waitForElement<Found extends Element>(root: Node, find: () => Found | null, missing: string): Promise<Found> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      const found = find();
      if (!found) return false;
      observer.disconnect();
      clearTimeout(timer);
      resolve(found);
      return true;
    };
    const observer = new MutationObserver(finish);
    const timer = setTimeout(() => {
      observer.disconnect();
      reject(new Error(missing));
    }, PATIENCE);
    if (!finish()) observer.observe(root, { childList: true, subtree: true });
  });
}

/** Where an element is, or will be: a selector of the document, or the element. */
type FakePlace = string | Element;

/** Finds in a place; a place that is a selector may appear later. */
function findIn<Found extends Element>(place: FakePlace, selector: string, missing: string): Promise<Found> {
  const root = typeof place === 'string' ? document : place;
  const find = () => {
    const container = typeof place === 'string' ? document.querySelector(place) : place;
    return container?.querySelector<Found>(selector) ?? null;
  };
  return waitForElement(root, find, missing);
}

/** The origins that the code under test gives to `setEnv`. */
export interface FakeProviderOptions {
  /** The origin of the API; the local sandbox's unless given. */
  readonly api?: string;
  /** The origin of the hosted pages; the same as `api` unless given. */
  readonly widget?: string;
}

const SANDBOX = 'http://127.0.0.1:8081';

/**
 * A payments provider without a network, for unit tests in jsdom, happy-dom or a browser: it answers the library's
 * calls, and plays its frames as a test asks. The library itself is the real one.
 */
export class FakeProvider {
  /** For `setEnv`, where the code under test takes the environment as an argument. */
  readonly environment: { readonly api: string; readonly widget: string };
  readonly #answers: FakeAnswers;
  #made = 0;

  constructor({ api = SANDBOX, widget = api }: FakeProviderOptions = {}) {
    this.environment = { api, widget };
    this.#answers = new FakeAnswers(api);
    this.answer('/v1/remote-action/configs', () => ({ data: { configuration_token: this.#next('configuration') } }));
    this.answer('/v1/payment_sources/tokens', () => ({ data: this.#next('token') }));
    defineFakeCheckout();
  }

  /** The calls of the library so far, in order. */
  get calls(): readonly ReceivedCall[] {
    return this.#answers.calls;
  }

  /** Sets the answer to calls of a path, such as `/v1/payment_sources/tokens`. */
  answer(path: string, answer: FakeAnswer | ((call: ReceivedCall) => FakeAnswer)): void {
    this.#answers.set(path, answer);
  }

  /** Waits for the payment form in a container, and shows it: `afterLoad`. */
  async form(container: FakePlace): Promise<FakeForm> {
    const form = new FakeForm(await this.#frame(container, '/remote-action?'), () => this.#next('token'));
    form.appear();
    return form;
  }

  /** Waits for any other page of the provider in a container: saved sources, a stored card. */
  async frame(container: FakePlace): Promise<FakeFrame> {
    return new FakeFrame(await this.#frame(container, '/'));
  }

  /** A token for `Canvas3ds`, as a merchant's server gets it. */
  threeDsToken(): string {
    return btoa(JSON.stringify({ format: 'html', content: '<p>Bank</p>', charge_3ds_id: this.#next('charge_3ds') }));
  }

  /** Waits for the bank's page in a container that `Canvas3ds` renders into, with a token of `threeDsToken()`. */
  async bank(container: FakePlace): Promise<FakeBank> {
    return new FakeBank(await this.#frame(container, '/3ds/html?'));
  }

  /** Waits for the hosted checkout in a container, made by `Checkout` or placed as `<pay-widget>`. */
  async checkout(container: FakePlace): Promise<FakeCheckout> {
    return new FakeCheckout(await findIn(container, 'pay-widget', 'No <pay-widget> appeared in the container.'));
  }

  /** Puts the page's own `fetch` back: call it after each test. */
  restore(): void {
    this.#answers.restore();
  }

  #next(kind: string): string {
    this.#made += 1;
    return `fake_${kind}_${this.#made}`;
  }

  #frame(container: FakePlace, path: string): Promise<HTMLIFrameElement> {
    const { widget } = this.environment;
    const help = `Was load() called, and does setEnv() name ${widget}?`;
    const missing = `No frame of ${widget}${path} appeared in the container. ${help}`;
    return findIn<HTMLIFrameElement>(container, `iframe[src^="${widget}${path}"]`, missing);
  }
}

/** Puts a fake provider in place of the network until its `restore()`. */
export const fakeProvider = (options?: FakeProviderOptions): FakeProvider => new FakeProvider(options);
