import { asRecord, isRecord, type UnknownRecord } from '../../client/record.ts';
import type { FrameMessage } from '../../messaging/frame-message.ts';

/** What every message carries beside what it says. */
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

/** S3.57 to S3.59: names of the wire that merchants know by another. */
const NAMES: Readonly<Record<string, string>> = {
  response_code: 'wallet_response_code',
  order_id: 'wallet_order_id',
  session_id: 'wallet_session_id',
  loyalty_account: 'wallet_loyalty_account',
  payment_method_id: 'wallet_payment_method_id',
};

/** S3.55, S3.60: an address may stand among the other fields. */
const IS_ADDRESS = /^(address_|wallet_address_|post_office_box_number$)/;

/** Down to the fields of a list's entries, and no deeper: a message may nest as it likes. */
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

/** What a message says, in the provider's names: under `data` first, on top of the message second. */
export function flypayData(message: FrameMessage): UnknownRecord {
  const top = Object.entries(message).filter(([name]) => !ENVELOPE.includes(name));
  return asRecord(snakeCase({ ...Object.fromEntries(top), ...asRecord(message['data']) }));
}

/** S3.55 to S3.60: the data of an update, with the address in its place. */
export function flypayUpdate(message: FrameMessage): UnknownRecord {
  const data: Record<string, unknown> = {};
  const address: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(flypayData(message)))
    (IS_ADDRESS.test(name) ? address : data)[name] = value;
  const shipping = { ...address, ...asRecord(data['shipping']) };
  return Object.keys(shipping).length ? { ...data, shipping } : data;
}
