import { useContext, useEffect } from 'react';
import { StageContext } from '#checkout/stage/stage-context.ts';
import type { StepProps } from '#checkout/steps/step.ts';
import { loadStep } from '#checkout/steps/step-table.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import STAGE_TEXTS from '#texts/checkout/pay-widget-stage';
import { FramedChooser } from './framed-chooser.tsx';
import { methodsHere } from './methods-here.ts';
import { chosenPayload, METHOD_STEPS, type PaymentMethod } from './offered-methods.ts';
import styleSheet from './payment-methods.css?inline';
import { PlainChooser } from './plain-chooser.tsx';

/** Preloads the steps that may follow; if one fails, it is loaded again when it is needed. */
function loadAhead(methods: readonly PaymentMethod[]): void {
  for (const method of methods) {
    const step = METHOD_STEPS[method];
    if (step) loadStep(step).catch(() => {});
  }
}

/** C2.12: one option for each allowed method that can be offered here. */
export function Step({ payload, isBusy, isOver, act, report, merchantEvent }: StepProps<'payment_methods.show'>) {
  const t = useTexts(STAGE_TEXTS);
  const textOf = useTextOf();
  const { look, areOptionsDisabled } = useContext(StageContext);
  const methods = methodsHere(payload);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step is one mounting, and emits its event once.
  useEffect(() => {
    if (methods.length === 0) merchantEvent('unavailable', { reason: 'no_payment_method' });
    const timer = setTimeout(() => loadAhead(methods));
    return () => clearTimeout(timer);
  }, []);
  if (methods.length === 0) {
    return (
      <p className="pay-methods-none" role="status">
        {t('noWay')}
      </p>
    );
  }
  const isDisabled = isBusy || isOver || areOptionsDisabled;
  const choose = (method: PaymentMethod) => act(() => report('callback.payment_methods.chosen', chosenPayload(method)));
  const Chooser = look === 'framed' ? FramedChooser : PlainChooser;
  return <Chooser methods={methods} isDisabled={isDisabled} choose={choose} textOf={textOf} />;
}

export const styles = [styleSheet];
