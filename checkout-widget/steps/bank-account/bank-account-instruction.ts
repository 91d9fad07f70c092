import type { StepDescriptor } from '#checkout/instruction-descriptor.ts';
import { payload, readPayloadFields, readText } from '#checkout/payload-readers.ts';
import { message } from '#locales/message.ts';
import PAY_WIDGET_TEXTS from '#texts/checkout/pay-widget';

export const BANK_ACCOUNT_INSTRUCTION = {
  name: 'bank_account_form.show',
  method: 'bank_account',
  file: 'bank-account/bank-account-step',
  title: message(PAY_WIDGET_TEXTS, 'payFromBank'),
  hasGoBack: true,
  overlay: 'step',
  payload: payload({ gateway_id: readText, meta: readPayloadFields }),
} as const satisfies StepDescriptor;
