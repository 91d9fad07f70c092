import { type UseComboboxGetInputPropsReturnValue, useCombobox } from 'downshift';
import { type RefCallback, type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useHost } from '#runtime/host.ts';
import type { AddressSuggestion } from '#website/api/address-schemas.ts';
import { comboboxReducer } from './combobox-reducer.ts';
import { downshiftEnvironment } from './downshift-environment.ts';
import { SuggestionText } from './suggestion-text.tsx';

/** What the box's own input hands on to the list. */
export type ComboboxWiring = Pick<UseComboboxGetInputPropsReturnValue, 'onChange' | 'onKeyDown' | 'onBlur' | 'onClick'>;

/** What the box's own input shows of the list. */
export interface ComboboxPopup {
  open: boolean;
  /** The id of the option that the keys stand on. */
  active: string | undefined;
}

export interface ComboboxProps {
  /** The id of the input; those of the list and its options start with it. */
  id: string;
  label: string;
  input: RefObject<HTMLInputElement | null>;
  text: string;
  suggestions: readonly AddressSuggestion[];
  /** True once the focus has left the box: an answer that comes then opens nothing. */
  away: RefObject<boolean>;
  wiring: RefObject<ComboboxWiring | null>;
  onPopup: (popup: ComboboxPopup) => void;
  /** A suggestion was chosen; its address is the text of the box from now on. */
  onPick: (suggestion: AddressSuggestion) => void;
}

/**
 * The list below the box. It arrives while somebody may be typing, so the input is not its own: it takes over the keys
 * of an input that stands already, and nothing that is typed, selected or composed there gets lost.
 */
export function Combobox(props: ComboboxProps) {
  const { id, label, input, text, suggestions, away, wiring, onPopup, onPick } = props;
  const wanted = () => suggestions.length > 0 && !away.current;
  const [open, setOpen] = useState(wanted);
  const [known, setKnown] = useState(suggestions);
  if (known !== suggestions) {
    setKnown(suggestions);
    setOpen(wanted());
  }

  const root = useHost().element.getRootNode();
  const environment = useMemo(() => downshiftEnvironment(root), [root]);
  const { isOpen, highlightedIndex, setHighlightedIndex, getInputProps, getMenuProps, getItemProps } =
    useCombobox<AddressSuggestion>({
      id,
      inputId: id,
      menuId: `${id}-list`,
      getItemId: (index) => optionId(id, index),
      items: suggestions as AddressSuggestion[],
      itemToString: (suggestion) => suggestion?.address ?? '',
      inputValue: text,
      selectedItem: null,
      isOpen: open && suggestions.length > 0,
      stateReducer: comboboxReducer,
      onIsOpenChange: (change) => setOpen(change.isOpen),
      onSelectedItemChange: ({ selectedItem }) => selectedItem && onPick(selectedItem),
      environment,
    });
  const inputProps = getInputProps({}, { suppressRefError: true });

  useLayoutEffect(() => {
    (inputProps.ref as RefCallback<HTMLInputElement>)(input.current);
    wiring.current = {
      ...inputProps,
      onKeyDown(event) {
        // Keys that move the caret leave the list, so that Enter cannot pick what nobody looks at any more.
        if (/^(?:Home|End|ArrowLeft|ArrowRight)$/.test(event.key)) setHighlightedIndex(-1);
        else inputProps.onKeyDown?.(event);
      },
    };
    onPopup({ open: isOpen, active: isOpen && highlightedIndex >= 0 ? optionId(id, highlightedIndex) : undefined });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts without a chosen row.
  useLayoutEffect(() => setHighlightedIndex(-1), [suggestions, setHighlightedIndex]);

  return (
    <ul {...getMenuProps({ 'aria-label': label })} className="haven-combobox__list">
      {isOpen &&
        suggestions.map((suggestion, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list is replaced as a whole, and two rows may share an id.
          <li key={index} {...getItemProps({ item: suggestion, index })} className="haven-combobox__option">
            <SuggestionText suggestion={suggestion} />
          </li>
        ))}
    </ul>
  );
}

function optionId(id: string, index: number): string {
  return `${id}-option-${index}`;
}
