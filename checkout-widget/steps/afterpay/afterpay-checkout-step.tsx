import problemStyles from '#checkout/steps/problem.css?inline';
import buttonStyles from '#checkout/steps/provider-button/provider-button.css?inline';
import { ProviderButton } from '#checkout/steps/provider-button/provider-button.tsx';
import type { StepProps } from '#checkout/steps/step.ts';
import { AfterpayCheckoutButton } from '#sdk';
import { AFTERPAY_BACKGROUND, AFTERPAY_ERROR } from './afterpay-constants.ts';
import { AfterpayLogo } from './afterpay-logo.tsx';

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
