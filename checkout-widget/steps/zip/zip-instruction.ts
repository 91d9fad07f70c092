import type { StepDescriptor } from '#checkout/instruction-descriptor.ts';
import { childPayload } from '#checkout/steps/child-payload.ts';
import { message } from '#locales/message.ts';
import PAY_WIDGET_TEXTS from '#texts/checkout/pay-widget';

export const ZIP_INSTRUCTION = {
  name: 'zip_checkout_form.show',
  method: 'zip_checkout',
  file: 'zip/zip-step',
  title: message(PAY_WIDGET_TEXTS, 'payWith', { provider: 'Zip' }),
  hasGoBack: true,
  overlay: 0,
  payload: childPayload,
} as const satisfies StepDescriptor;
