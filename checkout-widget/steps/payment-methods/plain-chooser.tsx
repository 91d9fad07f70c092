import type { Shown } from '#locales/message.ts';
import { MethodIcon } from './method-icon.tsx';
import { MethodLogo } from './method-logo.tsx';
import type { OfferedMethod } from './offered-methods.ts';
import { METHOD_TEXTS } from './offered-methods.ts';

/** The props of both choosers. */
export interface ChooserProps {
  readonly methods: readonly OfferedMethod[];
  readonly isDisabled: boolean;
  choose(method: OfferedMethod): void;
  /** Writes a text in the shopper's language: the chooser is also rendered where there are no hooks. */
  textOf(shown: Shown): string;
}

/** One button for each method (C2.13): a text with an icon, or only a logo. */
export function PlainChooser({ methods, isDisabled, choose, textOf }: ChooserProps) {
  return (
    <ul className="pay-methods">
      {methods.map((method) => {
        const { label, isLogo } = METHOD_TEXTS[method];
        return (
          <li key={method}>
            <button
              type="button"
              className={`pay-method ${isLogo ? 'pay-method--logo' : 'pay-method--text'}`}
              data-method={method}
              aria-label={textOf(label)}
              disabled={isDisabled}
              onClick={() => choose(method)}
            >
              {isLogo ? (
                <MethodLogo method={method} />
              ) : (
                <>
                  <MethodIcon method={method} />
                  <span className="pay-method-label">{textOf(label)}</span>
                </>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
