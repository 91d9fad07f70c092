/** The fieldsets that this module disabled: those that the author disabled stay disabled. */
const disabledHere = new WeakSet<HTMLFieldSetElement>();

const isFieldset = (panel: HTMLElement): panel is HTMLFieldSetElement => panel.localName === 'fieldset';

/** Shows the children that belong to a mode, or to none; all of them without a mode. */
export function showPanels(element: HTMLElement, mode: string | undefined): void {
  for (const panel of element.querySelectorAll<HTMLElement>(':scope > [data-mode]')) {
    panel.hidden = mode !== undefined && panel.dataset.mode !== mode;
    if (!isFieldset(panel)) continue;
    // Fields of a hidden panel must not be submitted.
    if (panel.hidden && !panel.disabled) {
      panel.disabled = true;
      disabledHere.add(panel);
    } else if (!panel.hidden && disabledHere.delete(panel)) {
      panel.disabled = false;
    }
  }
}
