import { Alert } from '#parts/form/alert.tsx';

/** What takes the form's place after a success. A browser may refuse the new tab, so the guide is a link here too. */
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
