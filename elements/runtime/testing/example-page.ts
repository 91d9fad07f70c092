import { tags } from 'virtual:haven-tags';
import { idleTime, nextFrame } from '#testing/browser.ts';
import { linkedSheets } from './linked-sheet.ts';

/** A page that shows an example at a time and leads nowhere: its server is down, and no link or form leaves it. */
export class ExamplePage {
  /** The errors of scripts and of tags since the example was placed. */
  readonly faults: string[] = [];
  readonly #fetch = window.fetch;
  readonly #onerror = window.onerror;
  readonly #sheets = linkedSheets();

  /** Defines every tag. */
  static async open(): Promise<ExamplePage> {
    await Promise.all([...Object.values(tags).map((load) => load()), import('../../../checkout-widget/pay-widget.ts')]);
    return new ExamplePage();
  }

  async place(html: string): Promise<void> {
    document.adoptedStyleSheets = this.#sheets;
    window.fetch = async () => Response.json({}, { status: 503 });
    // The test runner's, for which a late ResizeObserver is a failure.
    window.onerror = null;
    for (const name of ['error', 'unhandledrejection', 'haven-error']) addEventListener(name, this.#note);
    for (const name of ['submit', 'click']) addEventListener(name, this.#stay);
    document.body.innerHTML = html;
    await nextFrame();
    await idleTime();
    await nextFrame();
  }

  async clear(): Promise<void> {
    document.body.replaceChildren();
    await nextFrame();
    for (const name of ['error', 'unhandledrejection', 'haven-error']) removeEventListener(name, this.#note);
    for (const name of ['submit', 'click']) removeEventListener(name, this.#stay);
    window.onerror = this.#onerror;
    window.fetch = this.#fetch;
    document.adoptedStyleSheets = [];
    this.faults.length = 0;
    sessionStorage.clear();
    localStorage.clear();
  }

  readonly #stay = (event: Event) => event.preventDefault();
  readonly #note = (event: Event) => {
    const { message, reason, detail } = event as Partial<ErrorEvent & PromiseRejectionEvent & CustomEvent>;
    const fault = String(detail?.error ?? reason ?? message);
    if (!fault.startsWith('ResizeObserver loop')) this.faults.push(fault);
  };
}
