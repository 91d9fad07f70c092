import { type FormDescriptor, gatewayPayload, paymentOutcomes } from '../sandbox-instruction.ts';

export const BANK_ACCOUNT = {
  name: 'bank_account_form.show',
  callback: 'callback.bank_account_form.ott_created',
  isForm: true,
  method: 'bank_account',
  gatewayId: 'gateway_haven_bank',
  payload: gatewayPayload,
  outcomes: paymentOutcomes,
} as const satisfies FormDescriptor;
