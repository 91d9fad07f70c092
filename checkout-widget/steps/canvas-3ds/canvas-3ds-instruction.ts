import type { StepDescriptor } from '#checkout/instruction-descriptor.ts';
import { payload, readText } from '#checkout/payload-readers.ts';
import { message } from '#locales/message.ts';
import PAY_WIDGET_TEXTS from '#texts/checkout/pay-widget';

export const CANVAS_3DS_INSTRUCTION = {
  name: 'canvas_3ds_form.show',
  file: 'canvas-3ds/canvas-3ds-step',
  title: message(PAY_WIDGET_TEXTS, 'confirmTitle'),
  hasGoBack: false,
  overlay: 'step',
  payload: payload({ _3ds_token: readText }),
} as const satisfies StepDescriptor;
