import type { PaymentOption } from './payment-state.ts';

interface Choice {
  readonly option: Exclude<PaymentOption, 'None'>;
  readonly icon: 'card' | 'wallet';
  readonly label: string;
  readonly detail: string;
  readonly panelId: string;
}

export interface PaymentChoicesProps {
  readonly chosen: PaymentOption;
  readonly paypalAccepted: boolean;
  /** A payment is pending, so the choice cannot change. */
  readonly isFixed: boolean;
  readonly panelIds: { readonly card: string; readonly wallet: string };
  readonly onChoose: (option: Exclude<PaymentOption, 'None'>) => void;
}

/**
 * The ways to pay. A press on the current one cancels the choice (W2.40), so these are toggle buttons, not radio
 * buttons.
 */
export function PaymentChoices({ chosen, paypalAccepted, isFixed, panelIds, onChoose }: PaymentChoicesProps) {
  const choices: Choice[] = [
    { option: 'Card', icon: 'card', label: 'Card', detail: 'Visa or Mastercard', panelId: panelIds.card },
  ];
  if (paypalAccepted) {
    const detail = 'You approve it at PayPal';
    choices.push({ option: 'PayPal', icon: 'wallet', label: 'PayPal', detail, panelId: panelIds.wallet });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend and a style to two buttons.
    <div className="haven-payment-options__choices" role="group" aria-label="Payment method">
      {choices.map(({ option, icon, label, detail, panelId }) => (
        <button
          key={option}
          className="haven-payment-options__choice"
          type="button"
          aria-pressed={chosen === option}
          aria-expanded={chosen === option}
          aria-controls={panelId}
          aria-disabled={isFixed || undefined}
          onClick={() => onChoose(option)}
        >
          <span className={`haven-icon haven-icon--${icon}`} aria-hidden="true" />
          <span className="haven-payment-options__label">{label}</span>{' '}
          <span className="haven-payment-options__detail">{detail}</span>
        </button>
      ))}
    </div>
  );
}
