import type { StepDescriptor } from '#checkout/instruction-descriptor.ts';
import { childPayload } from '#checkout/steps/child-payload.ts';

export const ZIP_INSTRUCTION = {
  name: 'zip_checkout_form.show',
  method: 'zip_checkout',
  file: 'zip/zip-step',
  title: 'Pay with Zip',
  hasGoBack: true,
  overlay: 0,
  payload: childPayload,
} as const satisfies StepDescriptor;
