import { type CalendarDay, daysBetween, dueOn, type Period } from './gift-dates.ts';

/** A card's end is announced from this many days before it (D3.06). */
export const ANNOUNCED_DAYS_BEFORE = 30;

const LAST_DAY = 31;

/** The last day on which a card is valid; it ends with the month that is printed on it. `year` has four digits. */
export function cardEndsOn(month: number, year: number): CalendarDay {
  return dueOn(LAST_DAY, `${year}-${String(month).padStart(2, '0')}`);
}

/** The card that pays a plan. */
export interface PlanCard {
  /** Tells this card from the one that replaces it, such as the reference of its source at the provider. */
  source: string;
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
}

/** The end of a card that was announced; stored with the plan. */
export interface AnnouncedCardEnd {
  source: string;
  endsIn: Period;
}

/**
 * The end of a card that is to be announced today: it is within the next 30 days and was not announced for this card
 * (D3.06). A card that the provider renewed under the same source has another end, which is announced in its turn.
 */
export function cardEndToAnnounce(
  { source, expiryMonth, expiryYear }: PlanCard,
  today: CalendarDay,
  announced?: AnnouncedCardEnd,
): (AnnouncedCardEnd & { endsOn: CalendarDay }) | undefined {
  const endsOn = cardEndsOn(expiryMonth, expiryYear);
  const days = daysBetween(today, endsOn);
  if (days < 0 || days > ANNOUNCED_DAYS_BEFORE) return undefined;
  const endsIn = endsOn.slice(0, 7);
  if (announced?.source === source && announced.endsIn === endsIn) return undefined;
  return { source, endsIn, endsOn };
}
