/**
 * W9.14: the distance of the first error from the window's top, in px, so that labels and the page's header stay
 * visible.
 */
export const ERROR_SCROLL_OFFSET_PX = 240;

/** The uppermost visible error in a form; errors in hidden parts are skipped (W2.76). */
export function firstVisibleError(form: Element): Element | undefined {
  const topOf = (error: Element) => error.getBoundingClientRect().top;
  return [...form.querySelectorAll('.haven-field__error')]
    .filter((error) => error.getClientRects().length > 0 && getComputedStyle(error).visibility === 'visible')
    .sort((a, b) => topOf(a) - topOf(b))[0];
}

/** Scrolls the window to the first visible error of a form; false when there is none. */
export function scrollToFirstError(form: Element): boolean {
  const error = firstVisibleError(form);
  const page = form.ownerDocument.defaultView;
  if (!error || !page) return false;
  const distance = error.getBoundingClientRect().top - ERROR_SCROLL_OFFSET_PX;
  const { activeElement: focused } = form.ownerDocument;
  const isLost = !!focused && focused.getBoundingClientRect().bottom - distance <= headerHeight(form.ownerDocument);
  page.scrollTo({ top: page.scrollY + distance });
  // The focused summary may be scrolled out of view or covered by the header; then the field of this error gets the
  // focus.
  if (isLost) fieldOf(form, error)?.focus({ preventScroll: true });
  return true;
}

/** The height of a sticky header at the window's top, in px, from the page's scroll padding. */
function headerHeight({ documentElement }: Document): number {
  return Number.parseFloat(getComputedStyle(documentElement).scrollPaddingTop) || 0;
}

function fieldOf(form: Element, { id }: Element): HTMLElement | null {
  return id === '' ? null : form.querySelector(`[aria-describedby~="${CSS.escape(id)}"]:is(input, select, textarea)`);
}
