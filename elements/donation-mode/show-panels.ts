/** The fieldsets that were put out of use here: an author's own disabled ones stay as they are. */
const putOut = new WeakSet<HTMLFieldSetElement>();

const isFieldset = (panel: HTMLElement): panel is HTMLFieldSetElement => panel.localName === 'fieldset';

/** Shows those of an element's children that belong to a mode, or to none; all of them when there is no mode. */
export function showPanels(element: HTMLElement, mode: string | undefined): void {
  for (const panel of element.querySelectorAll<HTMLElement>(':scope > [data-mode]')) {
    panel.hidden = mode !== undefined && panel.dataset.mode !== mode;
    if (!isFieldset(panel)) continue;
    // Fields that nobody sees must not be submitted.
    if (panel.hidden && !panel.disabled) {
      panel.disabled = true;
      putOut.add(panel);
    } else if (!panel.hidden && putOut.delete(panel)) {
      panel.disabled = false;
    }
  }
}
