import { HEADER_SCROLLED_PX } from '#rules/limits.ts';
import { useBrowserValue } from '#runtime/drawn/browser-value.ts';

/** W2.08: from this width (px) on the navigation is a row. */
export const DESKTOP_MIN_WIDTH_PX = 1024;

const wide = () => matchMedia(`(min-width: ${DESKTOP_MIN_WIDTH_PX}px)`);
const watchWidth = (changed: () => void) => {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
const watchScroll = (changed: () => void) => {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
};

/** Whether the window is wide enough for the row; undefined on a server, which renders for both. */
export const useDesktop = () => useBrowserValue<boolean | undefined>(() => wide().matches, undefined, watchWidth);

/** W2.10: whether the page is scrolled by 33 px or more. */
export const useScrolled = () => useBrowserValue(() => scrollY >= HEADER_SCROLLED_PX, false, watchScroll);
