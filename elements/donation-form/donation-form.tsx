import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { rememberTyped } from '#parts/fields/typed-before-upgrade.ts';
import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import { Alert } from '#parts/form/alert.tsx';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { ErrorSummary } from '#parts/form/error-summary.tsx';
import paymentCss from '#parts/payment/payment.page.css?inline';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { siteContext } from '#runtime/inherited-context.ts';
import stepsCss from '#runtime/styles/steps.page.css?inline';
import thanksCss from '#runtime/styles/thank-you.page.css?inline';
import type { DetailsHandle } from './details/details-part.tsx';
import css from './donation-form.css?inline';
import { attributes, tag } from './donation-form.definition.ts';
import pageCss from './donation-form.page.css?inline';
import { STEP_TITLES } from './donation-step.ts';
import { FormPart } from './form-part.tsx';
import { GiftPart, otherAmountId } from './gift/gift-part.tsx';
import { PartLoading } from './part-loading.tsx';
import type { PaymentHandle } from './payment/payment-part.tsx';
import { StepList } from './step-list.tsx';
import type { ThankYou, ThankYouProps } from './thanks/thank-you.tsx';
import { useDonation } from './use-donation.ts';
import { useLazyPart } from './use-lazy-part.ts';
import { usePainted } from './use-painted.ts';

const loadDetails = () => import('./details/details-part.tsx');
const loadPayment = () => import('./payment/payment-part.tsx');
const loadThanks = () => import('./thanks/thank-you.tsx');

/** A donation from the choice to the thanks: three parts of one form. */
function DonationForm(page: z.output<typeof attributes>) {
  const donation = useDonation(page);
  const { step, gift, sums, donor, outcome, session, isBusy } = donation;
  const { element } = useHost();
  const id = useUniqueId('donation');
  const detailsHandle = useRef<DetailsHandle>(null);
  const paymentHandle = useRef<PaymentHandle>(null);
  const isPainted = usePainted();
  const details = useLazyPart(loadDetails, isPainted || step !== 'gift');
  const payment = useLazyPart(loadPayment, step !== 'gift');
  const thanks = useLazyPart(loadThanks, step === 'payment' || outcome.receipt !== undefined);

  // Shown beside their fields as soon as the server refuses them.
  const { fieldErrors } = outcome;
  const openPart = useRef(donation.open);
  openPart.current = donation.open;
  useEffect(() => {
    if (detailsHandle.current?.refuse(fieldErrors)) openPart.current('details');
  }, [fieldErrors]);
  const { focused } = donation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores only the focus from before the first render.
  useLayoutEffect(() => {
    if (focused) element.querySelector<HTMLElement>(`[name="${CSS.escape(focused)}"]`)?.focus();
  }, []);

  const isDone = outcome.receipt !== undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step === 'gift') donation.leaveGift();
    else if (step === 'details') detailsHandle.current?.submit(event);
    else paymentHandle.current?.submit();
  };

  const part = (name: typeof step) => ({
    title: STEP_TITLES[name],
    level: page.headingLevel,
    isOpen: step === name && !isDone,
    takesFocus: donation.hasMoved,
  });
  return (
    <>
      {outcome.receipt && (
        <Thanks
          part={thanks.module}
          page={page}
          receipt={outcome.receipt}
          nextUrl={outcome.nextUrl}
          mayOffer={donor !== undefined && outcome.receipt.frequency === 'one-off'}
          onMonthly={donation.giveMonthly}
          onAgain={donation.giveAgain}
        />
      )}
      <form className="donation-form" hidden={isDone} noValidate method="post" action={page.action} onSubmit={submit}>
        <StepList step={step} isFixed={isBusy} onOpen={donation.open} />
        {outcome.isFollowing && (
          <Alert kind="info" title="We are checking your last gift">
            We do not know yet whether your last gift went through, and are asking. Please wait a moment before you give
            again.
          </Alert>
        )}
        <FormPart {...part('gift')}>
          {donation.attempt > 0 && donation.giftError && (
            <ErrorSummary
              key={donation.attempt}
              errors={[{ fieldId: otherAmountId(id), message: donation.giftError }]}
            />
          )}
          <GiftPart
            id={id}
            offer={donation.offer}
            gift={gift}
            sums={sums}
            siteCountryCode={page.siteCountryCode}
            offersCosts={page.coverCosts}
            error={donation.giftError}
            dispatch={donation.change}
            onOtherBlur={donation.checkGift}
          />
          {step === 'gift' && (
            <BusyButton type="submit" variant="give" large block>
              Continue to your details
            </BusyButton>
          )}
        </FormPart>
        <FormPart {...part('details')}>
          {details.module ? (
            <details.module.DetailsPart
              page={page}
              typed={donation.typed}
              handle={detailsHandle}
              onValid={donation.leaveDetails}
            />
          ) : (
            <PartLoading part={details} />
          )}
          {step === 'details' && (
            <div className="haven-actions">
              <BusyButton type="submit" variant="give" large aria-disabled={details.module ? undefined : true}>
                Continue to payment
              </BusyButton>
              <BusyButton variant="quiet" onClick={() => donation.open('gift')}>
                Back to your gift
              </BusyButton>
            </div>
          )}
        </FormPart>
        <FormPart {...part('payment')}>
          {payment.module && sums && donor && !isDone ? (
            <payment.module.PaymentPart
              page={page}
              ready={{ gift, sums, donor }}
              session={session}
              handle={paymentHandle}
              onBusy={donation.setBusy}
              onEnd={outcome.end}
              onRefused={outcome.reportFailure}
              onBack={() => donation.open('details')}
            />
          ) : (
            <PartLoading part={payment} />
          )}
        </FormPart>
      </form>
    </>
  );
}

/** The thanks. They are said at once, also when their script has not arrived. */
function Thanks({ part, ...props }: ThankYouProps & { part: { ThankYou: typeof ThankYou } | undefined }) {
  if (part) return <part.ThankYou {...props} />;
  const { receiptNumber } = props.receipt;
  return (
    <Alert kind="success" title="Thank you" focus>
      We received your gift. {receiptNumber && `Your receipt is number ${receiptNumber}.`}
    </Alert>
  );
}

rememberTyped(tag);
export const DonationFormElement = defineElement({
  context: siteContext,
  tag,
  attributes,
  view: DonationForm,
  root: 'light',
  styles: [controls, stepsCss, thanksCss, paymentCss, pageCss, css],
});
