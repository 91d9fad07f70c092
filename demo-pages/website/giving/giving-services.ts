import type { PaymentServices } from '../payments/index.ts';
import type { Donations } from './donations/donations.ts';

/** What rooms with donations have beside payments. */
export interface GivingServices extends PaymentServices {
  donations: Donations;
}
