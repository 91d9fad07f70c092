import { TOTP } from 'otpauth';
import { ask } from './ask.mjs';

const RECORDS = '/back-office/records';

/** The current value of a hidden or visible field. */
const fieldOf = (page, name) => new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(page)?.[1];

/** A staff member who makes refunds and adds stock with the same requests as the pages. */
export class Staff {
  constructor(server, password) {
    Object.assign(this, { server, password, cookie: '', waiting: [] });
  }

  async call(path, fields) {
    const body = fields && String(new URLSearchParams(fields));
    const headers = { accept: 'text/html', origin: this.server.site, cookie: this.cookie };
    if (body !== undefined) headers['content-type'] = 'application/x-www-form-urlencoded';
    const answer = await ask(`${this.server.site}${RECORDS}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      text: body,
      localAddress: '127.0.0.1',
    });
    const set = answer.headers['set-cookie']?.[0];
    if (set) this.cookie = set.split(';')[0];
    return answer;
  }

  /** Makes the first administrator with the password of the environment, which signs them in. */
  async signIn() {
    const person = { name: 'Mere', email: 'mere@example.org', password: this.password };
    const begun = await this.call('/first-account', person);
    if (begun.status !== 303) throw new Error(`No first account: ${begun.status}`);
    const setUp = begun.headers.location.replace(RECORDS, '');
    const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec((await this.call(setUp)).text)?.[1].replaceAll(' ', '');
    const { status } = await this.call(setUp, { password: this.password, code: new TOTP({ secret }).generate() });
    if (status !== 200) throw new Error(`Not signed in: ${status}`);
  }

  /**
   * Opens an order and fills in the refund form: the whole remaining amount, with the units that can return to the
   * stock.
   */
  async prepareRefund(orderId) {
    const { text } = await this.call(`/orders/${orderId}`);
    const formKey = fieldOf(text, 'formKey');
    if (!formKey) return undefined;
    const units = [...text.matchAll(/name="(units\.[^"]+)"/g)].map(([, name]) => [name, '1']);
    const fields = { formKey, amount: fieldOf(text, 'amount'), reason: 'Changed their mind', step: 'refund' };
    return { path: `/orders/${orderId}/refunds`, fields: { ...fields, ...Object.fromEntries(units) } };
  }

  /** Sends a prepared form, several times if necessary: it makes one refund. Returns its id when the refund is made. */
  async refund({ path, fields }) {
    const { status, headers, text } = await this.call(path, fields);
    if (status !== 303) throw new Error(`${status} ${/summary__list">(.*?)<\/ul>/.exec(text)?.[1] ?? ''}`);
    const shown = await this.call(headers.location.replace(RECORDS, ''));
    return / refunded<\/p>/.test(shown.text)
      ? new URL(headers.location, this.server.site).searchParams.get('refund')
      : undefined;
  }

  /** Fills in the form that adds units to the stock. */
  async prepareRestock(itemId, units) {
    const { text } = await this.call('/stock/au');
    return {
      path: '/stock/au',
      fields: { formKey: fieldOf(text, 'formKey'), itemId, kind: 'add', units: String(units) },
    };
  }
}
