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
export const filterKeyboard = [
  'The list beside a field opens with Enter, Space or an arrow key; letters jump to a choice, Escape closes it, ' +
    'and the value changes only when a choice is picked.',
  'After the reload, the focus is on the control that was used last.',
] as const;
export const filterServer =
  'No separate calls: the form around it is submitted like any form, and your server renders the page for the query.';
