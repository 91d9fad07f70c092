/** Every instruction that a checkout can be given, with the callback that answers it; null where none does. */
export const INSTRUCTIONS = {
  'payment_methods.show': 'callback.payment_methods.chosen',
  'card_form.show': 'callback.card_form.ott_created',
  'saved_card_form.show': 'callback.saved_card_form.selected',
  'bank_account_form.show': 'callback.bank_account_form.ott_created',
  'canvas_3ds_form.show': 'callback.child_widget.status',
  'afterpay_checkout_form.show': 'callback.child_widget.status',
  'zip_checkout_form.show': 'callback.child_widget.status',
  afterpay_wallet_form: 'callback.child_widget.status',
  'applepay_wallet_form.show': 'callback.child_widget.status',
  'googlepay_wallet_form.show': 'callback.child_widget.status',
  'paypal_wallet_form.show': 'callback.child_widget.status',
  'fraud_service.show': 'callback.fraud_service.status',
  'generic.show_message': null,
  'disable_payment_method_event.emit': null,
  'merchant_event.emit': null,
} as const;

export type InstructionName = keyof typeof INSTRUCTIONS;
export const INSTRUCTION_NAMES = Object.keys(INSTRUCTIONS) as [InstructionName, ...InstructionName[]];

/** The payment methods that a chooser may offer, and the form that each leads to. */
export const METHOD_FORMS = {
  card: 'card_form.show',
  saved_card: 'saved_card_form.show',
  bank_account: 'bank_account_form.show',
  afterpay_checkout: 'afterpay_checkout_form.show',
  applepay_wallet: 'applepay_wallet_form.show',
  googlepay_wallet: 'googlepay_wallet_form.show',
  paypal_wallet: 'paypal_wallet_form.show',
  zip_checkout: 'zip_checkout_form.show',
} as const satisfies Record<string, InstructionName>;

export type PaymentMethod = keyof typeof METHOD_FORMS;
export const PAYMENT_METHODS = Object.keys(METHOD_FORMS) as [PaymentMethod, ...PaymentMethod[]];

// The one form that no method of the chooser leads to by itself.
const FORMS: readonly string[] = [...Object.values(METHOD_FORMS), 'afterpay_wallet_form'];

/** Whether an instruction shows a form that money or a payment source comes from. */
export const isForm = (name: string): boolean => FORMS.includes(name);

/** The wallets that pay by a charge token: the gateway of each, and what the wallet calls itself. */
export const WALLET_FORMS: Readonly<Record<string, { gatewayId: string; walletType: 'apple' | 'google' | null }>> = {
  'applepay_wallet_form.show': { gatewayId: 'gateway_haven_mastercard', walletType: 'apple' },
  'googlepay_wallet_form.show': { gatewayId: 'gateway_haven_mastercard', walletType: 'google' },
  'paypal_wallet_form.show': { gatewayId: 'gateway_haven_paypal_wallet', walletType: null },
  afterpay_wallet_form: { gatewayId: 'gateway_haven_afterpay', walletType: null },
};
