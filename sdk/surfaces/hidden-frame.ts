import { openFrameChannel } from '../messaging/frame-channel.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';
import { appendFrame } from './frame.ts';

/** S4.19, S4.20, S9.05: milliseconds between the removal of a hidden frame and its restart. */
export const RESTART_DELAY = 200;

/** A hidden frame with a hosted page. */
export interface HiddenFrame {
  /** Restarts the frame if something removed it from the page; otherwise does nothing. */
  keep(): void;
  /** Removes the frame and creates it again after 200 ms. */
  restart(): void;
  /** Removes the frame for good; nothing is delivered afterwards. */
  stop(): void;
}

/**
 * Appends the frame to the page; messages are exchanged only with `origin`. `onLoad` runs each time the hosted page has
 * loaded and can receive messages.
 */
export function startHiddenFrame(
  id: string,
  origin: string,
  path: string,
  onMessage: (message: FrameMessage) => void,
  onLoad?: (frame: HTMLIFrameElement) => void,
): HiddenFrame {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame: HTMLIFrameElement | undefined;
  let close = () => {};
  const stop = () => {
    clearTimeout(timer);
    close();
    frame?.remove();
    frame = undefined;
  };
  const restart = () => {
    stop();
    timer = setTimeout(start, RESTART_DELAY);
  };
  const start = () => {
    const element = appendFrame(document.body, origin + path, 'Payment messages');
    element.id = id;
    element.style.display = 'none';
    element.onerror = restart;
    element.onload = () => onLoad?.(element);
    close = openFrameChannel(element, origin, onMessage).close;
    frame = element;
  };
  start();
  return {
    keep() {
      if (frame && !frame.isConnected) restart();
    },
    restart,
    stop,
  };
}
