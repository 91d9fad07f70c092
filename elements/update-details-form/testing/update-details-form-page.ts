import { type Clock, install } from '@sinonjs/fake-timers';
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { DONOR_TICKS, type DonorItem } from '#rules/forms/update-details-fields.ts';
import { nextFrame, waitUntil } from '#testing/browser.ts';
import '../update-details-form.tsx';
import { settle } from '#parts/testing/settle-fixture.ts';

export { settle };

interface Post {
  path: string;
  contentType: string | null;
  body: Record<string, unknown>;
}

export const SUCCESS = { errors: [], success: 1, friendlyErrorMessage: '' };

/** The typed current details. */
export const current: Readonly<Record<string, string>> = { firstName: 'Mia', lastName: 'Ng', oldEmail: 'mia@old.org' };

/** The typed values of each item. */
export const items: Readonly<Record<DonorItem, Readonly<Record<string, string>>>> = {
  updateName: { newFirstName: 'Mila', newLastName: 'Ngo' },
  updateEmail: { email: 'a@b.org', confirmEmail: 'a@b.org' },
  updatePhone: { phone: '0412345678' },
  updateAddress: {
    address: '1 Old Street',
    suburb: 'Oldtown',
    city: 'Sydney',
    state: 'NSW',
    postcode: '2000',
    newAddress: '2 New Street',
    newSuburb: 'Newtown',
    newCity: 'Melbourne',
    newState: 'VIC',
    newPostcode: '3000',
  },
  updateExpiryDate: { expiryDate: '12/27' },
};

export const posts: Post[] = [];
/** All bot checks, for the test to settle. */
export const checks: { action: string; resolve(token: string): void; reject(error: Error): void }[] = [];
export const bot = { resets: 0, response: 't3' as string | undefined };
export const events: Record<string, unknown>[] = [];
let respondToPost: () => Response | Promise<Response>;

/** Sets the server's response to the next posts. */
export function respondToPosts(response: () => Response | Promise<Response>): void {
  respondToPost = response;
}

const worker = setupWorker(
  http.post('*/UpdateDetailsForm/*', async ({ request }) => {
    posts.push({
      path: new URL(request.url).pathname,
      contentType: request.headers.get('content-type'),
      body: (await request.json()) as Record<string, unknown>,
    });
    return respondToPost();
  }),
  http.get('*/AddressAutocomplete/Search', () => HttpResponse.json([{ ...picked, address: '5 Picked Road' }])),
  http.get('*/AddressAutocomplete/Get', () => HttpResponse.json(picked)),
);
export const picked = {
  id: 'abc',
  city: 'Perth',
  postcode: '6000',
  state: 'Western Australia',
  suburb: 'Northbridge',
  streetAddress: '5 Picked Road',
};

const page = globalThis as { grecaptcha?: unknown; dataLayer?: unknown };

/**
 * Resets the server, the bot check and the tag manager. The check resolves with `bot.response` at once, or waits for
 * the test.
 */
function reset(): void {
  posts.length = 0;
  checks.length = 0;
  events.length = 0;
  sessionStorage.clear();
  Object.assign(bot, { resets: 0, response: 't3' });
  respondToPosts(() => HttpResponse.json(SUCCESS));
  worker.resetHandlers();
  page.dataLayer = events;
  let callbacks: { callback(token: string): void; 'error-callback'(): void };
  page.grecaptcha = {
    render(_box: HTMLElement, parameters: typeof callbacks) {
      callbacks = parameters;
      return 7;
    },
    execute(_widget: number, { action }: { action: string }) {
      checks.push({
        action,
        resolve: (token) => callbacks.callback(token),
        reject: () => callbacks['error-callback'](),
      });
      if (bot.response !== undefined) callbacks.callback(bot.response);
    },
    reset() {
      bot.resets += 1;
    },
  };
}

/** Resets the server, the bot check and the page for each test of a suite; `more` resets anything else it used. */
export function eachAlone(more: () => void = () => {}): void {
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  after(() => worker.stop());
  beforeEach(reset);
  afterEach(async () => {
    delete page.dataLayer;
    delete page.grecaptcha;
    document.body.replaceChildren();
    more();
    await nextFrame();
  });
}

/** Stops the clock. Returns a function that advances it and then renders. */
export function heldClock(): (ms: number) => Promise<void> {
  let clock: Clock;
  beforeEach(() => {
    clock = install({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => clock.uninstall());
  return async (ms) => {
    clock.tick(ms);
    await settle();
  };
}

export function place(attributes = '', fallback = ''): HTMLElement {
  const box = document.createElement('main');
  box.innerHTML = `<update-details-form ${attributes}>${fallback}</update-details-form>`;
  document.body.append(box);
  return box.firstElementChild as HTMLElement;
}

export const field = (form: Element, name: string) =>
  form.querySelector(`[name="${name}"]`) as HTMLInputElement & HTMLSelectElement;
export const button = (form: Element) => form.querySelector('button[type=submit]') as HTMLButtonElement;
export const errors = (form: Element) => [...form.querySelectorAll<HTMLElement>('.haven-field__error')];
export const errorOf = (form: Element, name: string) =>
  form.querySelector(`#${field(form, name).id}-error`)?.textContent ?? undefined;
export const alertOf = (form: Element) => form.querySelector<HTMLElement>('.haven-alert');
export const shown = (form: Element) =>
  ['submitted', 'missing-any', 'need-to-update-one', 'submitting', 'submit-success'].filter((name) =>
    form.matches(`:state(${name})`),
  );
export function type(control: HTMLInputElement | HTMLSelectElement, text: string): void {
  const kind = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event(kind === HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

export async function tick(form: Element, name: string, on = true): Promise<void> {
  if (field(form, name).checked !== on) field(form, name).click();
  await settle();
}

export function typeAll(form: Element, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) type(field(form, name), text);
}

/** Fills in the current details, ticks the items and fills them in; `but` replaces some of the values. */
export async function fill(
  form: Element,
  ticked: readonly DonorItem[] = ['updatePhone'],
  but: Record<string, string> = {},
) {
  typeAll(form, current);
  for (const item of ticked) {
    await tick(form, item);
    typeAll(form, items[item]);
  }
  typeAll(form, but);
  await tick(form, 'privacy');
}
export const fillAll = (form: Element) => fill(form, DONOR_TICKS);

/** Clicks the button and waits for a result: errors, or a response. */
export async function submit(form: Element): Promise<void> {
  button(form).click();
  await settle();
  if (form.querySelector('.haven-error-summary')) return;
  await waitUntil(() => !form.querySelector('[aria-busy]'), 'the form is still busy');
  await settle();
}
