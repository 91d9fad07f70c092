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
import BLOG_FILTER_TEXTS from '#texts/elements/blog-filter';
import FILTER_TEXTS from '#texts/elements/filter';
import { attributes, tag } from './blog-filter.definition.ts';

const NAMES = ['keywords', 'author', 'category', 'topic', 'date'] as const;

/** W2.52, W2.53: the controls of the blog listing. */
function BlogFilter(filter: z.output<typeof attributes>) {
  const t = useTexts(BLOG_FILTER_TEXTS);
  return (
    <FilterForm {...filter} names={NAMES} join={joinKeywords} space={spaceKeywords}>
      <FilterSelect label={t('author')} name="author" value={filter.author} choices={filter.authors} />
      <FilterSelect label={t('category')} name="category" value={filter.category} choices={filter.categories} />
      <FilterSelect label={t('topic')} name="topic" value={filter.topic} choices={filter.topics} />
      <FilterSelect label={t('date')} name="date" value={filter.date} choices={filter.dates} />
    </FilterForm>
  );
}
saveTyped(tag);
export const BlogFilterElement = defineElement({
  tag,
  attributes,
  defaultTexts: FILTER_TEXTS,
  view: BlogFilter,
  root: 'light',
  styles: [controls, filterCss],
  formAssociated: filterField(NAMES),
});
