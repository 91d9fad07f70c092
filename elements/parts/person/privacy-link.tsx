import { safeLink } from '#website/links/safe-navigate.ts';

/** The label of the tick box. The policy opens in a new tab, so that typed values are not lost. */
export function PrivacyLink({ url }: { url: string }) {
  const safe = safeLink(url);
  if (!safe) return 'I have read the privacy notice';
  return (
    <>
      I have read the{' '}
      <a href={url} target="_blank" rel="noopener">
        privacy notice<span className="haven-visually-hidden"> (opens in a new tab)</span>
      </a>
    </>
  );
}
