/** A hosted page that returns to the merchant's; the API encodes the address once more than a query needs (S2.54). */
export function returnPage(origin: string, path: string, merchantPage: string): string {
  return `${origin}/checkout/${path}?merchant=${encodeURIComponent(encodeURIComponent(merchantPage))}`;
}
