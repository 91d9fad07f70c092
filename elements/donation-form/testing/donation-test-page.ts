import { delay, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { nextFrame, waitUntil } from '#testing/browser.ts';
import '../donation-form.tsx';

export const SUBMIT = '/umbraco/api/Donation/Submit';
const STATUS = '/umbraco/api/Donation/Status';

export const paid = {
  errors: [],
  friendlyErrorMessage: '',
  transactionId: 'T-1',
  receiptNumber: 'AU-1001',
  amount: 75,
  currency: 'AUD',
  nextAction: '',
};
export const declined = {
  ...paid,
  errors: ['declined'],
  friendlyErrorMessage: 'Your bank declined the card. Nothing was charged. Try another card.',
  transactionId: '',
  receiptNumber: '',
  nextAction: 'retry',
};

type Result = () => Response | Promise<Response>;
export const posts: Record<string, unknown>[] = [];
export const statusRequests: Record<string, unknown>[] = [];
export const walletStarts: Record<string, unknown>[] = [];
/** The paths of the calls that would keep a PayPal account; the provider cannot be had. */
export const vaultCalls: string[] = [];
export const events: { name: string; detail: Record<string, unknown>; isCancelable: boolean }[] = [];
let respondToSubmit: Result;
let respondToStatus: Result;

/** Sets the server's response to the next posts. */
export function respondToSubmits(response: Result): void {
  respondToSubmit = response;
}

/** Sets the server's response to the next status requests. */
export function respondToStatuses(response: Result): void {
  respondToStatus = response;
}

const created = (type: string, data: object) =>
  HttpResponse.json({ status: 201, error: null, resource: { type, data } }, { status: 201 });

function refuseVault({ request }: { request: Request }): Response {
  vaultCalls.push(new URL(request.url).pathname);
  return HttpResponse.json({ status: 503, error: { message: 'Not now.' } }, { status: 503 });
}

export const worker = setupWorker(
  http.post('/v1/remote-action/configs', () => created('token', { configuration_token: 'conf' })),
  http.post('/v1/charges/3ds', () => created('3ds', { _3ds: { id: null, token: null }, status: 'not_enrolled' })),
  http.post('/umbraco/api/Donation/StartWallet', async ({ request }) => {
    walletStarts.push((await request.json()) as Record<string, unknown>);
    return delay('infinite');
  }),
  http.all('/v1/gateways/:gateway/wallet-config', refuseVault),
  http.all('/v1/payment_sources/oauth-tokens', refuseVault),
  http.post(SUBMIT, async ({ request }) => {
    posts.push((await request.json()) as Record<string, unknown>);
    return respondToSubmit();
  }),
  http.post(STATUS, async ({ request }) => {
    statusRequests.push((await request.json()) as Record<string, unknown>);
    return respondToStatus();
  }),
);

const EVENTS = ['donation-change', 'donation-step', 'donation-paid', 'donation-failed', 'haven-navigate'] as const;

export function reset(): void {
  for (const list of [posts, statusRequests, walletStarts, vaultCalls, events]) list.length = 0;
  respondToSubmits(() => HttpResponse.json(paid));
  respondToStatuses(() => HttpResponse.json({ ...paid, state: 'paid' }));
  sessionStorage.clear();
}

/** Puts a donation form into the page; its events are recorded, and it never leaves. */
export function place(attributes: Record<string, string> = {}, children = '<p>Call us to give.</p>'): HTMLElement {
  const element = document.createElement('donation-form');
  const all: Record<string, string> = {
    'api-origin': location.origin,
    'widget-origin': location.origin,
    'public-key': 'pk_sandbox_haven',
    'gateway-id': 'gateway_haven_cards',
    ...attributes,
  };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  element.innerHTML = children;
  const box = document.createElement('main');
  box.append(element);
  for (const name of EVENTS) {
    box.addEventListener(name, (event) => {
      if (name === 'haven-navigate') event.preventDefault();
      events.push({ name, detail: (event as CustomEvent).detail, isCancelable: event.cancelable });
    });
  }
  document.body.append(box);
  return element;
}

export async function until<Value>(find: () => Value | null | undefined | false): Promise<Value> {
  let found: Value | null | undefined | false;
  await waitUntil(() => {
    found = find();
    return found;
  }, `never came: ${find}`);
  await nextFrame();
  return found as Value;
}

export const field = (form: Element, name: string) =>
  form.querySelector(`[name="${name}"]`) as HTMLInputElement & HTMLSelectElement;
export const errorOf = (form: Element, name: string) =>
  form.querySelector(`#${CSS.escape(`${field(form, name).id}-error`)}`)?.textContent;
const parts = (form: Element) => [...form.querySelectorAll<HTMLElement>('.donation-form__part')];
export const openPart = (form: Element) => parts(form).find((part) => part.checkVisibility()) as HTMLElement;
export const heading = (form: Element) => openPart(form)?.querySelector('.donation-form__title')?.textContent;
export const submitButton = (form: Element) => openPart(form).querySelector('button[type=submit]') as HTMLButtonElement;
export const buttonNamed = (form: Element, text: string) =>
  [...form.querySelectorAll('button')].find(
    (button) => button.textContent?.startsWith(text) && button.checkVisibility(),
  ) as HTMLButtonElement;
export const alertText = (form: Element) => form.querySelector('[role=alert]')?.textContent ?? '';

/** Types as a keyboard would: the text changes, then an event follows. */
export function type(control: HTMLElement, text: string): void {
  const kind = [HTMLSelectElement, HTMLTextAreaElement].find((each) => control instanceof each) ?? HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

export const DONOR: Readonly<Record<string, string>> = {
  customerFirstName: 'Mia',
  customerLastName: 'Ng',
  customerEmailAddress: 'mia@example.org',
};

export async function goToDetails(form: Element): Promise<void> {
  submitButton(form).click();
  await until(() => heading(form) === 'Your details');
}

export async function fillDetails(form: Element, values: Record<string, string> = {}): Promise<void> {
  for (const [name, text] of Object.entries({ ...DONOR, ...values })) {
    type(field(form, name), text);
    await nextFrame();
  }
  if (!field(form, 'readPrivacy').checked) field(form, 'readPrivacy').click();
}

export async function goToPayment(form: Element, values?: Record<string, string>): Promise<void> {
  if (heading(form) !== 'Your details') await goToDetails(form);
  await fillDetails(form, values);
  submitButton(form).click();
  await until(() => form.querySelector('.donation-form__sentence'));
}

const query = (frame: HTMLIFrameElement) => new URL(frame.src).searchParams;

/** Sends a message as the provider's frame, because the library accepts messages only from that window. */
export function sendMessage(frame: HTMLIFrameElement, event: string, data: object = {}): void {
  const view = frame.contentWindow as unknown as typeof globalThis;
  const post = new view.Function('message', 'origin', 'parent.postMessage(message, origin)');
  post(JSON.stringify({ event, widget_id: query(frame).get('widget_id'), ...data }), location.origin);
}

/** Chooses a way to pay with a form, and enters details that the form accepts. */
export async function choose(form: Element, method = 'Card'): Promise<HTMLIFrameElement> {
  // The only way to pay is chosen already, and so is the one of a refused try.
  await until(() => form.querySelector('[aria-pressed="true"]') ?? form.querySelectorAll('[aria-pressed]').length > 1);
  if (buttonNamed(form, method).ariaPressed !== 'true') buttonNamed(form, method).click();
  const frame = await until(() => form.querySelector('iframe'));
  // The frame's first, empty document is replaced when its address has loaded.
  await until(() => frame.contentDocument?.URL === frame.src && frame.contentDocument.readyState === 'complete');
  sendMessage(frame, 'afterLoad');
  const valid = { form_valid: true, invalid_fields: [], invalid_showed_fields: [], validators: {} };
  sendMessage(frame, 'validation', valid);
  await until(() => !form.textContent?.includes('Loading the secure card form'));
  return frame;
}

/** Pays with the form of a way to pay. */
export async function pay(form: Element, method = 'Card'): Promise<void> {
  const frame = await choose(form, method);
  const before = posts.length;
  submitButton(form).click();
  await until(() => submitButton(form).ariaBusy === 'true');
  sendMessage(frame, 'submit');
  sendMessage(frame, 'finish', { payment_source: `token-${before + 1}` });
  await until(() => posts.length > before);
}

export const namesOf = (name: string) => events.filter((event) => event.name === name);
