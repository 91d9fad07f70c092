/** S4.18, S9.02: milliseconds between two looks at whether a tab was closed. */
export const TAB_CHECK = 500;

/** True for phones and tablets, whose browsers have tabs and no popup windows. */
export function opensTabs(userAgent: string): boolean {
  return /Mobi|Android|iP(?:hone|ad|od)/.test(userAgent);
}
