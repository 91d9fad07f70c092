import type { Page, Response } from '@playwright/test';

/** How a form or a wallet ended: what the provider answered. */
export type FormOutcome =
  | { readonly name: 'finish'; readonly token: string }
  | { readonly name: 'error'; readonly status: number; readonly code: string | undefined; readonly message: string };

/** How a hosted checkout ended: the event of `<pay-widget>` and its detail. */
export interface HostedOutcome {
  readonly name: 'paymentSuccessful' | 'paymentFailure' | 'paymentExpired';
  readonly detail: unknown;
}

const asksForToken = (response: Response) =>
  response.request().method() === 'POST' && new URL(response.url()).pathname === '/v1/payment_sources/tokens';

/**
 * Does `act`, such as `() => form.submit()`, and resolves with the provider's answer: the one-time token, or the error.
 * Nothing is answered while fields are invalid: then it rejects after Playwright's timeout.
 */
export async function formOutcome(page: Page, act: () => Promise<unknown>): Promise<FormOutcome> {
  const [response] = await Promise.all([page.waitForResponse(asksForToken), act()]);
  const { resource, error } = (await response.json()) as {
    resource?: { data?: unknown } | null;
    error?: { code?: string; message?: string } | null;
  };
  if (response.ok()) return { name: 'finish', token: String(resource?.data) };
  return { name: 'error', status: response.status(), code: error?.code, message: error?.message ?? '' };
}

/** Does `act` and resolves with the event that ends the hosted checkout in the page, `<pay-widget>` or `Checkout`. */
export async function checkoutOutcome(page: Page, act: () => Promise<unknown>): Promise<HostedOutcome> {
  // Listens before acting: an ending is reported once.
  const listener = await page.evaluateHandle(() => {
    const names = ['paymentSuccessful', 'paymentFailure', 'paymentExpired'] as const;
    const ended = new Promise<{ name: (typeof names)[number]; detail: unknown }>((resolve) => {
      for (const name of names) {
        const listen = (event: Event) => resolve({ name, detail: (event as CustomEvent<unknown>).detail });
        document.addEventListener(name, listen, { once: true });
      }
    });
    return { ended };
  });
  await act();
  return listener.evaluate(({ ended }) => ended);
}
