/** The storage key of the token while the shopper is away from a page that could not open a popup. */
export const LEFT_CHECKOUT_KEY = 'paydock_checkout_token';

/** Stores a checkout for when the page loads again; `owner` separates two buttons of one page. */
export function rememberCheckout(owner: string, token: string): void {
  try {
    localStorage.setItem(LEFT_CHECKOUT_KEY, owner + token);
  } catch {
    // Without storage the shopper can still pay; only the page cannot resume the checkout.
  }
}

/** Reads and removes the token of the owner's checkout. */
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
