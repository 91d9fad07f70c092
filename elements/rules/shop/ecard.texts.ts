/** The English texts of `ecard-rules`. */
export const ECARD_SAID = {
  room: 'ecard-rules',
  said: true,
  texts: {
    noSpace: 'Remove the space: an email address has none.',
    at: 'Add the @ and what follows it, like name@example.org.',
  },
} as const;
