import { isRecord, isText, type UnknownRecord } from '../client/record.ts';

/** Longer texts cannot be a message of a payment page, and parsing them would block the page. */
const LONGEST = 65_536;

/** The two-way connection to a vendor's popup, whose messages have no fixed outer shape. */
export interface PopupChannel {
  /** Sends an object to the popup's exact origin. */
  post(message: object): void;
  /** Stops listening; no message is delivered afterwards. */
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

/** Opens the connection: accepts an object, or the JSON text of one, only from this popup's window and exact origin. */
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
