import { parseFrameOptions } from '../frame-options.ts';
import { HostedForm } from '../hosted-form.ts';

type Message = { event: string } & Record<string, unknown>;
type Call = { path: string; init: RequestInit };

export const json = (status: number, data: unknown, error: unknown = null) =>
  new Response(JSON.stringify({ status, error, resource: { type: 'x', data } }), { status });
const configuration = {
  gateway_id: 'g',
  gateway_type: 'Cards',
  type: 'card',
  purpose: 'payment_source',
  defined_form_fields: [],
};
export const SITE =
  'widget_id=w1&ref_id=r1&public_key=pk&configuration_tokens=cfg_1&hidden_elements=submit_button,tabs&form_labels=card_number:Card Number*,card_name:Card Holders Name*,card_ccv:CCV*,expire_month:Expiry*&form_placeholders=expire_month:mm/yy&supported_card_types=visa,mastercard&validate_card_types=true';

const realFetch = window.fetch;
const realTimeout = window.setTimeout;
let frames: HTMLIFrameElement[] = [];
export const calls: Call[] = [];
export const messages: Message[] = [];
/** The provider's response to a request for a token; tests assign their own. */
export const provider: {
  answerToken(init: RequestInit): Promise<Response>;
  /** Overrides the usual configuration of a token. */
  describe(token: string): object;
} = {
  describe: () => ({}),
  answerToken: async () => json(201, 'tok_1'),
};
const hear = ({ data }: MessageEvent) => {
  if (typeof data === 'string' && data.includes('widget.paydock')) messages.push(JSON.parse(data));
};

export function newFrame(page = document): HTMLIFrameElement {
  const frame = page.createElement('iframe');
  frame.title = 'Card details';
  page.body.append(frame);
  frames.push(frame);
  return frame;
}

/** Waits for a condition, and checks it once a task, because a message takes a task to arrive. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => realTimeout.call(window, resolve));
}
export const posted = (event: string) => messages.filter((message) => message.event === event);
export const received = (event: string) => until(() => posted(event).length > 0);
/** Messages arrive in order, so every earlier one has been handled. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => realTimeout.call(window, resolve));
}

/** The form in a frame of the test's page, or of another page that it may lead elsewhere. */
export async function open(query = SITE, page = document) {
  const frame = newFrame(page);
  const view = frame.contentWindow as Window & typeof globalThis;
  const container = view.document.createElement('main');
  view.document.body.append(container);
  const options = parseFrameOptions(`?${query}&sdk_origin=${encodeURIComponent(location.origin)}`);
  const form = new HostedForm(container, options, view);
  await form.load();
  const input = (name: string) => container.querySelector(`#${name}`) as HTMLInputElement;
  const type = (name: string, text: string, inputType = 'insertText') => {
    input(name).value = text;
    input(name).dispatchEvent(new InputEvent('input', { inputType }));
  };
  const fill = () => {
    type('card_name', 'Wilhelmina Baxter');
    type('card_number', '4242424242424242');
    type('expire_month', '1239');
    type('card_ccv', '123');
  };
  const error = (name: string) => container.querySelector(`#${name}-error`)?.textContent ?? null;
  const send = (trigger: string, data: object = {}) =>
    view.postMessage(JSON.stringify({ trigger, destination: 'widget.paydock', data }), location.origin);
  return { form, frame, view, container, input, type, fill, error, send };
}

/** Call once in a test file: a provider without a network before each test, and a clean page after it. */
export function installHostedForm(): void {
  beforeEach(() => {
    calls.length = 0;
    messages.length = 0;
    provider.answerToken = async () => json(201, 'tok_1');
    provider.describe = () => ({});
    window.addEventListener('message', hear);
    window.fetch = async (path, init = {}) => {
      calls.push({ path: String(path), init });
      const [, token] = String(path).split('/configs/');
      return token ? json(200, { ...configuration, ...provider.describe(token) }) : provider.answerToken(init);
    };
  });
  afterEach(() => {
    window.fetch = realFetch;
    window.setTimeout = realTimeout;
    window.removeEventListener('message', hear);
    for (const frame of frames) frame.remove();
    frames = [];
  });
}

export const tokenCalls = () => calls.filter(({ path }) => path === '/v1/payment_sources/tokens');
