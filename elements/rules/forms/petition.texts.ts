/** The English texts of `petition-rules`. */
export const PETITION_SAID = {
  room: 'petition-rules',
  said: true,
  texts: {
    phoneNewZealand: 'Enter a New Zealand phone number with its area code, like 021 234 567.',
    phone: 'Enter a phone number with its area code, like 0491 570 156.',
    email: 'Enter an email address like name@example.org.',
    expiry: 'Enter a month and year like 09/27.',
    letters: 'Use letters only: no digits or other signs.',
    digits: 'Use digits only, like 2000.',
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    yourEmail: 'Enter your email address, like name@example.org.',
    postcode: 'Enter your postcode.',
    mobile: 'Enter your mobile number.',
    location: 'Enter your location.',
  },
} as const;
