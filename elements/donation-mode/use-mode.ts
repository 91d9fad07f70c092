import { useLayoutEffect } from 'react';
import { useField } from '#runtime/field/use-field.ts';
import { useFieldEvents } from '#runtime/field-events.ts';
import { useHost } from '#runtime/host.ts';
import type { DonationModeEvents, Mode } from './donation-mode.definition.ts';
import { showPanels } from './show-panels.ts';

interface ModeInput {
  modes: readonly Mode[];
  value: string;
}

/** The mode of a tag's attributes: the first one for a value that is none. */
export const modeOf = ({ modes, value }: ModeInput): string =>
  (modes.find((mode) => mode.value === value) ?? modes[0])?.value as string;

/** The chosen mode. It is the element's `value`, so that page scripts read what is visible. */
export function useMode(input: ModeInput & { disabled: boolean }) {
  const host = useHost<DonationModeEvents>();
  const { internals } = host;
  const tell = useFieldEvents();
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
      tell('input', 'change');
    },
  };
}
