import { useEffect, useLayoutEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import filterCss from '#parts/filter/filter.css?inline';
import { FilterRange, FilterSelect } from '#parts/filter/filter-controls.tsx';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { siteContext } from '#runtime/inherited-context.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import MEDIA_FEED_TEXTS from '#texts/elements/media-feed';
import { FeedFooter } from './feed-footer.tsx';
import { FeedItem } from './feed-item.tsx';
import { type FeedFilters, feedText } from './feed-state.ts';
import css from './media-feed.css?inline';
import { attributes, tag } from './media-feed.definition.ts';
import { useMediaFeed } from './use-media-feed.ts';

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
