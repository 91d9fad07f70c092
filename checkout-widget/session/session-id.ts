import { randomId } from '#sdk/random-id.ts';

/** C3.34: the name in the tab's storage. */
export const SESSION_ID_KEY = 'sessionId';
let remembered = '';

/** C3.35: the tab's session id, made when there is none; a browser that denies storage keeps it for the page's life. */
export function sessionId(): string {
  try {
    const stored = sessionStorage.getItem(SESSION_ID_KEY);
    if (stored) return stored;
    remembered ||= randomId();
    sessionStorage.setItem(SESSION_ID_KEY, remembered);
  } catch {
    remembered ||= randomId();
  }
  return remembered;
}
