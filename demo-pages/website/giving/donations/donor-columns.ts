import { jsonb, text } from 'drizzle-orm/pg-core';
import { language } from '../../platform/tables/index.ts';

/** In memory or in honour of a person, with the e-card that is sent once the gift is paid. */
export interface Dedication {
  kind: 'memory' | 'honour';
  name: string;
  card?: { recipientName: string; recipientEmail: string; message: string; design: string; sendOn: string };
}

/** The donor's details as they were given with a donation or a monthly plan; erasure empties them. */
export const donorColumns = () => ({
  customerTitle: text('customer_title').notNull(),
  customerFirstName: text('customer_first_name').notNull(),
  customerLastName: text('customer_last_name').notNull(),
  customerPhoneNumber: text('customer_phone_number').notNull(),
  customerEmailAddress: text('customer_email_address').notNull(),
  /** The address in the form in which addresses are compared: it identifies the donor. */
  emailKey: text('email_key').notNull(),
  organisation: text('organisation').notNull(),
  billingAddressStreet: text('billing_address_street').notNull(),
  billingAddressSuburb: text('billing_address_suburb').notNull(),
  billingAddressCity: text('billing_address_city').notNull(),
  billingAddressState: text('billing_address_state').notNull(),
  billingAddressPostcode: text('billing_address_postcode').notNull(),
  billingAddressCountry: text('billing_address_country').notNull(),
  language: language(),
  dedication: jsonb('dedication').$type<Dedication>(),
});

/** The donor's columns, emptied. */
export const NO_DONOR = {
  customerTitle: '',
  customerFirstName: '',
  customerLastName: '',
  customerPhoneNumber: '',
  customerEmailAddress: '',
  emailKey: '',
  organisation: '',
  billingAddressStreet: '',
  billingAddressSuburb: '',
  billingAddressCity: '',
  billingAddressState: '',
  billingAddressPostcode: '',
  billingAddressCountry: '',
  language: 'en',
} as const;
