/** W9.21, W9.22: keywords are parted by spaces and commas and joined with a hyphen. */
export const joinKeywords = (typed: string): string =>
  typed
    .split(/[\s,]+/)
    .filter(Boolean)
    .join('-');

/** Joined keywords as people type them, for a page that comes back filtered. */
export const spaceKeywords = (joined: string): string => joined.split('-').filter(Boolean).join(' ');
