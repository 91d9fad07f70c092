import { useLayoutEffect, useState } from 'react';
import { Alert } from '#parts/form/alert.tsx';
import { useHost } from '#runtime/host.ts';
import { linkTo } from '#website/links/link-to.ts';
import type { Outcome } from './leave.ts';

/** Replaces the fields after the petition is signed. */
export function PetitionOutcome({ outcome, url }: { outcome: Outcome; url: string }) {
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
        Petition sent
      </Alert>
    );
  }
  if (outcome === 'refused') {
    return (
      <Alert kind="warning" focus title="Your signature is added.">
        The next page could not be opened. You do not need to sign again.
      </Alert>
    );
  }
  const href = linkTo(url);
  return (
    <Alert kind="success" focus title="Thank you. Your signature is added.">
      {outcome === 'leaving' ? 'The next page is opening.' : 'The next page has opened in another tab.'}{' '}
      {/* The link for browsers that block new tabs. */}
      {href && <a href={href}>Go to the next page</a>}
    </Alert>
  );
}
