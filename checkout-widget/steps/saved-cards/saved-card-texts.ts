/** C2.39, C2.41: the last four digits behind a mask; undefined for anything that is not four digits, so nothing else can show. */
export function maskedNumber(last4: string): string | undefined {
  return /^\d{4}$/.test(last4) ? `•••• ${last4}` : undefined;
}

/** C2.40: `Expires 05/28` for `0528`; undefined for what is not MMYY. A past date is shown too: the server decides. */
export function expiryText(expiration: string): string | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d{2})$/.exec(expiration) ?? [];
  return month && year ? `Expires ${month}/${year}` : undefined;
}
