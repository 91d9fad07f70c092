import { Wordmark, wordWidth } from '#checkout/steps/payment-methods/wordmark.tsx';
import { ZIP_ICON_HEIGHT } from './zip-constants.ts';

/** Our own drawing of Zip's name in white, with the height of its button (C9.10). */
export function ZipLogo() {
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
