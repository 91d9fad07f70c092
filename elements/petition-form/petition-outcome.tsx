import { useLayoutEffect, useState } from 'react';
import { Alert } from '#parts/form/alert.tsx';
import { linkTo } from '#rules/links/link-to.ts';
import { useHost } from '#runtime/host.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import PETITION_TEXTS from '#texts/elements/petition-form';
import type { Outcome } from './leave.ts';

/** Replaces the fields after the petition is signed. */
export function PetitionOutcome({ outcome, url }: { outcome: Outcome; url: string }) {
  const t = useTexts(PETITION_TEXTS);
  const { element } = useHost();
  // Measured before the render, because focusing the message scrolls as well.
  const [isBelow] = useState(() => element.getBoundingClientRect().top < 0);
  useLayoutEffect(() => {
    // W8.08: up to the block, never down.
    if (outcome === 'sent' && isBelow) element.scrollIntoView({ block: 'start' });
  }, [element, outcome, isBelow]);

  if (outcome === 'sent') {
    return (
      <Alert kind="success" focus>
        {t('sent')}
      </Alert>
    );
  }
  if (outcome === 'refused') {
    return (
      <Alert kind="warning" focus title={t('added')}>
        {t('notOpened')}
      </Alert>
    );
  }
  const href = linkTo(url);
  return (
    <Alert kind="success" focus title={t('thanks')}>
      {outcome === 'leaving' ? t('opening') : t('opened')} {/* The link for browsers that block new tabs. */}
      {href && <a href={href}>{t('next')}</a>}
    </Alert>
  );
}
