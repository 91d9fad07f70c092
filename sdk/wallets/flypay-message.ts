import { isRecord, type UnknownRecord } from '../client/record.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';

/** The events of the wallet that its frame, version 1, raises with what it says (S4.52, S4.55 to S4.58). */
const EVENTS = {
  unavailable: 'unavailable',
  update: 'update',
  payment_successful: 'payment_success',
  payment_in_review: 'payment_in_review',
  payment_error: 'payment_error',
} as const;

/** What a message of the frame means. */
export type FlypayMessage =
  | { readonly event: (typeof EVENTS)[keyof typeof EVENTS]; readonly data: UnknownRecord | undefined }
  | { readonly isLoading: boolean };

/** False for a message about another charge. */
export function isAbout({ reference_id }: FrameMessage, reference: string): boolean {
  return (reference_id ?? reference) === reference;
}

/** Reads a message that came from the frame; undefined for another wallet's and for an event without a meaning. */
export function readFlypayMessage(message: FrameMessage, reference: string): FlypayMessage | undefined {
  const { event, data } = message;
  if (!isAbout(message, reference)) return undefined;
  if (event === 'start_loading' || event === 'end_loading') return { isLoading: event === 'start_loading' };
  const name = Object.hasOwn(EVENTS, event) ? EVENTS[event as keyof typeof EVENTS] : undefined;
  return name && { event: name, data: isRecord(data) ? data : undefined };
}

/** What the page tells the frame: to close, or the merchant's answer to an update (S4.59, S4.60). */
export function flypayCommand(trigger: 'close' | 'updated', reference: string, data: object = {}) {
  return { message_source: 'wallet.paydock', reference_id: reference, trigger, destination: 'widget.paydock', data };
}
