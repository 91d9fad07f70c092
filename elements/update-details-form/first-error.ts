/** W9.14: how far below the window's top the first error comes to stand, in px: labels and a page's header stay in sight. */
export const ERROR_SCROLL_OFFSET_PX = 240;

/** The uppermost error that can be seen in a form; those in hidden parts are skipped (W2.76). */
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
  // The summary above may be scrolled away, or below the page's header, with the focus on it: then the field of this error has it.
  if (isLost) fieldOf(form, error)?.focus({ preventScroll: true });
  return true;
}

/** What a header that stays covers of the window's top, in px, as the page's own scroll padding says. */
function headerHeight({ documentElement }: Document): number {
  return Number.parseFloat(getComputedStyle(documentElement).scrollPaddingTop) || 0;
}

function fieldOf(form: Element, { id }: Element): HTMLElement | null {
  return id === '' ? null : form.querySelector(`[aria-describedby~="${CSS.escape(id)}"]:is(input, select, textarea)`);
}
