import problemStyles from '#checkout/steps/problem.css?inline';
import buttonStyles from '#checkout/steps/provider-button/provider-button.css?inline';
import { ProviderButton } from '#checkout/steps/provider-button/provider-button.tsx';
import type { StepProps } from '#checkout/steps/step.ts';
import { ZipmoneyCheckoutButton } from '#sdk';
import { ZIP_BACKGROUND, ZIP_ERROR } from './zip-constants.ts';
import { ZipLogo } from './zip-logo.tsx';

/** C2.63: Zip's button. */
export function Step(step: StepProps<'zip_checkout_form.show'>) {
  return (
    <ProviderButton
      step={step}
      provider="Zip"
      background={ZIP_BACKGROUND}
      error={ZIP_ERROR}
      logo={<ZipLogo />}
      Checkout={ZipmoneyCheckoutButton}
    />
  );
}

export const styles = [problemStyles, buttonStyles];
