import { Alert } from '#parts/form/alert.tsx';

/** Replaces the form after a success. */
export function UpdateSent({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="haven-form">
      <Alert kind="success" focus title="Thank you. We have your changes.">
        <p>We will update our records and use your new details from then on.</p>
      </Alert>
      <div className="haven-actions">
        <button className="haven-button haven-button--secondary" type="button" onClick={onAgain}>
          Change something else
        </button>
      </div>
    </div>
  );
}
