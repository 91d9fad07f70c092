import { isRecord, isText, type UnknownRecord } from '../client/record.ts';

/** A message of a hosted frame, after its outer shape was checked. */
export interface FrameMessage extends UnknownRecord {
  /** What happened, by name. */
  readonly event: string;
}

/** Longer texts are no message of ours, and parsing them would cost the shopper time. */
const LONGEST = 65_536;

/** Reads a message's data: a JSON text of an object with an event name; undefined for everything else. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isText(data) || data.length > LONGEST) return undefined;
  try {
    const message: unknown = JSON.parse(data);
    return isRecord(message) && isText(message['event']) ? (message as FrameMessage) : undefined;
  } catch {
    return undefined;
  }
}
