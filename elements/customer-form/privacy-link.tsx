import { safeLink } from '#website/links/safe-navigate.ts';

/** What the tick box says. The policy opens beside the form, so that nothing typed is left behind. */
export function PrivacyLink({ url }: { url: string }) {
  const safe = safeLink(url, document.baseURI);
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
