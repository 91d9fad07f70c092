import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { ContentText } from '#parts/content/content-text.tsx';
import { loadPlacement, usePopover } from '#parts/popover/popover.ts';
import { renderSoon } from '#runtime/react/render-queue.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import LISTBOX_TEXTS from '#texts/elements/listbox';
import type { ListboxChoice } from './listbox-choices.ts';
import { findByTyping, listboxMove } from './listbox-keys.ts';

export interface ListboxProps {
  /** The id of the button; the ids of the list and its rows start with it. */
  id: string;
  /** The id of the label. */
  labelId: string;
  choices: readonly ListboxChoice[];
  /** The row with the current value; -1 for none. */
  chosen: number;
  disabled: boolean;
  required?: boolean;
  invalid?: boolean;
  /** A row was selected by a click, Enter or Space, never by moving over it. */
  onTake: (choice: ListboxChoice) => void;
}

/** Letters typed within this time (ms) form one search text. */
const TYPING_PAUSE_MS = 500;

/** A button that shows the current choice and opens the list. The focus always stays on the button. */
export function Listbox({ id, labelId, choices, chosen, disabled, required, invalid, onTake }: ListboxProps) {
  const t = useTexts(LISTBOX_TEXTS);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const isOpen = open && !disabled;
  const current = choices[chosen];
  usePopover({ open: isOpen, anchor: button, popup: list, onClickOutside: () => setOpen(false) });

  useLayoutEffect(() => {
    const row = isOpen && list.current?.children[active];
    if (row instanceof HTMLElement) row.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  const show = (row: number) => {
    // Safari does not focus a clicked button, and the focus is needed for the keys.
    button.current?.focus();
    renderSoon(() => {
      setActive(Math.max(0, row));
      setOpen(true);
    });
  };
  const close = () => renderSoon(() => setOpen(false));
  const take = (row: number) => {
    close();
    const choice = choices[row];
    if (choice && row !== chosen) onTake(choice);
  };
  const type = (letter: string) => {
    const { text, at } = typed.current;
    typed.current = { text: Date.now() - at < TYPING_PAUSE_MS ? text + letter : letter, at: Date.now() };
    const labels = choices.map(({ label }) => label);
    const match = findByTyping(labels, typed.current.text, open ? active : chosen);
    show(match ?? (open ? active : chosen));
  };
  const handleKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const inWord = key === ' ' && typed.current.text && Date.now() - typed.current.at < TYPING_PAUSE_MS;
    if (inWord || (key.length === 1 && key !== ' ' && !event.altKey)) {
      event.preventDefault();
      return type(key);
    }
    const move = listboxMove({ open: isOpen, active, chosen, count: choices.length }, event);
    if (!move) return;
    typed.current.text = '';
    if (key !== 'Tab') event.preventDefault();
    // One Escape closes one thing: a dialog around the list stays open.
    if (key === 'Escape') event.stopPropagation();
    if (move.kind === 'close') close();
    else if (move.kind === 'take') take(move.active);
    else show(move.active);
  };

  return (
    <>
      <button
        className="haven-field__control haven-popup-button"
        type="button"
        id={id}
        ref={button}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-labelledby={labelId}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        disabled={disabled}
        onPointerEnter={loadPlacement}
        onFocus={loadPlacement}
        onBlur={() => setOpen(false)}
        onClick={() => (isOpen ? close() : show(chosen))}
        onKeyDown={handleKey}
        // Firefox clicks a button when Space is released, even if keydown was prevented.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        <bdi>{current ? <ContentText of={current} field="label" /> : t('empty')}</bdi>
      </button>
      <div
        className="haven-popup haven-listbox"
        id={`${id}-list`}
        ref={list}
        role="listbox"
        aria-labelledby={labelId}
        popover="manual"
        // The focus stays on the button.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isOpen &&
          choices.map((choice, row) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the button has the focus and handles the keys.
            // biome-ignore lint/a11y/useFocusableInteractive: the button refers to the active row.
            <div
              key={choice.value}
              className={`haven-listbox__option${row === active ? ' haven-listbox__option--active' : ''}`}
              id={`${id}-${row}`}
              role="option"
              aria-selected={row === chosen}
              onClick={() => take(row)}
            >
              <bdi>
                <ContentText of={choice} field="label" />
              </bdi>
            </div>
          ))}
      </div>
    </>
  );
}
