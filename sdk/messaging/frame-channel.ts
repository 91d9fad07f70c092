import { type FrameMessage, parseFrameMessage } from './frame-message.ts';

/** The two-way line to one hosted frame. */
export interface FrameChannel {
  /** Sends a message to the frame's exact origin; held back until the frame has spoken, because it cannot hear earlier. */
  post(message: object): void;
  /** Stops listening; nothing is delivered afterwards. */
  close(): void;
}

/**
 * Opens the line: a message counts only from this frame's window, or from one of the frames that `speakers` gives, from
 * exactly this origin, and with a known outer shape. What is posted goes to the frame, and once that has left the page to the
 * one that spoke last.
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
      const text = JSON.stringify(message);
      if (waiting) waiting.push(text);
      else send(text);
    },
    close: () => view?.removeEventListener('message', listen),
  };
}
