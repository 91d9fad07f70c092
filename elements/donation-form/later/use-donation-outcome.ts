import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Shown } from '#locales/message.ts';
import { pushShopEvent } from '#rules/analytics/push-event.ts';
import type { DonationResponse } from '#rules/api/donation-schemas.ts';
import type { DonationPaymentType } from '#rules/donations/donation-fields.ts';
import type { GiftDetail } from '#rules/donations/gift-detail.ts';
import { listedOrigins } from '#rules/links/listed-origins.ts';
import { redirectTo, safeNavigate } from '#rules/links/safe-navigate.ts';
import { isPreviewPage } from '#rules/preview-page.ts';
import { useHost } from '#runtime/host.ts';
import type { DonationFormEvents, DonationFormProps } from '../donation-form.definition.ts';
import type { DonationOutcome } from '../payment/donation-flow.ts';
import { purchaseDonation } from './donation-analytics.ts';
import type { DonationReceipt, DonationSession } from './donation-session.ts';

export interface OutcomeOptions {
  readonly page: DonationFormProps;
  readonly session: DonationSession;
  readonly detail: GiftDetail;
}

/** Facts that only the page that posted the gift has. */
interface GiftFacts {
  readonly amount: number | null;
  readonly paymentType?: DonationPaymentType;
}

const wasReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
};

/** How the donation ended, also that of an earlier page of this session: reported once, and shown. */
export function useDonationOutcome({ page, session, detail }: OutcomeOptions) {
  const { emit } = useHost<DonationFormEvents>();
  const [receipt, setReceipt] = useState<DonationReceipt>();
  const [isFollowing, setFollowing] = useState(false);
  const [lastGift, setLastGift] = useState<Shown>('');
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const reason = useRef<DonationFormEvents['donation-failed']['reason']>('refused');
  const origins = [...listedOrigins('redirectOrigins'), ...page.allowedOrigins.split(/\s+/).filter(Boolean)];
  const nextUrl =
    page.thankYouRedirectUrl === ''
      ? undefined
      : redirectTo(page.thankYouRedirectUrl, { allowedOrigins: origins })?.href;

  const thank = async (paid: DonationReceipt, gift: GiftFacts) => {
    const isFirst = session.paid(paid);
    setReceipt(paid);
    emit('donation-step', { step: 'thanks' });
    if (!isFirst) return;
    const { amount: total, ...facts } = paid;
    emit('donation-paid', { ...facts, ...gift, total, appeal: page.appeal, pending: paid.receiptNumber === '' });
    const pushed = pushShopEvent(purchaseDonation(paid, page.appeal));
    if (nextUrl === undefined) return;
    // The report has a time limit, so the page always leaves.
    await pushed;
    if (emit('haven-navigate', { url: nextUrl }, { cancelable: true })) {
      safeNavigate(nextUrl, { allowedOrigins: origins });
    }
  };
  const latest = useRef(thank);
  latest.current = thank;

  // Only the browser knows of an earlier page; set before the first frame, after hydration.
  useLayoutEffect(() => {
    const { record } = session;
    if (wasReloaded()) setReceipt(record?.receipt);
    setFollowing(record?.state === 'posted' && !isPreviewPage());
  }, [session]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once, after the gift of an earlier page.
  useEffect(() => {
    const { record } = session;
    if (record?.state !== 'posted' || isPreviewPage()) return;
    const stopper = new AbortController();
    void follow(page.action, record.key, stopper.signal).then((followed) => {
      // Without the script that asks, the gift stays in doubt, and the page goes on saying so.
      if (stopper.signal.aborted || !followed) return;
      const { end, message } = followed;
      setFollowing(false);
      setLastGift(message);
      if (end.kind === 'unpaid') session.unreceived();
      else if (end.kind === 'responded' && end.response.errors.length > 0) session.refused();
      else if (end.kind === 'responded') {
        const frequency = record.gift.startsWith('monthly') ? 'monthly' : 'one-off';
        void latest.current(receiptOf(end.response, { ...detail, frequency, total: 0 }), { amount: null });
      }
    });
    return () => stopper.abort();
  }, []);

  return {
    receipt,
    /** The outcome of an earlier page's gift is being requested. */
    isFollowing,
    /** How an earlier page's gift ended that is not paid. */
    lastGift,
    fieldErrors,
    nextUrl,
    end({ response, donation, isUnknown }: DonationOutcome) {
      setLastGift('');
      if (!response) {
        reason.current = isUnknown ? 'unknown' : 'not-sent';
        if (!isUnknown) session.unreceived();
        return;
      }
      if (response.errors.length === 0) {
        const { amount, total, frequency, paymentType } = donation;
        const paid = receiptOf(response, { ...detail, total, frequency });
        // The server may report that an earlier attempt, for another gift, is paid.
        const isThis = paid.amount === total && paid.frequency === frequency;
        void thank(paid, isThis ? { amount, paymentType } : { amount: null });
        return;
      }
      session.refused();
      const isAboutDetails = Object.keys(response.fieldErrors).length > 0;
      reason.current = isAboutDetails ? 'details' : 'refused';
      if (isAboutDetails) setFieldErrors(response.fieldErrors);
    },
    reportFailure() {
      emit('donation-failed', { ...detail, reason: reason.current });
      reason.current = 'refused';
    },
    clear() {
      setReceipt(undefined);
      setFieldErrors({});
    },
  };
}

async function follow(action: string, key: string, signal: AbortSignal) {
  try {
    const { followDonation } = await import('../payment/follow-donation.ts');
    return await followDonation(action, key, signal);
  } catch (cause) {
    console.error('<donation-form> could not ask after the last gift.', cause);
    return undefined;
  }
}

/** The receipt of a response; what it leaves out is what the page showed. */
function receiptOf(response: DonationResponse, detail: GiftDetail): DonationReceipt {
  const amount = Number(response.amount);
  const isAmount = response.amount !== '' && response.amount !== null && response.amount !== undefined;
  return {
    transactionId: response.transactionId,
    receiptNumber: response.receiptNumber,
    amount: isAmount && Number.isFinite(amount) ? amount : (detail.total ?? 0),
    currency: response.currency || detail.currency,
    frequency: response.frequency ?? detail.frequency,
  };
}
