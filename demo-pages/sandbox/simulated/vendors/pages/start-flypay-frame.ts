import { sheetAmount } from '../../../core/sandbox-money.ts';
import { type SandboxOutcome, sandboxReference } from '../sandbox-outcomes.ts';

type Option = { id: string; label: string; detail: string; amount: string };

type Hooks = {
  addresses: Record<string, Record<string, string>>;
  lock(isLocked: boolean): void;
  show(text: string): void;
  ask(data: { shipping: object | undefined; selected_shipping_option?: Option }): void;
};

function optionsIn(body: unknown): Option[] {
  const { shipping_options: list } = Object(body) as { shipping_options?: unknown };
  const offered = Array.isArray(list) ? list.slice(0, 20) : [];
  return offered.map((entry) => {
    const { id, label, detail, amount } = Object(entry) as Record<string, unknown>;
    return {
      id: String(id ?? ''),
      label: String(label ?? ''),
      detail: String(detail ?? ''),
      amount: String(amount ?? ''),
    };
  });
}

/**
 * The delivery choices in the wallet's frame: each choice waits for the merchant's answer, and a refused one is undone.
 */
class ShippingChoice {
  readonly #select: HTMLSelectElement | null;
  #accepted = '';
  #option: Option | undefined;

  constructor(
    private readonly page: Document,
    private readonly currency: string,
    private readonly hooks: Hooks,
  ) {
    this.#select = page.querySelector('#address');
    this.#accepted = this.#select?.value ?? '';
    this.#select?.addEventListener('change', () => this.#ask());
    page.querySelector('#options')?.addEventListener('change', (event) => {
      const { value } = event.target as HTMLInputElement;
      const { label = '', detail = '', amount = '' } = this.#options.find(({ id }) => id === value) ?? {};
      this.#option = { id: value, label, detail, amount };
      this.#ask();
    });
  }

  #options: Option[] = [];

