import type { UnknownRecord } from '../../client/record.ts';
import { asRecord, isRecord } from '../../client/record.ts';
import type { FrameMessage } from '../../messaging/frame-message.ts';
import { compact } from '../core/payment-method.ts';

/** The fields of every message beside its data. */
const ENVELOPE: readonly string[] = [
  'event',
  'data',
  'reference_id',
  'ref_id',
  'widget_id',
  'message_source',
  'purpose',
  'destination',
  'height',
  'width',
];

/** S3.57 to S3.60: field names of messages, in snake case, that differ from the merchants' names. */
const NAMES: Readonly<Record<string, string>> = {
  response_code: 'wallet_response_code',
  order_id: 'wallet_order_id',
  session_id: 'wallet_session_id',
  loyalty_account: 'wallet_loyalty_account',
  loyalty_account_summary: 'wallet_loyalty_account',
  loyalty_account_id: 'id',
  loyalty_account_barcode: 'barcode',
  payment_method_details: 'payment_source',
  payment_method_id: 'wallet_payment_method_id',
  last_four_digits_of_pan: 'card_number_last4',
  payment_scheme: 'card_scheme',
};

/** S3.55, S3.60: the names inside a message's `deliveryAddressDetails`. */
const ADDRESS_NAMES: Readonly<Record<string, string>> = {
  line1: 'address_line1',
  line2: 'address_line2',
  postal_code: 'address_postcode',
  city: 'address_city',
  state: 'address_state',
  country_code: 'address_country',
  company_name: 'address_company',
  address_id: 'wallet_address_id',
  created_timestamp: 'wallet_address_created_timestamp',
  updated_timestamp: 'wallet_address_updated_timestamp',
  name: 'wallet_address_name',
};

/** S3.55, S3.60: the address may be mixed with the other fields. */
const IS_ADDRESS = /^(address_|wallet_address_|post_office_box_number$)/;

/** Includes the fields of a list's entries, but nothing deeper: a message may have any depth. */
function snakeCase(value: unknown, depth = 0): unknown {
  if (depth > 3) return value;
  if (Array.isArray(value)) return value.map((part) => snakeCase(part, depth + 1));
  if (!isRecord(value)) return value;
  const pairs = Object.entries(value).map(([name, part]) => {
    const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [renamed(NAMES, snake), snakeCase(part, depth + 1)] as const;
  });
  return Object.fromEntries(pairs);
}

function renamed(names: Readonly<Record<string, string>>, name: string): string {
  return (Object.hasOwn(names, name) && names[name]) || name;
}

/** The data of a message, with the provider's names; fields under `data` override those of the message itself. */
function flypayData(message: FrameMessage): UnknownRecord {
  const top = Object.entries(message).filter(([name]) => !ENVELOPE.includes(name));
  return asRecord(snakeCase({ ...Object.fromEntries(top), ...asRecord(message['data']) }));
}

/** S3.55 to S3.60: the data of an update, with the address in its own field. */
function flypayUpdate(message: FrameMessage): UnknownRecord {
  const data: Record<string, unknown> = {};
  const address: Record<string, unknown> = {};
  const { delivery_address_details, ...fields } = flypayData(message);
  for (const [name, value] of Object.entries(fields)) (IS_ADDRESS.test(name) ? address : data)[name] = value;
  for (const [name, value] of Object.entries(asRecord(delivery_address_details)))
    address[renamed(ADDRESS_NAMES, name)] = value;
  const shipping = { ...address, ...asRecord(data['shipping']) };
  return Object.keys(shipping).length ? { ...data, shipping } : data;
}

/** S3.61: a payment; the frame does not name its charge and has the status under `charge`. */
function flypayResult(message: FrameMessage, chargeId: string | undefined): UnknownRecord {
  const { currency_code, charge, ...data } = flypayData(message);
  const { status } = asRecord(charge);
  return { ...compact({ id: chargeId, currency: currency_code, status }), ...data };
}

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
