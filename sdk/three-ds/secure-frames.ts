import { openFrameChannel } from '../messaging/frame-channel.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';
import { appendFrame, hideFrame } from '../surfaces/frame.ts';

/** One page to show in a frame. */
export interface SecurePage {
  readonly address: string;
  readonly title: string;
  readonly isHidden?: boolean;
  /** For the page at `address`, which shows an issuer's markup in a sandbox of its own. */
  readonly message?: string;
}

/** Frames of an authentication in the merchant's container, each with its line to the provider. */
export interface SecureFrames {
  /** Shows these pages in place of those before; without an argument it loads the same ones again. */
  draw(pages?: readonly SecurePage[]): void;
  /** Runs for each frame that the shopper may see. */
  each(change: (frame: HTMLIFrameElement) => void): void;
}

/** Makes the frames; `hear` gets every well-formed message that one of their windows sends from exactly this origin. */
export function createSecureFrames(
  container: Element,
  origin: string,
  hear: (message: FrameMessage) => void,
): SecureFrames {
  let pages: readonly SecurePage[] = [];
  let drawn: {
    readonly frame: HTMLIFrameElement;
    readonly close: () => void;
    readonly isHidden: boolean | undefined;
  }[] = [];
  const open = ({ address, title, isHidden, message }: SecurePage) => {
    // Made outside the page, because a sandbox counts only from before the frame begins to load.
    const frame = appendFrame(document.createElement('div'), address, title);
    if (isHidden) hideFrame(frame, false);
    // Hints of the markup, so that every style sheet of the merchant wins.
    frame.width = '100%';
    frame.height = '500';
    frame.frameBorder = '0';
    if (message) {
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups');
      frame.onload = () => {
        // Once: what the frame shows later was not meant.
        frame.onload = null;
        frame.contentWindow?.postMessage(message, origin);
      };
    }
    const { close } = openFrameChannel(frame, origin, hear);
    container.append(frame);
    return { frame, close, isHidden };
  };
  return {
    draw(next = pages) {
      for (const { frame, close } of drawn) {
        close();
        frame.remove();
      }
      pages = next;
      drawn = next.map(open);
    },
    each(change) {
      for (const { frame, isHidden } of drawn) if (!isHidden) change(frame);
    },
  };
}
