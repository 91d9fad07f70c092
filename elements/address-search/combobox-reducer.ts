import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';

/** Differs from the default: typed text stays, and only an explicit choice selects a suggestion. */
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
      // A click moves the caret: it may open the list, never close it.
      return { ...changes, isOpen: props.items.length > 0, highlightedIndex: state.highlightedIndex };
    case types.InputKeyDownEnter:
      return state.highlightedIndex >= 0 ? changes : state;
    default:
      return changes;
  }
}
