import { useLayoutEffect } from 'react';
import type * as z from 'zod/mini';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useField } from '#runtime/field/use-field.ts';
import { useFieldEvents } from '#runtime/field-events.ts';
import { fieldMembers } from '#runtime/field-members.ts';
import { useHost } from '#runtime/host.ts';
import DONATION_MODE_TEXTS from '#texts/elements/donation-mode';
import css from './donation-mode.css?inline';
import { attributes, type DonationModeEvents, type DonationModeOption, tag } from './donation-mode.definition.ts';

interface ModeInput {
  modes: readonly DonationModeOption[];
  value: string;
}

/** The mode of a tag's attributes: the first one for a value that is none. */
const modeOf = ({ modes, value }: ModeInput): string =>
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
function useMode(input: ModeInput & { disabled: boolean }) {
  const host = useHost<DonationModeEvents>();
  const { internals } = host;
  const dispatch = useFieldEvents();
  const { element, off } = useField<string>(input.disabled);
  const chosen = modeOf(input);

  useLayoutEffect(() => {
    const show = () => showPanels(element, chosen);
    show();
    internals.states?.add('hydrated');
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

function DonationMode({ modes, value, disabled, label }: z.output<typeof attributes>) {
  const { chosen, off, choose } = useMode({ modes, value, disabled });
  return (
    <>
      <fieldset className="switch" part="switch" aria-label={label} disabled={off}>
        {modes.map((mode) => (
          <button
            className="mode"
            part="mode"
            key={mode.value}
            type="button"
            aria-pressed={mode.value === chosen}
            onClick={() => choose(mode.value)}
          >
            {mode.label}
          </button>
        ))}
      </fieldset>
      <slot className={`mode-${modes.findIndex((mode) => mode.value === chosen)}`} />
    </>
  );
}

export const DonationModeElement = defineElement({
  tag,
  attributes,
  defaultTexts: DONATION_MODE_TEXTS,
  view: DonationMode,
  root: 'shadow',
  styles: [controls, css],
  formAssociated: fieldMembers<z.output<typeof attributes>>({ value: modeOf }),
});
