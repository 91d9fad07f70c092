import type { StepDescriptor } from '#checkout/instruction-descriptor.ts';
import { payload, readOneOf, readText } from '#checkout/payload-readers.ts';
import { message } from '#locales/message.ts';
import PAY_WIDGET_TEXTS from '#texts/checkout/pay-widget';

/** C4.30, C9.13: milliseconds after which the next instruction is requested. */
export const MESSAGE_ADVANCE_MS = 1500;

interface MessageTexts {
  readonly title: string;
  readonly message: string;
}

/** A message as one line: `Payment not made. Your card was declined.` */
export const messageLine = ({ title, message }: MessageTexts): string =>
  [title && message ? title.replace(/[^.!?…。]$/, '$&.') : title, message].filter(Boolean).join(' ');

export const MESSAGE_CARD_INSTRUCTION = {
  name: 'generic.show_message',
  file: 'message-card/message-card-step',
  title: message(PAY_WIDGET_TEXTS, 'messageTitle'),
  hasGoBack: false,
  overlay: 0,
  payload: payload(
    { type: readOneOf('success', 'error'), title: readText, message: readText },
    { type: 'error' as 'success' | 'error', title: '', message: '' },
  ),
} as const satisfies StepDescriptor;
