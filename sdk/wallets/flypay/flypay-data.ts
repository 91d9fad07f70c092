import { asRecord, isRecord, type UnknownRecord } from '../../client/record.ts';
import type { FrameMessage } from '../../messaging/frame-message.ts';

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

/** S3.57 to S3.59: field names of messages that differ from the merchants' names. */
const NAMES: Readonly<Record<string, string>> = {
  response_code: 'wallet_response_code',
  order_id: 'wallet_order_id',
  session_id: 'wallet_session_id',
  loyalty_account: 'wallet_loyalty_account',
  payment_method_id: 'wallet_payment_method_id',
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
    return [(Object.hasOwn(NAMES, snake) && NAMES[snake]) || snake, snakeCase(part, depth + 1)] as const;
  });
  return Object.fromEntries(pairs);
}

/** The data of a message, with the provider's names; fields under `data` override those of the message itself. */
export function flypayData(message: FrameMessage): UnknownRecord {
  const top = Object.entries(message).filter(([name]) => !ENVELOPE.includes(name));
  return asRecord(snakeCase({ ...Object.fromEntries(top), ...asRecord(message['data']) }));
}

/** S3.55 to S3.60: the data of an update, with the address in its own field. */
export function flypayUpdate(message: FrameMessage): UnknownRecord {
  const data: Record<string, unknown> = {};
  const address: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(flypayData(message)))
    (IS_ADDRESS.test(name) ? address : data)[name] = value;
  const shipping = { ...address, ...asRecord(data['shipping']) };
  return Object.keys(shipping).length ? { ...data, shipping } : data;
}
