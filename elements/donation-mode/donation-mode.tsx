import type * as z from 'zod/mini';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { fieldMembers } from '#runtime/field-members.ts';
import DONATION_MODE_TEXTS from '#texts/elements/donation-mode';
import css from './donation-mode.css?inline';
import { attributes, tag } from './donation-mode.definition.ts';
import { modeOf, useMode } from './use-mode.ts';

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
