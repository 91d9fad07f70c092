/** The English texts of `donor-address`. */
export const DONOR_ADDRESS_SAID = {
  room: 'donor-address',
  said: true,
  texts: {
    newStreet: 'Enter the street and number of your new address.',
    newSuburb: 'Enter the suburb of your new address.',
    newCity: 'Enter the town or city of your new address.',
    newPostcode: 'Enter the postcode of your new address.',
    oldStreet: 'Enter the street and number of your old address.',
    oldSuburb: 'Enter the suburb of your old address.',
    oldCity: 'Enter the town or city of your old address.',
    oldPostcode: 'Enter the postcode of your old address.',
  },
} as const;
