import { useEffect, useRef, useState } from 'react';
import { Problem } from '#checkout/steps/problem.tsx';
import type { StepProps } from '#checkout/steps/step.ts';
import type { Shown } from '#locales/message.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import type { HtmlWidget } from '#sdk';
import HOSTED_FORM_TEXTS from '#texts/checkout/pay-widget-form';
import { type FormKind, type FormRunState, HostedFormRun } from './hosted-form-run.ts';

interface HostedFormProps {
  readonly step: Omit<StepProps, 'name' | 'payload'>;
  readonly kind: FormKind;
  /** The accessible name of the form's frame. */
  readonly title: string;
  /** Creates the form without loading it. */
  readonly makeWidget: (container: HTMLElement) => HtmlWidget;
  /** Runs when the frame has rendered the form. */
  readonly onLoad?: (widget: HtmlWidget) => void;
}

/** A form of the provider in a frame, with the Submit button below it. */
export function HostedFormView({ step, kind, title, makeWidget, onLoad }: HostedFormProps) {
  const t = useTexts(HOSTED_FORM_TEXTS);
  const box = useRef<HTMLDivElement>(null);
  const run = useRef<HostedFormRun>(undefined);
  const [state, setState] = useState<FormRunState>('loading');
  const [problem, setProblem] = useState<Shown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step is one mounting, and one mounting is one form.
  useEffect(() => {
    const container = box.current;
    if (!container) return;
    const widget = makeWidget(container);
    const current = new HostedFormRun(widget, kind, step, { show: setState, showProblem: setProblem });
    run.current = current;
    // The library names each frame that it makes in English.
    const naming = new MutationObserver(() => {
      for (const frame of container.querySelectorAll('iframe')) frame.title = title;
    });
    naming.observe(container, { childList: true, subtree: true });
    current.start(() => onLoad?.(widget));
    return () => {
      naming.disconnect();
      current.destroy();
    };
  }, []);
  useEffect(() => {
    if (step.isOver) run.current?.stop();
  }, [step.isOver]);
  const isDisabled = step.isBusy || step.isOver;
  return (
    <div className="pay-form" data-state={state}>
      {state === 'failed' && (
        <Problem isDisabled={isDisabled} onRetry={() => run.current?.retry()}>
          {t('notLoaded')}
        </Problem>
      )}
      {/* Hidden, because the form's own notice would repeat the message. */}
      <div ref={box} className="pay-form-frame" hidden={state === 'failed'} inert={step.isOver} />
      {problem && !step.isOver && <Problem>{problem}</Problem>}
      {state === 'ready' && (
        <button
          type="button"
          className="pay-button pay-submit"
          aria-disabled={isDisabled}
          onClick={() => !isDisabled && run.current?.submit()}
        >
          {t('submit')}
        </button>
      )}
    </div>
  );
}
