/** The English texts of `form-input`. */
export const FORM_INPUT_SAID = {
  room: 'form-input',
  said: true,
  texts: {
    cardNumber: 'This looks like a card number. Enter a name here.',
    tooLong: 'Shorten this to {limit} characters or fewer.',
  },
} as const;
