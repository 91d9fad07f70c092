import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type * as z from 'zod/mini';
import { ContentText } from '#parts/content/content-text.tsx';
import filterCss from '#parts/filter/filter.css?inline';
import { FilterRange, FilterSelect } from '#parts/filter/filter-controls.tsx';
import { Alert } from '#parts/form/alert.tsx';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { StatusMessage } from '#parts/form/status-message.tsx';
import type { MediaPreview } from '#rules/api/media-feed-schemas.ts';
import { createWebsiteApi } from '#rules/api/website-api.ts';
import { safeHref } from '#rules/links/link-to.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { siteContext } from '#runtime/inherited-context.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import MEDIA_FEED_TEXTS from '#texts/elements/media-feed';
import {
  type FeedFilters,
  type FeedState,
  type FirstPage,
  feedQuery,
  feedReducer,
  feedText,
  noResultsFound,
  startFeed,
} from './feed-state.ts';
import css from './media-feed.css?inline';
import { attributes, type MediaFeedEvents, tag } from './media-feed.definition.ts';

interface MediaFeedOptions {
  filters: FeedFilters;
  first: FirstPage | undefined;
  homePageId: string;
  mediaListingPageId: string;
  feedUrl: string;
}

/** The feed of a view: its state, and its current request. */
function useMediaFeed({ filters, first, homePageId, mediaListingPageId, feedUrl }: MediaFeedOptions) {
  const host = useHost<MediaFeedEvents>();
  const [state, dispatch] = useReducer(feedReducer, undefined, () => startFeed(filters, first));
  const { request, status } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a request is made once, with the choices at its start.
  useEffect(() => {
    if (status !== 'loading') return;
    const controller = new AbortController();
    createWebsiteApi()
      .filterMediaFeed(feedQuery(state, { homePageId, mediaListingPageId }), {
        action: feedUrl,
        signal: controller.signal,
      })
      .then(
        (response) => controller.signal.aborted || dispatch({ type: 'response', request, response }),
        () => controller.signal.aborted || dispatch({ type: 'failure', request }),
      );
    return () => controller.abort();
    // `status` is not a dependency: the request's own result would abort it.
  }, [request]);

  const count = state.items.length;
  const empty = noResultsFound(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response.
  useEffect(() => {
    if (status === 'ready' && request > 0) host.emit('feed-change', { shown: count, noResultsFound: empty });
  }, [status, request]);

  return { state, empty, dispatch };
}

interface FeedItemProps {
  item: MediaPreview;
  headingLevel: number;
  locale: string;
}

/** Formats a date for a locale; any other text stays unchanged. */
function dateWords(date: string, locale: string): string {
  if (!/^\d{4}-\d\d-\d\d/.test(date) || Number.isNaN(Date.parse(date))) return date;
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' };
  try {
    return new Date(date).toLocaleDateString(locale, options);
  } catch {
    return new Date(date).toLocaleDateString('en-AU', options);
  }
}

function FeedItem({ item, headingLevel, locale }: FeedItemProps) {
  const { url, image, date, summary } = item;
  const title = <ContentText of={item} field="title" />;
  const href = safeHref(url);
  const Title = `h${headingLevel}` as 'h3';
  return (
    <li className="haven-feed__item">
      {image ? (
        <img className="haven-feed__image" src={image} width={800} height={450} alt="" loading="lazy" />
      ) : (
        <span className="haven-feed__image" />
      )}
      <div className="haven-feed__body">
        {date && (
          <p className="haven-feed__date">
            <bdi>{dateWords(date, locale)}</bdi>
          </p>
        )}
        <Title className="haven-feed__title" tabIndex={href ? undefined : -1}>
          {href ? (
            <a className="haven-link haven-feed__link" href={href}>
              {title}
            </a>
          ) : (
            title
          )}
        </Title>
        {summary && (
          <p className="haven-feed__summary">
            <ContentText of={item} field="summary" />
          </p>
        )}
      </div>
    </li>
  );
}

interface FeedFooterProps {
  state: FeedState;
  onMore: () => void;
  onRetry: () => void;
}

/**
 * The button for more items, or for another try after a failure. It is the same element, so that it keeps the focus.
 */
function FeedFooter({ state, onMore, onRetry }: FeedFooterProps) {
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

const SKELETONS = ['first', 'second', 'third'];

function MediaFeed(props: z.output<typeof attributes>) {
  const t = useTexts(MEDIA_FEED_TEXTS);
  const { actions, locations, mediaPreviews, hasMoreItems, formattedDate, headingLevel, locale } = props;
  const { element } = useHost();
  const list = useRef<HTMLUListElement>(null);
  const { state, empty, dispatch } = useMediaFeed({
    ...props,
    filters: { actionId: actions[0]?.value ?? '', locationId: locations[0]?.value ?? '', dateMin: '', dateMax: '' },
    first: mediaPreviews && { mediaPreviews, hasMoreItems, formattedDate },
  });
  const { items, status, added, continued } = state;

  useEffect(() => {
    const filter = (filters: Partial<FeedFilters>) => dispatch({ type: 'filter', filters });
    const onSelection = (event: Event) => {
      const control = (event.target as Element).closest('[data-control]')?.getAttribute('data-control');
      // A drop-down, or its fallback until its script has loaded. A range has its own event.
      const { value } = event.target as HTMLSelectElement;
      if (control && typeof value === 'string') filter({ [control]: value });
    };
    const onRange = (event: Event) => {
      const { min, max, complete } = (event as CustomEvent<{ min: string; max: string; complete: boolean }>).detail;
      if (complete) filter({ dateMin: min, dateMax: max });
    };
    element.addEventListener('change', onSelection);
    element.addEventListener('range-change', onRange);
    return () => {
      element.removeEventListener('change', onSelection);
      element.removeEventListener('range-change', onRange);
    };
  }, [element, dispatch]);

  // After "Load more" the focus moves to the first new item; a filter keeps its focus.
  useLayoutEffect(() => {
    if (!continued || added === 0) return;
    const title = list.current?.children[items.length - added]?.querySelector<HTMLElement>('.haven-feed__title');
    (title?.querySelector('a') ?? title)?.focus();
  }, [continued, added, items]);

  return (
    <div className="haven-feed">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of equal columns in every browser. */}
      <div className="haven-filter" role="group" aria-label={t('filters')}>
        <p className="haven-filter__note">{t('updates')}</p>
        <div className="haven-field-row">
          <FilterSelect label={t('action')} name="actionId" value={state.filters.actionId} choices={actions} />
          <FilterSelect label={t('location')} name="locationId" value={state.filters.locationId} choices={locations} />
          <FilterRange
            label={t('dates')}
            firstYear={props.firstYear}
            lastYear={props.lastYear}
            rangeText={state.formattedDate}
          />
        </div>
      </div>
      <StatusMessage className="haven-feed__status">{feedText(state, t)}</StatusMessage>
      <ul
        className="haven-feed__list"
        ref={list}
        aria-label={t('media')}
        aria-busy={status === 'loading'}
        hidden={empty}
      >
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items are only added at the end, and may repeat.
          <FeedItem key={index} item={item} headingLevel={headingLevel} locale={locale} />
        ))}
        {status === 'loading' &&
          items.length === 0 &&
          SKELETONS.map((name) => <li key={name} className="haven-skeleton haven-feed__skeleton" aria-hidden="true" />)}
      </ul>
      <FeedFooter
        state={state}
        onMore={() => dispatch({ type: 'load-more' })}
        onRetry={() => dispatch({ type: 'retry' })}
      />
    </div>
  );
}

export const MediaFeedElement = defineElement({
  context: siteContext,
  tag,
  attributes,
  view: MediaFeed,
  root: 'light',
  renderedOnServer: false,
  styles: [controls, filterCss, css],
});
