import { MethodIcon } from './method-icon.tsx';
import { MethodLogo } from './method-logo.tsx';
import type { ChooserMethod } from './offered-methods.ts';
import { METHOD_TEXTS } from './offered-methods.ts';

/** The props of both choosers. */
export interface ChooserProps {
  readonly methods: readonly ChooserMethod[];
  readonly isDisabled: boolean;
  choose(method: ChooserMethod): void;
  /** Translates an English text: the chooser is also rendered where there are no hooks. */
  say(text: string): string;
}

/** One button for each method (C2.13): a text with an icon, or only a logo. */
export function PlainChooser({ methods, isDisabled, choose, say }: ChooserProps) {
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
              aria-label={say(label)}
              disabled={isDisabled}
              onClick={() => choose(method)}
            >
              {isLogo ? (
                <MethodLogo method={method} />
              ) : (
                <>
                  <MethodIcon method={method} />
                  <span className="pay-method-label">{say(label)}</span>
                </>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
