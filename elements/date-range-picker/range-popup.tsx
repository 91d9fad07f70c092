import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { loadPlacement, usePopover } from '#parts/popover/popover.ts';

export interface RangePopupProps {
  id: string;
  label: string;
  /** The range as text, on the button. */
  text: string;
  disabled: boolean;
  invalid: boolean;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** A button with the range, and its dialog. The page stays accessible: leaving the dialog closes it. */
export function RangePopup({ id, label, text, disabled, invalid, onClose, children }: RangePopupProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const isOpen = open && !disabled;
  const leave = () => {
    if (!open) return;
    setOpen(false);
    onClose();
  };
  const close = () => {
    button.current?.focus();
    leave();
  };
  usePopover({ open: isOpen, anchor: button, popup: dialog, onClickOutside: leave });

  // After the popover is shown, because hidden elements cannot be focused.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.querySelector<HTMLElement>('[data-month][tabindex="0"]')?.focus();
  }, [isOpen]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const blur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // Without a target the window lost the focus, or the click was on an element without focus and closes the dialog
    // itself.
    if (relatedTarget && !currentTarget.contains(relatedTarget) && relatedTarget !== button.current) leave();
  };
  return (
    <>
      <button
        className="haven-field__control haven-popup-button haven-popup-button--date"
        type="button"
        id={id}
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={`${id}-dialog`}
        aria-labelledby={`${id}-label ${id}`}
        data-invalid={invalid || undefined}
        disabled={disabled}
        onPointerEnter={loadPlacement}
        onFocus={loadPlacement}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {/* Isolates the dates, whose direction may differ from the page's. */}
        <bdi>{text}</bdi>
      </button>
      <div
        className="haven-popup haven-range haven-range--popup"
        id={`${id}-dialog`}
        ref={dialog}
        role="dialog"
        aria-label={label}
        popover="manual"
        onKeyDown={handleKey}
        onBlur={blur}
      >
        {isOpen && children(close)}
      </div>
    </>
  );
}
