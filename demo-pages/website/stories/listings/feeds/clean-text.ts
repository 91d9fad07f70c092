/** What no XML may have, and calendars do not read: control characters, halves of pairs, and U+FFFE and U+FFFF. */
const REFUSED = /[^\t\n\r\u0020-\u007E\u0085\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text of the content as feeds and calendars may have it. */
export const cleanText = (text: string): string => text.replace(REFUSED, '');
