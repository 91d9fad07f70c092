import {
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { message, type Shown } from '#locales/message.ts';
import { CheckboxField } from '#parts/fields/checkbox-field.tsx';
import { Alert } from '#parts/form/alert.tsx';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { BankPanel } from '#parts/payment/bank/bank-panel.tsx';
import { CardPanel } from '#parts/payment/card/card-panel.tsx';
import paymentCss from '#parts/payment/payment.page.css?inline';
import { type PaymentChoice, PaymentChoices } from '#parts/payment/payment-choices.tsx';
import { isFormMethod, type PaymentMethodName } from '#parts/payment/payment-state.ts';
import { statusText } from '#parts/payment/status-text.ts';
import { WalletPanel } from '#parts/payment/wallet/wallet-panel.tsx';
import { createDonationApi } from '#rules/api/donation-api.ts';
import { siteMoney } from '#rules/donations/donation-amount.ts';
import { clickableUrl } from '#rules/links/safe-navigate.ts';
import { adoptStyles } from '#runtime/adopt-styles.ts';
import { useHost } from '#runtime/host.ts';
import { type Texts, useTexts } from '#runtime/texts/use-texts.ts';
import DONATION_PAYMENT_TEXTS from '#texts/elements/donation-form-payment';
import DONATION_FORM_PROBLEMS_TEXTS from '#texts/elements/donation-form-problems';
import type { DonationFormProps } from '../donation-form.definition.ts';
import type { DonationSession } from '../later/donation-session.ts';
import { DonationFlow, type DonationOutcome } from './donation-flow.ts';
import { donationPage, type ReadyDonation } from './donation-page.ts';
import { giftSummary } from './gift-summary.ts';
import { type DeviceWallets, deviceWallets, possibleWallets, usableMethods } from './usable-methods.ts';

const NO_WALLETS: DeviceWallets = { applePay: false, googlePay: false };

/** The payment of this part, from its first render until its removal, its visible state, and the ways to pay. */
function useDonationPayment({ page, ready, session, onEnd }: PaymentPartProps) {
  const latestEnd = useRef<(outcome: DonationOutcome) => void>(onEnd);
  latestEnd.current = onEnd;
  const [flow] = useState(
    () =>
      new DonationFlow(donationPage(page, ready), {
        api: createDonationApi(page.action),
        session,
        ended: (outcome) => latestEnd.current(outcome),
      }),
  );
  useEffect(() => flow.update(donationPage(page, ready)), [flow, page, ready]);
  useEffect(() => () => flow.end(), [flow]);

  const { paymentMethods, applePayScript, googlePayScript } = page;
  const [device, setDevice] = useState<DeviceWallets>();
  useEffect(() => {
    let isCurrent = true;
    void deviceWallets(possibleWallets({ paymentMethods, applePayScript, googlePayScript })).then((wallets) => {
      if (isCurrent) setDevice(wallets);
    });
    return () => {
      isCurrent = false;
    };
  }, [paymentMethods, applePayScript, googlePayScript]);
  const snapshot = useSyncExternalStore(flow.store.subscribe, flow.store.snapshot);
  const methods: readonly PaymentMethodName[] = usableMethods(page, ready.gift.frequency, device ?? NO_WALLETS);

  // Where there is only one form to pay with, it opens without a click. A wallet would start a charge.
  const [only] = methods;
  const isOnly = device !== undefined && methods.length === 1 && only !== undefined && isFormMethod(only);
  useEffect(() => {
    if (isOnly && flow.store.snapshot().payment.paymentOption === 'None') flow.choose(only);
  }, [flow, isOnly, only]);
  return { flow, shown: snapshot, methods };
}

interface DebitAgreementProps {
  readonly id: string;
  /** The agreement; empty lines separate its paragraphs. */
  readonly text: string;
  readonly url: string;
  readonly isAccepted: boolean;
  readonly error: Shown | undefined;
  readonly onAccept: (isAccepted: boolean) => void;
}

/** D1.11: the debit request agreement, to be read and accepted before an account is charged. */
function DebitAgreementField({ id, text, url, isAccepted, error, onAccept }: DebitAgreementProps) {
  const t = useTexts(DONATION_PAYMENT_TEXTS);
  const link = url === '' ? undefined : clickableUrl(url);
  const paragraphs = text.split(/\n[ \t]*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <div className="donation-form__agreement">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the keyboard. */}
      <section className="donation-form__agreement-text" aria-label={t('agreement')} tabIndex={0}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      {link && (
        <p className="donation-form__note">
          <a className="haven-link" href={link.href} target="_blank" rel="noopener">
            {t('copy')}
            <span className="haven-visually-hidden"> {t('newTab')}</span>
          </a>
        </p>
      )}
      <CheckboxField
        id={`${id}-agreement`}
        name="acceptsDebit"
        label={t('accept')}
        required
        checked={isAccepted}
        error={error}
        onChange={(event) => onAccept(event.target.checked)}
      />
    </div>
  );
}

/** What the form around the payment asks of it. */
export interface PaymentHandle {
  submit(): void;
}

