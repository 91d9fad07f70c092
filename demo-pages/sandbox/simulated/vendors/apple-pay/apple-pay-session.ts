import { sheetAmount } from '../../../core/sandbox-money.ts';
import { sandboxReference } from '../sandbox-outcomes.ts';
import { Sheet } from '../sheet/sheet.ts';
import type { SheetOption } from '../sheet/sheet-request.ts';
import { cardName, type WalletCard, type WalletContact } from '../sheet/wallet-cards.ts';
import { type ApplePayRequest, type AppleUpdate, assertRequest, CAPABILITIES } from './assert-apple-pay-request.ts';

const NETWORKS = { visa: 'Visa', mastercard: 'MasterCard', amex: 'AmEx' };

/** An authorised payment in Apple's format; its data decides the outcome in the sandbox. */
function applePayment(card: WalletCard) {
  return {
    token: {
      paymentData: {
        version: 'EC_v1',
        data: sandboxReference('', card.outcome),
        signature: 'worth-nothing-outside-the-sandbox',
        header: { transactionId: sandboxReference('', card.outcome) },
      },
      paymentMethod: {
        displayName: cardName(card).replace(' ending in', ''),
        network: NETWORKS[card.scheme],
        type: 'credit',
      },
      transactionIdentifier: sandboxReference('', card.outcome),
    },
  };
}

/** The part of an address that Apple reveals before the payment, without street and house. */
function redactedContactOf({ city, state, postcode, country, countryName }: WalletContact) {
  return {
    locality: city,
    administrativeArea: state,
    postalCode: postcode,
    countryCode: country,
    country: countryName,
  };
}

/** The complete contact, revealed with the payment. */
function contactOf(contact: WalletContact) {
  const { firstName, lastName, email, phone, line1 } = contact;
  return {
    ...redactedContactOf(contact),
    addressLines: [line1],
    givenName: firstName,
    familyName: lastName,
    emailAddress: email,
    phoneNumber: phone,
  };
}

const ANSWER_MS = 30_000;

/** The session's pending request to the merchant's page, one at a time: a missing answer ends the session. */
class ApplePayCompletions {
  #open: { name: string; resolve: (update: AppleUpdate) => void; reject: (error: Error) => void } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onTimeout: () => void) {}

  /** Waits for the completion with this name. Rejects when the session ends first. */
  ask(name: string): Promise<AppleUpdate> {
    return new Promise((resolve, reject) => {
      this.#open = { name, resolve, reject };
      this.#timer = setTimeout(this.onTimeout, ANSWER_MS);
    });
  }

  /** Throws when no event is waiting for this completion, as Apple's session does. */
  answer(name: string, update: AppleUpdate): void {
    if (this.#open?.name !== name) {
      throw new DOMException(`Nothing waits for this completion: ${name}.`, 'InvalidStateError');
    }
    this.#settle()?.resolve(update ?? {});
  }

  abandon(): void {
    this.#settle()?.reject(new DOMException('The session has ended.', 'AbortError'));
  }

  #settle() {
    clearTimeout(this.#timer);
    const open = this.#open;
    this.#open = undefined;
    return open;
  }
}

type Handler = ((event: Event) => void) | null;

const CLOSE_AFTER_MS = 700;
let running: ApplePaySession | undefined;

/**
 * Simulates Apple's session, versions 1 to 14: the sheet, its events for the merchant's page, and their completions.
 */
export class ApplePaySession extends EventTarget {
  static readonly STATUS_SUCCESS = 0;
  static readonly STATUS_FAILURE = 1;

  static supportsVersion = (version: number) => version >= 1 && version <= 14;
  static canMakePayments = () => true;
  static canMakePaymentsWithActiveCard = async (_merchant: string) => true;
  /** The merchant identifier decides: one that contains `unknown`, `nocards` or `unsupported` gets that answer. */
  static applePayCapabilities = async (merchant: string) => {
    const [word = ''] = /unknown|nocards|unsupported/.exec(merchant) ?? [];
    return { paymentCredentialStatus: CAPABILITIES[word] ?? 'paymentCredentialsAvailable' };
  };

  onvalidatemerchant: Handler = null;
  onpaymentmethodselected: Handler = null;
  onshippingcontactselected: Handler = null;
  onshippingmethodselected: Handler = null;
  oncouponcodechanged: Handler = null;
  onpaymentauthorized: Handler = null;
  oncancel: Handler = null;

  readonly #request: ApplePayRequest;
  readonly #sheet: Sheet;
  readonly #questions = new ApplePayCompletions(() => this.#end({ code: 'unknown' }));
  #state: 'new' | 'open' | 'ended' = 'new';

