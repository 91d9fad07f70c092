import type { StepDescriptor } from '#checkout/instruction-descriptor.ts';
import {
  payload,
  readFlag,
  readMap,
  readOneOf,
  readPayloadFields,
  readShape,
  readText,
} from '#checkout/payload-readers.ts';
import { message } from '#locales/message.ts';
import PAY_WIDGET_TEXTS from '#texts/checkout/pay-widget';

/** C3.13: only these five. */
const formValues = {
  card_name: readText,
  card_ccv: readText,
  card_number_last4: readText,
  expire_month: readText,
  expire_year: readText,
};

export const CARD_FORM_INSTRUCTION = {
  name: 'card_form.show',
  method: 'card',
  file: 'card-form/card-form-step',
  title: message(PAY_WIDGET_TEXTS, 'payByCard'),
  hasGoBack: true,
  overlay: 'step',
  payload: payload({
    enable_saved_card_consent_checkbox: readFlag,
    // C3.12: a value other than these two has no effect, so its field counts as not listed.
    form_fields: readMap(readOneOf('enable', 'required')),
    form_values: readShape(formValues),
    gateway_id: readText,
    meta: readPayloadFields,
  }),
} as const satisfies StepDescriptor;
