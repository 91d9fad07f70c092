import { Alert } from '#parts/form/alert.tsx';
import { StatusMessage } from '#parts/form/status-message.tsx';
import type { LazyPart } from './use-lazy-part.ts';

/** The place of a part whose script has not arrived. */
export function PartLoading({ part }: { readonly part: LazyPart<unknown> }) {
  if (!part.hasFailed) {
    return (
      <StatusMessage className="donation-form__note">
        <span className="haven-spinner" aria-hidden="true" /> Loading…
      </StatusMessage>
    );
  }
  return (
    <>
      <Alert kind="error">
        We could not load this part of the form. Nothing was charged, and what you entered is still here. Check your
        connection and try again.
      </Alert>
      <button className="haven-button haven-button--secondary donation-form__next" type="button" onClick={part.retry}>
        Try again
      </button>
    </>
  );
}
