import type { StepDescriptor } from '#checkout/instruction-descriptor.ts';
import { payload, readList, readText } from '#checkout/payload-readers.ts';
import { message } from '#locales/message.ts';
import PAY_WIDGET_TEXTS from '#texts/checkout/pay-widget';

/** C2.26, C9.13: milliseconds until the chooser's spinner is hidden. */
export const SPINNER_HIDE_MS = 500;

export const PAYMENT_METHODS_INSTRUCTION = {
  name: 'payment_methods.show',
  file: 'payment-methods/payment-methods-step',
  title: message(PAY_WIDGET_TEXTS, 'chooseTitle'),
  hasGoBack: false,
  overlay: SPINNER_HIDE_MS,
  payload: payload(
    { allowed_payment_method_types: readList(readText) },
    { allowed_payment_method_types: [] as readonly string[] },
  ),
} as const satisfies StepDescriptor;
