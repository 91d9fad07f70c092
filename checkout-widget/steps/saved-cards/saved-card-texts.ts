import type { Texts } from '#runtime/texts/use-texts.ts';
import type SAVED_CARDS_TEXTS from '#texts/checkout/pay-widget-saved';
/** C2.39, C2.41: the last four digits after a mask; undefined for anything else, so that nothing else is shown. */
export function maskedNumber(last4: string): string | undefined {
  return /^\d{4}$/.test(last4) ? `•••• ${last4}` : undefined;
}

/** C2.40: `Expires 05/28` for `0528`; undefined for anything but MMYY. Past dates are shown: the server decides. */
export function expiryText(expiration: string, t: Texts<typeof SAVED_CARDS_TEXTS>): string | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d{2})$/.exec(expiration) ?? [];
  return month && year ? t('expires', { date: `${month}/${year}` }) : undefined;
}

/** Whether a card is past the last day of its MMYY. It stays selectable (C2.41), because the provider decides. */
export function isExpired(expiration: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d{2})$/.exec(expiration) ?? [];
  return month !== undefined && new Date(2000 + Number(year), Number(month), 1) <= now;
}
