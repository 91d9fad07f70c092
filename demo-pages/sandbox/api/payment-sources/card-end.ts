const EXPIRY_NOTICE_MS = 30 * 24 * 60 * 60 * 1000;

interface CardExpiry {
  expireMonth: number | null;
  expireYear: number | null;
}

/** The moment from which a card is no longer valid: the first of the month after its own. Null without an expiry. */
export function cardEnd(card: CardExpiry): Date | null {
  const { expireMonth: month, expireYear: year } = card;
  return month === null || year === null ? null : new Date(Date.UTC(year, month, 1));
}

/**
 * When the merchant is notified that a card expires: 30 days before, or now if that is past. Null without an expiry.
 */
export function expiryNotice(card: CardExpiry, now: Date): Date | null {
  const end = cardEnd(card);
  return end && new Date(Math.max(end.getTime() - EXPIRY_NOTICE_MS, now.getTime()));
}
