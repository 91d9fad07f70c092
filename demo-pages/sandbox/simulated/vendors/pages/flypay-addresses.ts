/** The shopper's addresses in the simulated wallet, in the format of its messages. */
export const FLYPAY_ADDRESSES: Record<string, Record<string, string>> = {
  sydney: {
    line1: '1 Example Street',
    city: 'Sydney',
    state: 'NSW',
    postalCode: '2000',
    countryCode: 'AU',
  },
  auckland: {
    line1: '2 Example Road',
    city: 'Auckland',
    state: 'AUK',
    postalCode: '1010',
    countryCode: 'NZ',
  },
  paris: {
    line1: '3 rue Exemple',
    city: 'Paris',
    state: '',
    postalCode: '75001',
    countryCode: 'FR',
  },
};
