import { openFrameChannel } from '../messaging/frame-channel.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';
import { appendFrame, hideFrame, resizeFrame, showFrame } from '../surfaces/frame.ts';

/** What a form in the page needs to know. */
export interface MountedFormOptions {
  readonly container: Element;
  readonly address: string;
  /** Origin of the provider's hosted pages. */
  readonly origin: string;
  readonly widgetId: string;
  /** Whether the frame follows its content's height. */
  readonly isAutoResized: boolean;
  /** Gets this form's own messages only. */
  readonly onMessage: (message: FrameMessage) => void;
}

/** One drawn form: its frame and the line to it. */
export interface MountedForm {
  post(message: object): void;
  hide(saveSize: boolean): void;
  show(): void;
  /** Takes the frame out of the page and stops listening. */
  remove(): void;
}

/** Draws the form's frame and opens the line to it. */
export function mountForm({
  container,
  address,
  origin,
  widgetId,
  isAutoResized,
  onMessage,
}: MountedFormOptions): MountedForm {
  const frame = appendFrame(container, address, 'Card details'); // S2.18
  if (isAutoResized) frame.scrolling = 'no';
  const channel = openFrameChannel(frame, origin, (message) => {
    if (message['widget_id'] !== widgetId) return;
    if (isAutoResized && message.event === 'resize') resizeFrame(frame, message['height']);
    onMessage(message);
  });
  return {
    post: channel.post,
    hide: (saveSize) => hideFrame(frame, saveSize),
    show: () => showFrame(frame),
    remove() {
      channel.close();
      frame.remove();
    },
  };
}
