import type * as z from 'zod/mini';
import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import listboxCss from '#parts/listbox/listbox.css?inline';
import { Listbox } from '#parts/listbox/listbox.tsx';
import popoverCss from '#parts/popover/popover.css?inline';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { fieldMembers } from '#runtime/field-members.ts';
import DROP_DOWN_TEXTS from '#texts/elements/drop-down';
import css from './drop-down.css?inline';
import { attributes, tag } from './drop-down.definition.ts';
import { choiceOf, useChoice } from './use-choice.ts';

function DropDown({ label, value, options, required, disabled }: z.output<typeof attributes>) {
  const id = useUniqueId(tag);
  const { chosen, off, isInvalid, take } = useChoice({ value, options, disabled });
  return (
    <div className="haven-field">
      <label className="haven-field__label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <Listbox
        id={id}
        labelId={`${id}-label`}
        choices={options}
        chosen={chosen}
        disabled={off}
        required={required}
        invalid={isInvalid}
        onTake={take}
      />
    </div>
  );
}

export const DropDownElement = defineElement({
  tag,
  attributes,
  defaultTexts: DROP_DOWN_TEXTS,
  view: DropDown,
  root: 'light',
  styles: [controls, popoverCss, listboxCss, css],
  formAssociated: fieldMembers<z.output<typeof attributes>>({ value: choiceOf, missing: 'choose' }),
});
