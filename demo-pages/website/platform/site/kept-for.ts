const DAY_MS = 86_400_000;
const YEAR = 365;

/**
 * How long what the site keeps of people stays, in days: the privacy page says it by the key of its words, and a daily
 * chore keeps it. Gifts and orders stay for seven years, which the tax laws of both countries accept (Income Tax
 * Assessment Act 1997 s 262A: five years; Tax Administration Act 1994 s 22: seven).
 */
export const KEPT_FOR = {
  cart: { days: 30, words: 'keptCart' },
  mails: { days: 90, words: 'keptMails' },
  networks: { days: 180, words: 'keptNetworks' },
  changes: { days: YEAR, words: 'keptChanges' },
  guides: { days: 2 * YEAR, words: 'keptGuides' },
  signatures: {
    days: 3 * YEAR,
    words: 'keptSignatures',
  },
  formerSubscribers: {
    days: 3 * YEAR,
    words: 'keptFormerSubscribers',
  },
  giving: {
    days: 7 * YEAR + 2,
    words: 'keptGiving',
  },
} as const;

/** What was kept since before this moment is to be forgotten. */
export const keptSince = (kind: keyof typeof KEPT_FOR, now: number): Date =>
  new Date(now - KEPT_FOR[kind].days * DAY_MS);
