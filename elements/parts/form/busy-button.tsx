import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { StatusMessage } from './status-message.tsx';

export interface BusyButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  busy?: boolean;
  /** The text while busy, such as "Saving…", also announced as a status; by default the children. */
  busyLabel?: string;
  variant?: 'give' | 'primary' | 'secondary' | 'quiet' | 'danger';
  large?: boolean;
  /** As wide as its column. */
  block?: boolean;
}

/**
 * A button that can be busy: it keeps its focus then, and ignores clicks, which `disabled` would not. A status
 * announces that it is busy, because screen readers do not reliably report that the name of the focused button has
 * changed.
 */
export function BusyButton(props: BusyButtonProps) {
  const { busy = false, busyLabel, variant = 'primary', large, block, className, children, onClick, ...rest } = props;
  const classes = [
    'haven-button',
    `haven-button--${variant}`,
    large && 'haven-button--large',
    block && 'haven-button--block',
    className,
  ];
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true') event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        className={classes.filter(Boolean).join(' ')}
        aria-busy={busy || undefined}
        aria-disabled={busy || rest['aria-disabled'] || undefined}
        onClick={click}
      >
        {busy && busyLabel ? busyLabel : children}
      </button>
      {busyLabel && <StatusMessage>{busy && busyLabel}</StatusMessage>}
    </>
  );
}
