import type { PaymentChoice } from '#parts/payment/payment-choices.tsx';
import type { PaymentMethod } from '#parts/payment/payment-state.ts';
import type { Texts } from '#runtime/texts/use-texts.ts';
import type DONATION_PAYMENT_TEXTS from '#texts/elements/donation-form-payment';

const texts = (
  t: Texts<typeof DONATION_PAYMENT_TEXTS>,
): Readonly<Record<PaymentMethod, Omit<PaymentChoice, 'option'>>> => ({
  Card: { label: t('card'), detail: t('cardDetail') },
  PayPal: { label: 'PayPal', detail: t('paypalDetail') },
  ApplePay: { label: 'Apple Pay', detail: t('applePayDetail') },
  GooglePay: { label: 'Google Pay', detail: t('googlePayDetail') },
  BankAccount: { label: t('bankAccount'), detail: t('bankDetail') },
});

/** The buttons of the ways to pay. */
export const methodChoices = (
  methods: readonly PaymentMethod[],
  t: Texts<typeof DONATION_PAYMENT_TEXTS>,
): PaymentChoice[] => methods.map((option) => ({ option, ...texts(t)[option] }));
