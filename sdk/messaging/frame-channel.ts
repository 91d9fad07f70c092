import { toJson } from '../client/to-json.ts';
import { type FrameMessage, parseFrameMessage } from './frame-message.ts';

/** The two-way connection to a hosted frame. */
export interface FrameChannel {
  /**
   * Sends a message to the frame's exact origin; queued until the frame has sent its first message, because it cannot
   * receive one earlier.
   */
  post(message: object): void;
  /** Stops listening; no message is delivered afterwards. */
  close(): void;
}

/**
 * Opens the connection: accepts a message only from this frame's window, or from a frame that `speakers` returns, only
 * from exactly this origin, and only with a known outer shape. Messages are posted to the frame or, once that was
 * removed from the page, to the frame that sent the last message.
 */
export function openFrameChannel(
  frame: HTMLIFrameElement,
  origin: string,
  onMessage: (message: FrameMessage, speaker: HTMLIFrameElement) => void,
  speakers: () => readonly HTMLIFrameElement[] = () => [frame],
): FrameChannel {
  const view = frame.ownerDocument.defaultView;
  let waiting: string[] | undefined = [];
  let last = frame;
  const hearer = () => (frame.contentWindow ? frame : last);
  const send = (text: string) => hearer().contentWindow?.postMessage(text, origin);
  const listen = (event: MessageEvent) => {
    if (event.origin !== origin || !event.source) return;
    const speaker = speakers().find(({ contentWindow }) => contentWindow === event.source);
    if (!speaker) return;
    const message = parseFrameMessage(event.data);
    if (!message) return;
    last = speaker;
    if (speaker === hearer()) {
      waiting?.forEach(send);
      waiting = undefined;
    }
    onMessage(message, speaker);
  };
  view?.addEventListener('message', listen);
  return {
    post(message) {
      const text = toJson(message);
      if (waiting) waiting.push(text);
      else send(text);
    },
    close: () => view?.removeEventListener('message', listen),
  };
}
