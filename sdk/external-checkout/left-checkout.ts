/** Where the token waits while the shopper is away from a page that could not open a popup. */
export const LEFT_CHECKOUT_KEY = 'paydock_checkout_token';

/** Remembers a checkout for the page's next life; `owner` keeps two buttons of one page apart. */
export function rememberCheckout(owner: string, token: string): void {
  try {
    localStorage.setItem(LEFT_CHECKOUT_KEY, owner + token);
  } catch {
    // Without storage the shopper can still pay; the page only cannot go on by itself.
  }
}

/** The token of the owner's checkout, once. */
export function takeCheckout(owner: string): string | undefined {
  try {
    const left = localStorage.getItem(LEFT_CHECKOUT_KEY);
    if (left?.startsWith(owner)) {
      localStorage.removeItem(LEFT_CHECKOUT_KEY);
      return left.slice(owner.length);
    }
  } catch {}
  return undefined;
}
