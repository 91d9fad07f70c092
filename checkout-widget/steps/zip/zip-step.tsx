import { Wordmark, wordWidth } from '#checkout/steps/payment-methods/wordmark.tsx';
import problemStyles from '#checkout/steps/problem.css?inline';
import buttonStyles from '#checkout/steps/provider-button/provider-button.css?inline';
import { ProviderButton } from '#checkout/steps/provider-button/provider-button.tsx';
import type { StepProps } from '#checkout/steps/step.ts';
import { ZipmoneyCheckoutButton } from '#sdk';

/** C9.09 */
export const ZIP_BACKGROUND = '#1A0726';
/** C9.10: pixels. */
const ZIP_ICON_HEIGHT = 50;
/** C8.02: the text for an error without a message. */
export const ZIP_ERROR = 'error in zip checkout widget';

/** Our own artwork for Zip's name in white, with the height of its button (C9.10). */
function ZipLogo() {
  return (
    <svg
      className="pay-zip-logo"
      width="60"
      height={ZIP_ICON_HEIGHT}
      viewBox="0 -7 44 36"
      aria-hidden="true"
      focusable="false"
    >
      <Wordmark text="z" x={2} colour="#fff" weight={4} />
      <Wordmark text="i" x={2 + wordWidth('z') + 1.6} colour="#c9a6ff" weight={4} />
      <Wordmark text="p" x={2 + wordWidth('zi') + 3.2} colour="#fff" weight={4} />
    </svg>
  );
}

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
