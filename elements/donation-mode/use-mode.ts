import { useLayoutEffect } from 'react';
import { useField } from '#runtime/field/use-field.ts';
import { useFieldEvents } from '#runtime/field-events.ts';
import { useHost } from '#runtime/host.ts';
import type { DonationMode, DonationModeEvents } from './donation-mode.definition.ts';

interface ModeInput {
  modes: readonly DonationMode[];
  value: string;
}

/** The mode of a tag's attributes: the first one for a value that is none. */
export const modeOf = ({ modes, value }: ModeInput): string =>
  (modes.find((mode) => mode.value === value) ?? modes[0])?.value as string;

/** The fieldsets that this module disabled: those that the author disabled stay disabled. */
const disabledHere = new WeakSet<HTMLFieldSetElement>();

const isFieldset = (panel: HTMLElement): panel is HTMLFieldSetElement => panel.localName === 'fieldset';

/** Shows the children that belong to a mode, or to none; all of them without a mode. */
function showPanels(element: HTMLElement, mode: string | undefined): void {
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

/** The chosen mode. It is the element's `value`, so that page scripts read what is visible. */
export function useMode(input: ModeInput & { disabled: boolean }) {
  const host = useHost<DonationModeEvents>();
  const { internals } = host;
  const dispatch = useFieldEvents();
  const { element, off } = useField<string>(input.disabled);
  const chosen = modeOf(input);

  useLayoutEffect(() => {
    const show = () => showPanels(element, chosen);
    show();
    internals.states?.add('awake');
    // For content that is added later.
    element.shadowRoot?.addEventListener('slotchange', show);
    return () => element.shadowRoot?.removeEventListener('slotchange', show);
  }, [element, internals, chosen]);
  useLayoutEffect(() => () => showPanels(element, undefined), [element]);

  return {
    chosen,
    off,
    choose(mode: string) {
      const before = element.value;
      if (mode === chosen || !host.emit('mode-change', { mode }, { cancelable: true })) return;
      // A mode that a listener has set has priority.
      if (element.value === before) element.value = mode;
      dispatch('input', 'change');
    },
  };
}
