import type { PaymentChoice } from '#parts/payment/payment-choices.tsx';
import { isFormMethod, type PaymentMethod } from '#parts/payment/payment-state.ts';

const LOOKS: Readonly<Record<PaymentMethod, Pick<PaymentChoice, 'icon' | 'label' | 'detail'>>> = {
  Card: { icon: 'card', label: 'Card', detail: 'Visa or Mastercard' },
  PayPal: { icon: 'wallet', label: 'PayPal', detail: 'You approve it at PayPal' },
  ApplePay: { icon: 'wallet', label: 'Apple Pay', detail: 'You approve it on your device' },
  GooglePay: { icon: 'wallet', label: 'Google Pay', detail: 'You approve it with Google' },
  BankAccount: { icon: 'calendar', label: 'Bank account', detail: 'A direct debit each month' },
};

/** The buttons of the ways to pay; those with a form share one panel, and so do the wallets. */
export const methodChoices = (
  methods: readonly PaymentMethod[],
  panelIds: { readonly form: string; readonly wallet: string },
): PaymentChoice[] =>
  methods.map((option) => ({
    option,
    ...LOOKS[option],
    panelId: isFormMethod(option) ? panelIds.form : panelIds.wallet,
  }));
