import { linkTo } from '#website/links/link-to.ts';

/** What the tick box says. The notice opens beside the form, so that nothing typed is left behind. */
export function PrivacyLabel({ url }: { url: string }) {
  const href = linkTo(url);
  if (!href) return 'I have read the privacy notice';
  return (
    <>
      I have read the{' '}
      <a href={href} target="_blank" rel="noopener">
        privacy notice<span className="haven-visually-hidden"> (opens in a new tab)</span>
      </a>
    </>
  );
}
