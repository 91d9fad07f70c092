import { type ReactNode, useId } from 'react';
import { useTexts } from '#runtime/texts/use-texts.ts';
import PAYMENT_TEXTS from '#texts/elements/payment';
import type { PaymentMethodName, PaymentOption } from './payment-state.ts';

export interface PaymentChoice {
  readonly option: PaymentMethodName;
  readonly label: string;
  readonly detail: string;
}

export interface PaymentChoicesProps {
  readonly choices: readonly PaymentChoice[];
  readonly chosen: PaymentOption;
  /** A payment is pending, so the choice cannot change. */
  readonly isFixed: boolean;
  readonly onChoose: (option: PaymentMethodName) => void;
  /** What opens below a way to pay when it is chosen. It stays in the page, so that nothing typed is lost. */
  readonly panel: (option: PaymentMethodName) => ReactNode;
}

/**
 * The ways to pay, as a list whose chosen row opens. A click on the current one cancels the choice (W2.40), so these
 * are toggle buttons, not radio buttons.
 */
export function PaymentChoices({ choices, chosen, isFixed, onChoose, panel }: PaymentChoicesProps) {
  const t = useTexts(PAYMENT_TEXTS);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend and a style to a few buttons.
    <div className="haven-payment-options__choices" role="group" aria-label={t('method')}>
      {choices.map(({ option, label, detail }) => (
        <div className="haven-payment-options__method" key={option}>
          <button
            className="haven-payment-options__choice"
            type="button"
            aria-pressed={chosen === option}
            aria-expanded={chosen === option}
            aria-controls={`${id}-${option}`}
            aria-disabled={isFixed || undefined}
            onClick={() => onChoose(option)}
          >
            <span className="haven-payment-options__mark" data-mark={option} aria-hidden="true" />
            <span className="haven-payment-options__label">{label}</span>{' '}
            <span className="haven-payment-options__detail">{detail}</span>
          </button>
          <div className="haven-payment-options__panel" id={`${id}-${option}`} hidden={chosen !== option}>
            {panel(option)}
          </div>
        </div>
      ))}
    </div>
  );
}
