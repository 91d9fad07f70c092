/** The English texts of `subscribe-rules`. */
export const SUBSCRIBE_SAID = {
  room: 'subscribe-rules',
  said: true,
  texts: {
    firstName: 'Your first name is needed.',
    lastName: 'Your last name is needed.',
    email: 'A valid email address is needed, like name@example.org.',
  },
} as const;
