/** S4.18, S9.02: milliseconds between two checks whether a tab was closed. */
export const TAB_CHECK = 500;

/** True for phones and tablets, whose browsers open tabs instead of popup windows. */
export function opensTabs(userAgent: string): boolean {
  return /Mobi|Android|iP(?:hone|ad|od)/.test(userAgent);
}
