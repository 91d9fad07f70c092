import { coverCosts } from '#rules/donations/cover-costs.ts';
import { type AmountBounds, parseDonationAmount } from '#rules/donations/donation-amount.ts';
import type { DonationFrequency } from '#rules/donations/donation-fields.ts';
import { toMinorUnits } from '#rules/money.ts';

/** An amount to choose, in whole currency units, and what it does. */
export interface AmountChoice {
  readonly amount: number;
  readonly does: string;
}

/** What the page offers; amounts in whole currency units, `costFixed` too. */
export interface GiftOffer extends AmountBounds {
  readonly amounts: Readonly<Record<DonationFrequency, readonly AmountChoice[]>>;
  readonly defaultFrequency: DonationFrequency;
  /** 0 chooses the second amount of each list. */
  readonly defaultAmount: number;
  readonly costPercent: number;
  readonly costFixed: number;
  /** The language of the page, in whose notation the donor types. */
  readonly language: string;
}

/** The donor's choice. A typed other amount counts before a chosen one, for both frequencies (D1.04). */
export interface GiftState {
  readonly frequency: DonationFrequency;
  readonly chosen: Readonly<Record<DonationFrequency, number>>;
  readonly other: string;
  readonly coversCosts: boolean;
}

export type GiftAction =
  | { readonly type: 'frequency'; readonly frequency: DonationFrequency }
  | { readonly type: 'amount'; readonly frequency: DonationFrequency; readonly amount: number }
  | { readonly type: 'other'; readonly text: string }
  | { readonly type: 'costs'; readonly covers: boolean };

/** What a choice comes to, in cents; nothing while the typed amount is refused. */
export interface GiftSums {
  readonly giftMinor: number;
  readonly totalMinor: number;
  /** What covering the costs adds, or would add. */
  readonly costMinor: number;
}

/**
 * The first choice: the page's defaults, replaced by the values of its own form or those typed before the script ran.
 */
export function firstGift(offer: GiftOffer, typed: Readonly<Record<string, string | boolean>> = {}): GiftState {
  const frequency =
    typed['frequency'] === 'monthly' || typed['frequency'] === 'one-off' ? typed['frequency'] : undefined;
  const first = (list: readonly AmountChoice[], picked: string | boolean | undefined) =>
    list.find(({ amount }) => String(amount) === picked)?.amount ?? defaultOf(list, offer.defaultAmount);
  return {
    frequency: frequency ?? offer.defaultFrequency,
    chosen: {
      'one-off': first(offer.amounts['one-off'], typed['amount']),
      monthly: first(offer.amounts.monthly, typed['monthlyAmount']),
    },
    other: typeof typed['otherAmount'] === 'string' ? typed['otherAmount'] : '',
    // D1.06: never ticked in advance; only a tick of the donor counts.
    coversCosts: typed['coverCosts'] === true,
  };
}

export function nextGift(state: GiftState, action: GiftAction): GiftState {
  switch (action.type) {
    case 'frequency':
      return state.frequency === action.frequency ? state : { ...state, frequency: action.frequency };
    case 'amount':
      return { ...state, chosen: { ...state.chosen, [action.frequency]: action.amount }, other: '' };
    case 'other':
      return { ...state, other: action.text };
    case 'costs':
      return { ...state, coversCosts: action.covers };
  }
}

/** The chosen amount of a list; the list's default when the page does not offer it any more. */
export function chosenAmount({ chosen }: GiftState, offer: GiftOffer, frequency: DonationFrequency): number {
  const list = offer.amounts[frequency];
  const offered = list.find(({ amount }) => amount === chosen[frequency]);
  return offered?.amount ?? defaultOf(list, offer.defaultAmount);
}

/** Whether the typed other amount counts. */
export const isOtherAmount = ({ other }: GiftState): boolean => other.trim() !== '';

export function giftSums(state: GiftState, offer: GiftOffer): GiftSums | undefined {
  const giftMinor = isOtherAmount(state)
    ? parseDonationAmount(state.other, offer, offer.language)
    : toMinorUnits(chosenAmount(state, offer, state.frequency));
  if (giftMinor === undefined) return undefined;
  const rate = { percent: offer.costPercent, fixedMinor: toMinorUnits(offer.costFixed) };
  const costMinor = coverCosts(giftMinor, rate) - giftMinor;
  return { giftMinor, costMinor, totalMinor: state.coversCosts ? giftMinor + costMinor : giftMinor };
}

const defaultOf = (list: readonly AmountChoice[], preferred: number) =>
  (list.find(({ amount }) => amount === preferred) ?? list[1] ?? list[0])?.amount ?? 0;
