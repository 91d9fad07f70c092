/** The shopper's addresses in the simulated wallet, in the format of its messages. */
export const FLYPAY_ADDRESSES: Record<string, Record<string, string>> = {
  sydney: {
    address_line1: '1 Example Street',
    address_city: 'Sydney',
    address_state: 'NSW',
    address_postcode: '2000',
    address_country: 'AU',
  },
  auckland: {
    address_line1: '2 Example Road',
    address_city: 'Auckland',
    address_state: 'AUK',
    address_postcode: '1010',
    address_country: 'NZ',
  },
  paris: {
    address_line1: '3 rue Exemple',
    address_city: 'Paris',
    address_state: '',
    address_postcode: '75001',
    address_country: 'FR',
  },
};