  constructor(version: number, request: ApplePayRequest) {
    super();
    assertRequest(version, request);
    if (!navigator.userActivation?.isActive) {
      throw new DOMException('Must create a new ApplePaySession from a user gesture handler.', 'InvalidAccessError');
    }
    this.#request = request;
    const asksContact = (request.requiredShippingContactFields ?? []).includes('postalAddress');
    this.#sheet = new Sheet(
      {
        brand: { name: 'SimApple Pay', look: 'apple' },
        merchant: request.total.label,
        total: this.#money(request.total.amount),
        asksContact,
        options: this.#options(request.shippingMethods),
      },
      {
        card: (card) => this.#cardSelected(card),
        contact: () => this.#contactSelected(),
        option: (id) => this.#methodSelected(id),
        pay: (card) => this.#authorise(card),
        cancel: () => this.#end({ code: 'userCancelled' }),
      },
    );
  }

  /** Shows the sheet and starts merchant validation. Throws when another session is active. */
  begin(): void {
    if (this.#state !== 'new') throw new DOMException('The session has already begun.', 'InvalidAccessError');
    if (running) throw new DOMException('Page already has an active payment session.', 'InvalidStateError');
    running = this;
    this.#state = 'open';
    this.#sheet.open();
    void this.#sheet.run(async () => {
      const session = await this.#ask('merchantvalidation', 'validatemerchant', {
        validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
      });
      this.#assertSession(session as object);
      await this.#cardSelected(this.#sheet.card);
      if (this.onshippingcontactselected && this.#request.requiredShippingContactFields?.includes('postalAddress')) {
        await this.#contactSelected();
      }
    }, 'Getting ready…');
  }

  /** Closes the sheet without an event, as Apple's session does. */
  abort(): void {
    if (this.#state === 'new') throw new DOMException('The session has not begun.', 'InvalidStateError');
    this.#close();
  }

  completeMerchantValidation = (session: object) =>
    this.#questions.answer('merchantvalidation', session as AppleUpdate);
  completePaymentMethodSelection = (update: AppleUpdate) => this.#questions.answer('paymentmethod', update);
  completeShippingContactSelection = (update: AppleUpdate) => this.#questions.answer('shippingcontact', update);
  completeShippingMethodSelection = (update: AppleUpdate) => this.#questions.answer('shippingmethod', update);
  completeCouponCodeChange = (update: AppleUpdate) => this.#questions.answer('couponcode', update);
  completePayment = (result: AppleUpdate | number) =>
    this.#questions.answer('payment', typeof result === 'number' ? { status: result } : result);

  #money = (amount: unknown) => sheetAmount(amount, this.#request.currencyCode);

  #options(methods: ApplePayRequest['shippingMethods'] = []): SheetOption[] {
    return methods.map(({ identifier, label, detail, amount }) => ({
      id: identifier,
      label,
      detail,
      price: this.#money(amount),
    }));
  }

  /** Dispatches an event and waits for its completion. */
  #ask(completion: string, type: string, facts: object): Promise<AppleUpdate> {
    setTimeout(() => this.#raise(type, facts));
    return this.#questions.ask(completion);
  }

  #raise(type: string, facts: object): void {
    if (this.#state === 'new') return;
    const event = Object.assign(new Event(type), facts);
    const handler = (this as unknown as Record<string, Handler>)[`on${type}`];
    handler?.call(this, event);
    this.dispatchEvent(event);
  }

  #assertSession(session: object): void {
    const { merchantSessionIdentifier, domainName, expiresAt } = session as Record<string, unknown>;
    if (
      typeof merchantSessionIdentifier === 'string' &&
      domainName === location.hostname &&
      Number(expiresAt) > Date.now()
    )
      return;
    this.#end({ code: 'unknown', info: { message: 'The merchant session is not for this page.' } });
    throw new DOMException('The merchant session is not for this page.', 'AbortError');
  }

  async #cardSelected(card: WalletCard): Promise<void> {
    if (!this.onpaymentmethodselected) return;
    const { paymentMethod } = applePayment(card).token;
    this.#apply(
      await this.#ask('paymentmethod', 'paymentmethodselected', { paymentMethod: { type: paymentMethod.type } }),
    );
  }

  async #contactSelected(): Promise<void> {
    if (!this.onshippingcontactselected) return;
    const shippingContact = redactedContactOf(this.#sheet.contact);
    this.#apply(await this.#ask('shippingcontact', 'shippingcontactselected', { shippingContact }));
  }

  async #methodSelected(identifier: string): Promise<void> {
    if (!this.onshippingmethodselected) return;
    const known = this.#methods ?? this.#request.shippingMethods ?? [];
    const shippingMethod = known.find((method) => method.identifier === identifier);
    this.#apply(await this.#ask('shippingmethod', 'shippingmethodselected', { shippingMethod }));
  }

  #methods: ApplePayRequest['shippingMethods'];

  #apply({ newTotal, newShippingMethods, errors = [] }: AppleUpdate): void {
    if (newTotal) this.#sheet.setTotal(this.#money(newTotal.amount));
    if (newShippingMethods) {
      this.#methods = newShippingMethods;
      this.#sheet.setOptions(this.#options(newShippingMethods));
    }
    const [error] = errors;
    if (error) this.#sheet.say(error.message || 'The shop does not accept this.', true);
  }

  async #authorise(card: WalletCard): Promise<void> {
    const { requiredShippingContactFields: shipping = [], requiredBillingContactFields: billing = [] } = this.#request;
    const payment = {
      ...applePayment(card),
      ...(shipping.length > 0 ? { shippingContact: contactOf(this.#sheet.contact) } : {}),
      ...(billing.length > 0 ? { billingContact: contactOf(this.#sheet.contact) } : {}),
    };
    const { status, errors } = await this.#ask('payment', 'paymentauthorized', { payment });
    if (status !== ApplePaySession.STATUS_SUCCESS) {
      this.#sheet.say(errors?.[0]?.message || 'The payment was not made. Try another card.', true);
      return;
    }
    this.#sheet.say('Done');
    await new Promise((resolve) => setTimeout(resolve, CLOSE_AFTER_MS));
    this.#close();
  }

  #end(sessionError: object): void {
    if (this.#state !== 'open') return;
    this.#close();
    this.#raise('cancel', { sessionError });
  }

  #close(): void {
    this.#state = 'ended';
    if (running === this) running = undefined;
    this.#questions.abandon();
    this.#sheet.close();
  }
}
