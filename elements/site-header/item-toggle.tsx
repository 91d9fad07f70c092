import type { ComponentProps } from 'react';
import { useTexts } from '#runtime/texts/use-texts.ts';
import HEADER_TEXTS from '#texts/elements/site-header';
import type { NavItem } from './nav-items.ts';

interface ItemToggleProps extends ComponentProps<'details'> {
  item: NavItem;
}

/**
 * What opens the pages below an item, also without a script: a button beside its link, or its name if it has no link.
 */
export function ItemToggle({ item: { label, href }, children, ...details }: ItemToggleProps) {
  const t = useTexts(HEADER_TEXTS);
  const chevron = <span className="haven-icon haven-icon--chevron" />;
  return (
    <details {...details}>
      {href === undefined ? (
        <summary className="link link--button">
          <span>{label}</span>
          {chevron}
        </summary>
      ) : (
        <summary className="more" aria-label={t('pagesBelow', { label })}>
          {chevron}
        </summary>
      )}
      {children}
    </details>
  );
}
