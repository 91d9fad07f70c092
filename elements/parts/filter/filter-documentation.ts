/** The shared reference texts of all filters, as separate constants, so that a bundle drops them. */
export const filterDocumentation = {
  label: 'The name of the group of controls.',
  keywords: 'The keywords that the page was filtered by, joined with hyphens as the form sent them.',
  results: 'What the page now shows, such as "12 stories": spoken after a change has reloaded it.',
} as const;
export const filterAuthor = [
  'A `form` around it with `method="get"` and the address of the listing.',
  'The same fields as content, for people without JavaScript.',
  '`results` in words, such as “12 found”, written by your server.',
] as const;
export const filterScreenReader = [
  'A named group that says in advance that results change at each choice.',
  'The number of results is announced when the page comes back.',
] as const;
export const filterKeyboard = [
  'The list beside a field opens with Enter, Space or an arrow key; letters jump to a choice, Escape closes it, and nothing changes until a choice is taken.',
  'After the page has come back, the focus is on the control that was used last.',
] as const;
export const filterServer =
  'No call of its own: the form around it is sent like any form, and your server draws the page for the query.';
