import type { Shown } from '#locales/message.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import SECURE_STEP_TEXTS from '#texts/checkout/pay-widget-3ds';
/** The notice while the shopper confirms the payment somewhere else, such as in the bank's app. */
export function Elsewhere({ children }: { readonly children: Shown }) {
  const t = useTexts(SECURE_STEP_TEXTS);
  const textOf = useTextOf();
  return (
    <div className="pay-3ds-elsewhere">
      <svg className="pay-3ds-phone" viewBox="0 0 40 64" aria-hidden="true" focusable="false">
        <rect x="3" y="3" width="34" height="58" rx="7" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="M16 9.5h8" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        <path
          className="pay-3ds-tick"
          d="m12 33 6 6 11-12"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <div>
        <p className="pay-3ds-text">{textOf(children)}</p>
        <p className="pay-3ds-wait">
          <span className="pay-3ds-dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {t('waiting')}
        </p>
      </div>
    </div>
  );
}
