/** The English texts of `customer-rules`. */
export const CUSTOMER_SAID = {
  room: 'customer-rules',
  said: true,
  texts: {
    phoneAustralia: 'Enter an Australian phone number with its area code, like 0491 570 156.',
    phoneNewZealand: 'Enter a New Zealand phone number with its area code, like 021 234 567.',
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    email: 'Enter your email address, like name@example.org.',
    street: 'Enter your street and number.',
    suburb: 'Enter your suburb.',
    postcode: 'Enter your postcode.',
    privacy: 'Tick the box to say that you have read the privacy notice.',
  },
} as const;
