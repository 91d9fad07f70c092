const DAY_MS = 86_400_000;
const YEAR = 365;

/**
 * How long what the site keeps of people stays, in days: the privacy page says it, and a daily chore keeps it. Gifts and
 * orders stay for seven years, which the tax laws of both countries accept (Income Tax Assessment Act 1997 s 262A: five
 * years; Tax Administration Act 1994 s 22: seven).
 */
export const KEPT_FOR = {
  cart: { days: 30, words: 'A cart, its cards and details that were not paid for, after your last visit: 30 days' },
  mails: { days: 90, words: 'Mails that we sent to you: 90 days' },
  networks: { days: 180, words: 'The network address of a payment: 180 days' },
  changes: { days: YEAR, words: 'Changes of your details that you asked for: one year' },
  guides: { days: 2 * YEAR, words: 'Your request for the guide to gifts in wills: two years' },
  signatures: {
    days: 3 * YEAR,
    words: 'Your signature under a petition: three years, while it is handed over and answered',
  },
  formerSubscribers: {
    days: 3 * YEAR,
    words: 'Your address on the newsletter’s list until you leave, and three years longer to know that you left',
  },
  giving: {
    days: 7 * YEAR + 2,
    words: 'Who you are, with your gifts, orders and monthly gifts: seven years after the last one, as tax law asks',
  },
} as const;

/** What was kept since before this moment is to be forgotten. */
export const keptSince = (kind: keyof typeof KEPT_FOR, now: number): Date =>
  new Date(now - KEPT_FOR[kind].days * DAY_MS);
