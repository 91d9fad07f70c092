import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { AuthorForm } from '#parts/fields/author-form.ts';
import { takeTyped } from '#parts/fields/typed-before-upgrade.ts';
import { pushShopEvent } from '#rules/analytics/push-event.ts';
import { currencyFor } from '#rules/country.ts';
import { amountMessage } from '#rules/donations/donation-amount.ts';
import type { DonationFrequency } from '#rules/donations/donation-fields.ts';
import type { GiftDetail } from '#rules/donations/gift-detail.ts';
import { fromMinorUnits, typedMoney } from '#rules/money.ts';
import { useHost } from '#runtime/host.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import DONATION_TEXTS from '#texts/elements/donation-form';
import type { DonationFormEvents, DonationFormProps } from './donation-form.definition.ts';
import type { FormStep } from './donation-step.ts';
import { firstGift, type GiftAction, type GiftOffer, giftSums, isOtherAmount, nextGift } from './gift/gift-state.ts';

/** The facts of a gift for analytics: nothing about the donor. Amounts are decimals in whole currency units. */
interface DonationEcommerce {
  readonly value: number;
  readonly currency: string;
  readonly frequency: DonationFrequency;
  readonly appeal: string;
}

/** D1.15: the donor goes on from the gift. */
const beginDonation = (ecommerce: DonationEcommerce) => ({ event: 'begin_donation', ecommerce }) as const;

const offerOf = (page: DonationFormProps, language: string): GiftOffer => ({
  language,
  min: page.minAmount,
  max: page.maxAmount,
  amounts: { 'one-off': page.onceAmounts, monthly: page.monthlyAmounts },
  defaultFrequency: page.defaultFrequency,
  defaultAmount: page.defaultAmount,
  costPercent: page.costPercent,
  costFixed: page.costFixed,
});

/** The donation of this element, as far as the first part needs it: the gift, and which part is open. */
export function useDonation(page: DonationFormProps, author: AuthorForm) {
  const { element, emit } = useHost<DonationFormEvents>();
  const [typed] = useState(() => takeTyped(element));
  const { language } = useTexts(DONATION_TEXTS);
  const offer = useMemo(() => offerOf(page, language), [page, language]);
  const [firstValues] = useState(() => ({ ...author.values, ...typed?.values }));
  const [gift, dispatch] = useReducer(nextGift, undefined, () => firstGift(offer, firstValues));
  // Without scripts the server has stored the gift and responds with the next part.
  const [step, setStep] = useState<FormStep>(() =>
    firstValues['part'] === 'details' && giftSums(gift, offer) ? 'details' : 'gift',
  );
  const [hasMoved, setMoved] = useState(false);
  const refused = author.errors['otherAmount'];
  const [isChecked, setChecked] = useState(refused !== undefined);
  const [attempt, setAttempt] = useState(0);
  const [isDone, setDone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const hasBegun = useRef(false);

  const sums = giftSums(gift, offer);
  const currency = currencyFor(page.siteCountryCode);
  const detail: GiftDetail = {
    frequency: gift.frequency,
    amount: sums ? fromMinorUnits(sums.giftMinor) : null,
    total: sums ? fromMinorUnits(sums.totalMinor) : null,
    currency,
    appeal: page.appeal,
  };
  const open = (next: FormStep) => {
    setMoved(true);
    setStep(next);
    emit('donation-step', { step: next });
  };

  const { frequency, amount, total } = detail;
  const { coversCosts } = gift;
  const reported = useRef(`${frequency} ${amount} ${total}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports what the donor changed, not what the author did.
  useEffect(() => {
    const now = `${frequency} ${amount} ${total}`;
    if (reported.current === now) return;
    reported.current = now;
    emit('donation-change', { ...detail, coverCosts: coversCosts });
  }, [frequency, amount, total, coversCosts]);

  return {
    /** What was typed or posted before this view, by name. */
    given: firstValues,
    focused: typed?.focused,
    offer,
    gift,
    sums,
    step,
    hasMoved,
    detail,
    isBusy,
    setBusy,
    /** The gift is paid, and the thanks are shown. */
    isDone,
    setDone,
    open,
    /** The number of refused tries to leave the gift: the key of the error summary. */
    attempt,
    giftError: !isChecked
      ? undefined
      : !sums
        ? amountMessage(offer)
        : gift.other === firstValues['otherAmount']
          ? refused
          : undefined,
    change(action: GiftAction) {
      if (!isBusy) dispatch(action);
    },
    checkGift: () => setChecked(isOtherAmount(gift)),
    leaveGift() {
      setChecked(true);
      if (!sums) {
        setAttempt((before) => before + 1);
        return;
      }
      if (!hasBegun.current) {
        hasBegun.current = true;
        const { totalMinor } = sums;
        const ecommerce = { value: fromMinorUnits(totalMinor), currency, frequency, appeal: page.appeal };
        void pushShopEvent(beginDonation(ecommerce));
      }
      open('details');
    },
    /** Another gift of the same donor: a new one, or the same gift as a monthly one (D1.17). */
    startAnother(monthlyMinor?: number) {
      setDone(false);
      hasBegun.current = false;
      // D1.06: the tick was for the gift that is paid.
      dispatch({ type: 'costs', covers: false });
      if (monthlyMinor !== undefined) {
        dispatch({ type: 'frequency', frequency: 'monthly' });
        dispatch({ type: 'other', text: typedMoney(monthlyMinor, language) });
      }
      open(monthlyMinor === undefined ? 'gift' : 'payment');
    },
  };
}

export type DonationFormState = ReturnType<typeof useDonation>;
