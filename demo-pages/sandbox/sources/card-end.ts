/** The moment from which a card is no longer valid: the first of the month after its own. Null without an expiry. */
export function cardEnd(card: { expireMonth: number | null; expireYear: number | null }): Date | null {
  const { expireMonth: month, expireYear: year } = card;
  return month === null || year === null ? null : new Date(Date.UTC(year, month, 1));
}
