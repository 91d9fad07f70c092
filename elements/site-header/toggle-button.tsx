import type { MouseEvent, ReactNode } from 'react';

interface ToggleButtonProps {
  /** Its name for screen readers, if its text is not enough. */
  label?: string | undefined;
  open: boolean;
  /** The id of the element that it opens, which may be absent while it is closed. */
  controls: string;
  className: string;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
}

/** A button that opens and closes something: the disclosure pattern. */
export function ToggleButton({ label, open, controls, onPress, children, ...rest }: ToggleButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onPress}
      {...rest}
    >
      {children}
    </button>
  );
}
