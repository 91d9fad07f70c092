import type { FormEvent } from 'react';
import { Alert } from '#parts/form/alert.tsx';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { BankPanel } from '#parts/payment/bank/bank-panel.tsx';
import { CardPanel } from '#parts/payment/card/card-panel.tsx';
import paymentCss from '#parts/payment/payment.page.css?inline';
import { type PaymentChoice, PaymentChoices } from '#parts/payment/payment-choices.tsx';
import { statusText } from '#parts/payment/status-text.ts';
import { WalletPanel } from '#parts/payment/wallet/wallet-panel.tsx';
import { formatMoney, toMinorUnits } from '#rules/money.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { siteContext } from '#runtime/inherited-context.ts';
import { type Texts, useTexts } from '#runtime/texts/use-texts.ts';
import GIFT_CHECKOUT_TEXTS from '#texts/elements/gift-checkout';
import css from './gift-checkout.css?inline';
import { attributes, type GiftCheckoutProps, tag } from './gift-checkout.definition.ts';
import pageCss from './gift-checkout.page.css?inline';
import { PaidNotice } from './paid-notice.tsx';
import { useCheckout } from './use-checkout.ts';

/** The payment step: the amount and the payer, the ways to pay, and one submit button. */
function GiftCheckout(props: GiftCheckoutProps) {
  const t = useTexts(GIFT_CHECKOUT_TEXTS);
  const { checkout, shown } = useCheckout(props);
  const { payment, hint } = shown;
  const total = formatMoney(toMinorUnits(payment.amount), props.currency, payment.siteCountryCode, t.language);
  const payer = [`${payment.firstName} ${payment.lastName}`.trim(), payment.email].filter(Boolean).join(', ');

  if (shown.isPaid) return <PaidNotice total={total} url={payment.thankYouRedirectUrl} />;
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
            <WalletPanel method={option} wallet={shown.wallet} attach={checkout.wallet.attach} />
          ) : (
            <CardPanel
              method="Card"
              cardForm={shown.cardForm}
              cardFormMessage={shown.cardFormMessage}
              bankMessage={shown.bankMessage}
              attach={checkout.card.attach}
              onRetry={() => checkout.openCardForm()}
            >
              <BankPanel message={shown.bankMessage} attach={checkout.bank.attach} onStop={checkout.bank.stop} />
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
        <StatusMessage className="gift-checkout__status">{statusText(shown) || hint}</StatusMessage>
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
  drawnOnServer: false,
  loads: 'now',
  styles: [controls, pageCss, paymentCss, css],
});
