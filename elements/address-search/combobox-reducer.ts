import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';

/** Where the list behaves otherwise than by default: what was typed stays, and only a choice is a choice. */
export function comboboxReducer<Item>(
  state: UseComboboxState<Item>,
  { type, changes, props }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  const types = useCombobox.stateChangeTypes;
  switch (type) {
    case types.InputKeyDownEscape:
    case types.InputBlur:
      return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
    case types.InputClick:
      // A click sets the caret: it may open the list, never close it.
      return { ...changes, isOpen: props.items.length > 0, highlightedIndex: state.highlightedIndex };
    case types.InputKeyDownEnter:
      return state.highlightedIndex >= 0 ? changes : state;
    default:
      return changes;
  }
}
