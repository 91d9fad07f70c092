import { type KeyboardEvent, type MouseEvent, useContext, useEffect, useId, useState } from 'react';
import { StageContext } from '#checkout/stage/stage-context.ts';
import type { StepProps } from '#checkout/steps/step.ts';
import { loadStep } from '#checkout/steps/step-table.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import STAGE_TEXTS from '#texts/checkout/pay-widget-stage';
import { MethodIcon } from './method-icon.tsx';
import { MethodLogo } from './method-logo.tsx';
import { methodsHere } from './methods-here.ts';
import { chosenPayload, METHOD_STEPS, METHOD_TEXTS, type OfferedMethod } from './offered-methods.ts';
import styleSheet from './payment-methods.css?inline';
import type { ChooserProps } from './plain-chooser.tsx';
import { PlainChooser } from './plain-chooser.tsx';

/**
 * The framed chooser (C2.14): one group of radio options. A click or tap chooses at once; arrow keys only select,
 * because the step must not change while the shopper looks through the options, and Enter or the button chooses.
 */
function FramedChooser({ methods, isDisabled, choose, textOf }: ChooserProps) {
  const t = useTexts(STAGE_TEXTS);
  const name = useId();
  const [marked, setMarked] = useState<OfferedMethod>();
  const [isByKeys, setByKeys] = useState(false);
  // A click event from the keyboard has the detail 0.
  const click = (event: MouseEvent, method: OfferedMethod) => {
    if (event.detail === 0) setByKeys(true);
    else choose(method);
  };
  const enter = (event: KeyboardEvent, method: OfferedMethod) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    choose(method);
  };
  return (
    <>
      <div className="pay-methods-frame" role="radiogroup" aria-label={t('choose')}>
        {methods.map((method) => {
          const { label, title = label, isLogo } = METHOD_TEXTS[method];
          return (
            <label key={method} className="pay-method pay-method--radio" data-method={method}>
              <input
                type="radio"
                name={name}
                value={method}
                aria-label={textOf(title)}
                checked={marked === method}
                disabled={isDisabled}
                onChange={() => setMarked(method)}
                onClick={(event) => click(event, method)}
                onKeyDown={(event) => enter(event, method)}
              />
              {isLogo ? (
                <MethodLogo method={method} />
              ) : (
                <>
                  <span className="pay-method-label">{textOf(title)}</span>
                  <MethodIcon method={method} />
                </>
              )}
            </label>
          );
        })}
      </div>
      {isByKeys && marked && (
        <button type="button" className="pay-button pay-continue" disabled={isDisabled} onClick={() => choose(marked)}>
          {t('next')}
        </button>
      )}
    </>
  );
}

/** Preloads the steps that may follow; if one fails, it is loaded again when it is needed. */
function loadAhead(methods: readonly OfferedMethod[]): void {
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
  const choose = (method: OfferedMethod) => act(() => report('callback.payment_methods.chosen', chosenPayload(method)));
  const Chooser = look === 'framed' ? FramedChooser : PlainChooser;
  return <Chooser methods={methods} isDisabled={isDisabled} choose={choose} textOf={textOf} />;
}

export const styles = [styleSheet];
