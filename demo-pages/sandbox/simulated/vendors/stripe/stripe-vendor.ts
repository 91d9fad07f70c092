import { decimalAmount, sheetAmount } from '../../../core/sandbox-money.ts';
import { sandboxReference } from '../sandbox-outcomes.ts';
import { renderPayButton } from '../sheet/pay-button.ts';
import { Sheet } from '../sheet/sheet.ts';
import type { SheetOption } from '../sheet/sheet-request.ts';
import { cardName, type WalletCard, type WalletContact } from '../sheet/wallet-cards.ts';

type Item = { label: string; amount: number; pending?: boolean };
type ShippingOption = { id: string; label: string; detail?: string; amount: number };

type StripeRequestOptions = {
  country: string;
  currency: string;
  total: Item;
  requestPayerName?: boolean;
  requestPayerEmail?: boolean;
  requestPayerPhone?: boolean;
  requestShipping?: boolean;
  shippingOptions?: ShippingOption[];
  disableWallets?: string[];
};

type Update = { status?: string; total?: Item; shippingOptions?: ShippingOption[] };
type Handler = (event: object) => void;

/** Stripe's kind of error for mistakes of the page. */
class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}

const addressOf = ({ line1, city, state, postcode, country, firstName, lastName, phone }: WalletContact) => ({
  addressLine: [line1],
  city,
  region: state,
  postalCode: postcode,
  country,
  recipient: `${firstName} ${lastName}`,
  phone,
});

function assertOptions({ country, currency, total }: StripeRequestOptions): void {
  if (!/^[A-Z]{2}$/.test(country)) throw new IntegrationError('country must be two capital letters');
  if (!/^[a-z]{3}$/.test(currency)) throw new IntegrationError('currency must be three small letters');
  if (typeof total?.label !== 'string') throw new IntegrationError('total.label is required');
  if (!Number.isInteger(total.amount) || total.amount < 0) {
    throw new IntegrationError('total.amount must be a whole number of the smallest currency unit');
  }
}

/** Simulates Stripe's payment request: one sheet, its events for the page, one payment method. */
class SimulatedPaymentRequest {
  readonly #handlers = new Map<string, Set<Handler>>();
  #options: StripeRequestOptions;
  #sheet: Sheet | undefined;
  /** Whether `canMakePayment` has returned a result; a button can be created only then. */
  isUsable = false;

  constructor(
    options: StripeRequestOptions,
    private readonly isSupported: boolean,
  ) {
    assertOptions(options);
    this.#options = options;
  }

  async canMakePayment(): Promise<{ applePay: boolean; googlePay: boolean; link: boolean } | null> {
    const { disableWallets = [] } = this.#options;
    const [applePay, googlePay] = ['applePay', 'googlePay'].map((wallet) => !disableWallets.includes(wallet));
    this.isUsable = this.isSupported && Boolean(applePay || googlePay);
    return this.isUsable ? { applePay: applePay === true, googlePay: googlePay === true, link: false } : null;
  }

  on(name: string, handler: Handler): this {
    this.#handlers.set(name, (this.#handlers.get(name) ?? new Set()).add(handler));
    return this;
  }

  off(name: string, handler?: Handler): this {
    if (handler) this.#handlers.get(name)?.delete(handler);
    else this.#handlers.delete(name);
    return this;
  }

  isShowing = () => this.#sheet !== undefined;

  update(options: Partial<StripeRequestOptions>): void {
    if (this.#sheet)
      throw new IntegrationError('You cannot update Payment Request options while the sheet is showing.');
    const next = { ...this.#options, ...options };
    assertOptions(next);
    this.#options = next;
  }

  abort(): void {
    this.#close();
  }

  show(): void {
    if (!this.isUsable)
      throw new IntegrationError('show() must be called after canMakePayment() resolved with a wallet.');
    if (this.#sheet) throw new IntegrationError('The payment sheet is already showing.');
    const { total, requestShipping = false, shippingOptions } = this.#options;
    this.#sheet = new Sheet(
      {
        brand: { name: 'SimStripe', look: 'stripe' },
        merchant: total.label,
        total: this.#money(total.amount),
        asksContact: requestShipping,
        options: this.#choices(shippingOptions),
      },
      {
        contact: (contact) => this.#ask('shippingaddresschange', { shippingAddress: addressOf(contact) }),
        option: (id) => this.#ask('shippingoptionchange', { shippingOption: this.#option(id) }),
        pay: (card) => this.#pay(card),
        cancel: () => {
          this.#sheet = undefined;
          this.#emit('cancel', {});
        },
      },
    );
    this.#sheet.open();
  }

  #money = (minor: number) => sheetAmount(decimalAmount(minor), this.#options.currency);

  #choices = (options: ShippingOption[] = []): SheetOption[] =>
    options.map(({ id, label, detail, amount }) => ({ id, label, detail, price: this.#money(amount) }));

  #option = (id: string) => (this.#options.shippingOptions ?? []).find((option) => option.id === id);

  #emit(name: string, event: object): boolean {
    const handlers = [...(this.#handlers.get(name) ?? [])];
    for (const handler of handlers) handler(event);
    return handlers.length > 0;
  }

  async #ask(name: string, facts: object): Promise<void> {
    const { status, total, shippingOptions } = await new Promise<Update>((resolve) => {
      const isHeard = this.#emit(name, { ...facts, updateWith: resolve });
      if (!isHeard) resolve({ status: 'success' });
    });
    if (total) this.#sheet?.setTotal(this.#money(total.amount));
    if (shippingOptions) {
      this.#options = { ...this.#options, shippingOptions };
      this.#sheet?.setOptions(this.#choices(shippingOptions));
    }
    if (status && status !== 'success') this.#sheet?.say('The shop does not accept this.', true);
  }

  async #pay(card: WalletCard): Promise<void> {
    const sheet = this.#sheet;
    if (!sheet) return;
    const { contact, option } = sheet;
    const { requestPayerName, requestPayerEmail, requestPayerPhone, requestShipping } = this.#options;
    const name = `${contact.firstName} ${contact.lastName}`;
    const status = await new Promise<string>((complete) => {
      this.#emit('paymentmethod', {
        complete,
        walletName: 'googlePay',
        methodName: 'https://google.com/pay',
        paymentMethod: {
          id: sandboxReference('pm_', card.outcome),
          type: 'card',
          card: {
            brand: card.scheme,
            last4: card.last4,
            exp_month: 12,
            exp_year: 2030,
            wallet: { type: 'google_pay' },
          },
          billing_details: { name, email: contact.email, address: { city: contact.city, country: contact.country } },
          metadata: { label: cardName(card) },
        },
        ...(requestPayerName ? { payerName: name } : {}),
        ...(requestPayerEmail ? { payerEmail: contact.email } : {}),
        ...(requestPayerPhone ? { payerPhone: contact.phone } : {}),
        ...(requestShipping ? { shippingAddress: addressOf(contact), shippingOption: this.#option(option) } : {}),
      });
    });
    if (status === 'success') this.#close();
    else sheet.say('The payment was not made. Try another card.', true);
  }

  #close(): void {
    this.#sheet?.close();
    this.#sheet = undefined;
  }
}

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
    renderPayButton(host, { text, brand: 'SimStripe', look, height: Number.parseFloat(height) }, () => this.#click());
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
