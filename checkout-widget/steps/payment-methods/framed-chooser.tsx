import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { useTexts } from '#runtime/texts/use-texts.ts';
import STAGE_TEXTS from '#texts/checkout/pay-widget-stage';
import type { ChooserProps } from './chooser.ts';
import { MethodIcon } from './method-icon.tsx';
import { MethodLogo } from './method-logo.tsx';
import { METHOD_TEXTS, type PaymentMethod } from './offered-methods.ts';

/**
 * The framed chooser (C2.14): one group of radio options. A click or tap chooses at once; arrow keys only select,
 * because the step must not change while the shopper looks through the options, and Enter or the button chooses.
 */
export function FramedChooser({ methods, isDisabled, choose, textOf }: ChooserProps) {
  const t = useTexts(STAGE_TEXTS);
  const name = useId();
  const [marked, setMarked] = useState<PaymentMethod>();
  const [isByKeys, setByKeys] = useState(false);
  // A click event from the keyboard has the detail 0.
  const press = (event: MouseEvent, method: PaymentMethod) => {
    if (event.detail === 0) setByKeys(true);
    else choose(method);
  };
  const enter = (event: KeyboardEvent, method: PaymentMethod) => {
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
                onClick={(event) => press(event, method)}
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
