import type { SiteCountryCode } from '#rules/country.ts';
import { addBankDays, NOTICE_BANK_DAYS } from './bank-business-days.ts';
import { addCalendarDays, type CalendarDay, laterOf } from './gift-dates.ts';
import { chargeDay, type PaidBy } from './plan-schedule.ts';

/** `soft`: may succeed on another day. `hard`: this card or account will never pay. */
export type DeclineKind = 'soft' | 'hard';

const DECLINES: Readonly<Record<string, DeclineKind>> = {
  __proto__: null as never,
  insufficient_funds: 'soft',
  do_not_honour: 'soft',
  issuer_unavailable: 'soft',
  processing_error: 'soft',
  card_declined: 'soft',
  try_again: 'soft',
  // A bank debit that came back after days (D3.05).
  dishonoured: 'soft',
  stolen_card: 'hard',
  lost_card: 'hard',
  account_closed: 'hard',
  card_revoked: 'hard',
  mandate_revoked: 'hard',
  // The owner of the card disputed the gift.
  charged_back: 'hard',
  no_account: 'hard',
  expired_card: 'hard',
  invalid_card: 'hard',
};

/** The kind of a provider's decline code; a code that is not in the table is soft, so that no plan ends by mistake. */
export function declineKind(code: string): DeclineKind {
  return DECLINES[code] ?? 'soft';
}

/** Days after the first failure of a month's gift on which it is tried again (D3.04). */
export const RETRY_DAYS = [3, 7, 14] as const;
/** The last try is at least this many days before the next month's gift (D3.04). */
export const DAYS_BEFORE_NEXT_GIFT = 3;

/** A failed charge of one month's gift. */
export interface GiftFailure {
  country: SiteCountryCode;
  paidBy: PaidBy;
  /** The provider's code. */
  code: string;
  /** The day on which this month's gift failed first. */
  firstFailedOn: CalendarDay;
  /** The day of this failure; the same as `firstFailedOn` for the first one. */
  failedOn: CalendarDay;
  /** The day of the next month's gift. */
  nextGiftOn: CalendarDay;
  /** Whether this month's gift has not failed before. */
  isFirst: boolean;
}

export interface FailureTurn {
  kind: DeclineKind;
  /** The day of the next try. Without one the plan rests until the donor acts. */
  tryOn?: CalendarDay;
  /** The mail to send now: a first failure that is also the last one sends `last` only. */
  mail?: 'first' | 'last';
}

/**
 * What follows a failed charge (D3.04). A bank debit is tried again on a bank business day, with two of them between
 * the mail that names the day and the debit (D3.05). Days that were slept through are not made up for.
 */
export function afterFailure(failure: GiftFailure): FailureTurn {
  const kind = declineKind(failure.code);
  const tryOn = kind === 'soft' ? nextTry(failure) : undefined;
  if (tryOn === undefined) return { kind, mail: 'last' };
  return failure.isFirst ? { kind, tryOn, mail: 'first' } : { kind, tryOn };
}

function nextTry({ country, paidBy, firstFailedOn, failedOn, nextGiftOn }: GiftFailure): CalendarDay | undefined {
  const earliest = paidBy === 'bank' ? addBankDays(country, failedOn, NOTICE_BANK_DAYS) : addCalendarDays(failedOn, 1);
  const latest = addCalendarDays(nextGiftOn, -DAYS_BEFORE_NEXT_GIFT);
  const wanted = RETRY_DAYS.map((days) => addCalendarDays(firstFailedOn, days)).find((day) => day > failedOn);
  if (wanted === undefined) return undefined;
  const day = chargeDay(country, paidBy, laterOf(wanted, earliest));
  return day <= latest ? day : undefined;
}
