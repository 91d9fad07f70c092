/** W9.21, W9.22: keywords are separated by spaces and commas and joined with a hyphen. */
export const joinKeywords = (typed: string): string => typed.split(/[\s,]/).filter(Boolean).join('-');

/** Joined keywords with spaces, as people type them, for the search field of a filtered page. */
export const spaceKeywords = (joined: string): string => joined.split('-').filter(Boolean).join(' ');
