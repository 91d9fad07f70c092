/**
 * An address for a mail, as a URL writes it.
 * @throws TypeError for anything but an absolute http(s) address: only code writes these, so a wrong one is a bug.
 */
export function mailLink(address: string): string {
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) throw new TypeError('A mail links to http(s) addresses only.');
  return url.href;
}
