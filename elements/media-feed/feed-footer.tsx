import { Alert } from '#parts/form/alert.tsx';
import { BusyButton } from '#parts/form/busy-button.tsx';
import type { FeedState } from './feed-state.ts';

export interface FeedFooterProps {
  state: FeedState;
  onMore: () => void;
  onRetry: () => void;
}

/**
 * The button for more items, or for another try after a failure. It is the same element, so that it keeps the focus.
 */
export function FeedFooter({ state, onMore, onRetry }: FeedFooterProps) {
  const { status, hasMoreItems, continued, items } = state;
  const failed = status === 'failed';
  const some = items.length > 0;
  if (!failed && !hasMoreItems && !(status === 'loading' && continued)) return null;
  return (
    <div className="haven-feed__footer">
      {failed && (
        <Alert kind="error" title={some ? 'More items could not be loaded' : 'The list could not be loaded'}>
          {some ? 'Those already shown are still here. ' : ''}Check your connection and try again.
        </Alert>
      )}
      <BusyButton
        variant="secondary"
        busy={status === 'loading'}
        busyLabel="Loading…"
        onClick={failed ? onRetry : onMore}
      >
        {failed ? 'Try again' : 'Load more'}
      </BusyButton>
    </div>
  );
}
