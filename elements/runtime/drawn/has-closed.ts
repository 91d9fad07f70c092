/** How the session remembers a banner of a kind that the visitor has closed. */
export const closedKey = (kind: string, banner = ''): string => `haven-closed ${kind} ${banner}`;

/** Whether the visitor has closed a banner of this kind in this session; never where the browser forbids storage. */
export function hasClosed(kind: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(closedKey(kind)));
  } catch {
    return false;
  }
}
