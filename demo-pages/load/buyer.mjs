import { ask } from './ask.mjs';

const CUSTOMER = {
  storeId: 'haven-gifts-au',
  customerTitle: '',
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

let count = 0;

/** A visitor with their own cookies and address, who buys with the same requests as the pages. */
export class Buyer {
  constructor(server) {
    this.server = server;
    count += 1;
    this.localAddress = `127.${1 + Math.floor(count / 60_000)}.${Math.floor(count / 250) % 240}.${1 + (count % 250)}`;
    this.cookie = '';
  }

  async call(path, body) {
    const headers = { accept: body ? 'application/json' : 'text/html', origin: this.server.site, cookie: this.cookie };
    const { localAddress } = this;
    const answer = await ask(`${this.server.site}${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      body,
      localAddress,
      ...(this.server.timeoutMs && { timeoutMs: this.server.timeoutMs }),
    });
    const set = answer.headers['set-cookie']?.[0];
    if (set) this.cookie = set.split(';')[0];
    return answer;
  }

  /** Fills the cart, enters the details and opens the payment page. */
  async order(itemId, quantity = 1) {
    await this.call('/cart', { intent: 'add', itemId, quantity });
    await this.call('/umbraco/api/CustomerForm/SubmitGiftStoreCustomerForm/', CUSTOMER);
    return this.openPayment();
  }

  async openPayment() {
    const { text } = await this.call('/checkout/payment');
    this.orderId = / order-id="([^"]+)"/.exec(text)?.[1];
    this.amount = Number(/<gift-checkout amount="([^"]+)"/.exec(text)?.[1]);
    return this.orderId !== undefined;
  }

  /** Gets a one-time token for a test card. */
  async takeToken(cardNumber = '4242424242424242') {
    const body = {
      gateway_id: 'gateway_haven_cards',
      type: 'card',
      card_name: 'Aroha Ngata',
      card_number: cardNumber,
      expire_month: '09',
      expire_year: String((new Date().getFullYear() + 3) % 100).padStart(2, '0'),
      card_ccv: '123',
    };
    const headers = { 'x-user-public-key': 'pk_sandbox_haven', origin: this.server.site };
    const url = `${this.server.provider}/v1/payment_sources/tokens`;
    const answer = await ask(url, { method: 'POST', headers, body, localAddress: this.localAddress });
    this.token = JSON.parse(answer.text).resource?.data;
    if (answer.status !== 201) throw new Error(`No token: ${answer.text}`);
  }

  /**
   * Posts the payment with the current token: a second post is the same payment. Stores an answer that reports it as
   * paid. `isPending`: its result is not known yet.
   */
  async pay() {
    const answer = await this.call('/umbraco/api/GiftStorePayment/SubmitPaydockWidget/', {
      amount: this.amount,
      siteCountryCode: 'AUS',
      ipAddress: '',
      orderId: this.orderId,
      paymentData: this.token,
      paymentType: 'CreditCard',
      firstName: 'Aroha',
      lastName: 'Ngata',
      email: 'aroha@example.org',
      phone: '0412345678',
      contentId: '2101',
    });
    // 202: not known yet. 429: this test card was declined too often recently.
    if (![200, 202, 429].includes(answer.status)) throw new Error(`${answer.status} ${answer.text.slice(0, 200)}`);
    const result = JSON.parse(answer.text);
    if (result.errors.length === 0) this.transactionId = result.transactionId;
    return { ...result, isPending: answer.status === 202 };
  }
}
