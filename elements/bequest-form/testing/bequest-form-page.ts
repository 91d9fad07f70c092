import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { waitUntil } from '#testing/browser.ts';
import '../bequest-form.tsx';
import { settle } from '#parts/testing/settle-fixture.ts';

export { settle };

interface Post {
  path: string;
  contentType: string | null;
  body: Record<string, unknown>;
}

export const posts: Post[] = [];
/** Tabs that were opened: address, window name, features. */
export const tabs: (string | undefined)[][] = [];
let respondToPost: () => Response | Promise<Response>;

/** Sets the server's response to the next posts. */
export function respondToPosts(response: () => Response | Promise<Response>): void {
  respondToPost = response;
}

export const worker = setupWorker(
  http.post('*/BequestGuideForm/*', async ({ request }) => {
    posts.push({
      path: new URL(request.url).pathname,
      contentType: request.headers.get('content-type'),
      body: (await request.json()) as Record<string, unknown>,
    });
    return respondToPost();
  }),
);

const realOpen = window.open;

export function reset(): void {
  posts.length = 0;
  tabs.length = 0;
  respondToPosts(() => HttpResponse.json({ success: true, errors: [] }));
  window.open = (url, target, features) => {
    tabs.push([String(url), target, features]);
    return null;
  };
}

export function restore(): void {
  window.open = realOpen;
}

export const PAGE =
  'form-key="guide" bequest-guide-link-url="/g.pdf" recipient-email="team@x.org" email-subject="Your guide" email-pretext="Thank you."';

export function place(attributes = PAGE, fallback = ''): HTMLElement {
  const box = document.createElement('main');
  box.innerHTML = `<bequest-form ${attributes}>${fallback}</bequest-form>`;
  document.body.append(box);
  return box.firstElementChild as HTMLElement;
}

export const email = (form: Element) => form.querySelector<HTMLInputElement>('[name=subscriberEmail]');
export const summary = (form: Element) => form.querySelector('summary') as HTMLElement;
export const button = (form: Element) => form.querySelector('button[type=submit]') as HTMLButtonElement;
export const error = (form: Element) => form.querySelector('.haven-field__error')?.textContent ?? undefined;
export const alertOf = (form: Element) => form.querySelector<HTMLElement>('.haven-alert');
export function type(control: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The first click, then an address in the field. */
export async function open(form: Element, address = 'a@b.org'): Promise<void> {
  summary(form).click();
  await settle();
  type(email(form) as HTMLInputElement, address);
}

/** The second click; waits for its result. */
export async function send(form: Element): Promise<void> {
  const before = posts.length;
  button(form).click();
  await settle();
  if (form.querySelector('.haven-error-summary')) return;
  await waitUntil(() => posts.length > before && !form.querySelector('[aria-busy]'));
  await settle();
}
