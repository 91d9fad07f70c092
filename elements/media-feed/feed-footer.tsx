import { Alert } from '#parts/form/alert.tsx';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { useTexts } from '#runtime/texts/use-texts.ts';
import MEDIA_FEED_TEXTS from '#texts/elements/media-feed';
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
  const t = useTexts(MEDIA_FEED_TEXTS);
  const { status, hasMoreItems, continued, items } = state;
  const failed = status === 'failed';
  const some = items.length > 0;
  if (!failed && !hasMoreItems && !(status === 'loading' && continued)) return null;
  return (
    <div className="haven-feed__footer">
      {failed && (
        <Alert kind="error" title={some ? t('moreNotLoaded') : t('notLoaded')}>
          {some ? `${t('stillHere')} ` : ''}
          {t('check')}
        </Alert>
      )}
      <BusyButton variant="secondary" busy={status === 'loading'} onClick={failed ? onRetry : onMore}>
        {/* The feed announces by itself that it loads. */}
        {status === 'loading' ? t('loading') : failed ? t('retry') : t('more')}
      </BusyButton>
    </div>
  );
}
