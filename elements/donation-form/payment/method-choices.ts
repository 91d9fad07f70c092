import type { PaymentChoice } from '#parts/payment/payment-choices.tsx';
import { isFormMethod, type PaymentMethod } from '#parts/payment/payment-state.ts';
import type { Texts } from '#runtime/texts/use-texts.ts';
import type { DONATION_PAYMENT_TEXTS } from './donation-payment.texts.ts';

const looks = (
  t: Texts<typeof DONATION_PAYMENT_TEXTS>,
): Readonly<Record<PaymentMethod, Pick<PaymentChoice, 'icon' | 'label' | 'detail'>>> => ({
  Card: { icon: 'card', label: t('card'), detail: t('cardDetail') },
  PayPal: { icon: 'wallet', label: 'PayPal', detail: t('paypalDetail') },
  ApplePay: { icon: 'wallet', label: 'Apple Pay', detail: t('applePayDetail') },
  GooglePay: { icon: 'wallet', label: 'Google Pay', detail: t('googlePayDetail') },
  BankAccount: { icon: 'calendar', label: t('bankAccount'), detail: t('bankDetail') },
});

/** The buttons of the ways to pay; those with a form share one panel, and so do the wallets. */
export const methodChoices = (
  methods: readonly PaymentMethod[],
  panelIds: { readonly form: string; readonly wallet: string },
  t: Texts<typeof DONATION_PAYMENT_TEXTS>,
): PaymentChoice[] =>
  methods.map((option) => ({
    option,
    ...looks(t)[option],
    panelId: isFormMethod(option) ? panelIds.form : panelIds.wallet,
  }));
