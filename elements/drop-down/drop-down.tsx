import type * as z from 'zod/mini';
import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import listboxCss from '#parts/listbox/listbox.css?inline';
import { Listbox } from '#parts/listbox/listbox.tsx';
import type { ListboxChoice } from '#parts/listbox/listbox-choices.ts';
import popoverCss from '#parts/popover/popover.css?inline';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useField } from '#runtime/field/use-field.ts';
import { useFieldEvents } from '#runtime/field-events.ts';
import { fieldMembers } from '#runtime/field-members.ts';
import { useHost } from '#runtime/host.ts';
import DROP_DOWN_TEXTS from '#texts/elements/drop-down';
import css from './drop-down.css?inline';
import { attributes, type DropDownEvents, tag } from './drop-down.definition.ts';

interface ChoiceInput {
  value: string;
  options: readonly ListboxChoice[];
  disabled: boolean;
}

/** The row of a value: as in a select, a value that is not in the list selects the first one. -1 without choices. */
const rowOf = ({ value, options }: Omit<ChoiceInput, 'disabled'>): number =>
  options.length === 0
    ? -1
    : Math.max(
        0,
        options.findIndex((option) => option.value === value),
      );

/** The value of a drop-down's attributes. */
const choiceOf = (input: Omit<ChoiceInput, 'disabled'>): string => input.options[rowOf(input)]?.value ?? '';

/** The choice of a drop-down. It is the element's `value`, so that page scripts read what is visible. */
function useChoice({ value, options, disabled }: ChoiceInput) {
  const host = useHost<DropDownEvents>();
  const dispatch = useFieldEvents();
  const { element, off, isInvalid } = useField<string>(disabled || options.length === 0);
  return {
    chosen: rowOf({ value, options }),
    off,
    isInvalid,
    take(choice: ListboxChoice) {
      element.value = choice.value;
      host.emit('selection-change', { value: choice.value, label: choice.label });
      dispatch('input', 'change');
    },
  };
}

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
