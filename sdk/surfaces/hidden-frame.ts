import { openFrameChannel } from '../messaging/frame-channel.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';
import { appendFrame } from './frame.ts';

/** S4.19, S4.20, S9.05: milliseconds between the stop of a dispatcher and its new start. */
export const RESTART_DELAY = 200;

/** A hosted page that works unseen. */
export interface HiddenFrame {
  /** Restarts a frame that somebody took out of the page; otherwise does nothing. */
  keep(): void;
  /** Drops the frame and draws it anew after 200 ms. */
  restart(): void;
  /** Takes the frame out of the page for good; nothing is delivered afterwards. */
  stop(): void;
}

/**
 * Draws the frame at the end of the page; only `origin` is spoken with.
 * `onLoad` runs each time the hosted page has loaded, when it can hear.
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
    const drawn = appendFrame(document.body, origin + path, 'Payment messages');
    drawn.id = id;
    drawn.style.display = 'none';
    drawn.onerror = restart;
    drawn.onload = () => onLoad?.(drawn);
    close = openFrameChannel(drawn, origin, onMessage).close;
    frame = drawn;
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
