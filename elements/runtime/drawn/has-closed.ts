import { CLOSED } from './page-names.ts';

/** Whether the visitor has closed a banner of this kind in this session; never where the browser forbids storage. */
export function hasClosed(kind: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(`${CLOSED} ${kind} `));
  } catch {
    return false;
  }
}
