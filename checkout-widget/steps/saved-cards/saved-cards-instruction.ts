import type { StepDescriptor } from '#checkout/instruction-descriptor.ts';
import { type PayloadFields, payload, readList, readPayloadFields } from '#checkout/payload-readers.ts';
import { message } from '#locales/message.ts';
import PAY_WIDGET_TEXTS from '#texts/checkout/pay-widget';

export const SAVED_CARDS_INSTRUCTION = {
  name: 'saved_card_form.show',
  method: 'saved_card',
  file: 'saved-cards/saved-cards-step',
  title: message(PAY_WIDGET_TEXTS, 'savedCardTitle'),
  hasGoBack: true,
  overlay: 0,
  // C3.15: the step parses each card and leaves out those that cannot be chosen.
  payload: payload({ cards: readList(readPayloadFields) }, { cards: [] as readonly PayloadFields[] }),
} as const satisfies StepDescriptor;
