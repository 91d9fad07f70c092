/** What the shared attributes mean, for the reference: constants, so that a bundle drops them. */
export const filterDocumentation = {
  label: 'The name of the group of controls.',
  keywords: 'The keywords that the page was filtered by, joined with hyphens as the form sent them.',
  results: 'What the page now shows, such as "12 stories": spoken after a change has reloaded it.',
} as const;
