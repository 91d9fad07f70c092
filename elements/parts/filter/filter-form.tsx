import type { ReactNode } from 'react';
import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { useTexts } from '#runtime/texts/use-texts.ts';
import FILTER_TEXTS from '#texts/elements/filter';
import { FilterContext } from './filter-context.ts';
import type { FilterNames } from './filter-value.ts';
import { KeywordField } from './keyword-field.tsx';
import { useFilterChoices } from './use-filter-choices.ts';
import { useFilterForm } from './use-filter-form.ts';

export interface FilterFormProps {
  label: string;
  /** The author's keywords as the form sends them, joined. */
  keywords: string;
  /** All choices, and the names by which the form sends them. */
  value: string;
  names: FilterNames;
  disabled: boolean;
  results: string;
  /** Joins typed keywords for the form; `space` is the reverse. */
  join: (typed: string) => string;
  space: (joined: string) => string;
  /** The other controls. */
  children: ReactNode;
}

/** The controls of a listing's filter. They are in a form of the page, in place of the author's own fields. */
export function FilterForm(props: FilterFormProps) {
  const { label, keywords, results, join, space, children } = props;
  const t = useTexts(FILTER_TEXTS);
  const id = useUniqueId('filter');
  const filter = useFilterChoices(props.names, props, join);
  const { submit, spoken, path } = useFilterForm(results);
  const isFiltered = Object.values(filter.choices).some(Boolean);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of equal columns in every browser.
    <div className="haven-filter" role="group" aria-label={label} aria-describedby={`${id}-note`}>
      <p className="haven-filter__note" id={`${id}-note`}>
        {t('updates')}
      </p>
      <div className="haven-field-row">
        <KeywordField
          id={`${id}-keywords`}
          keywords={keywords}
          current={filter.choices['keywords'] ?? ''}
          disabled={filter.off}
          join={join}
          space={space}
          onCommit={submit}
        />
        <FilterContext.Provider value={filter}>{children}</FilterContext.Provider>
        <a
          className={`haven-button haven-button--secondary haven-filter__clear${isFiltered ? ' haven-filter__clear--used' : ''}`}
          href={path}
        >
          {t('clear')}
        </a>
      </div>
      <StatusMessage>{spoken}</StatusMessage>
    </div>
  );
}
