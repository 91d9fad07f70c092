import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { type HeldBotCheck, page, placeBotCheck } from '#rules/bot-check/testing/bot-check-page.ts';
import { nextFrame, waitUntil } from '#testing/browser.ts';
import '../petition-form.tsx';
import { settle } from '#parts/testing/settle-fixture.ts';

export { settle };

export const PATH = '/umbraco/api/PetitionForm/SubmitPetition/';
export const valid: Readonly<Record<string, string>> = { firstName: 'Aroha', lastName: 'Walker', email: 'a@b.org' };

interface Post {
  path: string;
  contentType: string | null;
  body: Record<string, unknown>;
}
export const posts: Post[] = [];
export const navigations: { url: string; target: string }[] = [];
export const results: boolean[] = [];
export const tagManager = window as { dataLayer?: Record<string, unknown>[]; google_tag_manager?: unknown };

let respondToPost: () => Response | Promise<Response>;
let botCheck: HeldBotCheck;
export const check = () => botCheck;
/** Sets the server's response to the next posts. */
export function respondToPosts(response: () => Response | Promise<Response>): void {
  respondToPost = response;
}
export const worker = setupWorker(
  http.post('*/PetitionForm/*', async ({ request }) => {
    posts.push({
      path: new URL(request.url).pathname,
      contentType: request.headers.get('content-type'),
      body: (await request.json()) as Record<string, unknown>,
    });
    return respondToPost();
  }),
);

const realError = console.error;

export function reset(): void {
  posts.length = 0;
  navigations.length = 0;
  results.length = 0;
  tagManager.dataLayer = [];
  sessionStorage.clear();
  botCheck = placeBotCheck();
  respondToPosts(() => HttpResponse.json({ success: true }));
  console.error = () => {};
}

export async function cleanUp(): Promise<void> {
  console.error = realError;
  page.grecaptcha = undefined;
  delete tagManager.dataLayer;
  document.body.replaceChildren();
  window.scrollTo(0, 0);
  await nextFrame();
}

/** Puts a petition into the page; every navigation is recorded, and by default prevented. */
export function place(attributes = '', holdsNavigation = true): HTMLElement {
  const box = document.createElement('main');
  box.innerHTML = `<petition-form ${attributes}></petition-form>`;
  box.addEventListener('form-result', (event) => results.push((event as CustomEvent).detail.success));
  box.addEventListener('haven-navigate', (event) => {
    if (holdsNavigation) event.preventDefault();
    navigations.push((event as CustomEvent).detail);
  });
  document.body.append(box);
  return box.firstElementChild as HTMLElement;
}

export const field = (form: Element, name: string) => form.querySelector(`[name="${name}"]`) as HTMLInputElement;
export const button = (form: Element) => form.querySelector('button[type=submit]') as HTMLButtonElement;
export const isBusy = (form: Element) => button(form)?.getAttribute('aria-busy') === 'true';
export const alertOf = (form: Element) => form.querySelector<HTMLElement>('.haven-alert');
export const errors = (form: Element) =>
  [...form.querySelectorAll('.haven-field__error')].map(({ id }) => id.split('-')[2]);
/** Types as a keyboard would: React watches the property of the element itself. */
export function type(form: Element, name: string, text: string): void {
  const control = field(form, name);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
export function fill(form: Element, but: Record<string, string> = {}): void {
  for (const [name, text] of Object.entries({ ...valid, ...but })) type(form, name, text);
}
/** Leaves a field and waits for its check. */
export async function leaveField(form: Element, name: string): Promise<void> {
  field(form, name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 30));
  await settle();
}
export async function submit(form: Element): Promise<void> {
  button(form).click();
  await settle();
}
/** Waits until the form has a result. */
export async function done(form: Element): Promise<void> {
  await waitUntil(() => alertOf(form) && !isBusy(form));
  await settle();
}
/** The events sent to the tag manager, without its own fields. */
export const pushed = () =>
  (tagManager.dataLayer ?? []).map(({ eventCallback: _callback, eventTimeout: _timeout, ...fields }) => fields);
