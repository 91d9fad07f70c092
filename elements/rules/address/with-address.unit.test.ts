import { expect, it } from 'vitest';
import { withAddress } from './with-address.ts';

const DEFAULTS = {
  billingAddressStreet: '',
  billingAddressSuburb: ' ',
  billingAddressCity: '',
  billingAddressState: 'NSW',
  billingAddressPostcode: '',
  billingAddressCountry: 'AUS',
  customerFirstName: 'Aroha',
};

it('of a form that nobody filled in is none, whatever the form chose by itself', () => {
  expect(withAddress(DEFAULTS)).toEqual({ ...DEFAULTS, billingAddressState: '', billingAddressCountry: '' });
});

it.each(['billingAddressStreet', 'billingAddressSuburb', 'billingAddressCity', 'billingAddressPostcode'])(
  'keeps its state and country once %s is given',
  (field) => {
    const given = { ...DEFAULTS, [field]: '2000' };
    expect(withAddress(given)).toEqual(given);
  },
);
