import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';

const GAP = 6;
const EDGE = 8;
const LEAST_HEIGHT = 120;

const middleware = (popup: HTMLElement) => [
  offset(GAP),
  flip({ padding: EDGE }),
  shift({ padding: EDGE }),
  size({
    padding: EDGE,
    apply({ availableHeight, rects }) {
      popup.style.maxBlockSize = `${Math.max(LEAST_HEIGHT, availableHeight)}px`;
      popup.style.minInlineSize = `${rects.reference.width}px`;
    },
  }),
];

/**
 * Keeps a popup beside its anchor during scrolling, resizing and movement, on the side with room. Returns a stop
 * function.
 */
export function followAnchor(anchor: HTMLElement, popup: HTMLElement): () => void {
  return autoUpdate(anchor, popup, () => {
    computePosition(anchor, popup, {
      strategy: 'fixed',
      placement: 'bottom-start',
      middleware: middleware(popup),
    }).then(({ x, y }) => {
      popup.style.left = `${x}px`;
      popup.style.top = `${y}px`;
    });
  });
}
