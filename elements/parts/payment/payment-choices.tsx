import { afterPress } from '#runtime/react/render-queue.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import { PAYMENT_TEXTS } from './payment.texts.ts';
import type { PaymentMethod, PaymentOption } from './payment-state.ts';

export interface PaymentChoice {
  readonly option: PaymentMethod;
  readonly icon: string;
  readonly label: string;
  readonly detail: string;
  readonly panelId: string;
}

export interface PaymentChoicesProps {
  readonly choices: readonly PaymentChoice[];
  readonly chosen: PaymentOption;
  /** A payment is pending, so the choice cannot change. */
  readonly isFixed: boolean;
  readonly onChoose: (option: PaymentMethod) => void;
}

/**
 * The ways to pay. A press on the current one cancels the choice (W2.40), so these are toggle buttons, not radio
 * buttons.
 */
export function PaymentChoices({ choices, chosen, isFixed, onChoose }: PaymentChoicesProps) {
  const t = useTexts(PAYMENT_TEXTS);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend and a style to a few buttons.
    <div className="haven-payment-options__choices" role="group" aria-label={t('method')}>
      {choices.map(({ option, icon, label, detail, panelId }) => (
        <button
          key={option}
          className="haven-payment-options__choice"
          type="button"
          aria-pressed={chosen === option}
          aria-expanded={chosen === option}
          aria-controls={panelId}
          aria-disabled={isFixed || undefined}
          onClick={(event) => afterPress(event, () => onChoose(option))}
        >
          <span className={`haven-icon haven-icon--${icon}`} aria-hidden="true" />
          <span className="haven-payment-options__label">{label}</span>{' '}
          <span className="haven-payment-options__detail">{detail}</span>
        </button>
      ))}
    </div>
  );
}
