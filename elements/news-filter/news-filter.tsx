import type * as z from 'zod/mini';
import filterCss from '#parts/filter/filter.css?inline';
import { FilterSelect } from '#parts/filter/filter-controls.tsx';
import { filterField } from '#parts/filter/filter-field.ts';
import { FilterForm } from '#parts/filter/filter-form.tsx';
import { saveTyped } from '#parts/filter/filter-typed.ts';
import { joinKeywords, spaceKeywords } from '#rules/keywords.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useTexts } from '#runtime/texts/use-texts.ts';
import FILTER_TEXTS from '#texts/elements/filter';
import NEWS_FILTER_TEXTS from '#texts/elements/news-filter';
import { attributes, tag } from './news-filter.definition.ts';

const NAMES = ['keywords', 'author', 'category', 'location', 'topic', 'date'] as const;

/** W2.48, W2.49: the controls of the news listing. */
function NewsFilter(filter: z.output<typeof attributes>) {
  const t = useTexts(NEWS_FILTER_TEXTS);
  return (
    <FilterForm {...filter} names={NAMES} join={joinKeywords} space={spaceKeywords}>
      <FilterSelect label={t('author')} name="author" value={filter.author} choices={filter.authors} />
      <FilterSelect label={t('category')} name="category" value={filter.category} choices={filter.categories} />
      <FilterSelect label={t('location')} name="location" value={filter.location} choices={filter.locations} />
      <FilterSelect label={t('topic')} name="topic" value={filter.topic} choices={filter.topics} />
      <FilterSelect label={t('date')} name="date" value={filter.date} choices={filter.dates} />
    </FilterForm>
  );
}
saveTyped(tag);
export const NewsFilterElement = defineElement({
  tag,
  attributes,
  defaultTexts: FILTER_TEXTS,
  view: NewsFilter,
  root: 'light',
  styles: [controls, filterCss],
  formAssociated: filterField(NAMES),
});
