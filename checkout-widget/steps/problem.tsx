import { type ReactNode, useRef } from 'react';
import { isMessage, type Message } from '#locales/message.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import STAGE_TEXTS from '#texts/checkout/pay-widget-stage';

interface ProblemProps {
  readonly children: ReactNode | Message;
  /** The button's label; the button is shown only with `onRetry`. */
  readonly action?: string;
  readonly isDisabled?: boolean;
  readonly onRetry?: () => void;
}

/** An error message, announced at once by screen readers, with an optional button that tries again. */
export function Problem({ children, action, isDisabled = false, onRetry }: ProblemProps) {
  const t = useTexts(STAGE_TEXTS);
  const textOf = useTextOf();
  const box = useRef<HTMLDivElement>(null);
  const retry = () => {
    if (isDisabled) return;
    // Moves the focus, because the focused button is removed with its message.
    box.current?.closest('.pay-step')?.querySelector<HTMLElement>('.pay-step-title')?.focus();
    onRetry?.();
  };
  return (
    <div ref={box} className="pay-error pay-problem" role="alert">
      <p className="pay-problem-text">{isMessage(children) ? textOf(children) : children}</p>
      {onRetry && (
        <button type="button" className="pay-button pay-problem-button" aria-disabled={isDisabled} onClick={retry}>
          {action ?? t('retry')}
        </button>
      )}
    </div>
  );
}
