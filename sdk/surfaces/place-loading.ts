import { UNKNOWN_HEIGHT } from './frame.ts';
import { createSpinner, SPINNER_STYLE } from './spinner.ts';
import { styledRoot } from './styled-root.ts';

// The first moments show nothing, so that a fast provider's form does not flash.
const STYLE = `
${SPINNER_STYLE}
:host{display:grid!important;place-items:center!important;position:relative!important;
pointer-events:none!important}
.spinner{box-sizing:border-box;opacity:0;color:#667389;animation:spin 1s linear infinite,show .2s .4s forwards}
@keyframes show{to{opacity:1}}
@media(prefers-reduced-motion:reduce){.spinner{animation-duration:6s,.2s}}`;

/** The loading state in the place of a frame. */
export interface LoadingPlace {
  /** Its height in CSS pixels. */
  readonly height: number;
  /** Gives the space to the frame that is appended after it; the spinner stays above the frame. */
  giveSpace(): void;
  remove(): void;
}

/** Reserves the space of a frame in the container, with a spinner of this name for screen readers. */
export function placeLoading(container: Element, name?: string, height = UNKNOWN_HEIGHT): LoadingPlace {
  const host = document.createElement('div');
  const root = styledRoot(host, STYLE);
  root.append(createSpinner(name));
  host.style.height = `${height}px`;
  container.append(host);
  return {
    height,
    giveSpace() {
      host.style.marginBottom = `-${height}px`;
    },
    remove: () => host.remove(),
  };
}
