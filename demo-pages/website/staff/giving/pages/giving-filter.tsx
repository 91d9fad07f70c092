import { formField, type Markup, SITES, siteOf } from '../../../platform/index.ts';
import { DONATION_RECORDS_PATH } from '../donation-record-paths.ts';
import type { GivingList } from '../lists/giving-list.ts';
import type { FilterField, FilterProblem, TypedFilter } from '../lists/record-filter.ts';
import { dayField } from './day-field.tsx';

export interface FilterFormData {
  list: GivingList;
  typed: TypedFilter;
  problems: readonly FilterProblem[];
  appeals: readonly { code: string; name: string; siteCountryCode: string }[];
}

type Options = readonly { value: string; label: string }[];

/** The form that filters a list; it is sent with the address, so that a filtered list can be kept as a bookmark. */
export function filterForm({ list, typed, problems, appeals }: FilterFormData): Markup {
  const errorOf = (field: FilterField) => problems.find((problem) => problem.field === field)?.message;
  const shared = (name: FilterField, label: string) => ({
    name,
    label,
    value: typed[name],
    autocomplete: 'off',
    optional: true,
    error: errorOf(name),
  });
  const choice = (name: FilterField, label: string, all: string, options: Options) =>
    formField({ ...shared(name, label), options: [{ value: '', label: all }, ...options] });
  const controls: Record<FilterField, () => Markup> = {
    text: () =>
      formField(shared('text', list.slug === 'appeals' ? 'Name or code' : 'Name, email, receipt or reference')),
    state: () => choice('state', 'Status', 'Any status', list.states),
    appeal: () =>
      choice(
        'appeal',
        'Appeal',
        'All appeals',
        appeals.map(({ code, name, siteCountryCode }) => ({
          value: code,
          label: `${name} (${siteOf(siteCountryCode).countryName})`,
        })),
      ),
    country: () =>
      choice(
        'country',
        'Country',
        'Both countries',
        SITES.map(({ code, countryName }) => ({ value: code, label: countryName })),
      ),
    from: () => dayField(shared('from', 'From')),
    until: () => dayField(shared('until', 'Until')),
    least: () => formField({ ...shared('least', 'At least'), width: 'short' }),
    most: () => formField({ ...shared('most', 'At most'), width: 'short' }),
  };
  return (
    <form
      className="records-find records-filter"
      role="search"
      method="get"
      action={`${DONATION_RECORDS_PATH}/${list.slug}`}
    >
      {list.filters.map((name) => controls[name]())}
      <div className="haven-actions">
        <button className="haven-button haven-button--secondary" type="submit">
          Apply
        </button>
        <a className="haven-link" href={`${DONATION_RECORDS_PATH}/${list.slug}`}>
          Clear filters
        </a>
      </div>
    </form>
  );
}
