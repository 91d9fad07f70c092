import type { UnknownRecord } from '../../client/record.ts';
import type { FrameMessage } from '../../messaging/frame-message.ts';
import { flypayData, flypayResult, flypayUpdate } from './flypay-data.ts';

/** The events of the wallet for the messages of its frame, version 1 (S4.52, S4.55 to S4.58). */
const EVENTS = {
  unavailable: 'unavailable',
  update: 'update',
  payment_successful: 'payment_success',
  payment_in_review: 'payment_in_review',
  payment_error: 'payment_error',
} as const;

/** The parsed message of the frame. */
export type FlypayMessage =
  | { readonly event: (typeof EVENTS)[keyof typeof EVENTS]; readonly data: UnknownRecord }
  | { readonly isLoading: boolean };

/** Identifies a widget and its charge in messages. */
interface FlypayNames {
  readonly widgetId: string;
  readonly reference?: string | undefined;
  readonly chargeId?: string | undefined;
}

/** False for a message to another widget, or about another charge. */
export function isAbout(message: FrameMessage, { widgetId, reference, chargeId }: FlypayNames): boolean {
  const widget = message['widget_id'] ?? widgetId;
  const about: unknown = message['reference_id'] ?? widgetId;
  return widget === widgetId && [widgetId, reference, chargeId].some((name) => name === about);
}

/** Parses a message of the frame; undefined for another wallet's message, and for an unknown event. */
export function readFlypayMessage(message: FrameMessage, names: FlypayNames): FlypayMessage | undefined {
  const { event } = message;
  if (!isAbout(message, names)) return undefined;
  if (event === 'start_loading' || event === 'end_loading') return { isLoading: event === 'start_loading' };
  const name = Object.hasOwn(EVENTS, event) ? EVENTS[event as keyof typeof EVENTS] : undefined;
  if (name === 'update') return { event: name, data: flypayUpdate(message) };
  const isResult = name === 'payment_success' || name === 'payment_in_review';
  return name && { event: name, data: isResult ? flypayResult(message, names.chargeId) : flypayData(message) };
}

/** The widget's message to the frame: to close, or the merchant's answer to an update (S4.59, S4.60). */
export function flypayCommand(trigger: 'close' | 'updated', widgetId: string, data: object = {}) {
  return { message_source: 'wallet.paydock', reference_id: widgetId, trigger, destination: 'widget.paydock', data };
}
