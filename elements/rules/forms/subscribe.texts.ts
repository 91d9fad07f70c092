/** The English texts of `subscribe-rules`. */
export const SUBSCRIBE_SAID = {
  room: 'subscribe-rules',
  said: true,
  texts: {
    firstName: 'Please enter your first name.',
    lastName: 'Please enter your last name.',
    email: 'Please enter a valid email address, like name@example.org.',
  },
} as const;
