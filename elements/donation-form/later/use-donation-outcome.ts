import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Shown } from '#locales/message.ts';
import { pushShopEvent } from '#rules/analytics/push-event.ts';
import type { DonationReply } from '#rules/api/donation-schemas.ts';
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

/** What only the page that posted a gift knows of it. */
interface Given {
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

  const thank = async (paid: DonationReceipt, given: Given) => {
    const isFirst = session.paid(paid);
    setReceipt(paid);
    emit('donation-step', { step: 'thanks' });
    if (!isFirst) return;
    const { amount: total, ...facts } = paid;
    emit('donation-paid', { ...facts, ...given, total, appeal: page.appeal, pending: paid.receiptNumber === '' });
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

  // Only the browser knows of an earlier page; before the first frame, after what a server may have rendered.
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
      else if (end.kind === 'answered' && end.answer.errors.length > 0) session.refused();
      else if (end.kind === 'answered') {
        const frequency = record.gift.startsWith('monthly') ? 'monthly' : 'one-off';
        void latest.current(receiptOf(end.answer, { ...detail, frequency, total: 0 }), { amount: null });
      }
    });
    return () => stopper.abort();
  }, []);

  return {
    receipt,
    /** The outcome of an earlier page's gift is being asked for. */
    isFollowing,
    /** How an earlier page's gift ended that is not paid. */
    lastGift,
    fieldErrors,
    nextUrl,
    end({ answer, donation, isUnknown }: DonationOutcome) {
      setLastGift('');
      if (!answer) {
        reason.current = isUnknown ? 'unknown' : 'not-sent';
        if (!isUnknown) session.unreceived();
        return;
      }
      if (answer.errors.length === 0) {
        const { amount, total, frequency, paymentType } = donation;
        const paid = receiptOf(answer, { ...detail, total, frequency });
        // The server may answer that an earlier try is paid, which was another gift.
        const isThis = paid.amount === total && paid.frequency === frequency;
        void thank(paid, isThis ? { amount, paymentType } : { amount: null });
        return;
      }
      session.refused();
      const isAboutDetails = Object.keys(answer.fieldErrors).length > 0;
      reason.current = isAboutDetails ? 'details' : 'refused';
      if (isAboutDetails) setFieldErrors(answer.fieldErrors);
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
function receiptOf(answer: DonationReply, shown: GiftDetail): DonationReceipt {
  const amount = Number(answer.amount);
  const isAmount = answer.amount !== '' && answer.amount !== null && answer.amount !== undefined;
  return {
    transactionId: answer.transactionId,
    receiptNumber: answer.receiptNumber,
    amount: isAmount && Number.isFinite(amount) ? amount : (shown.total ?? 0),
    currency: answer.currency || shown.currency,
    frequency: answer.frequency ?? shown.frequency,
  };
}
