import { type openSandbox, SANDBOX, SITE } from '../../../testing/open-sandbox.ts';

type OpenSandbox = Awaited<ReturnType<typeof openSandbox>>;
type Data = Record<string, unknown>;

export type Shown = {
  name?: string;
  instruction_token?: string;
  next_instruction?: boolean;
  payload: Data;
  customisation?: { base: Data };
};

export const BROWSER = {
  name: 'Chrome',
  java_enabled: 'false',
  language: 'en-AU',
  screen_height: '800',
  screen_width: '1280',
  time_zone: '-660',
  color_depth: '24',
};

/** Imitates a checkout's page: holds the newest token, requests instructions and sends reports. */
export class CheckoutShopper {
  readonly seen: string[] = [];
  token: string;
  shown: Shown = { payload: {} };
  readonly sandbox: OpenSandbox;

  constructor(sandbox: OpenSandbox, token: string) {
    this.sandbox = sandbox;
    this.token = token;
  }

  /** Creates an intent as a merchant's server does, and a shopper with its token. */
  static async open(sandbox: OpenSandbox, configuration: Data = {}, more: Data = {}) {
    const made = await sandbox.server('POST', '/v1/checkouts/intent', {
      amount: '50.00',
      currency: 'AUD',
      reference: 'order-7',
      configuration,
      ...more,
    });
    if (made.status !== 201) throw new Error(`No intent: ${JSON.stringify(made.body.error)}`);
    const { token, intent_id } = made.body.resource.data as { token: string; intent_id: string };
    return { shopper: new CheckoutShopper(sandbox, token), token, id: intent_id };
  }

  call(method: string, path: string, body?: unknown, token = this.token, origin = SITE) {
    return this.sandbox.call(method, path, { 'x-access-token': token, origin }, body);
  }

  ask(token = this.token) {
    return this.call('GET', `/v1/checkouts/instruction?time=${this.sandbox.clock.time}`, undefined, token);
  }

  /** Requests one instruction, replaces the token, and returns the instruction's name. */
  async next(): Promise<string> {
    const { status, body } = await this.ask();
    if (status !== 200) throw new Error(`No instruction: ${JSON.stringify(body.error)}`);
    this.shown = { payload: {}, ...(body.resource.data as Partial<Shown>) };
    this.token = this.shown.instruction_token ?? this.token;
    const name = this.shown.name ?? '';
    if (name !== '') this.seen.push(name);
    return name;
  }

  report(event: string, payload: Data, token = this.token) {
    return this.call('POST', '/v1/checkouts/callback', { event: `callback.${event}`, payload }, token);
  }

  /** Sends a report and returns its status. */
  async say(event: string, payload: Data, token = this.token): Promise<string> {
    const { status, body } = await this.report(event, payload, token);
    return status === 200 ? (body.resource.data as { status: string }).status : `${status} ${body.error?.code}`;
  }

  choose = (payment_method_type: string) => this.say('payment_methods.chosen', { payment_method_type });

  /** Tokenises a card with the token of the current instruction. */
  async cardToken(changes: Data = {}): Promise<string> {
    const made = await this.call('POST', '/v1/payment_sources/tokens', this.sandbox.card(changes));
    if (made.status !== 201) throw new Error(`No token: ${made.body.error?.message}`);
    return String(made.body.resource.data);
  }

  async payByCard(card_number = '4242424242424242', changes: Data = {}): Promise<string> {
    const ott_token = await this.cardToken({ card_number, ...changes });
    return this.say('card_form.ott_created', { status: 'success', ott_token, browser_details: BROWSER });
  }

  /** Requests instructions until one needs an answer, or the checkout ends. */
  async watch(): Promise<string> {
    for (;;) {
      const name = await this.next();
      if (!['generic.show_message', 'disable_payment_method_event.emit', ''].includes(name)) return name;
    }
  }

  /** The 3-D Secure token of the current instruction. */
  get threeDs(): { format: string; content: string; charge_3ds_id: string } {
    return JSON.parse(Buffer.from(String(this.shown.payload['_3ds_token']), 'base64url').toString('utf8'));
  }

  /** Answers the challenge on the issuer's own page. */
  async decideAtIssuer(decision: string): Promise<void> {
    const { format, content, charge_3ds_id } = this.threeDs;
    let page = /action="([^"]+)"/.exec(content)?.[1] ?? content;
    if (format === 'standalone_3ds') {
      const path = '/v1/charges/standalone-3ds/process';
      const answer = await this.call('POST', path, { charge_3ds_id }, content);
      page = String(((answer.body.resource.data as Data)['result'] as Data)['challenge_url'] ?? '');
      if (!page || page === 'undefined') return;
    }
    const address = page.replace(SANDBOX, '');
    await this.sandbox.app.request(`${SANDBOX}${address}`);
    const form = new URLSearchParams({ decision, code: '123456' });
    await this.sandbox.app.request(`${SANDBOX}${address}`, { method: 'POST', body: form });
  }
}
