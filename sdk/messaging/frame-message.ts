import { isRecord, isText, type UnknownRecord } from '../client/record.ts';

/** A hosted frame's message whose outer shape was checked. */
export interface FrameMessage extends UnknownRecord {
  /** The event's name. */
  readonly event: string;
}

/** Longer texts cannot be a message of ours, and parsing them would block the page. */
const LONGEST = 65_536;

/** Parses a message's data: a JSON text of an object with an event name; undefined for everything else. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isText(data) || data.length > LONGEST) return undefined;
  try {
    const message: unknown = JSON.parse(data);
    return isRecord(message) && isText(message['event']) ? (message as FrameMessage) : undefined;
  } catch {
    return undefined;
  }
}
