import type { PAYMENT_FIELDS } from '#rules/api/payment-schemas.ts';
import type { Website } from '../app/website-app.ts';
import { type Shop, SITE_ORIGIN } from './open-shop.ts';

export const CUSTOMER = {
  storeId: 'haven-gifts-au',
  customerTitle: 'Ms',
  customerFirstName: 'Aroha',
  customerLastName: 'Ngata',
  customerPhoneNumber: '0412345678',
  customerEmailAddress: 'aroha@example.org',
  billingAddressCity: '',
  billingAddressStreet: '12 Wattle Street',
  billingAddressPostcode: '3121',
  billingAddressState: 'VIC',
  billingAddressSuburb: 'Richmond',
  billingAddressCountry: 'AUS',
  readPrivacy: true,
};
export const CUSTOMER_PATH = '/umbraco/api/CustomerForm/SubmitGiftStoreCustomerForm/';
export const PAYMENT_PATH = '/umbraco/api/GiftStorePayment/SubmitPaydockWidget/';

export interface PaymentAnswerJson {
  errors: string[];
  friendlyErrorMessage: string;
  amount: number;
  currency: string;
  transactionId: string;
}

let networks = 0;
/** Declined cards and wrong codes count against a network: those of one test must not stop the visitor of another. */
const ofOwnNetwork = () => `21.${++networks >> 8}.${networks & 255}.7`;

/** A browser with its cookies, as a server sees it. */
export class Visitor {
  readonly shop: Shop;
  website: Website | undefined;
  cookie = '';
  /** The visitor's address at the socket. */
  address: string;
  /** The origin under which the visitor opened the site. */
  origin = SITE_ORIGIN;

  constructor(shop: Shop, address = ofOwnNetwork()) {
    this.shop = shop;
    this.address = address;
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookie) headers.set('cookie', this.cookie);
    if (init.method === 'POST' && !headers.has('origin')) headers.set('origin', this.origin);
    // Like browsers: a body of unknown length counts as the maximum size.
    if (typeof init.body === 'string') headers.set('content-length', String(Buffer.byteLength(init.body)));
    const socket = { remoteAddress: this.address };
    const { app } = this.website ?? this.shop.website;
    const response = await app.request(`${this.origin}${path}`, { ...init, headers }, { incoming: { socket } });
    const set = response.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0] ?? '';
    return response;
  }

  page(path: string): Promise<Response> {
    return this.send(path, { headers: { accept: 'text/html' } });
  }

  async text(path: string): Promise<string> {
    return (await this.page(path)).text();
  }

  json(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const all = { accept: 'application/json', 'content-type': 'application/json', ...headers };
    return this.send(path, { method: 'POST', headers: all, body: JSON.stringify(body) });
  }

  /** Posts what the server takes and answers; the answer is lost on its way, and its cookie with it. */
  async loseAnswer(post: () => Promise<Response>): Promise<void> {
    const before = this.cookie;
    await post();
    this.cookie = before;
  }

  form(path: string, fields: Record<string, string>, accept = 'text/html,application/xhtml+xml'): Promise<Response> {
    const headers = { accept, 'content-type': 'application/x-www-form-urlencoded' };
    return this.send(path, { method: 'POST', headers, body: String(new URLSearchParams(fields)) });
  }

  add(itemId: string, quantity = 1, prefix = ''): Promise<Response> {
    return this.json(`${prefix}/cart`, { intent: 'add', itemId, quantity });
  }

  async cart(
    prefix = '',
  ): Promise<{ lines: Record<string, unknown>[]; itemCount: number; total: number; currency: string }> {
    return (await this.send(`${prefix}/cart`, { headers: { accept: 'application/json' } })).json();
  }

  /** Fills the cart with two solar lamps (79 AUD) and enters the details; returns the order's number. */
  async order(changes: Partial<typeof CUSTOMER> = {}, prefix = ''): Promise<string> {
    await this.add('solar-lamp', 2, prefix);
    const answer = await this.json(CUSTOMER_PATH, { ...CUSTOMER, ...changes });
    const { errors } = (await answer.json()) as { errors: string[] };
    if (errors.length > 0) throw new Error(`No order: ${errors.join(' ')}`);
    return this.orderId(prefix);
  }

  async orderId(prefix = ''): Promise<string> {
    return / order-id="([^"]+)"/.exec(await this.text(`${prefix}/checkout/payment`))?.[1] ?? '';
  }

  async pay(orderId: string, token: string, changes: Record<string, unknown> = {}): Promise<PaymentAnswerJson> {
    const answer = await this.json(PAYMENT_PATH, paymentOf(orderId, token, changes));
    return (await answer.json()) as PaymentAnswerJson;
  }
}

/** The 11 fields of a payment of 79 dollars. */
export function paymentOf(orderId: string, token: string, changes: Record<string, unknown> = {}) {
  const all: Record<(typeof PAYMENT_FIELDS)[number], unknown> = {
    amount: 79,
    siteCountryCode: 'AUS',
    ipAddress: '',
    orderId,
    paymentData: token,
    paymentType: 'CreditCard',
    firstName: 'Aroha',
    lastName: 'Ngata',
    email: 'aroha@example.org',
    phone: '0412345678',
    contentId: '2101',
  };
  return { ...all, ...changes };
}
