/** The English texts of `update-details-rules`. */
export const UPDATE_SAID = {
  room: 'update-details-rules',
  said: true,
  texts: {
    nothing: 'Tick at least one thing to change.',
    sameEmail: 'Enter the same new email address again.',
    firstName: 'Enter your first name as we have it now.',
    lastName: 'Enter your last name as we have it now.',
    email: 'Enter the email address we have for you now, like name@example.org.',
    newFirstName: 'Enter your new first name.',
    newLastName: 'Enter your new last name.',
    newEmail: 'Enter your new email address, like name@example.org.',
    expiry: 'Enter the new expiry date as month and year, like 09/29.',
    privacy: 'Tick the box to say that you have read the privacy notice.',
  },
} as const;
