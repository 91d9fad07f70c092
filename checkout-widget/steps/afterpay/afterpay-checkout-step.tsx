import { Wordmark } from '#checkout/steps/payment-methods/wordmark.tsx';
import problemStyles from '#checkout/steps/problem.css?inline';
import buttonStyles from '#checkout/steps/provider-button/provider-button.css?inline';
import { ProviderButton } from '#checkout/steps/provider-button/provider-button.tsx';
import type { StepProps } from '#checkout/steps/step.ts';
import { AfterpayCheckoutButton } from '#sdk';
import { AFTERPAY_BACKGROUND, AFTERPAY_ERROR } from './afterpay-constants.ts';

/** Our own artwork for Afterpay's name with an arrow, in a dark ink for the mint button. */
function AfterpayLogo() {
  return (
    <svg
      className="pay-afterpay-logo"
      width="133"
      height="30"
      viewBox="0 -3 124 28"
      aria-hidden="true"
      focusable="false"
    >
      <Wordmark text="afterpay" x={2} colour="#0b1f17" weight={3} />
      <path
        d="M109 5.6V3.4L122 10.9L109 18.4V16.2"
        fill="none"
        stroke="#0b1f17"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** C2.51: Afterpay's button. */
export function Step(step: StepProps<'afterpay_checkout_form.show'>) {
  return (
    <ProviderButton
      step={step}
      provider="Afterpay"
      background={AFTERPAY_BACKGROUND}
      error={AFTERPAY_ERROR}
      logo={<AfterpayLogo />}
      Checkout={AfterpayCheckoutButton}
    />
  );
}

export const styles = [problemStyles, buttonStyles];
