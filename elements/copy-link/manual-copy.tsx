import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '#runtime/texts/use-texts.ts';
import COPY_LINK_TEXTS from '#texts/elements/copy-link';

/** The address to copy by hand, selected and focused after each failed attempt. */
export function ManualCopy({ attempt, url }: { attempt: number; url: string }) {
  const t = useTexts(COPY_LINK_TEXTS);
  const field = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt selects again.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [attempt]);

  return (
    <div className="haven-field manual">
      <label className="haven-field__label" htmlFor="address">
        {t('notCopied')}
      </label>
      <p className="haven-field__hint" id="address-hint">
        {t('byHand')}
      </p>
      <input
        className="haven-field__control"
        id="address"
        part="address"
        readOnly
        aria-describedby="address-hint"
        value={url}
        ref={field}
      />
    </div>
  );
}
