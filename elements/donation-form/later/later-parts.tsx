import { type FormEvent, type RefObject, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Alert } from '#parts/form/alert.tsx';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { loadPart } from '#runtime/load-part.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import DONATION_TEXTS from '#texts/elements/donation-form';
import DONATION_LATER_TEXTS from '#texts/elements/donation-form-later';
import { type DetailsHandle, DetailsPart } from '../details/details-part.tsx';
import type { DonorValues } from '../details/donation-details.ts';
import type { DonationFormProps } from '../donation-form.definition.ts';
import type { FormStep } from '../donation-step.ts';
import { FormPart } from '../form-part.tsx';
import type { PaymentHandle } from '../payment/payment-part.tsx';
import type { DonationFormState } from '../use-donation.ts';
import { type DonationReceipt, DonationSession } from './donation-session.ts';
import { ThankYou } from './thank-you.tsx';
import { useDonationOutcome } from './use-donation-outcome.ts';

interface LazyPart<Module> {
  /** The loaded script; undefined before. */
  readonly module: Module | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads a part's script from the first time that it is `wanted`. */
function useLazyPart<Module>(load: () => Promise<Module>, isNeeded: boolean): LazyPart<Module> {
  const [module, setModule] = useState<Module>();
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState(-1);
  const isDone = module !== undefined;
  useEffect(() => {
    if (!isNeeded || isDone) return;
    let isCurrent = true;
    loadPart('donation-form', load()).then(
      (loaded) => {
        if (isCurrent) setModule(() => loaded);
      },
      (cause: unknown) => {
        console.error('<donation-form> could not load one of its parts.', cause);
        if (isCurrent) setFailedTry(tries);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isNeeded, isDone, tries]);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  return { module, hasFailed: !isDone && failedTry === tries, retry };
}

/** What the form asks of the parts after the gift. */
export interface LaterHandle {
  submit(event: FormEvent<HTMLFormElement>): void;
  /** Opens the payment if the details are valid, otherwise shows what is wrong with them. */
  checkDetails(): void;
}

export interface LaterPartsProps {
  readonly page: DonationFormProps;
  readonly donation: DonationFormState;
  /** What was wrong with the last post without scripts. */
  readonly errors: Readonly<Record<string, string>>;
  readonly handle: RefObject<LaterHandle | null>;
}

/** The gift without its costs; the server may report that an earlier attempt, for another gift, is paid. */
const givenAmount = ({ detail }: DonationFormState, receipt: DonationReceipt): number =>
  detail.total === receipt.amount && detail.amount !== null ? detail.amount : receipt.amount;

const loadPayment = () => import('../payment/payment-part.tsx');

/** The place of a part whose script has not arrived. */
function PartLoading({ part }: { readonly part: LazyPart<unknown> }) {
  const t = useTexts(DONATION_TEXTS);
  if (!part.hasFailed) {
    return (
      <StatusMessage className="donation-form__note">
        <span className="haven-spinner" aria-hidden="true" /> {t('loading')}
      </StatusMessage>
    );
  }
  return (
    <>
      <Alert kind="error">{t('notLoaded')}</Alert>
      <button className="haven-button haven-button--secondary donation-form__next" type="button" onClick={part.retry}>
        {t('retry')}
      </button>
    </>
  );
}

/** What follows the gift: the details, the payment and the thanks. */
export function LaterParts({ page, donation, errors, handle }: LaterPartsProps) {
  const t = useTexts(DONATION_LATER_TEXTS);
  const titles = useTexts(DONATION_TEXTS);
  const { gift, sums, step, isDone, setDone, open } = donation;
  const [session] = useState(() => new DonationSession());
  const [donor, setDonor] = useState<DonorValues>();
  const details = useRef<DetailsHandle>(null);
  const payment = useRef<PaymentHandle>(null);
  const outcome = useDonationOutcome({ page, session, detail: donation.detail });
  const lazyPayment = useLazyPart(loadPayment, step !== 'gift');
  const { receipt, fieldErrors } = outcome;

  useImperativeHandle(handle, () => ({
    submit(event) {
      if (step === 'details') details.current?.submit(event);
      else payment.current?.submit();
    },
    checkDetails: () => details.current?.submit(),
  }));
  const hasReceipt = receipt !== undefined;
  useEffect(() => setDone(hasReceipt), [setDone, hasReceipt]);
  const openPart = useRef(open);
  openPart.current = open;
  // What the server refused is shown beside its field.
  useEffect(() => {
    if (details.current?.refuse(fieldErrors)) openPart.current('details');
  }, [fieldErrors]);

  const takeDonor = useCallback((values: DonorValues) => {
    setDonor(values);
    openPart.current('payment');
  }, []);
  const startAnother = (monthlyMinor?: number) => {
    outcome.clear();
    donation.startAnother(monthlyMinor);
  };
  const part = (name: FormStep) => ({
    title: titles(name),
    level: page.headingLevel,
    isOpen: step === name && !hasReceipt && !isDone,
    takesFocus: donation.hasMoved,
  });
  return (
    <>
      {receipt && (
        <ThankYou
          page={page}
          receipt={receipt}
          nextUrl={outcome.nextUrl}
          gift={donor && { firstName: donor.customerFirstName, amount: givenAmount(donation, receipt) }}
          onMonthly={startAnother}
          onAgain={() => startAnother()}
        />
      )}
      {outcome.isFollowing && (
        <Alert kind="info" title={t('checking')}>
          {t('checkingText')}
        </Alert>
      )}
      {outcome.lastGift && !hasReceipt && <Alert kind="warning">{outcome.lastGift}</Alert>}
      <FormPart {...part('details')}>
        <DetailsPart page={page} initial={donation.given} errors={errors} handle={details} onValid={takeDonor} />
        {step === 'details' && (
          <div className="haven-actions">
            <BusyButton type="submit" variant="give" large>
              {t('toPayment')}
            </BusyButton>
            {/* Without scripts it is posted, with what was typed. */}
            <BusyButton
              type="submit"
              name="back"
              value="gift"
              variant="quiet"
              onClick={(event) => {
                event.preventDefault();
                open('gift');
              }}
            >
              {t('back')}
            </BusyButton>
          </div>
        )}
      </FormPart>
      <FormPart {...part('payment')}>
        {lazyPayment.module && sums && donor && !hasReceipt ? (
          <lazyPayment.module.PaymentPart
            page={page}
            ready={{ gift, sums, donor }}
            session={session}
            handle={payment}
            onBusy={donation.setBusy}
            onEnd={outcome.end}
            onRefused={outcome.reportFailure}
            onBack={() => open('details')}
          />
        ) : (
          <PartLoading part={lazyPayment} />
        )}
      </FormPart>
    </>
  );
}
