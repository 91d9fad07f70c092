import type { ListboxChoice } from '#parts/listbox/listbox-choices.ts';
import { useField } from '#runtime/field/use-field.ts';
import { useFieldEvents } from '#runtime/field-events.ts';
import { useHost } from '#runtime/host.ts';
import type { DropDownEvents } from './drop-down.definition.ts';

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
export const choiceOf = (input: Omit<ChoiceInput, 'disabled'>): string => input.options[rowOf(input)]?.value ?? '';

/** The choice of a drop-down. It is the element's `value`, so that page scripts read what is visible. */
export function useChoice({ value, options, disabled }: ChoiceInput) {
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
