/** The address of the popup, version 2, in parts. */
export interface FlypayV2Page {
  /** Origin, optionally with a path, without a trailing slash. */
  readonly host: string;
  readonly orderId: string;
  /** The page that the shopper comes from. */
  readonly merchantUrl: string;
  /** True if the shopper's saved tokens will be sent to the popup. */
  readonly isExpress: boolean;
  readonly redirectUrl?: string | undefined;
  readonly clientId?: string | undefined;
}

/** The popup's address (S2.43 to S2.46). */
export function flypayV2Address({ host, isExpress, redirectUrl, clientId, ...page }: FlypayV2Page): string {
  const query = new URLSearchParams({
    orderId: page.orderId,
    merchantUrl: page.merchantUrl,
    mode: isExpress ? 'express' : 'default',
    ...(redirectUrl && { redirectUrl }),
    ...(clientId && { clientId }),
  });
  return `${host}/?${query}`;
}
