import { isRecord, isText, type UnknownRecord } from '../client/record.ts';

/** Longer texts are no message of a payment page, and parsing them would cost the shopper time. */
const LONGEST = 65_536;

/** The two-way line to one popup of a vendor, whose messages have no outer shape of ours. */
export interface PopupChannel {
  /** Sends an object to the popup's exact origin. */
  post(message: object): void;
  /** Stops listening; nothing is delivered afterwards. */
  close(): void;
}

function readRecord(data: unknown): UnknownRecord | undefined {
  try {
    const message: unknown = isText(data) && data.length <= LONGEST ? JSON.parse(data) : data;
    return isRecord(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the line: an object, or the JSON text of one, counts only from this popup's window and from exactly this origin. */
export function openPopupChannel(
  popup: Window,
  origin: string,
  onMessage: (message: UnknownRecord) => void,
): PopupChannel {
  const listen = (event: MessageEvent) => {
    if (event.source !== popup || event.origin !== origin) return;
    const message = readRecord(event.data);
    if (message) onMessage(message);
  };
  addEventListener('message', listen);
  return {
    post: (message) => popup.postMessage(message, origin),
    close: () => removeEventListener('message', listen),
  };
}
