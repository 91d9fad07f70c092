import {
  type Environment,
  type UseComboboxGetInputPropsReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  useCombobox,
} from 'downshift';
import { type RefCallback, type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { AddressMatch } from '#rules/api/address-schemas.ts';
import { useHost } from '#runtime/host.ts';

/** The event handlers that the box's own input passes to the list. */
export type ComboboxWiring = Pick<UseComboboxGetInputPropsReturnValue, 'onChange' | 'onKeyDown' | 'onBlur' | 'onClick'>;

/** The state of the list that the box's own input shows. */
export interface ComboboxPopup {
  open: boolean;
  /** The id of the highlighted option. */
  active: string | undefined;
}

export interface ComboboxProps {
  /** The id of the input; the ids of the list and its options start with it. */
  id: string;
  label: string;
  input: RefObject<HTMLInputElement | null>;
  text: string;
  suggestions: readonly AddressMatch[];
  /** True after the focus has left the box: a response that arrives then does not open the list. */
  away: RefObject<boolean>;
  wiring: RefObject<ComboboxWiring | null>;
  onPopup: (popup: ComboboxPopup) => void;
  /** A suggestion was chosen; its address becomes the text of the box. */
  onPick: (suggestion: AddressMatch) => void;
}

/** Differs from the default: typed text stays, and only an explicit choice selects a suggestion. */
function comboboxReducer<Item>(
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

/**
 * The environment of the combobox: the window, or its shadow root. Outside a shadow root every event target is the
 * host, so a click on an option would look like a click outside the list.
 */
function downshiftEnvironment(root: Node): Environment {
  const page = root instanceof Document ? root : (root.ownerDocument as Document);
  const view = (page.defaultView ?? window) as Window & typeof globalThis;
  if (!(root instanceof ShadowRoot)) return view;
  const places = {
    get activeElement() {
      return root.activeElement;
    },
    body: page.body,
    getElementById: root.getElementById.bind(root),
    createElement: page.createElement.bind(page),
  };
  return {
    Node: view.Node,
    addEventListener: root.addEventListener.bind(root) as Environment['addEventListener'],
    removeEventListener: root.removeEventListener.bind(root) as Environment['removeEventListener'],
    // The combobox uses only these four properties of the document.
    document: places as unknown as Document,
  };
}

/** A suggestion's address: the street first and in bold, then the place. */
function SuggestionText({ suggestion: { address, streetAddress } }: { suggestion: AddressMatch }) {
  if (streetAddress === '' || !address.startsWith(`${streetAddress},`)) {
    return <span className="haven-combobox__main">{address}</span>;
  }
  return (
    <>
      <span className="haven-combobox__main">{streetAddress},</span>{' '}
      <span className="haven-combobox__detail">{address.slice(streetAddress.length + 1).trim()}</span>
    </>
  );
}

/**
 * The list below the box. It may load while the visitor types, so it does not render the input: it handles the keys of
 * the existing one, and no typed text, selection or composition is lost.
 */
export function Combobox(props: ComboboxProps) {
  const { id, label, input, text, suggestions, away, wiring, onPopup, onPick } = props;
  const shouldOpen = () => suggestions.length > 0 && !away.current;
  const [open, setOpen] = useState(shouldOpen);
  const [previous, setPrevious] = useState(suggestions);
  if (previous !== suggestions) {
    setPrevious(suggestions);
    setOpen(shouldOpen());
  }

  const root = useHost().element.getRootNode();
  const environment = useMemo(() => downshiftEnvironment(root), [root]);
  const { isOpen, highlightedIndex, setHighlightedIndex, getInputProps, getMenuProps, getItemProps } =
    useCombobox<AddressMatch>({
      id,
      inputId: id,
      menuId: `${id}-list`,
      getItemId: (index) => optionId(id, index),
      items: suggestions as AddressMatch[],
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
        // Keys that move the caret also clear the highlight, so that Enter cannot pick an option by mistake.
        if (/^(?:Home|End|ArrowLeft|ArrowRight)$/.test(event.key)) setHighlightedIndex(-1);
        else inputProps.onKeyDown?.(event);
      },
    };
    onPopup({ open: isOpen, active: isOpen && highlightedIndex >= 0 ? optionId(id, highlightedIndex) : undefined });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts without a highlighted row.
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
