import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { ResolvedAddress } from '#rules/api/address-schemas.ts';
import { waitUntil } from '#testing/browser.ts';
import '../customer-form.tsx';
import { settle } from '#parts/testing/settle-fixture.ts';

export { settle };

export const SUBMIT_PATH = '/umbraco/api/CustomerForm/SubmitGiftStoreCustomerForm/';
export const GET_PATH = '/umbraco/api/AddressAutocomplete/Get';

export const address: ResolvedAddress = {
  id: 'abc',
  city: 'C',
  postcode: '2000',
  state: 'VIC',
  suburb: 'B',
  streetAddress: '1 A St',
};

/** Valid input, by field. */
export const valid: Readonly<Record<string, string>> = {
  customerFirstName: 'Mia',
  customerLastName: 'Ng',
  customerPhoneNumber: '0412345678',
  customerEmailAddress: 'a@b.org',
  billingAddressStreet: '1 A St',
  billingAddressSuburb: 'B',
  billingAddressPostcode: '2000',
};

interface Post {
  path: string;
  contentType: string | null;
  body: Record<string, unknown>;
}

export const posts: Post[] = [];
export const searches: URL[] = [];
export const navigations: string[] = [];
let respondToPost: () => Response | Promise<Response>;

/** Sets the server's response to the next posts. */
export function respondToPosts(response: () => Response | Promise<Response>): void {
  respondToPost = response;
}

export const worker = setupWorker(
  http.post('*/CustomerForm/*', async ({ request }) => {
    posts.push({
      path: new URL(request.url).pathname,
      contentType: request.headers.get('content-type'),
      body: (await request.json()) as Record<string, unknown>,
    });
    return respondToPost();
  }),
  http.get('*/AddressAutocomplete/Search', ({ request }) => {
    searches.push(new URL(request.url));
    return HttpResponse.json([{ ...address, address: '1 A St, B VIC 2000' }]);
  }),
  http.get('*/AddressAutocomplete/Get', () => HttpResponse.json(address)),
);

export function reset(): void {
  posts.length = 0;
  searches.length = 0;
  navigations.length = 0;
  sessionStorage.clear();
  respondToPosts(() => HttpResponse.json({ errors: [] }));
  worker.resetHandlers();
}

/** Puts a form into the page; every redirect is recorded and prevented. */
export function place(attributes = 'store-id="7" redirect-url="/x"', fallback = ''): HTMLElement {
  const box = document.createElement('main');
  box.innerHTML = `<customer-form ${attributes}>${fallback}</customer-form>`;
  box.addEventListener('haven-navigate', (event) => {
    event.preventDefault();
    navigations.push((event as CustomEvent<{ url: string }>).detail.url);
  });
  document.body.append(box);
  return box.firstElementChild as HTMLElement;
}

export const field = (form: Element, name: string) =>
  form.querySelector(`[name="${name}"]`) as HTMLInputElement & HTMLSelectElement;
export const button = (form: Element) => form.querySelector('button[type=submit]') as HTMLButtonElement;
export const errorOf = (form: Element, name: string) =>
  form.querySelector(`#${field(form, name).id}-error`)?.textContent ?? undefined;
export const alertOf = (form: Element) => form.querySelector<HTMLElement>('.haven-alert');
/** Types as a keyboard would: the text changes, then an event follows. */
export function type(control: HTMLInputElement | HTMLSelectElement, text: string): void {
  const kind = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event(kind === HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Fills in all required fields; `but` replaces some of the values. */
export function fill(form: Element, but: Record<string, string> = {}, privacy = true): void {
  for (const [name, text] of Object.entries({ ...valid, ...but })) type(field(form, name), text);
  if (field(form, 'readPrivacy').checked !== privacy) field(form, 'readPrivacy').click();
}

/** Clicks the button and waits for a result. */
export async function submit(form: Element): Promise<void> {
  const before = posts.length + navigations.length;
  button(form).click();
  await settle();
  if (form.querySelector('.haven-error-summary')) return;
  await waitUntil(() => posts.length + navigations.length > before && !button(form).hasAttribute('aria-busy'));
  await settle();
}

/** Types into the address search. */
export async function searchAddress(form: Element): Promise<void> {
  await settle();
  const input = form.querySelector('address-search input') as HTMLInputElement;
  input.focus();
  type(input, '100');
}

/** Searches for an address and picks the first suggestion. */
export async function pickAddress(form: Element): Promise<void> {
  await searchAddress(form);
  await waitUntil(() => form.querySelector('[role=option]'));
  form.querySelector<HTMLElement>('[role=option]')?.click();
}