export interface PaymentPartProps {
  readonly page: DonationFormProps;
  readonly ready: ReadyDonation;
  readonly session: DonationSession;
  readonly handle: RefObject<PaymentHandle | null>;
  /** A payment is pending, so nothing else of the form may change. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly onEnd: (outcome: DonationOutcome) => void;
  /** A try failed without a post, such as at the donor's bank. */
  readonly onRefused: () => void;
  readonly onBack: () => void;
}

const texts = (
  t: Texts<typeof DONATION_PAYMENT_TEXTS>,
): Readonly<Record<PaymentMethodName, Omit<PaymentChoice, 'option'>>> => ({
  Card: { label: t('card'), detail: t('cardDetail') },
  PayPal: { label: 'PayPal', detail: t('paypalDetail') },
  ApplePay: { label: 'Apple Pay', detail: t('applePayDetail') },
  GooglePay: { label: 'Google Pay', detail: t('googlePayDetail') },
  BankAccount: { label: t('bankAccount'), detail: t('bankDetail') },
});

/** The buttons of the ways to pay. */
const methodChoices = (
  methods: readonly PaymentMethodName[],
  t: Texts<typeof DONATION_PAYMENT_TEXTS>,
): PaymentChoice[] => methods.map((option) => ({ option, ...texts(t)[option] }));

/** The third part: what will happen, the ways to pay, and the payment. */
export function PaymentPart(props: PaymentPartProps) {
  const t = useTexts(DONATION_PAYMENT_TEXTS);
  const { page, ready, handle, onBusy, onRefused } = props;
  const { flow, shown: snapshot, methods } = useDonationPayment(props);
  const id = useId();
  const root = useHost().element.getRootNode() as Document | ShadowRoot;
  useLayoutEffect(() => adoptStyles(root, [paymentCss]), [root]);
  const [isAccepted, setAccepted] = useState(false);
  const [isAgreementMissed, setAgreementMissed] = useState(false);
  const { payment, hint } = snapshot;
  const { paymentOption: chosen, submitting, submissionError } = payment;
  const { siteCountryCode, payeeName, howToStop } = page;
  const { totalMinor } = ready.sums;
  const { frequency } = ready.gift;
  const total = siteMoney(totalMinor, siteCountryCode, t.language);
  const isBank = chosen === 'BankAccount';
  // A wallet brings its own button; a second one beside it could not pay.
  const isWallet = chosen !== 'None' && !isFormMethod(chosen);
  const failure = submissionError && (
    <Alert kind="error" focus>
      {payment.submissionErrorFriendlyMessage}
    </Alert>
  );

  const submit = () => {
    const isMissing = isBank && !isAccepted;
    setAgreementMissed(isMissing);
    if (!isMissing) flow.submit();
  };
  useImperativeHandle(handle, () => ({ submit }));
  useEffect(() => onBusy(submitting), [onBusy, submitting]);
  const latest = useRef(onRefused);
  latest.current = onRefused;
  useEffect(() => {
    if (submissionError) latest.current();
  }, [submissionError]);

  return (
    <div className="haven-payment-options donation-form__payment">
      <p className="donation-form__sentence">
        {giftSummary({ totalMinor, frequency, siteCountryCode, payeeName, howToStop }, new Date(), t)}
      </p>
      {chosen === 'None' && failure}
      <PaymentChoices
        choices={methodChoices(methods, t)}
        chosen={chosen}
        isFixed={submitting}
        onChoose={(option: PaymentMethodName) => flow.choose(option)}
        panel={(option) => (
          <>
            {chosen === option && failure}
            {isFormMethod(option) ? (
              <CardPanel
                method={option}
                cardForm={snapshot.cardForm}
                cardFormMessage={snapshot.cardFormMessage}
                bankMessage={snapshot.bankMessage}
                attach={flow.card.attach}
                onRetry={() => flow.openCardForm()}
              >
                {option === 'Card' ? (
                  <BankPanel message={snapshot.bankMessage} attach={flow.bank.attach} onStop={flow.bank.stop} />
                ) : (
                  <DebitAgreementField
                    id={id}
                    text={page.debitAgreement}
                    url={page.debitAgreementUrl}
                    isAccepted={isAccepted}
                    error={
                      isAgreementMissed && !isAccepted ? message(DONATION_FORM_PROBLEMS_TEXTS, 'agreement') : undefined
                    }
                    onAccept={setAccepted}
                  />
                )}
              </CardPanel>
            ) : (
              <WalletPanel method={option} wallet={snapshot.wallet} attach={flow.wallet.attach} />
            )}
          </>
        )}
      />
      <div className="donation-form__submit">
        <BusyButton
          type="submit"
          variant="give"
          large
          block
          busy={submitting}
          busyLabel={t('processing')}
          hidden={isWallet && !submitting}
        >
          {frequency === 'monthly' ? t('giveMonthly', { sum: total }) : t('give', { sum: total })}
        </BusyButton>
        <StatusMessage className="donation-form__status">{statusText(snapshot) || hint}</StatusMessage>
        <BusyButton variant="quiet" aria-disabled={submitting || undefined} onClick={props.onBack}>
          {t('back')}
        </BusyButton>
      </div>
      {!isFormMethod(chosen) && (
        <p className="haven-payment-options__trust">
          <span className="haven-icon haven-icon--lock" aria-hidden="true" />
          <span>{t('trust')}</span>
        </p>
      )}
    </div>
  );
}
