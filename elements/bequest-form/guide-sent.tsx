import { Alert } from '#parts/form/alert.tsx';

/** Replaces the form after a success. Links to the guide too, because a browser may block the new tab. */
export function GuideSent({ email, url }: { email: string; url: string }) {
  return (
    <Alert kind="success" focus title="Thank you. The guide is on its way.">
      <p>We are sending it to {email}. It comes once a day at most, however often you ask.</p>
      {url !== '' && (
        <p>
          <a href={url} target="_blank" rel="noopener noreferrer">
            Open the guide<span className="haven-visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      )}
    </Alert>
  );
}
