import type { ChooserProps } from './chooser.ts';
import { MethodIcon } from './method-icon.tsx';
import { MethodLogo } from './method-logo.tsx';
import { METHOD_TEXTS } from './offered-methods.ts';

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
