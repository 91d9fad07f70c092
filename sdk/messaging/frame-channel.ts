import { type FrameMessage, parseFrameMessage } from './frame-message.ts';

/** The two-way line to one hosted frame. */
export interface FrameChannel {
  /** Sends a message to the frame's exact origin; held back until the frame has spoken, because it cannot hear earlier. */
  post(message: object): void;
  /** Stops listening; nothing is delivered afterwards. */
  close(): void;
}

/** Opens the line: a message counts only from this frame's window, from exactly this origin, and with a known outer shape. */
export function openFrameChannel(
  frame: HTMLIFrameElement,
  origin: string,
  onMessage: (message: FrameMessage) => void,
): FrameChannel {
  const view = frame.ownerDocument.defaultView;
  let waiting: string[] | undefined = [];
  const send = (text: string) => frame.contentWindow?.postMessage(text, origin);
  const listen = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || event.origin !== origin || !event.source) return;
    const message = parseFrameMessage(event.data);
    if (!message) return;
    waiting?.forEach(send);
    waiting = undefined;
    onMessage(message);
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
