import { openFrameChannel } from '../messaging/frame-channel.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';
import { appendFrame, hideFrame } from '../surfaces/frame.ts';

/** A page to show in a frame. */
export interface SecurePage {
  readonly address: string;
  readonly title: string;
  readonly isHidden?: boolean;
  /** A message for the page at `address`, which shows an issuer's markup in a sandboxed frame. */
  readonly message?: string;
}

/** The frames of an authentication in the merchant's container, each with a message channel. */
export interface SecureFrames {
  /** Replaces the pages; without an argument, reloads the current ones. */
  render(pages?: readonly SecurePage[]): void;
  /** Runs for each visible frame. */
  each(change: (frame: HTMLIFrameElement) => void): void;
}

/** Creates the frames; `receive` runs for every well-formed message from their windows and exactly this origin. */
export function createSecureFrames(
  container: Element,
  origin: string,
  receive: (message: FrameMessage) => void,
): SecureFrames {
  let pages: readonly SecurePage[] = [];
  let current: {
    readonly frame: HTMLIFrameElement;
    readonly close: () => void;
    readonly isHidden: boolean | undefined;
  }[] = [];
  const open = ({ address, title, isHidden, message }: SecurePage) => {
    // Created outside the page, because the sandbox attribute must be set before the frame starts to load.
    const frame = appendFrame(document.createElement('div'), address, title);
    if (isHidden) hideFrame(frame, false);
    frame.height = '500';
    if (message) {
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups');
      frame.onload = () => {
        // Only for the first page: the frame may navigate to another one, which must not receive the message.
        frame.onload = null;
        frame.contentWindow?.postMessage(message, origin);
      };
    }
    const { close } = openFrameChannel(frame, origin, receive);
    container.append(frame);
    return { frame, close, isHidden };
  };
  return {
    render(next = pages) {
      for (const { frame, close } of current) {
        close();
        frame.remove();
      }
      pages = next;
      current = next.map(open);
    },
    each(change) {
      for (const { frame, isHidden } of current) if (!isHidden) change(frame);
    },
  };
}
