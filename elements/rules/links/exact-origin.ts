/** Whether a host is this machine, where http is as safe as https. */
export const allowsPlainHttp = (hostname: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** Whether a text is one origin exactly as browsers write it: https, or http of this machine; never a wildcard. */
export function isExactOrigin(text: string): boolean {
  if (text.includes('*') || !URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && allowsPlainHttp(hostname)));
}
