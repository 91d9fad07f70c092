import { type ReactNode, useRef } from 'react';

interface ProblemProps {
  readonly children: ReactNode;
  /** What the button says; without `onRetry` there is none. */
  readonly action?: string;
  readonly isDisabled?: boolean;
  readonly onRetry?: () => void;
}

/** A fault that the shopper can do something about, said at once to people who hear the page. */
export function Problem({ children, action = 'Try again', isDisabled = false, onRetry }: ProblemProps) {
  const box = useRef<HTMLDivElement>(null);
  const retry = () => {
    if (isDisabled) return;
    // The button goes away with its fault; the focus must not go with it.
    box.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    onRetry?.();
  };
  return (
    <div ref={box} className="pay-error pay-problem" role="alert">
      <p className="pay-problem-text">{children}</p>
      {onRetry && (
        <button type="button" className="pay-button pay-problem-button" aria-disabled={isDisabled} onClick={retry}>
          {action}
        </button>
      )}
    </div>
  );
}
