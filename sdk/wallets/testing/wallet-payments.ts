/** One order and one address in the format of each wallet, for the tests of request builders. Never part of a build. */
import { jwt } from '../../client/testing/client-fakes.ts';
import { readChargeToken } from '../core/charge-token.ts';
import type { WalletMeta } from '../core/wallet-meta.ts';
import { readOrder } from '../core/wallet-order.ts';

export const OPTIONS = [
  { id: '1', label: 'Std', detail: '3 days', amount: 5, type: 'GROUND' },
  { id: '2', label: 'Fast', detail: '1 day', amount: 9.5, type: 'OVERNIGHT' },
];

/** The options that every wallet needs. */
export const META: WalletMeta = { country: 'au', amount_label: 'Total', merchant_name: 'Shop' };

/** The order of a charge over 10.5 AUD, with lower-case codes. */
export const orderOf = (meta: WalletMeta = META, charge: object = { amount: 10.5, currency: 'aud' }) =>
  readOrder({ token: readChargeToken(jwt({ charge })), meta });

/** An address with the provider's field names. */
export const ADDRESS = {
  address_line1: '1 George St',
  address_line2: 'Level 2',
  address_city: 'Sydney',
  address_postcode: '2000',
  address_state: 'NSW',
  address_country: 'AU',
};