  /** Applies the merchant's answer to the last choice. */
  answer({ success, body }: Record<string, unknown>): void {
    if (!this.#select) return;
    this.hooks.lock(false);
    if (success !== true) {
      this.#select.value = this.#accepted;
      this.hooks.show('The shop does not offer this delivery option.');
      return;
    }
    this.#accepted = this.#select.value;
    this.hooks.show('');
    const { amount } = Object(body) as { amount?: unknown };
    const total = this.page.querySelector('#amount');
    if (total && (typeof amount === 'number' || typeof amount === 'string')) {
      total.textContent = sheetAmount(amount, this.currency);
    }
    const options = optionsIn(body);
    if (options.length > 0) this.#render(options);
  }

  #ask(): void {
    this.hooks.lock(true);
    this.hooks.show('Waiting for the shop…');
    const shipping = this.hooks.addresses[this.#select?.value ?? ''];
    this.hooks.ask({ shipping, ...(this.#option ? { selected_shipping_option: this.#option } : {}) });
  }

  #render(options: Option[]): void {
    this.#options = options;
    const fields = this.page.createElement('fieldset');
    const legend = this.page.createElement('legend');
    legend.textContent = 'Delivery';
    fields.append(legend);
    for (const { id, label, detail, amount } of options) {
      const row = this.page.createElement('label');
      row.className = 'tick';
      const radio = this.page.createElement('input');
      Object.assign(radio, { type: 'radio', name: 'option', value: id, checked: id === this.#option?.id });
      const text = this.page.createElement('span');
      text.textContent = [label, detail, amount && `${this.currency} ${amount}`].filter(Boolean).join(', ');
      row.append(radio, text);
      fields.append(row);
    }
    this.page.querySelector('#options')?.replaceChildren(fields);
  }
}

export type FlypayFacts = {
  token: string;
  reference: string;
  widgetId: string;
  currency: string;
  isPayable: boolean;
  pageOrigin: string;
};

/**
 * Runs the frame of the first pay-later wallet: pays by itself and reports to the page around. Returns a function that
 * stops it.
 */
export function startFlypayFrame(view: Window & typeof globalThis, facts: FlypayFacts): () => void {
  const { document: page } = view;
  const form = page.querySelector<HTMLFormElement>('#pay');
  const status = page.querySelector<HTMLElement>('#status');
  const show = (text: string) => {
    if (status) status.textContent = text;
  };
  const lock = (isLocked: boolean) => {
    for (const control of form?.elements ?? []) (control as HTMLButtonElement).disabled = isLocked;
  };
  const end = (text: string) => {
    lock(true);
    show(text);
  };

  const channel = openFlypayChannel(view, facts, ({ trigger, data }) => {
    if (trigger === 'close') end('The shop has closed this payment.');
    else shipping.answer(data);
  });
  const shipping = new ShippingChoice(page, facts.currency, {
    addresses: FLYPAY_ADDRESSES,
    lock,
    show,
    ask: ({ shipping, ...rest }) => channel.send('update', { deliveryAddressDetails: shipping, ...rest }),
  });

  const pay = async (outcome: SandboxOutcome) => {
    lock(true);
    show('Paying…');
    channel.send('start_loading');
    const captureResult = await captureCharge(facts.token, outcome);
    channel.send('end_loading');
    if (captureResult.isPaid) {
      const isReview = captureResult.data.status === 'inreview';
      end(isReview ? 'The payment is being looked at.' : 'Payment made.');
      const { amount, currency: currencyCode, status } = captureResult.data;
      channel.send(isReview ? 'payment_in_review' : 'payment_successful', { amount, currencyCode, charge: { status } });
      return;
    }
    lock(captureResult.error.code !== 'card_declined');
    show(`${captureResult.error.message}. Nothing was charged.`);
    channel.send('payment_error', captureResult.error);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { value } = (event.submitter ?? {}) as Partial<HTMLButtonElement>;
    void pay((value ?? 'approve') as SandboxOutcome);
  };
  form?.addEventListener('submit', submit);

  const watcher = new view.ResizeObserver(() => channel.send('resize'));
  watcher.observe(page.documentElement);
  lock(false);
  if (!facts.isPayable) {
    end('This payment has been made or has ended.');
    channel.send('unavailable', { message: 'This payment has been made or has ended.' });
  }
  return () => {
    watcher.disconnect();
    channel.close();
    form?.removeEventListener('submit', submit);
  };
}

type CaptureAnswer =
  | { isPaid: true; data: { status: string } & Record<string, unknown> }
  | { isPaid: false; error: { message: string; code: string } };

const LOST = { message: 'The wallet cannot be reached. Try again.', code: 'service_unreachable' };

/**
 * Pays the token's charge. A request whose response was lost is repeated once: the same payment is never made twice.
 */
async function captureCharge(token: string, outcome: SandboxOutcome): Promise<CaptureAnswer> {
  const body = JSON.stringify({ payment_method_id: sandboxReference('fly_', outcome) });
  for (let left = 1; left >= 0; left -= 1) {
    try {
      const response = await fetch('/v1/charges/wallet/capture', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-access-token': token },
        body,
      });
      const { resource, error } = await response.json();
      if (response.ok) return { isPaid: true, data: resource.data };
      if (response.status < 500) return { isPaid: false, error: { message: error.message, code: error.code } };
    } catch {
      // Repeated below; the charge's token makes the repetition safe.
    }
  }
  return { isPaid: false, error: LOST };
}

/** The shopper's addresses in the simulated wallet, in the format of its messages. */
const FLYPAY_ADDRESSES: Record<string, Record<string, string>> = {
  sydney: {
    line1: '1 Example Street',
    city: 'Sydney',
    state: 'NSW',
    postalCode: '2000',
    countryCode: 'AU',
  },
  auckland: {
    line1: '2 Example Road',
    city: 'Auckland',
    state: 'AUK',
    postalCode: '1010',
    countryCode: 'NZ',
  },
  paris: {
    line1: '3 rue Exemple',
    city: 'Paris',
    state: '',
    postalCode: '75001',
    countryCode: 'FR',
  },
};

/** A message from the merchant's page to the frame. */
type FlypayCommand = { trigger: 'close' | 'updated'; data: Record<string, unknown> };

type Facts = { pageOrigin: string; reference: string; widgetId: string };

function readCommand(data: unknown, widgetId: string): FlypayCommand | null {
  try {
    const message = Object(JSON.parse(String(data).slice(0, 20_000))) as Record<string, unknown>;
    const { message_source, reference_id, trigger, destination } = message;
    if (widgetId && reference_id !== widgetId) return null;
    if (message_source !== 'wallet.paydock' || destination !== 'widget.paydock') return null;
    if (trigger !== 'close' && trigger !== 'updated') return null;
    return { trigger, data: Object(message.data) as Record<string, unknown> };
  } catch {
    return null;
  }
}

/**
 * The message channel between the wallet's frame and the page around it: one window, one exact origin, both directions.
 */
function openFlypayChannel(
  view: Window,
  { pageOrigin, reference, widgetId }: Facts,
  onCommand: (command: FlypayCommand) => void,
): { send(event: string, data?: object): void; close(): void } {
  const isAlone = view.parent === view || pageOrigin === '';
  const listener = ({ source, origin, data }: MessageEvent) => {
    if (isAlone || source !== view.parent || origin !== pageOrigin) return;
    const command = readCommand(data, widgetId);
    if (command) onCommand(command);
  };
  view.addEventListener('message', listener);
  return {
    send(event, data = {}) {
      if (isAlone) return;
      const height = Math.ceil(view.document.documentElement.getBoundingClientRect().height);
      const names = { reference_id: reference, ...(widgetId && { widget_id: widgetId }) };
      const message = { event, message_source: 'wallet.paydock', ...names, height, data };
      view.parent.postMessage(JSON.stringify(message), pageOrigin);
    },
    close: () => view.removeEventListener('message', listener),
  };
}
