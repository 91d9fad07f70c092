/** The English texts of `dedication`. */
export const DEDICATION_SAID = {
  room: 'dedication',
  said: true,
  texts: {
    name: 'Enter the name of the person.',
    nameTooLong: 'Shorten the name to {limit} characters or fewer.',
    recipient: 'Enter the name of the recipient.',
    recipientEmail: 'Enter the recipient’s email address, like name@example.org.',
    message: 'Write a message for the card.',
    messageTooLong: 'Shorten the message to {limit} characters or fewer.',
    sendDate: 'Choose a day from today to one year from now, or leave it empty.',
  },
} as const;
