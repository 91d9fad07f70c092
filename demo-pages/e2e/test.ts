import { createHash } from 'node:crypto';
import { type BrowserContext, test as base, type Page, type TestInfo } from '@playwright/test';
import { whatItDoes } from './stuck-page.ts';

export * from '@playwright/test';

/** For a handler that waits for something that never comes: the test ends without it. */
const LONGEST_WAIT = 5_000;

/**
 * The route handlers of a test. Playwright closes the pages as soon as a test has ended: a handler that still runs then
 * fails the test, or the next one, with "Response has been disposed".
 */
class RouteHandlers {
  readonly #targets: (Page | BrowserContext)[] = [];
  readonly #running = new Set<Promise<unknown>>();
  readonly #faults: string[] = [];
  #hasEnded = false;

  ownContext(context: BrowserContext): void {
    this.#own(context);
    for (const page of context.pages()) this.#own(page);
    context.on('page', (page) => this.#own(page));
  }

  #own(target: Page | BrowserContext): void {
    const route: Page['route'] = target.route.bind(target);
    target.route = (url, handler, options) =>
      route(
        url,
        (request, details) => {
          if (this.#hasEnded) return request.abort();
          const running = Promise.resolve()
            .then(() => handler(request, details))
            .catch((error) => {
              if (!this.#hasEnded) throw error;
              this.#faults.push(String(error));
            });
          const done = () => this.#running.delete(running);
          this.#running.add(running);
          running.then(done, done);
          return running;
        },
        options,
      );
    this.#targets.push(target);
  }

  /**
   * Takes no further requests and waits for the handlers that run, whose errors are printed and do not fail the test.
   */
  async end(info: TestInfo): Promise<void> {
    this.#hasEnded = true;
    let timer: NodeJS.Timeout | undefined;
    const waited = new Promise((resolve) => {
      timer = setTimeout(resolve, LONGEST_WAIT);
    });
    await Promise.race([Promise.all(this.#running), waited]);
    clearTimeout(timer);
    // Not before: it continues the requests of handlers that still run, which then cannot respond any more.
    await Promise.all(this.#targets.map((target) => target.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => {})));
    if (this.#running.size > 0) this.#faults.push(`${this.#running.size} still ran after ${LONGEST_WAIT / 1000} s`);
    for (const description of this.#faults) {
      info.annotations.push({ type: 'route handler after the test', description });
      console.error(`${info.titlePath.join(' › ')}: a route handler after the test: ${description}`);
    }
  }
}

/** Playwright's `test`, which ends the route handlers of all pages before it closes them. */
export const test = base.extend({
  context: async ({ context, browser }, use, info) => {
    const handlers = new RouteHandlers();
    const own = (opened: BrowserContext) => handlers.ownContext(opened);
    own(context);
    browser.on('context', own);
    await use(context);
    browser.off('context', own);
    if (info.status === 'timedOut') {
      const pages = browser.contexts().flatMap((opened) => opened.pages());
      for (const page of pages) console.error(`${info.titlePath.join(' › ')}: timed out: ${await whatItDoes(page)}`);
    }
    await handlers.end(info);
  },
});

/**
 * For `test.use` where tests post so often that together they pass what the site lets one network do in a minute. Not
 * for all: the browser asks other origins whether they take the header, and wallets' scripts do not come.
 */
export const ownNetwork: Parameters<typeof test.use>[0] = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
  extraHTTPHeaders: ({}, use, { testId, repeatEachIndex }) => {
    const [a, b, c] = createHash('sha256').update(`${testId} ${repeatEachIndex}`).digest();
    return use({ 'x-forwarded-for': `10.${a}.${b}.${c}` });
  },
};
