import type * as z from 'zod/mini';
import filterCss from '#parts/filter/filter.css?inline';
import { FilterRange, FilterSelect } from '#parts/filter/filter-controls.tsx';
import { filterField } from '#parts/filter/filter-field.ts';
import { FilterForm } from '#parts/filter/filter-form.tsx';
import { saveTyped } from '#parts/filter/filter-typed.ts';
import { joinKeywords, spaceKeywords } from '#rules/keywords.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useTexts } from '#runtime/texts/use-texts.ts';
import EVENTS_FILTER_TEXTS from '#texts/elements/events-filter';
import FILTER_TEXTS from '#texts/elements/filter';
import { attributes, tag } from './events-filter.definition.ts';

const NAMES = ['keywords', 'status', 'category', 'dateMin', 'dateMax'] as const;

/** W2.50, W2.51: the controls of the events listing. */
function EventsFilter(filter: z.output<typeof attributes>) {
  const t = useTexts(EVENTS_FILTER_TEXTS);
  return (
    <FilterForm {...filter} names={NAMES} join={joinKeywords} space={spaceKeywords}>
      <FilterSelect label={t('status')} name="status" value={filter.status} choices={filter.statuses} />
      <FilterSelect label={t('category')} name="category" value={filter.category} choices={filter.categories} />
      <FilterRange
        label={t('dates')}
        dateMin={filter.dateMin}
        dateMax={filter.dateMax}
        firstYear={filter.firstYear}
        lastYear={filter.lastYear}
      />
    </FilterForm>
  );
}
saveTyped(tag);
export const EventsFilterElement = defineElement({
  tag,
  attributes,
  defaultTexts: FILTER_TEXTS,
  view: EventsFilter,
  root: 'light',
  styles: [controls, filterCss],
  formAssociated: filterField(NAMES),
});
