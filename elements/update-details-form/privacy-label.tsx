import { linkTo } from '#website/links/link-to.ts';

/** The label of the tick box. The notice opens in a new tab, so that typed values are not lost. */
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
