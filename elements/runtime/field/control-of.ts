import { VIEW_SLOT } from '../hydration/page-names.ts';

const FOCUSABLE = ':is(input, select, textarea, button, [tabindex]):not(:disabled, [type="hidden"], [tabindex="-1"])';

/** The control of a field's view that takes its focus. */
export const controlOf = (field: HTMLElement): HTMLElement | undefined => {
  const view = field.shadowRoot ?? field.querySelector(`:scope > [slot="${VIEW_SLOT}"]`);
  return view?.querySelector<HTMLElement>(FOCUSABLE) ?? undefined;
};

/** The click of a label has the field itself as its target. */
export const focusFromLabel = (event: Event): void => {
  const field = event.currentTarget as HTMLElement;
  if (event.composedPath()[0] === field) field.focus();
};

/**
 * As the browser does for its own fields: only while nothing else has the focus, and no part of the page is the target.
 */
export function autofocus(field: HTMLElement): void {
  const { activeElement, body } = field.ownerDocument;
  if (!field.hasAttribute('autofocus') || (activeElement && activeElement !== body)) return;
  if (!field.ownerDocument.querySelector(':target')) field.focus();
}
