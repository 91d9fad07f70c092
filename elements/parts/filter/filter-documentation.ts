/** The shared reference texts of all filters, as separate constants, so that a bundle drops them. */
export const filterDocumentation = {
  label: 'The name of the group of controls.',
  keywords: 'The keywords by which the page is filtered, joined with hyphens as the form sends them.',
  results: 'The number of results in words, such as "12 stories": announced after a change has reloaded the page.',
  value:
    'All choices in one text, as a query such as `keywords=water&author=mele`, instead of an attribute for each. ' +
    'The property holds the current choices; setting it does not submit.',
  name: 'The form name of all choices in one text, beside the fields themselves; none without it.',
  required: 'The form is not sent without a choice.',
  disabled: 'Disables its fields and excludes them from the form; a disabled fieldset around it does the same.',
} as const;
export const filterAuthor = [
  'A `form` around it with `method="get"` and the address of the listing.',
  'The same fields as content, for people without JavaScript.',
  '`results` in words, such as “12 found”, written by your server.',
] as const;
export const filterScreenReader = [
  'A named group with a note that the results change with each choice.',
  'The number of results is announced after the reload.',
] as const;
export const listKeyboard =
  'The list beside a field opens with Enter, Space or an arrow key; letters jump to a choice, Escape closes it, ' +
  'and the value changes only when a choice is picked.';
export const reloadKeyboard = 'After the reload, the focus is on the control that was used last.';
export const filterServer =
  'No separate calls: the form around it is submitted like any form, and your server renders the page for the query.';

export const categoryTexts = {
  categories:
    'The categories to choose from, as JSON: texts, or objects with `value` and `label`; the first one means all.',
  category: 'The category by which the page is filtered; submitted as `category`.',
} as const;
/** Further choices of the news and blog listings. */
export const listingTexts = {
  authors: 'The authors to choose from, as JSON: texts, or objects with `value` and `label`; the first one means all.',
  author: 'The author by which the page is filtered; submitted as `author`.',
  topics: 'The topics to choose from, as JSON: texts, or objects with `value` and `label`; the first one means all.',
  topic: 'The topic by which the page is filtered; submitted as `topic`.',
  dates:
    'The dates to choose from, such as years or months, as JSON: texts, or objects with `value` and `label`; ' +
    'the first one means all.',
  date: 'The date by which the page is filtered; submitted as `date`.',
} as const;

/** The lists in the examples: the field, its label, the first choice and the others. */
const EXAMPLE_LISTS = {
  authors: ['author', 'Author', 'All authors', { mele: 'Mele Tau', jo: 'Jo Hart' }],
  categories: ['category', 'Category', 'All categories', { story: 'Stories', report: 'Reports' }],
  locations: ['location', 'Location', 'All locations', { jordan: 'Jordan', bangladesh: 'Bangladesh' }],
  topics: ['topic', 'Topic', 'All topics', { shelter: 'Shelter', water: 'Water' }],
  dates: ['date', 'Date', 'Any date', { 2025: '2025', 2026: '2026' }],
  statuses: ['status', 'Event status', 'All events', { upcoming: 'Upcoming', past: 'Past' }],
} as const;

/** The examples of a filter; `range` is its date range. A function, so that a bundle without documentation drops it. */
export function filterExamples(
  page: string,
  lists: readonly (keyof typeof EXAMPLE_LISTS)[],
  current: string,
  range = { years: '', fields: '' },
) {
  const choices = lists.map((list) => {
    const [, , all, others] = EXAMPLE_LISTS[list];
    const objects = [['', all], ...Object.entries(others)].map(([value, label]) => ({ value, label }));
    return ` ${list}='${JSON.stringify(objects)}'`;
  });
  const fields = lists.map((list) => {
    const [name, label] = EXAMPLE_LISTS[list];
    return ` <label>${label} <select name="${name}"><option value="">All</option></select></label>`;
  });
  const html = (attributes: string) =>
    `<form method="get" action="/${page}" autocomplete="off">` +
    `<${page}-filter label="Filter ${page}"${attributes}${choices.join('')}${range.years}>` +
    `<label>Keywords <input name="keywords"></label>${fields.join('')}${range.fields} <button>Apply filters</button>` +
    `</${page}-filter></form>`;
  const filtered = ` keywords="refugee-camp" ${current} results="2 found"`;
  return [
    { title: 'Without a choice', html: html('') },
    { title: 'After a reload, with the current filter', html: html(filtered) },
  ] as const;
}
