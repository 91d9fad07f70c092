import type { Ref } from 'react';

interface StepTitleProps {
  readonly children: string;
  /** True for a step that shows a title of its own. */
  readonly isHidden?: boolean;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** The heading of a step, which receives the focus of a shopper who was in the step before. Uses no hooks. */
export function StepTitle({ children, isHidden = false, ref }: StepTitleProps) {
  return (
    <h2 ref={ref} className={`pay-step-title${isHidden ? ' pay-step-title--hidden' : ''}`} tabIndex={-1}>
      {children}
    </h2>
  );
}
