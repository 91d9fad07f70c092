/** The English texts of `donation-amount`. */
export const DONATION_AMOUNT_SAID = {
  room: 'donation-amount',
  said: true,
  texts: {
    range: 'Enter an amount from {min} to {max}, such as 75 or 62.50.',
  },
} as const;
