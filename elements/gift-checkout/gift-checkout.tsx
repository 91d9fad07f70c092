import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Alert } from '#parts/form/alert.tsx';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { BankPanel } from '#parts/payment/bank/bank-panel.tsx';
import { authenticateCard } from '#parts/payment/bank/bank-step.ts';
import { openCardForm } from '#parts/payment/card/card-form.ts';
import { CardPanel } from '#parts/payment/card/card-panel.tsx';
import paymentCss from '#parts/payment/payment.page.css?inline';
import { type PaymentChoice, PaymentChoices } from '#parts/payment/payment-choices.tsx';
import { completeSettings } from '#parts/payment/provider-settings.ts';
import { statusText } from '#parts/payment/status-text.ts';
import { WalletPanel } from '#parts/payment/wallet/wallet-panel.tsx';
import type { OpenWallet } from '#parts/payment/wallet/wallet-step.ts';
import { createWebsiteApi } from '#rules/api/website-api.ts';
import { redirectTo, safeNavigate } from '#rules/links/safe-navigate.ts';
import { formatMoney, toMinorUnits } from '#rules/money.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { siteContext } from '#runtime/inherited-context.ts';
import { loadPart } from '#runtime/load-part.ts';
import { type Texts, useTexts } from '#runtime/texts/use-texts.ts';
import GIFT_CHECKOUT_TEXTS from '#texts/elements/gift-checkout';
import type { CheckoutPage } from './checkout-page.ts';
import css from './gift-checkout.css?inline';
import { attributes, type GiftCheckoutEvents, type GiftCheckoutProps, tag } from './gift-checkout.definition.ts';
import pageCss from './gift-checkout.page.css?inline';
import { GiftCheckoutFlow } from './gift-checkout-flow.ts';
import { postedContentId } from './payment-submission.ts';

/** Loaded on demand, because few checkouts need it. */
const checkPerson = async () => (await import('#rules/bot-check/bot-check.ts')).runBotCheck('payment');
const pageOf = (props: GiftCheckoutProps): CheckoutPage => ({ ...props, contentId: postedContentId(props.contentId) });

/** Loads the wallet on demand, so that the page does not load it before it is chosen. */
const openGiftWallet: OpenWallet<CheckoutPage> = (container, page, events, signal) => {
  loadPart(container, Promise.all([import('#parts/payment/wallet/render-wallet.ts'), import('./gift-wallet.ts')]))
    .then(([{ renderWallet }, { giftWallet }]) =>
      renderWallet(container, giftWallet(page), completeSettings(page), events, signal),
    )
    .catch((cause: unknown) => {
      if (!signal.aborted) events.failed(cause);
    });
};

/** The checkout of this element, from its first render until its removal, and its visible state. */
function useCheckout(props: GiftCheckoutProps) {
  const host = useHost<GiftCheckoutEvents>();
  const [checkout] = useState(() => {
    const leave = (url: string) => {
      if (host.emit('haven-navigate', { url }, { cancelable: true })) safeNavigate(url);
    };
    return new GiftCheckoutFlow(pageOf(props), {
      api: createWebsiteApi(),
      openCardForm,
      openWallet: openGiftWallet,
      authenticateCard,
      checkPerson,
      leave,
    });
  });
  const lastProps = useRef(props);
  useEffect(() => {
    if (lastProps.current === props) return;
    lastProps.current = props;
    checkout.update(pageOf(props));
  }, [checkout, props]);
  useEffect(() => () => checkout.end(), [checkout]);
  const snapshot = useSyncExternalStore(checkout.store.subscribe, checkout.store.snapshot, checkout.store.snapshot);
  return { checkout, shown: snapshot };
}

/** Replaces the form after the payment, so that nobody can pay twice while the page leaves or after a return. */
function PaidNotice({ total, url }: { total: string; url: string }) {
  const t = useTexts(GIFT_CHECKOUT_TEXTS);
  const next = redirectTo(url);
  return (
    <Alert kind="success" title={t('thanks')} focus>
      {t('received', { sum: total })} {next && <a href={next.href}>{t('receipt')}</a>}
    </Alert>
  );
}

/** The payment step: the amount and the payer, the ways to pay, and one submit button. */
function GiftCheckout(props: GiftCheckoutProps) {
  const t = useTexts(GIFT_CHECKOUT_TEXTS);
  const { checkout, shown: snapshot } = useCheckout(props);
  const { payment, hint } = snapshot;
  const total = formatMoney(toMinorUnits(payment.amount), props.currency, payment.siteCountryCode, t.language);
  const payer = [`${payment.firstName} ${payment.lastName}`.trim(), payment.email].filter(Boolean).join(', ');

  if (snapshot.isPaid) return <PaidNotice total={total} url={payment.thankYouRedirectUrl} />;
  if (payment.amount === 0) return <Alert kind="info">{t('nothing')}</Alert>;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    checkout.submit();
  };
  return (
    <form className="haven-payment-options gift-checkout" noValidate onSubmit={submit}>
      <div className="gift-checkout__summary">
        <p className="gift-checkout__total">
          {t('total')} <strong>{total}</strong>
        </p>
        {payer && <p className="gift-checkout__payer">{t('payingAs', { payer })}</p>}
      </div>
      {payment.submissionError && (
        <Alert kind="error" focus>
          {payment.submissionErrorFriendlyMessage}
        </Alert>
      )}
      <PaymentChoices
        choices={choicesOf(payment.paypalAccepted, t)}
        chosen={payment.paymentOption}
        isFixed={payment.submitting}
        onChoose={(option) => checkout.choose(option)}
        panel={(option) =>
          option === 'PayPal' ? (
            <WalletPanel method={option} wallet={snapshot.wallet} attach={checkout.wallet.attach} />
          ) : (
            <CardPanel
              method="Card"
              cardForm={snapshot.cardForm}
              cardFormMessage={snapshot.cardFormMessage}
              bankMessage={snapshot.bankMessage}
              attach={checkout.card.attach}
              onRetry={() => checkout.openCardForm()}
            >
              <BankPanel message={snapshot.bankMessage} attach={checkout.bank.attach} onStop={checkout.bank.stop} />
            </CardPanel>
          )
        }
      />
      <div className="gift-checkout__submit">
        <BusyButton
          type="submit"
          variant="give"
          large
          block
          busy={payment.submitting}
          busyLabel={t('processing')}
          hidden={payment.paymentOption === 'PayPal' && !payment.submitting}
        >
          {t('pay', { sum: total })}
        </BusyButton>
        <StatusMessage className="gift-checkout__status">{statusText(snapshot) || hint}</StatusMessage>
      </div>
      {payment.paymentOption !== 'Card' && (
        <p className="haven-payment-options__trust">
          <span className="haven-icon haven-icon--lock" aria-hidden="true" />
          <span>{t('trust')}</span>
        </p>
      )}
    </form>
  );
}

function choicesOf(paypalAccepted: boolean, t: Texts<typeof GIFT_CHECKOUT_TEXTS>): PaymentChoice[] {
  const card: PaymentChoice = { option: 'Card', label: t('card'), detail: t('cardDetail') };
  return paypalAccepted ? [{ option: 'PayPal', label: 'PayPal', detail: t('paypalDetail') }, card] : [card];
}

export const GiftCheckoutElement = defineElement({
  context: siteContext,
  tag,
  attributes,
  view: GiftCheckout,
  root: 'light',
  renderedOnServer: false,
  loads: 'now',
  styles: [controls, pageCss, paymentCss, css],
});
