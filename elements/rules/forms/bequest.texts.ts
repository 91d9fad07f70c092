/** The English texts of `bequest-rules`. */
export const BEQUEST_SAID = {
  room: 'bequest-rules',
  said: true,
  texts: {
    email: 'Enter your email address, like name@example.org.',
    recipient: 'Give the recipient an email address, like name@example.org.',
    guideAddress: 'Give the guide an address that starts with https:// or /.',
  },
} as const;
